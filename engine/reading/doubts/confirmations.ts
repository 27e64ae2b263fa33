import { type Doubt, type EntryKind, isDoubtful, partsOfField, type SetAside, withDoubts } from '#engine/reading/doubts/doubts.ts'
import { ACCOUNT_DATES } from '#engine/report/account.ts'
import type { Evidence } from '#engine/report/evidence.ts'
import { INQUIRY_DATES, RECORD_DATES, type Report } from '#engine/report/report.ts'
import type { Cents } from '#engine/values/money.ts'
import { ACCOUNT_STATUSES, PAYMENT_STATUSES, RESPONSIBILITIES } from '#engine/words/account-status.ts'
import { ACCOUNT_TYPES } from '#engine/words/account-type.ts'
import { HISTORY_CODES } from '#engine/words/history-code.ts'

/** What may be written in a field. */
export type FieldKind = 'text' | 'date' | 'money' | 'month_code' | 'choice' | 'number'

/** One printed piece that was not surely read, for the member to compare with its picture. */
export interface Confirmation {
  /** The key of its leading doubt; an answer to it answers for the others too. */
  readonly key: string
  /** The creditor, the court or the kind of record; null for the person and the report itself. */
  readonly entry: string | null
  /** `Date opened` */
  readonly field: string
  /** As it is written and answered: ISO dates, dollars, codes. Empty where nothing was read behind the label. */
  readonly value: string
  readonly kind: FieldKind
  /** What can be chosen; empty where anything can be written. */
  readonly choices: readonly string[]
  readonly evidence: Evidence
  /** All facts that the piece says, the leading one first. */
  readonly doubts: readonly [Doubt, ...Doubt[]]
}

const DATES: ReadonlySet<string> = new Set([...ACCOUNT_DATES, ...INQUIRY_DATES, ...RECORD_DATES, 'dateOfBirth', 'reportDate'])
const AMOUNTS: ReadonlySet<string> = new Set([
  'currentBalance',
  'pastDue',
  'creditLimit',
  'highBalance',
  'originalBalance',
  'chargeOffAmount',
  'monthlyPayment',
  'lastPaymentAmount',
  'amount',
])
const CHOICES: Readonly<Record<string, readonly string[]>> = {
  'account.accountType': ACCOUNT_TYPES,
  'account.responsibility': RESPONSIBILITIES,
  'account.status': ACCOUNT_STATUSES,
  'account.paymentStatus': PAYMENT_STATUSES,
  'account.paymentHistory': HISTORY_CODES,
  'inquiry.kind': ['hard', 'soft'],
}
const NUMBERS: ReadonlySet<string> = new Set(['monthsReviewed', 'score'])

/** What may be written in a field of an entry. */
export function kindOfField(entry: EntryKind, field: string): FieldKind {
  const { name } = partsOfField(field)
  if (name === 'paymentHistory') return 'month_code'
  if (DATES.has(name)) return 'date'
  if (AMOUNTS.has(name)) return 'money'
  if (NUMBERS.has(name)) return 'number'
  return `${entry}.${name}` in CHOICES ? 'choice' : 'text'
}

/** The closed list of a field; empty where there is none. */
export const choicesOf = (entry: EntryKind, field: string): readonly string[] =>
  CHOICES[`${entry}.${partsOfField(field).name}`] ?? []

/** `1234`, `1234.50` */
const writeDollars = (cents: Cents): string => (cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2))

const LISTS: ReadonlySet<string> = new Set(['remarks', 'alsoKnownAs', 'addresses', 'phones', 'employers'])

/** Names a doubt within its report. A member of a list is named by its place: its number changes when one before it goes. */
export function keyOf({ entry, entryId, field, evidence }: Doubt): string {
  const { name } = partsOfField(field)
  const place = LISTS.has(name) ? `${name}@${[evidence.page, ...evidence.box].join(',')}` : field
  return [entry, ...(entryId === null ? [] : [entryId]), place].join('/')
}

/** A value as the member sees and answers it. */
export function writeValue({ entry, field, value }: Pick<Doubt, 'entry' | 'field' | 'value'>): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return kindOfField(entry, field) === 'money' ? writeDollars(value) : String(value)
  if (typeof value === 'string' || typeof value === 'boolean') return String(value)
  if (typeof value !== 'object') return ''
  const parts = new Map<string, unknown>(Object.entries(value))
  const { name } = partsOfField(field)
  if (name === 'addresses') return writeAddress(parts)
  if (name === 'balanceHistory') return FIGURES.map(([key, label]) => `${label} ${figure(parts.get(key))}`).join('; ')
  if (name === 'lateCounts') return ['days30', 'days60', 'days90'].map((key) => String(parts.get(key))).join(' / ')
  const lines = parts.get('lines')
  return [...(Array.isArray(lines) ? lines : []), parts.get('phone')].filter((line) => typeof line === 'string').join('\n')
}

