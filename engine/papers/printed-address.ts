import { AGENCIES } from '#engine/papers/agencies.ts'
import type { PaperText } from '#engine/papers/paper-text.ts'

/** Where an agency is written to, as the paper that names it prints. */
export interface PrintedAddress {
  readonly agency: string
  /** Name first, as on an envelope. */
  readonly lines: readonly string[]
}

const PLACE = /\b[A-Z]{2}\.?,?\s\d{5}(?:-\d{4})?$/
/** The same in one row, with its blanks between. */
const IN_ROW =
  /^([^.:;]{3,60}?),\s((?:p\.? ?o\.? ?box|\d{1,6})\s[^:;]{3,60}?),\s([A-Za-z. ]{2,30},?\s[A-Z]{2}\.?\s\d{5}(?:-\d{4})?)\b/i
const MOST_LINES = 5
const LONGEST = 60

/** The address below an agency's name: a refusal has to print it. */
export function printedAddresses({ passages }: PaperText): PrintedAddress[] {
  const lines = passages.flatMap(({ text }) => text.split('\n'))
  return AGENCIES.flatMap(([agency, pattern]) => {
    const found = lines.flatMap((line, at) => {
      if (!pattern.test(line) || line.search(pattern) > 0) return []
      const row = IN_ROW.exec(line)
      if (row) return [row.slice(1, 4)]
      const below = lines.slice(at, at + MOST_LINES)
      const end = below.findIndex((one) => PLACE.test(one))
      const own = below.slice(0, end + 1)
      return end < 1 || own.some((one) => one.length > LONGEST || /[?!:]$|\w{3}\.$/.test(one)) ? [] : [own]
    })
    const [first = inSentence(passages, pattern)] = found
    return first ? [{ agency, lines: first }] : []
  })
}

/** `… from Early Warning Services, LLC, 5801 N. Pima Road, Scottsdale, AZ 85250 …` */
function inSentence(passages: PaperText['passages'], agency: RegExp): readonly string[] | undefined {
  const address = new RegExp(
    String.raw`((?:${agency.source})[\w .&]{0,40}(?:, (?:LLC|Inc)\.?)?), ((?:p\.? ?o\.? ?box|\d{1,6}) [^,:;]{2,60}(?:, (?:suite|ste|floor|unit)\.? ?[^,:;]{1,12})?), ([A-Za-z. ]{2,30}, [A-Z]{2}\.? \d{5}(?:-\d{4})?)\b`,
    'i',
  )
  const found = passages.flatMap(({ text }) => address.exec(text.replaceAll('\n', ' ')) ?? [])
  return found.length > 0 ? found.slice(1, 4) : undefined
}
