import { joinFiles, type ReportFile } from '#engine/reading/files/join-files.ts'
import { readDocument } from '#engine/reading/read-document.ts'
import type { Account } from '#engine/report/account.ts'
import { SURE } from '#engine/report/evidence.ts'
import type { Report } from '#engine/report/report.ts'
import { textOfPdf } from '#tools/synthetic-reports/text-of-pdf.ts'
import type { UnseenCase } from '#tools/unseen-natives/unseen-case.ts'

/** Reads a case as an upload is read: its file, or its files one after the other, which become one report. */
export async function readCase({ pdf, chosen, files, isSureOnly }: UnseenCase): Promise<Report> {
  const whole = await textOfPdf(pdf)
  const parts = files?.(whole) ?? [whole.pages.map(({ number }) => number)]
  const reports = parts.map((numbers, index): ReportFile => {
    const pages = numbers.flatMap((one, at) =>
      whole.pages.filter(({ number }) => number === one).map((page) => ({ ...page, number: at + 1 })),
    )
    const read = readDocument({ ...whole, pages }, ['r1', 'r2', 'r3'], chosen)
    if (read.kind !== 'reports') throw new Error(read.kind === 'not_a_report' ? read.why : read.kind)
    return { number: index + 1, pageCount: pages.length, report: read.reports[0] }
  })
  const [first, ...others] = reports
  if (first === undefined) throw new Error('no file')
  const report = others.length === 0 ? first.report : joinFiles('r1', [first, ...others])
  return isSureOnly ? { ...report, accounts: report.accounts.map(sure) } : report
}

/** An account without the values that are asked about. */
function sure(account: Account): Account {
  const asked = Object.entries(account.evidence).filter(([, place]) => (place.confidence ?? SURE) < SURE)
  return { ...account, ...Object.fromEntries(asked.map(([field]) => [field, null])) }
}
