import { type CreditFile, presentReports } from '#engine/analysis/credit-file.ts'
import { accountEntry, byText, inquiryEntry, nameAll, nameReport } from '#engine/analysis/entry.ts'
import { mostInquiries } from '#engine/analysis/hard-inquiries.ts'
import { THIN_BELOW, thinFile } from '#engine/analysis/thin-file.ts'
import { isAuthorizedUser } from '#engine/audit/entry-kinds.ts'
import { isLateMark, marksOf, writeMarks } from '#engine/audit/history.ts'
import type { Account } from '#engine/report/account.ts'
import type { Report } from '#engine/report/report.ts'
import type { Planned } from '#engine/plan/plan-action.ts'
import { counted } from '#engine/values/counted.ts'
import { addMonths, type Day, daysBetween, firstDayOf, monthOf, writeDay } from '#engine/values/day.ts'

/** What only time and steady payment change: late months, new inquiries, a short record. */
export function timeActions(file: CreditFile): readonly Planned[] {
  return [...steadyPayment(file), ...fewerInquiries(file), ...longerRecord(file)]
}

/** Scores look hardest at the last two years. */
const LOOK_BACK_MONTHS = 24

interface PaidRecord {
  readonly report: Report
  readonly good: number
  readonly said: number
  readonly late: readonly { readonly account: Account; readonly marks: ReturnType<typeof marksOf> }[]
}

/** The open accounts of the report with the most late months in the last two years. */
function steadyPayment({ reports, today }: CreditFile): readonly Planned[] {
  const [worst] = presentReports(reports)
    .map((report) => recordOf(report, today))
    .toSorted((a, b) => lateMonths(b) - lateMonths(a) || (a.report.bureau < b.report.bureau ? -1 : 1))
  if (worst === undefined || lateMonths(worst) === 0) return []
  const names = nameAll(worst.late.map(({ account }) => account.creditorName))
  return [
    {
      order: 'advice',
      action: {
        id: 'payment.record',
        title: 'Pay every open account on time',
        description: `Your ${nameReport(worst.report)} shows ${counted(lateMonths(worst), 'late month')} in the last two years on open accounts: ${names}.`,
        category: 'payment',
        priority: 'Medium',
        timeframe: '12 to 24 months',
        currentStatus: Math.round((worst.good / worst.said) * 100),
        statusRestsOn: `Of the ${worst.said} months in the last two years with a payment status, ${worst.good} were paid as agreed.`,
        steps: [
          ...worst.late.map(
            ({ account, marks }) =>
              `${account.creditorName}: ${writeMarks(marks)}. Set up automatic payments for at least the minimum.`,
          ),
          `If ${names} marked a month late and you paid on time, dispute it with your proof.`,
        ],
        evidence: worst.late.map(({ account, marks }) =>
          accountEntry(
            worst.report,
            account,
            marks.map(({ month }) => `paymentHistory.${month}`),
          ),
        ),
      },
      gains: [],
      showsWithin: 90,
    },
  ]
}

const lateMonths = ({ late }: PaidRecord): number => late.reduce((sum, { marks }) => sum + marks.length, 0)

function recordOf(report: Report, today: Day): PaidRecord {
  const since = monthOf(addMonths(today, -LOOK_BACK_MONTHS))
  const open = report.accounts
    .filter((account) => (account.status === 'open' || account.status === 'delinquent') && !isAuthorizedUser(account))
    .toSorted(byText(({ creditorName, id }) => `${creditorName}|${id}`))
    .map((account) => ({ account, marks: marksOf(account).filter(({ month }) => month >= since) }))
  const said = open.flatMap(({ marks }) => marks.filter((mark) => mark.code === 'ok' || isLateMark(mark)))
  return {
    report,
    good: said.filter(({ code }) => code === 'ok').length,
    said: said.length,
    late: open
      .map(({ account, marks }) => ({ account, marks: marks.filter(isLateMark) }))
      .filter(({ marks }) => marks.length > 0),
  }
}

function fewerInquiries({ reports, today }: CreditFile): readonly Planned[] {
  const most = mostInquiries(reports, today)
  if (most === null || most.fewerFrom === null) return []
  const passed = most.recent.map(({ date }) => Math.min(1, daysBetween(firstDayOf(date), today) / 365))
  const named = most.recent.map(({ inquiry, date }) => `${inquiry.creditorName} (${writeDay(date)})`)
  return [
    {
      order: 'advice',
      action: {
        id: 'inquiries.wait',
        title: 'Wait before you apply again',
        description: `Your ${nameReport(most.report)} lists ${counted(most.recent.length, 'hard inquiry', 'hard inquiries')} of the last 12 months: ${nameAll(named)}.`,
        category: 'inquiries',
        priority: 'Low',
        timeframe: `Until ${writeDay(most.fewerFrom)}`,
        currentStatus: Math.round((passed.reduce((sum, share) => sum + share, 0) / passed.length) * 100),
        statusRestsOn: 'How much of its 12 months has passed for each of these inquiries, on average.',
        steps: [
          `If you can, don’t apply for anything new before ${writeDay(most.fewerFrom)}.`,
          `Check the list for inquiries you didn’t allow. You can dispute those. It names ${nameAll(most.recent.map(({ inquiry }) => inquiry.creditorName))}.`,
        ],
        evidence: most.recent.map(({ inquiry }) => inquiryEntry(most.report, inquiry)),
      },
      gains: [],
      showsWithin: 90,
    },
  ]
}

function longerRecord({ reports }: CreditFile): readonly Planned[] {
  const thin = thinFile(reports)
  if (thin === null) return []
  const names = nameAll(thin.accounts.map(({ creditorName }) => creditorName))
  return [
    {
      order: 'advice',
      action: {
        id: 'mix.record',
        title: 'Build a longer credit history',
        description: `Even your ${nameReport(thin.report)}, the most complete, lists only ${counted(thin.accounts.length, 'open account')}: ${names}.`,
        category: 'mix',
        priority: 'Low',
        timeframe: '12 months or longer',
        currentStatus: Math.round((thin.accounts.length / THIN_BELOW) * 100),
        statusRestsOn: `${counted(thin.accounts.length, 'open account')}, of ${THIN_BELOW}.`,
        steps: [
          `Keep ${names} open. Use it and pay it in full.`,
          'Don’t take a loan just to raise your score. It costs interest, and a new account counts little at first.',
        ],
        evidence: thin.accounts.map((account) => accountEntry(thin.report, account, ['dateOpened', 'status'])),
      },
      gains: [],
      showsWithin: 90,
    },
  ]
}
