import { furnisherKey } from '#engine/matching/furnisher-name.ts'
import type { Account } from '#engine/report/account.ts'
import {
  hasUnexplainedCode,
  meaningsOf,
  mentions,
  plainWords,
  says,
  saysInRemark,
  saysInStatus,
  type Statement,
} from '#engine/audit/statements.ts'
import { isSurelyBefore } from '#engine/values/day.ts'
import type { PaymentStatus } from '#engine/words/account-status.ts'

/** Where an entry says something: the evidence key of the text. */
export type Place = string

const PAYMENT_STATUS: Place = 'paymentStatus'
const placeOf = (statement: Statement | null): Place | null => statement?.key ?? null

const CHARGED_OFF_AND_CO = ['charge_off', 'collection', 'repossession', 'voluntary_surrender', 'foreclosure'] as const
export type ChargedOffKind = (typeof CHARGED_OFF_AND_CO)[number]

/** `Collection/Chargeoff` says either: of a collection it says the first. */
const AS_COLLECTED: readonly ChargedOffKind[] = ['collection', ...CHARGED_OFF_AND_CO]

const KIND_OF_PAYMENT_STATUS: Partial<Record<PaymentStatus, ChargedOffKind>> = {
  charge_off: 'charge_off',
  in_collections: 'collection',
  repossession: 'repossession',
  voluntary_surrender: 'voluntary_surrender',
  foreclosure: 'foreclosure',
}

/** How the entry is named in a sentence. */
export const KIND_IN_WORDS: Readonly<Record<ChargedOffKind, string>> = {
  charge_off: 'charged off',
  collection: 'in collection',
  repossession: 'a repossession',
  voluntary_surrender: 'a voluntary surrender',
  foreclosure: 'a foreclosure',
}

/** What an entry says went wrong, and the evidence key where it says so. */
export interface Derogatory {
  readonly kind: ChargedOffKind
  readonly place: Place
}

/** Charge-off, collection, repossession, voluntary surrender or foreclosure, paid or not; null when it is none or was reinstated. */
export function chargedOffAndCo(account: Account): Derogatory | null {
  if (says(account, 'reinstated') !== null) return null
  for (const kind of account.accountType === 'collection' ? AS_COLLECTED : CHARGED_OFF_AND_CO) {
    const place = placeOf(saysInStatus(account, kind))
    if (place !== null) return { kind, place }
  }
  if (isCurrent(account) !== null) return null
  const ofStatus = account.paymentStatus === null ? undefined : KIND_OF_PAYMENT_STATUS[account.paymentStatus]
  const isOnlyBegun = ofStatus === 'foreclosure' && mentions(account, /foreclosure (?:process|proceeding|was|initiat)/)
  if (ofStatus !== undefined && !isOnlyBegun) return { kind: ofStatus, place: PAYMENT_STATUS }
  if (account.accountType === 'collection') return { kind: 'collection', place: 'accountType' }
  if (saysInStatus(account, 'late_now') !== null) return null
  for (const kind of CHARGED_OFF_AND_CO) {
    const place = placeOf(saysInRemark(account, kind))
    if (place !== null) return { kind, place }
  }
  return null
}

/** The same, but only a charge-off or a collection. */
export function chargedOffOrCollected(account: Account): Derogatory | null {
  const derogatory = chargedOffAndCo(account)
  return derogatory?.kind === 'charge_off' || derogatory?.kind === 'collection' ? derogatory : null
}

/** 30 to 180 days late as the current status, in days; a bare amount past due does not say how late. */
export function isLateNow(account: Account): Place | null {
  if (chargedOffInStatus(account)) return null
  if (account.statusText === null) return account.paymentStatus === 'late' ? PAYMENT_STATUS : null
  if (saysInStatus(account, 'current', 'never_late', 'paid', 'settled') !== null) return null
  return placeOf(saysInStatus(account, 'late_now'))
}

/** Current, pays as agreed or never late, by the status itself. */
export function isCurrent(account: Account): Place | null {
  if (account.statusText === null) return account.paymentStatus === 'current' ? PAYMENT_STATUS : null
  // `Discharged through Bankruptcy Chapter 7/Never late`: the second half is of the past.
  if (saysInStatus(account, ...CHARGED_OFF_AND_CO, 'late_now', 'bankruptcy_discharged', 'bankruptcy_filed') !== null) return null
  return placeOf(saysInStatus(account, 'current', 'never_late'))
}

/** Never late, by the status itself. */
export function isNeverLate(account: Account): Place | null {
  return placeOf(saysInStatus(account, 'never_late'))
}

