/** Members that are a payment pattern by their name: `paymentHistory`, `enhancedPaymentHistory84`, `paymentHistory1to24`, `_Data`. */
const NAMED = /paymentHistory\d*(?:to\d+)?$|^_Data$/i
/** TrueLink calls its pattern `status`, as others call one word: only the signs of months, more than a code has. */
const SIGNS = /^[\dCRU ]{6,}$/

/** The text of a member. In a pattern each character is a month: a blank at its beginning holds the place of one. */
export function memberText(name: string, text: string): string {
  const isPattern = NAMED.test(name) || (name === 'status' && SIGNS.test(text))
  return isPattern && text.trim() !== '' ? text : text.trim()
}
