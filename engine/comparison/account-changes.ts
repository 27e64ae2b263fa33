import { chargedOffAndCo, isPaid, isSoldToOther } from '#engine/audit/entry-words.ts'
import { nameField, TOLD_FIELDS, type ToldField, writeField } from '#engine/audit/field-words.ts'
import { plainWords } from '#engine/audit/statements.ts'
import { changeOf, printed } from '#engine/comparison/change.ts'
import type { Change, Effect } from '#engine/comparison/difference.ts'
import { historyChanges } from '#engine/comparison/history-changes.ts'
import type { Account } from '#engine/report/account.ts'
import { isSurelyBefore } from '#engine/values/day.ts'
import type { AccountStatus, PaymentStatus } from '#engine/words/account-status.ts'

/** One account as two reports of a bureau print it. */
export interface Versions {
  readonly older: Account
  readonly newer: Account
  readonly isOneLayout: boolean
}

/** What the newer report prints otherwise of the account: the status first, the payment history last. */
export function accountChanges(versions: Versions): readonly Change[] {
  const { older, newer, isOneLayout } = versions
  const hasSentences = isOneLayout && older.statusText !== null && newer.statusText !== null
  const told = TOLD_FIELDS.filter((field) => field !== 'statusText' && (isOneLayout || !IN_WORDS_OF_ITS_LAYOUT.has(field)))
  return [
    hasSentences ? sentenceChange(versions) : codeChange(versions, STANDING),
    codeChange(versions, CONDITION),
    ...told.map((field) => fieldChange(field, versions)),
    lateCountChange(versions),
    ...(isOneLayout ? [...remarkChanges(versions), ...historyChanges(versions)] : []),
  ].filter((change) => change !== null)
}

/** Another layout has other words for them. */
const IN_WORDS_OF_ITS_LAYOUT: ReadonlySet<ToldField> = new Set([
  'accountTypeText',
  'loanType',
  'originalCreditor',
  'soldTo',
  'terms',
])

const STATUS_KEYS = ['statusText', 'paymentStatus', 'status'] as const

function sentenceChange(versions: Versions): Change | null {
  const { older, newer } = versions
  if (older.statusText === null || newer.statusText === null || isSameSentence(older.statusText, newer.statusText)) return null
  const [before, after] = [printed(older.statusText, STATUS_KEYS, older), printed(newer.statusText, STATUS_KEYS, newer)]
  return changeOf('Status', { before, after }, standingEffect(versions))
}

/** Dates and amounts within a status move with every month, and are told by themselves. */
const isSameSentence = (a: string, b: string): boolean => withoutFigures(a) === withoutFigures(b)
const withoutFigures = (text: string): string =>
  plainWords(text).replaceAll(/[$\d.,/]+|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b/g, '')

interface Code {
  readonly name: string
  readonly write: (account: Account) => string | null
  readonly effect: (versions: Versions) => Effect | null
}

const STANDING_IN_WORDS: Readonly<Record<PaymentStatus, string>> = {
  current: 'current',
  late: 'late',
  in_collections: 'in collection',
  charge_off: 'charged off',
  repossession: 'repossession',
  voluntary_surrender: 'voluntary surrender',
  foreclosure: 'foreclosure',
  bankruptcy: 'bankruptcy',
}
const CONDITION_IN_WORDS: Readonly<Record<AccountStatus, string>> = {
  open: 'open',
  closed: 'closed',
  paid: 'paid',
  delinquent: 'open and late',
  transferred: 'transferred',
  deferred: 'deferred',
}

/** How the account is paid, as the two layouts were read. */
const STANDING: Code = {
  name: 'Status',
  write: ({ paymentStatus }) => (paymentStatus === null ? null : STANDING_IN_WORDS[paymentStatus]),
  effect: standingEffect,
}
/** Whether it is open. */
const CONDITION: Code = {
  name: 'Condition',
  write: ({ status }) => (status === null ? null : CONDITION_IN_WORDS[status]),
  effect: () => null,
}

/** What a layout has no word for is no change. */
function codeChange(versions: Versions, { name, write, effect }: Code): Change | null {
  const [before, after] = [write(versions.older), write(versions.newer)]
  if (before === null || after === null || before === after) return null
  return changeOf(
    name,
    { before: printed(before, STATUS_KEYS, versions.older), after: printed(after, STATUS_KEYS, versions.newer) },
    effect(versions),
  )
}

const RANK: Readonly<Record<PaymentStatus, number>> = {
  current: 0,
  late: 1,
  in_collections: 2,
  charge_off: 2,
  repossession: 2,
  voluntary_surrender: 2,
  foreclosure: 2,
  bankruptcy: 2,
}