function chargedOffInStatus(account: Account): boolean {
  return saysInStatus(account, ...CHARGED_OFF_AND_CO) !== null
}

/** Paid, settled or zero balance; not "paid or paying as agreed", and not while it is still being paid under a plan. */
export function isPaid(account: Account): Place | null {
  if (isBeingPaid(account)) return null
  return placeOf(says(account, 'paid', 'settled', 'zero_balance')) ?? (isPaidByCondition(account) ? 'status' : null)
}

/** Where a condition is printed as a code: Experian's `A2`, paid account with zero balance. */
const PAID_CODES: ReadonlySet<string> = new Set(['a2'])

/** The printed account condition (`Paid`, `Paid and Closed`), read again, because the reader's result alone is not enough. */
function isPaidByCondition(account: Account): boolean {
  const quote = account.evidence['status']?.quote
  if (account.status !== 'paid' || quote === undefined) return false
  const value = plainWords(quote.slice(quote.lastIndexOf(':') + 1))
  return meaningsOf(value).has('paid') || PAID_CODES.has(value)
}

function isBeingPaid(account: Account): boolean {
  return (
    says(account, 'paying') !== null ||
    hasUnexplainedCode(account) ||
    mentions(account, /paying (?:under|partial)|making payments|payment plan|payment arrangement|repayment plan|being paid/)
  )
}

/** Sold or transferred to another company that now holds and collects it, by status, remark or the printed name of the buyer. */
export function isSoldToOther(account: Account): Place | null {
  if (says(account, 'taken_from_other') !== null || mentions(account, BOUGHT_BACK)) return null
  const stated = says(account, 'sold_to_other')
  if (mentions(account, SERVICED_ON)) return null
  const buyer = account.soldTo ?? (stated === null ? null : buyerIn(stated.text))
  if (buyer !== null && (isSameCompany(buyer, account.creditorName) || INVESTOR.test(plainWords(buyer)))) return null
  if (stated === null) return account.soldTo === null ? null : 'soldTo'
  if (buyer === null && isDebtBuyer(account) && /purchased by|acquired by/.test(stated.text)) return null
  if (isCollateralSold(account, stated) || isSoldAndServiced(account, stated)) return null
  return stated.key
}

/** On its own entry a buyer of debts says that it bought it. */
const isDebtBuyer = ({ accountTypeText, loanType }: Account): boolean =>
  /debt buyer|debt_buyer|debt purchas|factoring/i.test(`${accountTypeText ?? ''} ${loanType ?? ''}`)

const BOUGHT_BACK = /bought back|buy ?back|repurchas|re-?acquired|recourse|sale (?:was )?(?:rescinded|reversed|cancel)/

/** The seller goes on collecting, or the buyer is of its own house. */
const SERVICED_ON =
  /servicing (?:rights? )?(?:is |was )?(?:retained|kept)|retain(?:s|ed|ing)? (?:the )?servicing|affiliate|subsidiar|parent company/

/** Who buys loans and leaves their collection to the seller: the agencies of the mortgage market and securitization trusts. */
const INVESTOR =
  /fannie|freddie|ginnie|\bf\.?n\.?m\.?a\b|\bfnma\b|\bfhlmc\b|\bgnma\b|federal (?:national|home loan|natl)|government national|farmer mac|\binvestors?\b|securiti[sz]|\btrust\b|mortgage[- ]backed|pass-?through|secondary market/

/** `sold to midland funding`: the company that the phrase names, in small letters. */
function buyerIn(text: string): string | null {
  const found = /\b(?:sold to|purchased by|transferred or sold to) (.+)$/.exec(text)?.[1]
  return found === undefined || /^(?:an?|another|other|the|new)\b/.test(found) ? null : found
}

/** A buyer may print its own name there, in full or in short. */
function isSameCompany(one: string, other: string): boolean {
  const [a, b] = [furnisherKey(one), furnisherKey(other)]
  return a === b || (a.length > 3 && b.startsWith(a)) || (b.length > 3 && a.startsWith(b))
}

const GIVEN_UP: ReadonlySet<ChargedOffKind> = new Set(['repossession', 'voluntary_surrender', 'foreclosure'])

/** After a repossession `Sold` speaks of the car or the house: what is left is owed to the seller. */
function isCollateralSold(account: Account, stated: Statement): boolean {
  const derogatory = chargedOffAndCo(account)
  const isBare = !/\bsold to\b|purchased by|\bto another\b|transfer/.test(stated.text)
  return isBare && derogatory !== null && GIVEN_UP.has(derogatory.kind)
}