/** The figures of a month of the balance table, as they are written in an answer. */
export const FIGURES = [
  ['balance', 'balance'],
  ['scheduledPayment', 'scheduled'],
  ['paid', 'paid'],
  ['pastDue', 'past due'],
] as const

const figure = (cents: unknown): string => (typeof cents === 'number' ? writeDollars(cents) : '-')

function writeAddress(parts: ReadonlyMap<string, unknown>): string {
  const [street, city, state, zip] = ['street', 'city', 'state', 'zip'].map((name) => {
    const part = parts.get(name)
    return typeof part === 'string' ? part : null
  })
  const region = [state, zip].filter((one) => one !== null && one !== undefined).join(' ')
  return [street, city, region].filter((one) => one !== null && one !== undefined && one !== '').join(', ')
}

/** Readings of one and the same printed words, the words first. */
const FAMILIES = [
  ['statusText', 'status', 'paymentStatus'],
  ['accountTypeText', 'loanType', 'accountType'],
] as const

/**
 * What waits for the member's word, in the order of the pages. Facts that were read from one printed piece come
 * together: the words of a status and what they mean, one date that stands for two.
 */
export function confirmationsOf(aside: SetAside): readonly Confirmation[] {
  const open = aside.doubts.filter(({ evidence, unplaced }) => isDoubtful(evidence) && !unplaced)
  const groups = Map.groupBy(open, (doubt) => groupOf(doubt))
  const names = entryNames(withDoubts(aside.sure, aside.doubts))
  return [...groups.values()]
    .flatMap((doubts) => {
      const [first, ...others] = doubts.toSorted((a, b) => rankOf(a.field) - rankOf(b.field))
      return first ? [confirmationOf([first, ...others], names)] : []
    })
    .toSorted(
      ({ evidence: a }, { evidence: b }) =>
        a.page - b.page || (Math.abs(a.box[1] - b.box[1]) > 4 ? a.box[1] - b.box[1] : a.box[0] - b.box[0]),
    )
}

const rankOf = (field: string): number => {
  const family = FAMILIES.find((names) => names.some((name) => name === field))
  return family ? family.findIndex((name) => name === field) : 0
}

function groupOf(doubt: Doubt): string {
  const { entry, entryId, field, value, evidence } = doubt
  const family = entry === 'account' ? FAMILIES.findIndex((names) => names.some((name) => name === field)) : -1
  // Facts that were lost have no place of their own, only that of their entry: they are no readings of one piece.
  const isLost = value === null && evidence.quote === ''
  const meaning = family >= 0 ? `family ${family}` : isLost ? field : `${kindOfField(entry, field)} ${JSON.stringify(value)}`
  // One line names the company of several inquiries.
  const owner = entry === 'inquiry' && field === 'creditorName' && !isLost && value !== '' ? null : entryId
  return [entry, owner, evidence.page, evidence.box.join(','), meaning].join('|')
}

function entryNames(report: Report): ReadonlyMap<string, string> {
  return new Map([
    ...report.accounts.map(({ id, creditorName }) => [`account ${id}`, creditorName] as const),
    ...report.inquiries.map(({ id, creditorName }) => [`inquiry ${id}`, creditorName] as const),
    ...report.publicRecords.map(({ id, court, type }) => [`publicRecord ${id}`, court ?? type] as const),
  ])
}

function confirmationOf(doubts: readonly [Doubt, ...Doubt[]], names: ReadonlyMap<string, string>): Confirmation {
  const [lead] = doubts
  return {
    key: keyOf(lead),
    entry: names.get(`${lead.entry} ${lead.entryId ?? ''}`) ?? null,
    field: nameOfField(lead.field),
    value: writeValue(lead),
    kind: kindOfField(lead.entry, lead.field),
    choices: choicesOf(lead.entry, lead.field),
    evidence: lead.evidence,
    doubts,
  }
}

const FIELD_NAMES: Readonly<Record<string, string>> = {
  ssnLast4: 'SSN, last four digits',
  alsoKnownAs: 'Also known as',
  addresses: 'Address',
  phones: 'Phone',
  employers: 'Employer',
  remarks: 'Remark',
  paymentHistory: 'Payment history',
  balanceHistory: 'Balance history',
  contact: 'Contact',
  type: 'Kind of record',
  court: 'Court',
  lateCounts: 'Times late (30 / 60 / 90 days)',
}

/** `dateOfFirstDelinquency` is `Date of first delinquency`, `paymentHistory.2024-05` `Payment history 2024-05`. */
export function nameOfField(field: string): string {
  const { name, member } = partsOfField(field)
  const plain = name.replace(/Text$/, '')
  const words = plain.replaceAll(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`)
  const label = FIELD_NAMES[plain] ?? words.charAt(0).toUpperCase() + words.slice(1)
  return member !== null && /^\d{4}-\d{2}$/.test(member) ? `${label} ${member}` : label
}
