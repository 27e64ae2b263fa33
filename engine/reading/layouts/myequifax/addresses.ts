import type { Run } from '#engine/reading/lines.ts'
import type { Address } from '#engine/report/report.ts'

/** An address with the pieces it was read from. */
export interface ReadAddress {
  readonly address: Address
  readonly pieces: readonly Run[]
}

/** `ATLANTA, GA 30303-1234`, with or without the comma; before it the street may stand on the same line. */
const CITY_LINE = /^(.*?)[, ]+([A-Z]{2})[, ]+(\d{5}(?:-\d{4})?)$/i

/** Addresses line by line: each ends with its city, state and zip. Lines that end in none are passed over. */
export function addressesIn(pieces: readonly Run[]): ReadAddress[] {
  const found: ReadAddress[] = []
  let open: Run[] = []
  for (const piece of pieces) {
    open.push(piece)
    const match = CITY_LINE.exec(piece.text)
    if (!match) continue
    const streets = open.slice(0, -1).map((line) => line.text)
    const [city, own] = cityOf(match[1] ?? '', streets.length > 0)
    const street = [...streets, ...own].join(' ')
    found.push({
      address: {
        street: street === '' ? null : street,
        city: city === '' ? null : city,
        state: (match[2] ?? '').toUpperCase(),
        zip: match[3] ?? null,
      },
      pieces: open,
    })
    open = []
  }
  return found
}

/** Of `123 MAIN ST, ATLANTA` the city is what follows the last comma, unless a street stands above. */
function cityOf(text: string, hasStreet: boolean): [city: string, street: string[]] {
  const comma = text.lastIndexOf(',')
  if (hasStreet && comma < 0) return [text.trim(), []]
  return comma < 0 ? [text.trim(), []] : [text.slice(comma + 1).trim(), [text.slice(0, comma).trim()]]
}
