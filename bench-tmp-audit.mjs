import { auditReport } from '#engine/audit/audit-report.ts'
import { readdirSync, existsSync } from 'node:fs'
let n=0,bad=0; const miss=new Set()
for (const d of ['lawful','errors']) for (const f of (existsSync('engine/cases/'+d)?readdirSync('engine/cases/'+d):[])) {
  let m; try { m = await import('/work/main/engine/cases/'+d+'/'+f) } catch (e) { console.log('IMPORT', f, String(e).slice(0,200)); continue }
  for (const list of Object.values(m)) if (Array.isArray(list)) for (const c of list) {
    n++
    const F=['originalCreditor','accountNumber','accountType','accountTypeText','loanType','responsibility','status','paymentStatus','statusText','statusDate','dateOpened','dateClosed','dateReported','lastPaymentDate','lastActivityDate','dateOfFirstDelinquency','delinquencyFirstReported','dateAssigned','removalDate','currentBalance','balanceDate','pastDue','pastDueDate','creditLimit','highBalance','originalBalance','chargeOffAmount','monthlyPayment','lastPaymentAmount','terms','monthsReviewed','lateCounts','soldTo'];const fix=r=>({...r,accounts:r.accounts.map(a=>{const b={...a};for(const k of F) if(b[k]===undefined) {b[k]=null; miss.add(k)} return b})});
    const fs = auditReport(fix(c.report), { earlier: c.earlier.map(fix), ...(c.confirmed?{confirmed:c.confirmed}:{}), disputes: c.disputes })
    const extra = fs.filter(x=>!(c.expects.some(e=>e.rule===x.rule && e.subjectId===x.subjectId)) && !c.allows.includes(x.rule))
    const missing = c.expects.filter(e=>!fs.some(x=>x.rule===e.rule && e.subjectId===x.subjectId))
    for (const x of extra) { bad++; console.log('EXTRA', c.id, '|', x.subjectId, x.rule, x.grade, '|', x.message.slice(0,160)) }
    for (const x of missing) console.log('MISSING', c.id, x.rule, x.subjectId)
  }
}
console.log(n,'cases',bad,'extra')
console.log('undefined fields', [...miss])
