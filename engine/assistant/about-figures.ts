import type { MemberFile, ReportFact } from '#engine/assistant/member-file.ts'
import { fromFile, reportLink, reportName, type Link, type Statement } from '#engine/assistant/statement.ts'

const PROFILE: Link = { label: 'Your reports', to: '/credit-reports' }

/** The newest score that a report prints; nothing computes one. */
export function aboutScore({ reports }: MemberFile): readonly Statement[] {
  const scored = reports.flatMap((report) => (report.score === null ? [] : [{ ...report, score: report.score }]))
  const [newest] = scored.toSorted((a, b) => ((a.reportDate ?? '') < (b.reportDate ?? '') ? 1 : -1))
  if (newest === undefined) return [fromFile('Your latest reports don’t include a score, and we don’t guess one.', PROFILE)]
  const model = newest.scoreModel === null ? '' : ` (${newest.scoreModel})`
  const text = `The newest score in your file is ${newest.score}${model}, as shown in the ${reportName(newest)}.`
  return [fromFile(text, linkTo(newest))]
}

const linkTo = ({ id, bureau }: ReportFact): Link => reportLink({ reportId: id, bureau })

export function aboutUtilization({ utilization, reports }: MemberFile): readonly Statement[] {
  const text =
    utilization === null
      ? 'We can’t calculate your utilization. No open revolving account on your latest reports shows both a balance and a limit.'
      : `Your utilization is ${utilization} percent, based on the open revolving accounts on your latest reports that show both a balance and a limit.`
  return [fromFile(text, ...reports.map(linkTo))]
}

export function aboutPaymentHistory({ paymentHistory, reports }: MemberFile): readonly Statement[] {
  const text =
    paymentHistory === null
      ? 'Your latest reports show no payment history to count.'
      : `${paymentHistory} percent of the months in your payment history are marked paid on time.`
  return [fromFile(text, ...reports.map(linkTo))]
}
