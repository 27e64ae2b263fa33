import { embeddedPageText } from '#adapters/page-text/embedded.ts'
import { readDocument } from '#engine/reading/read-document.ts'
import { makeSeededReport } from '#tools/synthetic-reports/make-report.ts'
import { startTypesetter } from '#tools/synthetic-reports/print-typst.ts'
import { writeFileSync } from 'node:fs'
const t = startTypesetter()
const p = await makeSeededReport('myequifax', 'bench-2-13', { print: async () => new Uint8Array(), typeset: t })
writeFileSync('/tmp/benchread/my13.pdf', p.bytes)
const pt = embeddedPageText()
const x = await pt.read(p.bytes, { password: null, digest: null, timeoutMs: 60000 })
const r = readDocument(x.document, ['a','b','c'])
console.log(r.reports[0].accounts.map(a => [a.creditorName, a.paymentHistory.length, a.balanceHistory.length]), p.truth.accounts.map(a => [a.creditorName, a.paymentHistory.length]))
await pt.close()
