import { LAWFUL_CASES, ERROR_CASES } from '#engine/cases/all-cases.ts'
import { judgeCase } from '#engine/cases/judge-case.ts'
console.log(LAWFUL_CASES.length, ERROR_CASES.length)
for (const c of [...LAWFUL_CASES, ...ERROR_CASES]) {
  const v = judgeCase(c)
  if (v.missed.length || v.wrong.length) console.log(c.id, '[' + c.layout + ']', v.missed.map((m) => 'MISSED ' + m.rule).join(' '), v.wrong.map((f) => `WRONG ${f.rule}(${f.grade}) on ${f.subjectId}: ${f.message}`).join('\n    '))
}
