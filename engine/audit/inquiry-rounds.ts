import { inquiryWords, readInquiryName, sharesLender } from '#engine/audit/inquiry-names.ts'
import { RATE_SHOPPING } from '#engine/law/habits.ts'
import { furnisherKey } from '#engine/matching/furnisher-name.ts'
import type { Account } from '#engine/report/account.ts'
import type { Inquiry, Report } from '#engine/report/report.ts'
import { addDays, daysBetween, firstDayOf, lastDayOf, writeDay, type Day } from '#engine/values/day.ts'

/** What dealers and brokers ask several lenders for at once. */
const ROUND_KINDS = ['auto', 'mortgage'] as const
export type RoundKind = (typeof ROUND_KINDS)[number]

/** One application that went to several lenders, and the account that came of it. */
export interface InquiryRound {
  readonly kind: RoundKind
  /** The company of the account that was opened. */
  readonly lender: string
  readonly openedOn: string
  readonly from: Day
  readonly to: Day
  /** Of all reports, by report and inquiry. */
  readonly inquiries: readonly [DatedInquiry, ...DatedInquiry[]]
}

interface DatedInquiry {
  readonly reportId: string
  readonly id: string
  readonly name: string
  readonly on: Day
}

const WORDS_OF_KIND: Readonly<Record<RoundKind, RegExp>> = {
  auto: /\b(?:auto|autos|automobile|automotive|motors?|motorcycles?|vehicles?|cars?|dealers?|carvana|carmax|ford|toyota|honda|nissan|hyundai|kia|chrysler|gm financial|boats?|marine|rv|powersports)\b/i,
  mortgage: /\b(?:mortgages?|mtg|home (?:loans?|lending|mtg)|real estate|credco|corelogic|rocket)\b/i,
}

/** Words of lenders and others who look for a purpose of their own, whatever else is asked for that day. */
const OF_ANOTHER_KIND =
  /\b(?:cards?|bkcrd|crd|amex|american express|discover|syncb|comenity|store|jewel\w*|furniture|wireless|mobile|telecom\w*|verizon|comcast|cable|internet|electric|energy|power|gas|water|utilit\w*|insurance|ins|collect\w*|recover\w*|apartments?|apts|rent\w*|tenant\w*|propert\w*|realty|leasing office|employ\w*|student|education|payday|cash|medical|dental|health)\b/i

/** The account that dealers or brokers found a lender for. */
function kindOfAccount({ accountType, accountTypeText, loanType, creditorName, remarks }: Account): RoundKind | null {
  if (accountType === 'mortgage') return 'mortgage'
  if (accountType !== 'installment' && accountType !== null) return null
  const printed = [accountTypeText ?? '', loanType ?? '', ...remarks].join(' ')
  return ROUND_KINDS.find((kind) => WORDS_OF_KIND[kind].test(printed) || WORDS_OF_KIND[kind].test(creditorName)) ?? null
}

function kindOfInquiry(name: string): RoundKind | 'other' | null {
  const kind = ROUND_KINDS.find((one) => WORDS_OF_KIND[one].test(name))
  if (kind !== undefined) return kind
  return OF_ANOTHER_KIND.test(name) ? 'other' : null
}

/** How long before the opening an application may lie, and how long after it a lender may still have looked. */
const AROUND_OPENING = { auto: { before: 30, after: 7 }, mortgage: { before: 120, after: 7 } } as const

/** A lender whose name says no kind belongs to a round only where it looked together with those whose names do. */
const TOGETHER_DAYS = 3

/** Fewer are no round. */
const FEWEST = 3

/**
 * The rounds in a person's reports: at least three lenders of one kind, or of no other, within the days of one application,
 * one of them by its name or by the account, and an account of that kind opened then. An account in `without` explains nothing.
 */
export function inquiryRounds(reports: readonly Report[], without: readonly Account[] = []): readonly InquiryRound[] {
  const asked = reports.flatMap((report) => report.inquiries.flatMap((inquiry) => datedIn(report, inquiry)))
  const disowned = new Set(without.map(openingOf))
  const taken = new Set<DatedInquiry>()
  const rounds: InquiryRound[] = []
  for (const account of reports.flatMap(({ accounts }) => accounts)) {
    const round = disowned.has(openingOf(account))
      ? null
      : roundOf(
          account,
          asked.filter((one) => !taken.has(one)),
        )
    if (round === null) continue
    for (const one of round.inquiries) taken.add(one)
    rounds.push(round)
  }
  return rounds
}

/** The same account at every bureau. */
const openingOf = (account: Account): string => [kindOfAccount(account), account.dateOpened?.slice(0, 7)].join(' ')

function datedIn({ id: reportId }: Report, { id, kind, creditorName, date }: Inquiry): readonly DatedInquiry[] {
  if (kind !== 'hard' || date === null || firstDayOf(date) !== lastDayOf(date)) return []
  return [{ reportId, id, name: creditorName, on: date }]
}

function roundOf(account: Account, asked: readonly DatedInquiry[]): InquiryRound | null {
  const kind = kindOfAccount(account)
  const { dateOpened, creditorName } = account
  if (kind === null || dateOpened === null) return null
  const [from, to] = [
    addDays(firstDayOf(dateOpened), -AROUND_OPENING[kind].before),
    addDays(lastDayOf(dateOpened), AROUND_OPENING[kind].after),
  ]
  const near = asked.filter(({ on }) => on >= from && on <= to)
  const surely = near.filter(({ name }) => kindOfInquiry(name) === kind || sharesLender(name, creditorName))
  // The application nearest to the opening is the one that led to it.
  const [nearest] = surely.toSorted((a, b) => distance(a.on, dateOpened) - distance(b.on, dateOpened))
  if (nearest === undefined) return null
  const ofTime = near.filter(({ on }) => distance(on, nearest.on) <= RATE_SHOPPING.value)
  const sure = surely.filter((one) => ofTime.includes(one))
  const inquiries = ofTime
    .filter(
      (one) =>
        sure.includes(one) || (kindOfInquiry(one.name) === null && sure.some(({ on }) => distance(on, one.on) <= TOGETHER_DAYS)),
    )
    .toSorted((a, b) => (a.on < b.on ? -1 : Number(a.on > b.on)))
  const [first, ...more] = inquiries
  if (first === undefined || lendersOf(inquiries) < FEWEST) return null
  const last = more.at(-1) ?? first
  return { kind, lender: creditorName, openedOn: dateOpened, from: first.on, to: last.on, inquiries: [first, ...more] }
}

const distance = (a: string, b: string): number => Math.abs(daysBetween(firstDayOf(a), firstDayOf(b)))

const lendersOf = (inquiries: readonly DatedInquiry[]): number =>
  new Set(inquiries.map(({ name }) => furnisherKey(readInquiryName(name).lender) || [...inquiryWords(name)].join(' '))).size

const LOANS: Readonly<Record<RoundKind, string>> = { auto: 'a vehicle loan', mortgage: 'a mortgage' }

/** What a round is, in two sentences to the consumer. */
export function explainRound({ kind, lender, openedOn, from, to }: Omit<InquiryRound, 'inquiries'>): string {
  const days = from === to ? `on ${writeDay(from)}` : `from ${writeDay(from)} to ${writeDay(to)}`
  return `You applied once for ${LOANS[kind]} ${days}, and the dealer or broker asked several lenders. ${lender} opened the account ${openedOn.length === 7 ? 'in' : 'on'} ${writeDay(openedOn)}. Credit scores usually count such a round as one inquiry.`
}
