import { quotePrinted } from '#engine/audit/quote-printed.ts'
import { isLease } from '#engine/audit/entry-kinds.ts'
import { areOfOneDay, mayBeOfOneDay, compareWithOthers, type Dated, updateOf } from '#engine/audit/between-bureaus.ts'
import {
  chargedOffAndCo,
  isCurrent,
  isInRelief,
  isLateNow,
  isNeverLate,
  isReinstated,
  KIND_IN_WORDS,
  mentionsBankruptcy,
  type Place,
} from '#engine/audit/entry-words.ts'
import { isNextMonth, markKey, marksOf } from '#engine/audit/history.ts'
import type { AccountRule, Hit, Listed, Surroundings } from '#engine/audit/rule.ts'
import { mentions, says } from '#engine/audit/statements.ts'
import type { Account } from '#engine/report/account.ts'
import { addMonths, monthOf, writeDay } from '#engine/values/day.ts'
import { BUREAU_NAMES } from '#engine/words/bureau.ts'

export const rule: AccountRule = {
  id: 'bureaus_disagree_status',
  about: 'account',
  grade: 'disagreement',
  title: 'Two bureaus report different statuses',
  needs: ['statusText', 'dateReported'],
  citations: ['fcra_1681e_b', 'fcra_1681i_a_5', 'fcra_1681s2_a_2'],
  ask: 'Please verify the status with the company, and correct it if it cannot be proven.',
  target: 'bureau',
  mayBackfire: 'The company may change the better status at the other bureau instead.',
  exonerations: [
    'The bureaus updated it at different times, and the account changed in between.',
    'A payment, reinstatement, deferral or bankruptcy happened between the two updates.',
    'They are two different accounts at the same company.',
  ],
  check,
}

function check(account: Account, surroundings: Surroundings): Hit | null {
  return compareWithOthers(account, surroundings, (other) => compare({ report: surroundings.report, account }, other))
}

function compare(here: Listed, there: Listed): Hit | null {
  const loss = lossAgainstNone(here, there)
  const states = loss ?? lateAgainstCurrent(here, there) ?? lossAgainstCurrent(here, there)
  const [updated, otherUpdated] = [statusDateOf(here.account), statusDateOf(there.account)]
  if (states === null || updated === null || otherUpdated === null) return null
  const isOneDay = areOfOneDay(updated.on, otherUpdated.on)
  const isOneMonth = loss !== null && isSlowLoss(here, there) && mayBeOfOneDay(updated.on, otherUpdated.on)
  if (!isOneDay && !isOneMonth) return null
  const [one, other] = states
  const [name, otherName] = [BUREAU_NAMES[here.report.bureau], BUREAU_NAMES[there.report.bureau]]
  const [day, otherDay] = [writeDay(updated.on), writeDay(otherUpdated.on)]
  const [quote, otherQuote] = [quoteOf(here, one), quoteOf(there, other)]
  const within = (printed: string | null): string => (printed === null ? '' : `${printed}, `)
  const has = (printed: string | null): string => (printed === null ? 'was' : `reports ${printed},`)
  return {
    message: `${name} says that the account ${one.words} (${within(quote)}updated ${day}), but ${otherName} says that it ${other.words} (${within(otherQuote)}updated ${otherDay}).`,
    claim: `${name} says that the account ${one.words}, but ${otherName} says that it ${other.words}: ${name} ${has(quote)} updated ${day}; ${otherName} ${has(otherQuote)} updated ${otherDay}. ${isOneDay ? 'Only one of the two can be right.' : 'The two do not match.'}`,
    fields: [...one.fields, updated.field],
    beside: [{ ...there, fields: [...other.fields, otherUpdated.field] }],
    harms: one.isBad ? 'here' : 'there',
  }
}

/**
 * A charge-off of a card or a loan follows on months of lateness, so within one month never late and charged off exclude each
 * other. A placement, a repossession and the notice of a bankruptcy may come within days.
 */
function isSlowLoss(...listed: readonly Listed[]): boolean {
  return listed.every(({ account }) => {
    const kind = chargedOffAndCo(account)?.kind ?? 'charge_off'
    const isSlow = account.accountType === 'revolving' || account.accountType === 'installment'
    return isSlow && kind === 'charge_off' && !mentionsBankruptcy(account)
  })
}

/** Without any other date the status was right at least on the day of its last change. */
function statusDateOf(account: Account): Dated | null {
  const { statusDate } = account
  return updateOf(account) ?? (statusDate === null ? null : { on: statusDate, field: 'statusDate' })
}

/** What an entry says about the state of the account. */
interface State {
  readonly isBad: boolean
  /** Follows on "the account". */
  readonly words: string
  readonly fields: readonly [Place, ...string[]]
}
type States = readonly [here: State, there: State]

