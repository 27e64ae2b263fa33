import { type CreditFile, presentReports, standingOn, tellingWhole } from '#engine/analysis/credit-file.ts'
import { byText, nameAll, nameReport } from '#engine/analysis/entry.ts'
import { mostInquiries, MANY_INQUIRIES } from '#engine/analysis/hard-inquiries.ts'
import { pastDueAccounts } from '#engine/analysis/past-due.ts'
import { fullestUse, USE_GOAL } from '#engine/analysis/revolving-use.ts'
import { isLiving, thinFile } from '#engine/analysis/thin-file.ts'
import type { Severity } from '#engine/audit/negative-items.ts'
import { wasReadWhole } from '#engine/audit/surely-absent.ts'
import type { Report } from '#engine/report/report.ts'
import { counted } from '#engine/values/counted.ts'
import { daysBetween, firstDayOf, monthsBetween, writeDay } from '#engine/values/day.ts'
import { writeMoney } from '#engine/values/money.ts'
import { BUREAU_NAMES } from '#engine/words/bureau.ts'

/** A record this long counts as a strength. */
const LONG_MONTHS = 84
/** Twelve months without a late mark are worth saying; fewer say little. */
const CLEAN_MONTHS = 12
/** An older report says nothing about today's inquiries. */
const FRESH_DAYS = 60

/** What speaks for the member, each naming the report that prints it. */
export function strengths(file: CreditFile): readonly string[] {
  return [
    ...presentReports(file.reports)
      .toSorted(byText(({ bureau }) => bureau))
      .flatMap((report) => ofReport(report, file)),
    ...ofUse(file),
  ]
}

function ofReport(report: Report, { negativeItems, today }: CreditFile): readonly string[] {
  const name = nameReport(report)
  const isWhole = wasReadWhole(report) && report.accounts.length > 0
  const hasNegative = negativeItems.some(({ reportId }) => reportId === report.id)
  const months = report.accounts.flatMap(({ paymentHistory }) => paymentHistory)
  const good = months.filter(({ code }) => code === 'ok').length
  const isClean = isWhole && !hasNegative
  const hard =
    wasReadWhole(report) && report.inquiries.length > 0 && isFresh(report, today) ? mostInquiries([report], today) : null
  return [
    isClean && good >= CLEAN_MONTHS
      ? `Your ${name} shows ${good} months paid as agreed and no negative items among ${counted(report.accounts.length, 'account')}.`
      : isClean
        ? `Your ${name} lists no negative items among ${counted(report.accounts.length, 'account')}.`
        : null,
    ...longRecord(report),
    hard?.recent.length === 0 ? `Your ${name} lists no hard inquiries in the last 12 months.` : null,
  ].filter((text) => text !== null)
}

const isFresh = ({ reportDate }: Report, today: string): boolean =>
  reportDate !== null && daysBetween(firstDayOf(reportDate), today) <= FRESH_DAYS

function longRecord(report: Report): readonly string[] {
  const { reportDate } = report
  if (reportDate === null || !wasReadWhole(report)) return []
  const open = report.accounts
    .filter(isLiving)
    .flatMap(({ dateOpened, creditorName }) => (dateOpened === null ? [] : [{ dateOpened, creditorName }]))
  const [oldest] = open.toSorted(byText(({ dateOpened, creditorName }) => `${firstDayOf(dateOpened)}|${creditorName}`))
  if (oldest === undefined || monthsBetween(oldest.dateOpened, reportDate) < LONG_MONTHS) return []
  return [
    `${oldest.creditorName}, open since ${writeDay(oldest.dateOpened)}, is the oldest open account of your ${nameReport(report)}.`,
  ]
}

function ofUse(file: CreditFile): readonly string[] {
  const use = fullestUse(tellingWhole(file))
  if (use === null || use.percent > USE_GOAL || !wasReadWhole(use.report)) return []
  return [
    `Your ${nameReport(use.report)} shows ${use.percent}% of your revolving limits in use (${writeMoney(use.balance)} of ${writeMoney(use.limit)}).`,
  ]
}

/** What weighs on the member, each naming what prints it. */
export function riskFactors(file: CreditFile): readonly string[] {
  return [
    ...ofNegative(file),
    ...ofLate(file),
    ...ofFullLines(file),
    ...ofInquiries(file),
    ...ofThin(file),
    ...ofOldReports(file),
  ]
}

const WEIGHTS: readonly (readonly [Severity, string])[] = [
  ['severe', 'weighing most (charge-off, collection or as bad)'],
  ['high', 'with 90 days late or worse'],
  ['medium', 'with 60 days late'],
  ['low', 'with a 30-day mark or less'],
]

/** One line for each bureau and weight, naming the entries. */
function ofNegative({ negativeItems, ...file }: CreditFile): readonly string[] {
  return standingOn(file)
    .toSorted(byText(({ bureau }) => bureau))
    .flatMap((report) =>
      WEIGHTS.flatMap(([severity, words]) => {
        const items = negativeItems.filter((item) => item.reportId === report.id && item.severity === severity)
        if (items.length === 0) return []
        const names = nameAll(items.map(({ creditorName }) => creditorName).toSorted())
        return [`${counted(items.length, 'item', 'items')} on your ${nameReport(report)} ${words}: ${names}.`]
      }),
    )
}

function ofLate(file: CreditFile): readonly string[] {
  return pastDueAccounts(standingOn(file)).map(
    ({ creditorName, pastDue, listings }) =>
      `${creditorName} is reported as late, with ${writeMoney(pastDue)} past due (${nameAll(listings.map(({ report }) => BUREAU_NAMES[report.bureau]))}).`,
  )
}

function ofFullLines(file: CreditFile): readonly string[] {
  const use = fullestUse(tellingWhole(file))
  if (use === null || use.percent <= USE_GOAL) return []
  return [`Your ${nameReport(use.report)} shows ${use.percent}% of your revolving limits in use.`]
}

function ofInquiries({ reports, today }: CreditFile): readonly string[] {
  const most = mostInquiries(reports, today)
  if (most === null || most.recent.length < MANY_INQUIRIES) return []
  return [`Your ${nameReport(most.report)} lists ${most.recent.length} hard inquiries in the last 12 months.`]
}

function ofThin({ reports }: CreditFile): readonly string[] {
  const thin = thinFile(reports)
  if (thin === null) return []
  return [`Your ${nameReport(thin.report)} lists only ${counted(thin.accounts.length, 'open account')}.`]
}

/** A report that is left out of every advice about today. */
function ofOldReports({ reports }: CreditFile): readonly string[] {
  const present = new Set(presentReports(reports))
  return reports
    .filter((report) => !present.has(report))
    .toSorted(byText(({ bureau }) => bureau))
    .map((report) => `Your ${nameReport(report)} is more than a year older than your newest, so we left out its balances.`)
}
