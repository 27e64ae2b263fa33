import { type Bureau, BUREAU_NAMES } from '#engine/words/bureau.ts'
import type { Day } from '#engine/values/day.ts'

/** How a bureau is reached for disputes, as of a day and with its source. */
export interface BureauAddress {
  readonly bureau: Bureau
  /** Name first, as on an envelope. */
  readonly name: string
  readonly lines: readonly string[]
  readonly phone: string
  readonly website: string
  /** The bureau's own page for disputes. */
  readonly portal: string
  /** First day on which this address was noted. */
  readonly asOf: Day
  readonly source: string
}

/** Newest first for each bureau. The address printed on the user's own report goes before all of them. */
export const BUREAU_ADDRESSES: readonly BureauAddress[] = [
  {
    bureau: 'equifax',
    name: 'Equifax Information Services LLC',
    lines: ['P.O. Box 740256', 'Atlanta, GA 30374-0256'],
    phone: '(888) 378-4329',
    website: 'https://www.equifax.com',
    portal: 'https://www.equifax.com/personal/credit-report-services/credit-dispute',
    asOf: '2026-11-01',
    source: "Equifax's own page on disputes",
  },
  {
    bureau: 'experian',
    name: 'Experian',
    lines: ['P.O. Box 4500', 'Allen, TX 75013'],
    phone: '(888) 397-3742',
    website: 'https://www.experian.com',
    portal: 'https://www.experian.com/disputes',
    asOf: '2026-11-01',
    source: "Equifax's page on the other bureaus",
  },
  {
    bureau: 'transunion',
    name: 'TransUnion Consumer Solutions',
    lines: ['P.O. Box 2000', 'Chester, PA 19016'],
    phone: '(800) 916-8800',
    website: 'https://www.transunion.com',
    portal: 'https://dispute.transunion.com',
    asOf: '2026-11-01',
    source: 'Public pages; older ones print 19022 as the ZIP code',
  },
]

/** The bureau's newest noted address on that day; the oldest one when the day is before all of them. */
export function bureauAddress(bureau: Bureau, day: Day): BureauAddress {
  const own = BUREAU_ADDRESSES.filter((address) => address.bureau === bureau)
  const found = own.find((address) => address.asOf <= day) ?? own.at(-1)
  if (found === undefined) throw new RangeError(`no address for ${BUREAU_NAMES[bureau]}`)
  return found
}

/** Where a letter goes: the lines printed on the user's own report when there are any, else the noted address. */
export function mailingAddress(
  bureau: Bureau,
  day: Day,
  printed: readonly string[] | null,
): { readonly name: string; readonly lines: readonly string[] } {
  const noted = bureauAddress(bureau, day)
  const lines = (printed ?? []).map((line) => line.trim()).filter((line) => line !== '')
  const isWhole = lines.length > 1 && /\b\d{5}(?:-\d{4})?$/.test(lines.at(-1) ?? '')
  if (!isWhole) return { name: noted.name, lines: noted.lines }
  const [first, ...rest] = lines
  const hasName = first !== undefined && !/\d/.test(first) && rest.length > 1
  return hasName ? { name: first, lines: rest } : { name: noted.name, lines }
}
