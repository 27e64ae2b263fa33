import { writeFileSync } from 'node:fs'
import { startBrowserPrinter } from '#tools/synthetic-reports/print-pdf.ts'
import { unseenCases } from '#tools/unseen-natives/cases.ts'
import { readingErrors } from '#tools/unseen-natives/compare.ts'
import { readCase } from '#tools/unseen-natives/read-case.ts'
const printer = await startBrowserPrinter()
const cases = await unseenCases(printer)
await printer.close()
let n = 0
for (const one of cases) {
  n += 1
  writeFileSync(`/tmp/h29/case${n}.pdf`, one.pdf)
  if (process.argv[2] === 'print') continue
  try {
    const errors = readingErrors(one.truth, await readCase(one))
    console.log(`== ${n} ${one.name}: ${errors.length}`)
    for (const error of errors.slice(0, Number(process.argv[3] ?? 25))) console.log(`   ${error}`)
  } catch (error) {
    console.log(`== ${n} ${one.name}: THREW ${error}`)
  }
}
