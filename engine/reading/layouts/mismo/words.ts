import { lookUp } from '#engine/values/look-up.ts'
import type { AccountStatus, PaymentStatus, Responsibility } from '#engine/words/account-status.ts'
import type { AccountType } from '#engine/words/account-type.ts'
import type { Bureau } from '#engine/words/bureau.ts'
import type { HistoryCode } from '#engine/words/history-code.ts'

/** The enumerations of MISMO 2.x credit responses (source: reference/report-formats.md §2.8), in lower case without spaces. */

export const FORMAT = 'mismo'

const ACCOUNT_TYPES: Readonly<Record<string, AccountType>> = {
  revolving: 'revolving',
  creditline: 'revolving',
  lineofcredit: 'revolving',
  installment: 'installment',
  mortgage: 'mortgage',
  open: 'open',
  collection: 'collection',
  collections: 'collection',
}
const STATUSES: Readonly<Record<string, AccountStatus>> = {
  open: 'open',
  closed: 'closed',
  paid: 'paid',
  transferred: 'transferred',
}
const RESPONSIBILITIES: Readonly<Record<string, Responsibility>> = {
  individual: 'individual',
  joint: 'joint',
  jointcontractualliability: 'joint',
  guarantor: 'cosigner',
  jointparticipating: 'joint',
  authorizeduser: 'authorized_user',
  comaker: 'cosigner',
  cosigner: 'cosigner',
  terminated: 'terminated',
  deceased: 'deceased',
  maker: 'other',
  onbehalfof: 'other',
  undesignated: 'other',
}
const RATINGS: Readonly<Record<string, PaymentStatus>> = {
  asagreed: 'current',
  late30days: 'late',
  late60days: 'late',
  late90days: 'late',
  late120days: 'late',
  lateover120days: 'late',
  late150days: 'late',
  late180days: 'late',
  collection: 'in_collections',
  chargeoff: 'charge_off',
  repossession: 'repossession',
  foreclosure: 'foreclosure',
  bankruptcy: 'bankruptcy',
  wageearnerplan: 'bankruptcy',
  bankruptcyorwageearnerplan: 'bankruptcy',
}
/** Ratings in figures, where the file counts as Equifax and TransUnion do: 1 is paid as agreed. */
const RATING_CODES: Readonly<Record<string, PaymentStatus>> = {
  '1': 'current',
  '2': 'late',
  '3': 'late',
  '4': 'late',
  '5': 'late',
  '7': 'bankruptcy',
}
const MONTHS: Readonly<Record<string, HistoryCode>> = {
  C: 'ok',
  X: 'no_data',
  U: 'no_data',
  '0': 'too_new',
  '1': '30',
  '2': '60',
  '3': '90',
  '4': '120',
  '5': '150',
  '6': '180',
  '7': 'payment_plan',
}
const NINE = /^collectionorchargeoff$|^collectionchargeoff$|^chargeofforcollection$/
const EIGHT = /^repossessionorforeclosure$|^foreclosureorrepossession$/

const keyOf = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
export const accountTypeOf = (text: string): AccountType | null => lookUp(ACCOUNT_TYPES, keyOf(text))
export const statusOf = (text: string): AccountStatus | null => lookUp(STATUSES, keyOf(text))
export const responsibilityOf = (text: string): Responsibility | null => lookUp(RESPONSIBILITIES, keyOf(text))

/** `CollectionAttorney`, `FactoringCompanyAccount`, `CollectionServices`: a collector's or debt buyer's. */
export const isCollector = (text: string): boolean =>
  /^(?:collections?(?:agency|account|attorney|agencyattorney|services|department)?|factoringcompany(?:account)?|debtbuyer(?:account)?)$/.test(
    keyOf(text),
  )

/** What decides the codes that say one of two things. */
export interface Derogatory {
  readonly type: AccountType | null
  /** What the file's own indicators say; null where they say nothing or both. */
  readonly indicated: 'collection' | 'charge_off' | null
  /** The entry's comments. */
  readonly words: string
  /** What the codes of its comments say; null where they say nothing or both. */
  readonly coded: 'collection' | 'charge_off' | null
}

const COLLECTED = /\bplaced for collection\b|\bassigned to\b.*\bcollection|\bin collections?\b|\bcollection account\b/i
const CHARGED_OFF = /\bcharged?[ -]?off\b|\breported as a loss\b|\bprofit and loss\b/i

/** Comment codes by bureau: placed for or seriously past due and assigned to collection, and charged off. */
const LOSSES: Readonly<Record<Bureau, Readonly<Record<string, 'collection' | 'charge_off'>>>> = {
  equifax: { CZ: 'collection', DB: 'charge_off' },
  experian: { '93': 'collection', '97': 'charge_off' },
  transunion: { CLA: 'collection', PRL: 'charge_off' },
}

/** What a bureau's comment says by its code; the figures of Experian are status codes, its remarks have figures of their own. */
export function lossOfCode(code: string, said: { bureau: Bureau | null; type: string }): 'collection' | 'charge_off' | null {
  if (said.bureau === null || (said.bureau === 'experian' && said.type.toLowerCase() !== 'statuscode')) return null
  return lookUp(LOSSES[said.bureau], code)
}

/** Collection or charge-off: a collector's account is in collection, another's as its indicators, words or codes say, else charged off. */
function nineOf({ type, indicated, words, coded }: Derogatory): 'collection' | 'charge_off' | null {
  if (type === 'collection') return 'collection'
  if (indicated !== null) return indicated
  if (CHARGED_OFF.test(words)) return 'charge_off'
  if (COLLECTED.test(words)) return 'collection'
  return coded ?? (type === null ? null : 'charge_off')
}
const eightOf = ({ type }: Derogatory): 'foreclosure' | 'repossession' => (type === 'mortgage' ? 'foreclosure' : 'repossession')
const asPayment = (nine: ReturnType<typeof nineOf>): PaymentStatus | null => (nine === 'collection' ? 'in_collections' : nine)

export function ratingOf(type: string, account: Derogatory): PaymentStatus | null {
  const key = keyOf(type)
  if (NINE.test(key)) return asPayment(nineOf(account))
  return EIGHT.test(key) ? eightOf(account) : lookUp(RATINGS, key)
}

export function ratingOfCode(code: string, account: Derogatory): PaymentStatus | null {
  if (code === '9') return asPayment(nineOf(account))
  return code === '8' ? eightOf(account) : lookUp(RATING_CODES, code)
}

/** One month of a payment pattern; null for a sign that is not known. */
export function monthOf(sign: string, account: Derogatory): HistoryCode | null {
  if (sign === '9') return nineOf(account)
  return sign === '8' ? eightOf(account) : lookUp(MONTHS, sign.toUpperCase())
}

/** Comments that are one program's note to another. */
export const isMachineComment = (type: string): boolean => /^(?:handle|trendeddata)$/i.test(type)

/** An enumeration as words: `FHARealEstateMortgage` is `FHA Real Estate Mortgage`. No letter changes. */
export const spacedWords = (text: string): string =>
  text
    .replaceAll(/([a-z])([A-Z0-9])/g, '$1 $2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .replaceAll(/(\d)([A-Z])/g, '$1 $2')
    .replaceAll(/\s+/g, ' ')
    .trim()
