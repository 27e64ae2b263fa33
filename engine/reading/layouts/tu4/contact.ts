import type { DataFacts } from '#engine/reading/listing/data-facts.ts'
import { type DataNode, partAt, partOf, partsAt } from '#engine/reading/listing/data-tree.ts'
import type { Account } from '#engine/report/account.ts'

const STREET = ['number', 'preDirectional', 'name', 'type', 'postDirectional']

const joined = (...parts: readonly (string | null | undefined)[]): string =>
  parts.filter((part) => part !== null && part !== undefined && part !== '').join(' ')

/** The parts of a telephone number, or the number as a whole: `(800) 972-3030`. Null where there is none. */
export function phoneOf(phone: DataNode | null): string | null {
  const number = partOf(phone, 'number')
  const [area, exchange, suffix] = ['areaCode', 'exchange', 'suffix'].map((name) => partOf(number, name)?.text ?? '')
  if (area && exchange && suffix) return `(${area}) ${exchange}-${suffix}`
  const whole = partOf(number, 'unparsed')?.text ?? ''
  return /\d{3}/.test(whole) ? whole : null
}

/** The street of an address, from its parts or as a whole; null where there is none. */
export function streetOf(address: DataNode): string | null {
  const street = partOf(address, 'street')
  const whole = partsAt(street, 'unparsed').map(({ text }) => text)
  const parts = STREET.map((name) => partOf(street, name)?.text)
  const unit = ['type', 'number'].map((name) => partAt(street, `unit/${name}`)?.text)
  const text = joined(...(whole.length > 0 ? whole : parts), ...unit)
  return text === '' ? null : text
}

/** The furnisher's address and telephone, as the form's decoded contact gives them. */
export function contactOf(subscriber: DataNode | null, facts: DataFacts): Account['contact'] {
  const address = partOf(subscriber, 'address')
  const phone = phoneOf(partOf(subscriber, 'phone'))
  const place = (name: string): string | null => partAt(address, `location/${name}`)?.text ?? null
  const cityLine = joined(place('city'), place('state'), place('zipCode'))
  const streets = partsAt(address, 'street/unparsed').flatMap(({ text }) => text ?? [])
  const street = streets.length > 0 ? streets : address ? [streetOf(address)].flatMap((text) => text ?? []) : []
  const lines = [...street, ...(cityLine === '' ? [] : [cityLine])]
  if (lines.length === 0 && phone === null) return null
  const first = ['street/unparsed', 'street/name', 'location/city'].map((path) => partAt(address, path))
  facts.note(first.find((node) => node !== null) ?? partAt(subscriber, 'phone/number/areaCode'), ['contact'])
  return { lines, phone }
}