/** Of two losses none is worse, but one that is paid is better than one that is owed. */
function standingEffect({ older, newer }: Versions): Effect | null {
  if (isSoldToOther(newer) !== null || newer.status === 'transferred') return null
  const [was, is] = [older.paymentStatus, newer.paymentStatus]
  if (was !== null && is !== null && RANK[was] !== RANK[is]) return RANK[is] > RANK[was] ? 'bad' : 'good'
  const isPaidNow = isPaid(older) === null && isPaid(newer) !== null && chargedOffAndCo(older) !== null
  return isPaidNow && newer.currentBalance === 0 ? 'good' : null
}

function fieldChange(field: ToldField, versions: Versions): Change | null {
  const { older, newer, isOneLayout } = versions
  const [before, after] = [writeField(older, field), writeField(newer, field)]
  if (before === after || canBeOneDate(older[field], newer[field])) return null
  if ((before === null || after === null) && !isOneLayout) return null
  const name = nameField(field) ?? field
  const both = { before: printed(before, [field], older), after: printed(after, [field], newer) }
  return changeOf(name, both, fieldEffect(field, versions))
}

const DATE = /^\d{4}(?:-\d\d(?:-\d\d)?)?$/

/** One prints the day, the other only its month. */
const canBeOneDate = (a: unknown, b: unknown): boolean =>
  typeof a === 'string' && typeof b === 'string' && DATE.test(a) && DATE.test(b) && (a.startsWith(b) || b.startsWith(a))

/** Only what helps or harms whatever else is true. */
function fieldEffect(field: ToldField, { older, newer }: Versions): Effect | null {
  if (field === 'pastDue') return pastDueEffect({ older, newer })
  if (field === 'creditLimit') {
    const [was, is] = [older.creditLimit, newer.creditLimit]
    return newer.accountType !== 'revolving' || was === null || is === null ? null : is > was ? 'good' : 'bad'
  }
  if (field !== 'dateOfFirstDelinquency' && field !== 'removalDate') return null
  if (chargedOffAndCo(older) === null || chargedOffAndCo(newer) === null) return null
  const [was, is] = [older[field], newer[field]]
  if (was === null || is === null) return null
  // The later it began, the later it leaves.
  if (isSurelyBefore(was, is)) return 'bad'
  return isSurelyBefore(is, was) ? 'good' : null
}

/** Less may be past due because the debt was sold or given up. */
function pastDueEffect({ older, newer }: Omit<Versions, 'isOneLayout'>): Effect | null {
  const [was, is] = [older.pastDue, newer.pastDue]
  if (is === null || (was === null && is === 0)) return null
  if (is > (was ?? 0)) return 'bad'
  const isHandedOn = isSoldToOther(newer) !== null || newer.status === 'transferred'
  return isHandedOn || (chargedOffAndCo(older) === null && chargedOffAndCo(newer) !== null) ? null : 'good'
}

const COUNTS = ['days30', 'days60', 'days90'] as const
const COUNT_KEYS = ['lateCounts', ...COUNTS.map((count) => `lateCounts.${count}`)]

function lateCountChange({ older, newer }: Versions): Change | null {
  const [was, is] = [older.lateCounts, newer.lateCounts]
  if (was === null || is === null) return null
  const moves = COUNTS.map((count) => is[count] - was[count])
  if (moves.every((move) => move === 0)) return null
  const effect = moves.every((move) => move >= 0) ? 'bad' : moves.every((move) => move <= 0) ? 'good' : null
  const words = (counts: typeof was): string => COUNTS.map((count) => counts[count]).join(', ')
  const both = { before: printed(words(was), COUNT_KEYS, older), after: printed(words(is), COUNT_KEYS, newer) }
  return changeOf('Times 30, 60 and 90 days late', both, effect)
}

/** Remarks that came and went; what a remark does to the consumer is seldom certain. */
function remarkChanges({ older, newer }: Versions): readonly Change[] {
  const lines = (account: Account) =>
    account.remarks.map((text, index) => ({ plain: plainWords(text), print: printed(text, [`remarks.${index}`], account) }))
  const [was, is] = [lines(older), lines(newer)]
  const missing = (from: typeof was, among: typeof was) =>
    from.filter(({ plain }) => !among.some((other) => other.plain === plain)).map(({ print }) => print)
  return [
    ...missing(was, is).map((before) => changeOf('Remark', { before, after: null }, null)),
    ...missing(is, was).map((after) => changeOf('Remark', { before: null, after }, null)),
  ]
}
