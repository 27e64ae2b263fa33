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
export const printedAddresses = (text: PaperText): PrintedAddress[] =>
  AGENCIES.flatMap(([agency, pattern]) => {
    const lines = addressUnder(text, pattern)
    return lines ? [{ agency, lines }] : []
  })

/** The lines of the address below a name, or behind it in a row or a sentence. */
export function addressUnder({ passages }: PaperText, name: RegExp): readonly string[] | undefined {
  const lines = passages.flatMap(({ text }) => text.split('\n'))
  const found = lines.flatMap((line, at) => {
    if (!name.test(line) || line.search(name) > 0) return []
    const row = IN_ROW.exec(line)
    if (row) return [row.slice(1, 4)]
    const below = lines.slice(at, at + MOST_LINES)
    const end = below.findIndex((one) => PLACE.test(one))
    const own = below.slice(0, end + 1)
    return end < 1 || own.some((one) => one.length > LONGEST || /[?!:]$|\w{3}\.$/.test(one)) ? [] : [own]
  })
  return found[0] ?? inSentence(passages, name)
}

/** `… from Early Warning Services, LLC, 5801 N. Pima Road, Scottsdale, AZ 85250 …` */
function inSentence(passages: PaperText['passages'], name: RegExp): readonly string[] | undefined {
  const address = new RegExp(
    String.raw`((?:${name.source})[\w .&]{0,40}(?:, (?:LLC|Inc)\.?)?), ((?:p\.? ?o\.? ?box|\d{1,6}) [^,:;]{2,60}(?:, (?:suite|ste|floor|unit)\.? ?[^,:;]{1,12})?), ([A-Za-z. ]{2,30}, [A-Z]{2}\.? \d{5}(?:-\d{4})?)\b`,
    'i',
  )
  const found = passages.flatMap(({ text }) => address.exec(text.replaceAll('\n', ' ')) ?? [])
  return found.length > 0 ? found.slice(1, 4) : undefined
}
