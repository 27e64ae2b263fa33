import { writeFileSync } from 'node:fs'
import { printEquifax } from '#tools/native-people/equifax.ts'
import { printExperian } from '#tools/native-people/experian.ts'
import { tellStory } from '#tools/native-people/story.ts'
import { readPdf, score, assertionsOf } from '#tools/native-people/score.ts'
const bureau = process.argv[2] ?? 'equifax', from = Number(process.argv[3] ?? 1), until = Number(process.argv[4] ?? 3), show = Number(process.argv[5] ?? 4)
const print = { equifax: printEquifax, experian: printExperian }[bureau]!
const kinds = new Map<string, any[]>(); const totals: Record<string, number> = {}
for (let i = from; i <= until; i++) { const s = tellStory(String(i)); const p = print(s); writeFileSync(`/tmp/c60/${bureau}-${i}.pdf`, p.pdf)
 try { const r = await readPdf(p.pdf); const sc = score(p.expected, r)
 for (const [k,v] of Object.entries(sc.counts)) totals[k] = (totals[k] ?? 0) + v
 for (const f of sc.failures) { const l = kinds.get(f.kind) ?? []; l.push([i, f.where, f.expected, f.actual]); kinds.set(f.kind, l) }
 for (const f of assertionsOf([r])) { const k = 'ASSERTED '+f.rule; const l = kinds.get(k) ?? []; l.push([i, f.creditorName, f.accountNumber, f.message]); kinds.set(k, l) } } catch (e) { console.log(i, e) }
}
console.log(totals)
for (const [k, l] of kinds) { console.log(`## ${k}: ${l.length}`); for (const x of l.slice(0, show)) console.log('   ', JSON.stringify(x).slice(0, 420)) }
