import { auditReport } from '#engine/audit/audit-report.ts'
import { seededFile } from '#tools/synthetic-reports/make-report.ts'
import { myEquifax } from '#tools/synthetic-reports/myequifax.ts'
import { experianTypst } from '#tools/synthetic-reports/experian-typst.ts'
import { seeded } from '#tools/synthetic-reports/seed.ts'
const place=(q)=>({page:1,box:[0,0,1,1],quote:String(q)})
const withEv=(o)=>{const e={};for(const [k,v] of Object.entries(o)) if(v!==null&&!Array.isArray(v)) e[k]=place(v);for(const h of o.paymentHistory??[]) e['paymentHistory.'+h.month]=place(h.code);(o.remarks??[]).forEach((r,i)=>e['remarks.'+i]=place(r)); return {...o,evidence:e}}
const tally={}, ex={}; let accounts=0; const texts={}
for (const layout of ['experian','myequifax']) for (let i=0;i<150;i++){
  const file=seededFile(layout,'x'+i); const ch=seeded('x'+i+'/'+layout)
  const {truth}= layout==='myequifax'?myEquifax(file,ch):experianTypst(file,ch)
  const report={...truth,id:'r',personalInfo:{...truth.personalInfo,evidence:{}},accounts:truth.accounts.map(withEv),inquiries:truth.inquiries.map(withEv),publicRecords:truth.publicRecords.map(withEv)}
  accounts+=report.accounts.length
  for (const a of report.accounts){ const k=layout+'|'+(a.statusText??'').replace(/[\d,]+/g,'9').replace(/(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)/g,'Mon'); texts[k]=(texts[k]??0)+1; for(const r of a.remarks){const kk=layout+'|R '+r.slice(0,80); texts[kk]=(texts[kk]??0)+1}}
  for (const f of auditReport(report)) { const k=layout+' '+f.rule+' '+f.grade; tally[k]=(tally[k]??0)+1; if((ex[k]??=[]).length<3) { const a=report.accounts.find(a=>a.id===f.subjectId); ex[k].push(f.message+' || '+(a?`${a.creditorName} ${a.accountTypeText} ${a.statusText} st=${a.status} rem=${a.remarks.join('/')} opened=${a.dateOpened}`:'')) } }
}
console.log(accounts,'accounts'); console.log(tally); for (const [k,v] of Object.entries(ex)) console.log('\n'+k+'\n  '+v.join('\n  '))
import { meaningsOf, plainWords } from '#engine/audit/statements.ts'
for (const [k,v] of Object.entries(texts).sort()) console.log(v,k,'=>',[...meaningsOf(plainWords(k.split('|')[1].replace(/^R /,'').replaceAll('Mon','Nov')))].join(','))