/** A mortgage that is paid as agreed may have been sold while the seller goes on collecting it: a remark alone does not tell. */
function isSoldAndServiced(account: Account, stated: Statement): boolean {
  return account.accountType === 'mortgage' && stated.key !== 'statusText' && isCurrent(account) !== null
}

/** Open by the entry's own word, and nothing on it says closed. */
export function isOpen(account: Account): boolean {
  const isSaidOpen = account.status === 'open' || account.status === 'delinquent' || saysInStatus(account, 'open') !== null
  return isSaidOpen && account.dateClosed === null && says(account, 'closed', 'closed_by_consumer', 'closed_by_grantor') === null
}

/** A lawful reason to print a past-due amount next to a good status, or none next to a late one. */
export function isInRelief(account: Account): boolean {
  return (
    says(account, 'deferred', 'forbearance', 'disaster', 'adjustment_pending', 'modified', 'paying') !== null ||
    account.status === 'deferred' ||
    hasUnexplainedCode(account) ||
    isBillingDisputed(account) ||
    mentions(
      account,
      /defer|forbear|disaster|adjustment|hardship|pandemic|covid|cares act|accommodat|postpone|military|servicemember|skip(?:ped)?[- ]pay|suspend|holiday|grace period|assistance|relief/,
    ) ||
    mentions(
      account,
      /agreement|arrangement|payment plan|repayment|trial (?:modif|plan|period|payment)|modif|counsel|debt management|workout|restructur|re-?negotiat|extension|loss mitigation|partial claim|interest[- ]only|consolidat|settle(?:d|ment)|co-?(?:signer|maker|borrower) pa(?:ys|ying)|in transit|re-?aged|garnish|moratori|reduced payment/,
    )
  )
}

/** While a billing dispute runs, the amount in dispute may be withheld and is not late (15 USC 1666a). Only cards have one. */
function isBillingDisputed(account: Account): boolean {
  if (mentions(account, /fair credit billing|\bfcba\b|billing (?:dispute|error)|disputed (?:amount|charge)|withh(?:eld|olding)/))
    return true
  const isDisputed = says(account, 'disputed') !== null || mentions(account, /\bdisput(?:e|es|ed)\b/)
  return isDisputed && account.accountType === 'revolving' && !mentions(account, /fair credit reporting|\bfcra\b/)
}

/** The amount past due is from another time than the status. An amount inside the status sentence never is. */
export function isPastDueOfOtherTime({ statusDate, dateReported, statusText, pastDueDate }: Account): boolean {
  // Where no day of the status is printed, it is of the last update.
  const said = statusDate ?? dateReported
  if (said === null || pastDueDate === null || statusText?.includes('$')) return false
  return isSurelyBefore(said, pastDueDate) || isSurelyBefore(pastDueDate, said)
}

/** Any word of a bankruptcy, in whatever state, or a code that may be one. */
export function mentionsBankruptcy(account: Account): boolean {
  return (
    account.paymentStatus === 'bankruptcy' ||
    hasUnexplainedCode(account) ||
    mentions(
      account,
      /bankrupt|bankrupcy|chapter (?:7|11|12|13)|chap\.? (?:7|11|12|13)|wage earner|\bwep\b|\bin bk\b|discharged|receivership|reaffirm/,
    )
  )
}

/** Says that the debt was discharged: not filed, dismissed, withdrawn, reaffirmed or someone else's case. */
export const isDischarged = (account: Account): Place | null => inOwnCase(account, 'bankruptcy_discharged')

/** Says that the debt is part of the case, and nothing of what became of it. */
export const isIncluded = (account: Account): Place | null => inOwnCase(account, 'bankruptcy_filed')

function inOwnCase(account: Account, meaning: 'bankruptcy_discharged' | 'bankruptcy_filed'): Place | null {
  if (says(account, 'bankruptcy_undone', 'bankruptcy_of_other') !== null) return null
  if (
    mentions(
      account,
      /reaffirm|dismiss|withdraw|withdrew|another (?:person|party)|co-?(?:borrower|signer|maker|debtor)|spouse|(?:primary|secondary) borrower|retain|redeem/,
    )
  )
    return null
  return placeOf(says(account, meaning))
}

/** Reinstated, redeemed, rehabilitated, cured or re-aged, in whatever words: then the clock may lawfully have begun again. */
export function isReinstated(account: Account): boolean {
  return (
    says(account, 'reinstated') !== null ||
    hasUnexplainedCode(account) ||
    mentions(account, /reinstat|redeem|rehabilitat|cured|brought current|re-?aged/)
  )
}

/** A dispute is on the entry or was on it. */
export function mentionsDispute(account: Account): boolean {
  return says(account, 'disputed', 'dispute_over') !== null || mentions(account, /disput|investigat/)
}
