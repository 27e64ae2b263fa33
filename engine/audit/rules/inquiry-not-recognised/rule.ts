import { inquiryWords, writeInquiryName } from '#engine/audit/inquiry-names.ts'
import { inquiryRounds } from '#engine/audit/inquiry-rounds.ts'
import { NOTHING_CONFIRMED, type Hit, type InquiryRule, type Surroundings } from '#engine/audit/rule.ts'
import { after, PERIODS } from '#engine/law/periods.ts'
import { companyWords } from '#engine/matching/company-words.ts'
import type { Inquiry, Report } from '#engine/report/report.ts'
import { addDays, firstDayOf, lastDayOf, writeDay, type PartialDay } from '#engine/values/day.ts'

export const rule: InquiryRule = {
  id: 'inquiry_not_recognised',
  about: 'inquiry',
  grade: 'identity',
  title: 'Hard inquiry without an account',
  needs: ['date', 'reportDate'],
  citations: ['fcra_1681b_a', 'fcra_1681i_a_5'],
  ask: 'Please delete it, unless the company shows a purpose that the law permits.',
  target: 'bureau',
  exonerations: [
    "You applied, but were turned down or didn't accept the offer.",
    'A dealer or broker sent your application to several lenders.',
    'The company asked for another company, or you know it by another name.',
    'You rented a home, signed up for a phone plan or asked for a higher limit.',
  ],
  check,
}

/** An account that was opened so long before or after counts as the one that was asked for. */
const WINDOW_DAYS = 60

function check(inquiry: Inquiry, surroundings: Surroundings): Hit | null {
  const { creditorName, date, id, kind } = inquiry
  const { ownInquiries, foreignInquiries } = surroundings.confirmed ?? NOTHING_CONFIRMED
  if (kind !== 'hard' || ownInquiries.includes(id)) return null
  const dated = date === null ? '' : ` dated ${writeDay(date)}`
  const fields = ['creditorName', ...(date === null ? [] : ['date'])]
  if (foreignInquiries.includes(id)) {
    return {
      message: `You said you never asked for the hard inquiry by ${writeInquiryName(creditorName)}${dated}.`,
      claim: `My report lists a hard inquiry by ${creditorName}${dated}. I did not ask for it.`,
      fields,
    }
  }
  if (date === null || !isTimeToAsk(date, surroundings.report) || hasAccount(creditorName, date, surroundings)) return null
  if (isOfRound(inquiry, surroundings)) return null
  return {
    message: `The report lists a hard inquiry by ${writeInquiryName(creditorName)}${dated}, but no account opened with that company within ${WINDOW_DAYS} days. Only you know if you asked for it.`,
    claim: `My report lists a hard inquiry by ${creditorName}${dated}.`,
    fields,
    isQuestion: true,
  }
}

/** Late enough for an account to show, and before the bureau takes the inquiry off by itself. */
function isTimeToAsk(date: PartialDay, { reportDate }: Report): boolean {
  if (reportDate === null) return false
  const isLateEnough = addDays(lastDayOf(date), WINDOW_DAYS) < firstDayOf(reportDate)
  return isLateEnough && after(lastDayOf(date), PERIODS.inquiry_policy) > firstDayOf(reportDate)
}

/** Here, in an earlier report or at another bureau; one whose opening date is not printed may be it. */
function hasAccount(creditorName: string, date: PartialDay, { report, earlier, others = [] }: Surroundings): boolean {
  const [from, to] = [addDays(firstDayOf(date), -WINDOW_DAYS), addDays(lastDayOf(date), WINDOW_DAYS)]
  const words = [...inquiryWords(creditorName)]
  return [report, ...earlier, ...others.map((other) => other.report)].some((one) =>
    words.some((word) =>
      (openingsOf(one).get(word) ?? []).some(
        (opened) => opened === null || (lastDayOf(opened) >= from && firstDayOf(opened) <= to),
      ),
    ),
  )
}

const rounds = new WeakMap<Surroundings, ReadonlySet<string>>()

/** One application that a dealer or a broker sent to several lenders, an account of which is in a report. */
function isOfRound({ id }: Inquiry, surroundings: Surroundings): boolean {
  const before = rounds.get(surroundings)
  const found = before ?? inquiriesInRounds(surroundings)
  if (before === undefined) rounds.set(surroundings, found)
  return found.has(id)
}

function inquiriesInRounds({ report, earlier, others = [], confirmed = NOTHING_CONFIRMED }: Surroundings): ReadonlySet<string> {
  const disowned = report.accounts.filter((account) => confirmed.foreignAccounts.includes(account.id))
  const found = inquiryRounds([report, ...others.map((other) => other.report), ...earlier], disowned)
  return new Set(
    found.flatMap(({ inquiries }) => inquiries.filter(({ reportId }) => reportId === report.id).map((one) => one.id)),
  )
}

/** A report never changes once read, so its accounts are sorted by company once. */
const known = new WeakMap<Report, ReadonlyMap<string, readonly (PartialDay | null)[]>>()

function openingsOf(report: Report): ReadonlyMap<string, readonly (PartialDay | null)[]> {
  const before = known.get(report)
  if (before !== undefined) return before
  const openings = new Map<string, (PartialDay | null)[]>()
  for (const { creditorName, dateOpened } of report.accounts)
    for (const word of companyWords(creditorName)) {
      const there = openings.get(word)
      if (there) there.push(dateOpened)
      else openings.set(word, [dateOpened])
    }
  known.set(report, openings)
  return openings
}
