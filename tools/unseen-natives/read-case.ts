import { joinFiles, type ReportFile } from '#engine/reading/files/join-files.ts'
import { readDocument } from '#engine/reading/read-document.ts'
import type { Account } from '#engine/report/account.ts'
import { type Evidence, SURE } from '#engine/report/evidence.ts'
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
  return isSureOnly ? sureOf(report) : report
}

const isSure = (place: Evidence | undefined): boolean => (place?.confidence ?? SURE) >= SURE

/** The report without what is asked about. */
function sureOf(report: Report): Report {
  const { personalInfo, publicRecords } = report
  const { name, alsoKnownAs, evidence } = personalInfo
  return {
    ...report,
    accounts: report.accounts.map(sure),
    personalInfo: {
      ...personalInfo,
      name: isSure(evidence['name']) ? name : null,
      alsoKnownAs: alsoKnownAs.filter((_, index) => isSure(evidence[`alsoKnownAs.${index}`])),
    },
    publicRecords: publicRecords.filter((record) => isSure(record.evidence['type'])),
  }
}

/** An account without the values that are asked about. */
function sure(account: Account): Account {
  const asked = Object.entries(account.evidence).filter(([, place]) => !isSure(place))
  return {
    ...account,
    ...Object.fromEntries(asked.map(([field]) => [field, null])),
    remarks: account.remarks.filter((_, index) => isSure(account.evidence[`remarks.${index}`])),
  }
}
