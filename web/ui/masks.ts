import type { Mask } from '#web/ui/mask.ts'

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

/** Digits only, at most so many: ZIP 5, last four of an SSN 4. */
export const digitsMask =
  (length: number): Mask =>
  (typed) =>
    digitsOf(typed).slice(0, length)
