/** What kind of USPS label a valid number is from. */
type TrackingKind = 'package' | 'certified_retail' | 'international'

/** A tracking number that can be one, or why it cannot. */
export type TrackingCheck =
  | { readonly isValid: true; readonly number: string; readonly kind: TrackingKind }
  | { readonly isValid: false; readonly reason: string }

/** `420` and a ZIP (5 or 9 digits) come before the number on many domestic labels. */
const ROUTED = /^420(?:\d{5}|\d{9})(9[1-5]\d{20}|9[1-5]\d{24})$/
const PACKAGE = /^9[1-5]\d{20}(?:\d{4})?$/
const RETAIL = /^(?:[0-8]\d|9[1-5])\d{18}$/
/** Universal Postal Union S10: two letters, eight digits, a check digit, `US`. */
const INTERNATIONAL = /^[A-Z]{2}(\d{8})(\d)US$/
const S10_WEIGHTS = [8, 6, 4, 2, 3, 5, 9, 7] as const

/**
 * Whether the text can be a USPS tracking number, by its form and its check digit. Spaces and hyphens are ignored. The
 * answer never says that the label exists.
 */
export function checkTrackingNumber(text: string): TrackingCheck {
  const clean = text.replace(/[\s-]/g, '').toUpperCase()
  const international = INTERNATIONAL.exec(clean)
  if (international)
    return international[2] === s10CheckDigit(international[1] ?? '') ? valid(clean, 'international') : wrongDigit()
  if (!/^\d+$/.test(clean)) return { isValid: false, reason: 'A USPS tracking number has digits only.' }
  const number = ROUTED.exec(clean)?.[1] ?? clean
  if (PACKAGE.test(number)) return isMod10(number) ? valid(number, 'package') : wrongDigit()
  if (!RETAIL.test(number)) return { isValid: false, reason: 'A USPS tracking number has 20, 22 or 26 digits.' }
  // Labels printed before 2012 leave out the 91 that belongs to the check digit.
  return isMod10(number) || isMod10(`91${number}`) ? valid(number, 'certified_retail') : wrongDigit()
}

const valid = (number: string, kind: TrackingKind): TrackingCheck => ({ isValid: true, number, kind })
const wrongDigit = (): TrackingCheck => ({
  isValid: false,
  reason: 'This number doesn’t look right. Check it against your receipt.',
})

/** From the right, without the check digit: times 3, times 1, and so on. */
function isMod10(number: string): boolean {
  const digits = [...number].map(Number)
  const check = digits.pop()
  const sum = digits.toReversed().reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 3 : 1), 0)
  return check === (10 - (sum % 10)) % 10
}

function s10CheckDigit(serial: string): string {
  const sum = [...serial].reduce((total, digit, index) => total + Number(digit) * (S10_WEIGHTS[index] ?? 0), 0)
  const rest = 11 - (sum % 11)
  if (rest === 10) return '0'
  return rest === 11 ? '5' : String(rest)
}
