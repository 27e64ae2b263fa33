/** What the pages list that someone wrote who had not read the readers. */

export interface Entry {
  readonly name: string
  /** The first six figures and the last four. */
  readonly number: readonly [string, string]
  readonly kind: 'card' | 'auto' | 'mortgage' | 'collection'
  readonly opened: string
  readonly balance: number
  readonly limit: number
  /** The words of the status, in each bureau's own. */
  readonly says: { readonly experian: string; readonly transunion: string; readonly equifax: string }
  readonly isNegative: boolean
  readonly originalCreditor?: string
  readonly firstLate?: string
  readonly remark?: string
}

const GOOD = { experian: 'Open/Never late.', transunion: 'Current; Paid or Paying as Agreed', equifax: 'Pays As Agreed' }
export const OFF = {
  experian: 'Account charged off. $1,240 written off. $1,240 past due as of Sep 2026.',
  transunion: '>Charge-off<',
  equifax: 'Charge Off',
}
const COLLECTED = {
  experian: 'Collection account. $612 past due as of Sep 2026.',
  transunion: '>Collection<',
  equifax: 'Collection',
}
const UNKNOWN = { experian: 'Dormant pending review.', transunion: 'Dormant Pending Review', equifax: 'Dormant Pending Review' }

export const CARD: Entry = {
  name: 'CARDWELL BANK',
  number: ['448231', '7705'],
  kind: 'card',
  opened: '03/14/2018',
  balance: 412,
  limit: 3000,
  says: GOOD,
  isNegative: false,
}
export const AUTO: Entry = {
  name: 'DOVEWOOD CREDIT UNION',
  number: ['902213', '1186'],
  kind: 'auto',
  opened: '08/02/2022',
  balance: 14210,
  limit: 21500,
  says: GOOD,
  isNegative: false,
}
export const HOUSE: Entry = {
  name: 'MAPLETON HOME LOANS',
  number: ['700145', '9920'],
  kind: 'mortgage',
  opened: '06/21/2019',
  balance: 187400,
  limit: 214000,
  says: GOOD,
  isNegative: false,
}
export const AGENCY: Entry = {
  name: 'KESTREL RECOVERY SERVICES',
  number: ['330871', '4452'],
  kind: 'collection',
  opened: '02/19/2024',
  balance: 612,
  limit: 612,
  says: COLLECTED,
  isNegative: true,
  originalCreditor: 'NORTHFIELD POWER',
  firstLate: '07/08/2023',
}
export const STORE: Entry = {
  name: 'FERNHILL STORES',
  number: ['603114', '2093'],
  kind: 'card',
  opened: '11/05/2019',
  balance: 1240,
  limit: 1000,
  says: OFF,
  isNegative: true,
  firstLate: '10/02/2023',
}
export const STRANGE: Entry = {
  name: 'OLDHAM SAVINGS',
  number: ['512077', '6618'],
  kind: 'card',
  opened: '01/09/2016',
  balance: 55,
  limit: 700,
  says: UNKNOWN,
  isNegative: false,
}
export const NAMELESS: Entry = { ...CARD, name: '', number: ['455900', '3127'], opened: '04/04/2020', balance: 88 }

export const money = (dollars: number): string => `$${dollars.toLocaleString('en-US')}`
export const rows = (pairs: readonly (readonly [string, string])[]): string =>
  pairs.map(([label, value]) => `<div class="r"><span>${label}</span><b>${value}</b></div>`).join('')
export const page = (style: string, body: string): string =>
  `<!doctype html><html><head><meta charset="utf-8"><style>*{box-sizing:border-box}body{margin:0;font:10pt/1.35 Arial,sans-serif}h1{font-size:17pt}h2{font-size:14pt;margin:14pt 0 4pt}h3{font-size:11.5pt;margin:10pt 0 2pt;break-after:avoid}p{margin:3pt 0}.r{display:flex;break-inside:avoid}.r b{font-weight:normal}${style}</style></head><body>${body}</body></html>`

export interface Notices {
  readonly notices: readonly string[]
}
