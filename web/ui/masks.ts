/** A mask rewrites what is typed, at once: it takes what it can use and drops the rest. */
export type Mask = (typed: string) => string

const digitsOf = (typed: string): string => typed.replace(/\D/g, '')

/** `(555) 123-4567`, as far as it is typed; a leading country code 1 is dropped. */
export const phoneMask: Mask = (typed) => {
  const all = digitsOf(typed)
  const digits = (all.length > 10 && all.startsWith('1') ? all.slice(1) : all).slice(0, 10)
  if (digits.length === 0) return ''
  if (digits.length <= 3) return `(${digits}`
  const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)]
  return line === '' ? `(${area}) ${exchange}` : `(${area}) ${exchange}-${line}`
}

/** `123-45-6789`, as far as it is typed: at most 11 characters. */
export const ssnMask: Mask = (typed) => {
  const digits = digitsOf(typed).slice(0, 9)
  return [digits.slice(0, 3), digits.slice(3, 5), digits.slice(5)].filter((part) => part !== '').join('-')
}

/** Lower case; letters, digits and underscore only. */
export const usernameMask: Mask = (typed) => typed.toLowerCase().replace(/[^a-z0-9_]/g, '')

export const lowercaseMask: Mask = (typed) => typed.toLowerCase()

/** Digits only, at most so many: ZIP 5, last four of an SSN 4. */
export const digitsMask =
  (length: number): Mask =>
  (typed) =>
    digitsOf(typed).slice(0, length)

/** Where the caret belongs after masking: behind as many kept characters as stood before it. */
export function caretAfterMask(typed: string, caret: number, masked: string): number {
  const kept = (text: string) => text.replace(/[^A-Za-z0-9_]/g, '').length
  const wanted = kept(typed.slice(0, caret))
  if (wanted >= kept(masked)) return masked.length
  let seen = 0
  for (let at = 0; at < masked.length; at += 1) {
    if (seen === wanted) return at
    if (/[A-Za-z0-9_]/.test(masked.charAt(at))) seen += 1
  }
  return masked.length
}
