/** Values that took in the one below, whose label was lost, or that lost a part of their own. */

/** An amount is one: behind it stands another row's. */
export const SEVERAL_AMOUNTS = /\$[\d,.]+ .*\$[\d,.]+$/

const MONTH_OF_YEAR = /\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\.? \d{4}$|\d\/\d{4}$/
/** How an account is owned ends no kind of account. */
const OWNED = / (?:individual|joint|authorized user|cosigner|maker|individual account|joint account)\b.*$/i

/** The town of an address. */
const TOWN = /\b[A-Z]{2},? +\d{5}(?:-?\d{4})?$/

/** `PAYS_AS_AGREED $113` */
const CODE_AND_AMOUNT = /^[A-Z_]+ \$\d/

/** Whether the value of another row is behind it. */
export function isPiledUp(name: string, value: unknown): boolean {
  if (typeof value !== 'string') return false
  if (name === 'terms') return MONTH_OF_YEAR.test(value) || /^\$[\d,.]+ (?!per\b|a\b|monthly\b|\/)/i.test(value)
  if (name === 'statusText') return CODE_AND_AMOUNT.test(value)
  return name === 'accountTypeText' && OWNED.test(value)
}

/** Whether a part is missing: a sentence without its end or its beginning, an address without its street, town, state or number. */
export function isCutOff(name: string, value: unknown, format: string): boolean {
  if (name === 'statusText' && typeof value === 'string')
    return /^[a-z]/.test(value) || (format === SENTENCES && (!value.endsWith('.') || /[^.] \$/.test(value)))
  if (name === 'addresses') return isPartial(value)
  if (name === 'contact') return hasNoAddress(value)
  return false
}

/** The layout whose status is sentences, of which one begins with each amount. */
const SENTENCES = 'experian-web-print'

const partsOf = (value: unknown): ReadonlyMap<string, unknown> =>
  new Map(typeof value === 'object' && value !== null ? Object.entries(value) : [])

function isPartial(value: unknown): boolean {
  const parts = partsOf(value)
  const street = parts.get('street')
  const city = parts.get('city')
  if (typeof street !== 'string' || typeof city !== 'string' || typeof parts.get('state') !== 'string') return true
  // A house has a number, and a town has none.
  return typeof parts.get('zip') !== 'string' || !/\d/.test(street) || /\d/.test(city) || / [A-Z]{2},? \d{5}/.test(street)
}

const PHONE = /^[(\d][-\d() .]{6,}\d$/

/** Letters go to a street and a town; a line of an address is no telephone number. */
function hasNoAddress(value: unknown): boolean {
  const parts = partsOf(value)
  const [lines, phone] = [parts.get('lines'), parts.get('phone')]
  const texts = Array.isArray(lines) ? lines.filter((line) => typeof line === 'string') : []
  const isWhole = texts.some((line) => TOWN.test(line)) && (texts.length > 1 || /\d/.test(texts[0]?.replace(TOWN, '') ?? ''))
  return !isWhole || texts.some((line) => PHONE.test(line)) || (typeof phone === 'string' && !PHONE.test(phone))
}

/** So many of a report's days are printed with two figures for each month, none or one with one. */
const LEAST_DAYS = 6
const PADDED = /(?<!\d)\d{2}\/\d{2}\/\d{4}/g
const BARE = /(?<!\d)(?:\d\/\d{1,2}|\d{1,2}\/\d)\/\d{4}/g

/** Whether the day lacks a figure that the other days of the report have. */
export const isShortened = (quote: string, text: string): boolean =>
  quote.search(BARE) >= 0 && (text.match(BARE) ?? []).length === 1 && (text.match(PADDED) ?? []).length >= LEAST_DAYS
