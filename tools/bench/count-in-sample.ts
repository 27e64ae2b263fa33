import type { Bureau } from '#engine/words/bureau.ts'

/** What a file lists of one bureau. */
export interface Counts {
  readonly bureau: Bureau
  readonly accounts: number
  readonly hardInquiries: number
  readonly publicRecords: number
}

/** Counts the entries of a file in its own text, by none of the readers' means. */
export type CountInSample = (text: string) => readonly Counts[]

/** Every part under this name, wherever it is; a list counts as its members. */
function everyUnder(value: unknown, name: string): object[] {
  if (Array.isArray(value)) return value.flatMap((one: unknown) => everyUnder(one, name))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]: [string, unknown]) =>
    key === name ? [part].flat().filter(isFilled) : everyUnder(part, name),
  )
}
const isFilled = (part: unknown): part is object => typeof part === 'object' && part !== null && Object.keys(part).length > 0
function textAt(part: object, name: string): string {
  const text = new Map<string, unknown>(Object.entries(part)).get(name)
  return typeof text === 'string' || typeof text === 'number' ? String(text).toLowerCase() : ''
}

const SERVICES: readonly Bureau[] = ['equifax', 'experian', 'transunion']

/** TrueLink lists the inquiries that creditors see: its `inquiryType` says who applied (I alone, P with another), not why. */
export const countTrueLink: CountInSample = (text) => {
  const json: unknown = JSON.parse(text)
  const of = (name: string, bureau: Bureau): object[] =>
    everyUnder(json, name).filter((part) => textAt(part, 'bureau') === bureau)
  return SERVICES.map((bureau) => ({
    bureau,
    accounts: of('Tradeline', bureau).length,
    hardInquiries: of('Inquiry', bureau).length,
    publicRecords: of('PublicRecord', bureau).length,
  })).filter(({ accounts }) => accounts > 0)
}

export const countExperian: CountInSample = (text) => {
  const json: unknown = JSON.parse(text)
  const count = (name: string): number => everyUnder(json, name).length
  return [
    { bureau: 'experian', accounts: count('tradeline'), hardInquiries: count('inquiry'), publicRecords: count('publicRecord') },
  ]
}

export const countEquifax: CountInSample = (text) => {
  const json: unknown = JSON.parse(text)
  const count = (name: string): number => everyUnder(json, name).length
  return [
    {
      bureau: 'equifax',
      accounts: count('trades') + count('collections'),
      hardInquiries: everyUnder(json, 'inquiries').filter((part) => textAt(part, 'type') === 'inquiry').length,
      publicRecords: count('bankruptcies'),
    },
  ]
}

export const countTu4: CountInSample = (text) => {
  const count = (name: string): number => [...text.matchAll(new RegExp(`<(?:\\w+:)?${name}[\\s>]`, 'g'))].length
  return [
    {
      bureau: 'transunion',
      accounts: count('trade') + count('collection'),
      hardInquiries: count('inquiry'),
      publicRecords: count('publicRecord'),
    },
  ]
}

/** A saved three-bureau page: the filled cells behind a label, one column a bureau in the order of the page's headings. */
export const countIdentityIq: CountInSample = (text) => {
  const order = [...(/<tr><th><\/th>.*?<\/tr>/s.exec(text)?.[0] ?? '').matchAll(/<th[^>]*>(\w+)<\/th>/g)].map(([, name]) => name)
  const [before = '', records = ''] = text.split('id="PublicInformation"')
  const [accounts = '', inquiries = ''] = before.split('id="Inquiries"')
  return SERVICES.map((bureau) => {
    const column = order.findIndex((name) => name?.toLowerCase() === bureau)
    const filled = (part: string, label: string): number =>
      part
        .split(`>${label}</td>`)
        .slice(1)
        .filter((row) => plain(/<\/tr>/.test(row) ? (row.split('</tr>')[0]?.split('</td>')[column] ?? '') : '') !== '').length
    const asked = inquiries.split('<tr').filter((row) => plain(row.split('</td>')[3] ?? '').toLowerCase() === bureau)
    return {
      bureau,
      accounts: filled(accounts, 'Account #:'),
      hardInquiries: asked.length,
      publicRecords: filled(records, 'Type:'),
    }
  })
}

/** The words of a piece of a page: `-` and nothing are none. */
const plain = (html: string): string =>
  html
    .replaceAll(/<[^>]*>|&nbsp;|^-$/g, '')
    .trim()
    .replace(/^-$/, '')
