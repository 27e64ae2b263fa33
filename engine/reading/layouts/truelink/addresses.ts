import { type DataNode, partOf } from '#engine/reading/listing/data-tree.ts'
import { postalCode } from '#engine/reading/values/data-words.ts'
import { saidOf } from '#engine/reading/layouts/truelink/coded.ts'
import type { Address } from '#engine/report/report.ts'

const STREET_PARTS = ['houseNumber', 'direction', 'streetName', 'streetType', 'postDirection', 'unit'] as const

function streetOf(address: DataNode | null): string {
  const whole = saidOf(partOf(address, 'unparsedStreet'))
  if (whole !== '') return whole
  const parts = STREET_PARTS.map((name) => saidOf(partOf(address, name)))
  const [house = '', direction, name = ''] = parts
  // A box has its number in its name, and again as the number of a house.
  const isTwice = name === house || name.endsWith(` ${house}`)
  return [isTwice ? '' : house, direction, name, ...parts.slice(3)].filter((part) => part !== '').join(' ')
}

/** A `CreditAddress`; null where no part of it is filled in. */
export function addressOf(node: DataNode | null): Address | null {
  const [street, city, state] = [streetOf(node), saidOf(partOf(node, 'city')), saidOf(partOf(node, 'stateCode'))]
  const zip = postalCode(saidOf(partOf(node, 'postalCode')))
  if ([street, city, zip].every((part) => part === '')) return null
  return { street: street || null, city: city || null, state: state || null, zip: zip || null }
}

/** The part of an address where it can be shown. */
export const addressPlace = (node: DataNode | null): DataNode | null =>
  ['unparsedStreet', 'streetName', 'city', 'postalCode'].map((name) => partOf(node, name)).find((one) => saidOf(one) !== '') ??
  null

/** As a letter is addressed: street, then `CITY, ST 12345`. */
export function addressLines({ street, city, state, zip }: Address): string[] {
  const place = [state, zip].filter((part) => part !== null).join(' ')
  const cityLine = [city ?? '', place].filter((part) => part !== '').join(', ')
  return [street ?? '', cityLine].filter((line) => line !== '')
}