function lossAgainstNone(here: Listed, there: Listed): States | null {
  const states = eitherWay([here.account, there.account], lossOf, neverLateOf)
  return states === null || isReinstated(here.account) || isReinstated(there.account) ? null : states
}

function lateAgainstCurrent(here: Listed, there: Listed): States | null {
  const states = eitherWay([here.account, there.account], latenessOf, currentOf)
  if (states === null) return null
  const isExcused = [here, there].some(
    ({ account }) => isInRelief(account) || mentionsBankruptcy(account) || isReinstated(account),
  )
  return isExcused ? null : states
}

/** Given up at one bureau, and paid as agreed with a balance at the other: of one day the company tells both the same. */
function lossAgainstCurrent(here: Listed, there: Listed): States | null {
  const states = eitherWay([here.account, there.account], givenUpOf, owedAndCurrentOf)
  const isExcused = [here, there].some(
    ({ account }) =>
      account.accountType === 'collection' || isInRelief(account) || mentionsBankruptcy(account) || isReinstated(account),
  )
  return states === null || isExcused ? null : states
}

const owedAndCurrentOf = (account: Account): State | null => ((account.currentBalance ?? 0) > 0 ? currentOf(account) : null)

type Read = (account: Account) => State | null

function eitherWay([here, there]: readonly [Account, Account], bad: Read, good: Read): States | null {
  const badHere = bad(here)
  const goodThere = badHere === null ? null : good(there)
  if (badHere !== null && goodThere !== null) return [badHere, goodThere]
  const badThere = bad(there)
  const goodHere = badThere === null ? null : good(here)
  return badThere === null || goodHere === null ? null : [goodHere, badThere]
}

/** The catalogue names these three; a surrender or a foreclosure may come without a late payment. */
const LOSSES: ReadonlySet<string> = new Set(['charge_off', 'collection', 'repossession'])

function lossOf(account: Account): State | null {
  const loss = chargedOffAndCo(account)
  if (loss === null || !LOSSES.has(loss.kind)) return null
  return { isBad: true, words: `is ${KIND_IN_WORDS[loss.kind]}`, fields: [loss.place] }
}

/** Whatever was handed over is not owed and paid as agreed on the same day, but for a lease that ended early or a foreclosure only begun. */
function givenUpOf(account: Account): State | null {
  const loss = lossOf(account)
  if (loss !== null) return loss
  const handedOver = chargedOffAndCo(account)
  if (handedOver === null || isLease(account) || mentions(account, /start|began|begun|initiat|proceeding|process|pending/))
    return null
  return { isBad: true, words: `is ${KIND_IN_WORDS[handedOver.kind]}`, fields: [handedOver.place] }
}

function neverLateOf(account: Account): State | null {
  const isTroubled =
    says(account, 'charge_off', 'collection', 'repossession', 'voluntary_surrender', 'foreclosure', 'late_now', 'past_worst') !==
    null
  if (isTroubled || marksOf(account).some(({ code }) => code !== 'ok' && code !== 'closed' && code !== 'too_new')) return null
  const stated = isNeverLate(account)
  if (stated !== null) return { isBad: false, words: 'was never late', fields: [stated] }
  const [current, months] = [isCurrent(account), cleanMonths(account)]
  return current === null || months === null
    ? null
    : { isBad: false, words: 'is paid as agreed and was in every month shown', fields: [current, ...months] }
}

/** A charge-off follows on half a year of lateness. Good months without a gap up to the update leave no room for it. */
const CLEAN_MONTHS = 7

function cleanMonths(account: Account): readonly string[] | null {
  const updated = statusDateOf(account)
  const marks = marksOf(account).slice(-CLEAN_MONTHS)
  const newest = marks.at(-1)
  if (updated === null || newest === undefined || marks.length < CLEAN_MONTHS) return null
  const isWhole = marks.every(({ month }, index) => index === 0 || isNextMonth(marks[index - 1]?.month ?? '', month))
  const isGood = marks.every(({ code }) => code === 'ok')
  // Of a date without a month nothing follows.
  const isFresh = updated.on.length >= 7 && newest.month >= addMonths(monthOf(updated.on), -1)
  return isGood && isWhole && isFresh ? [markKey(newest)] : null
}

function latenessOf(account: Account): State | null {
  const place = isLateNow(account)
  return place === null ? null : { isBad: true, words: 'is late now', fields: [place] }
}

function currentOf(account: Account): State | null {
  const place = isCurrent(account)
  return place === null ? null : { isBad: false, words: 'is paid as agreed', fields: [place] }
}

/** What is printed where it says so, in quotation marks. */
function quoteOf({ account }: Listed, { fields: [place] }: State): string | null {
  const printed = place.startsWith('remarks.') ? account.remarks[Number(place.slice('remarks.'.length))] : account.statusText
  return printed === null || printed === undefined ? null : quotePrinted(printed.replaceAll(/[<>]/g, '').trim())
}
