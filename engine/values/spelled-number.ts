const UNITS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
] as const
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'] as const
const SCALES: Readonly<Record<string, number>> = { hundred: 100, thousand: 1000, grand: 1000, million: 1_000_000 }

const WORD = `(?:${[...UNITS, ...TENS, ...Object.keys(SCALES), 'dozen', 'oh'].join('|')})`

/** A number in words, e.g. `twelve hundred`, `one hundred and five`, `twenty-four`, `a thousand`. */
export const SPELLED = `(?:\\ba\\s{1,9}(?=(?:hundred|thousand|million|dozen|grand)\\b))?\\b${WORD}\\b(?:[\\s-]{1,9}(?:and[\\s-]{1,9})?${WORD}\\b){0,12}`

function wordValue(word: string): number | null {
  const unit = UNITS.findIndex((name) => name === word)
  if (unit >= 0) return unit
  const ten = TENS.findIndex((name) => name === word)
  if (ten >= 0) return (ten + 2) * 10
  if (word === 'oh') return 0
  return word === 'dozen' ? 12 : null
}

/** The number that the words say, or null when they say none (`one two three`). */
export function spelledNumber(text: string): number | null {
  const words = text
    .toLowerCase()
    .split(/[\s-]{1,9}/)
    .filter((word) => word !== 'and' && word !== 'a' && word !== '')
  if (words.length === 0) return null
  let [total, current, last] = [0, 0, Number.POSITIVE_INFINITY]
  for (const word of words) {
    const scale = SCALES[word]
    const value = wordValue(word)
    if (scale === 100) current = Math.max(current, 1) * 100
    else if (scale !== undefined) [total, current] = [total + Math.max(current, 1) * scale, 0]
    else if (value === null || (value > 0 && last < 100 && !(last >= 20 && value < 10))) return null
    else current += value
    last = scale ?? (value === null || (value >= 20 && value % 10 === 0) ? (value ?? 100) : value)
    if (scale !== undefined) last = Number.POSITIVE_INFINITY
  }
  return total + current
}

/** `one two three four` as the digits that were read out; empty where a word is no digit. */
export function spelledDigits(text: string): string {
  const digits = text
    .toLowerCase()
    .split(/[\s-]{1,9}/)
    .map((word) => (word === 'oh' ? 0 : UNITS.findIndex((name) => name === word)))
  return digits.every((digit) => digit >= 0 && digit < 10) ? digits.join('') : ''
}

/** A year in words, e.g. `twenty nineteen`, `nineteen ninety-nine`, `twenty oh five`, `two thousand nineteen`; else null. */
export function spelledYear(text: string): number | null {
  const words = text.toLowerCase().split(/[\s-]{1,9}/)
  const century = words[0] === 'nineteen' ? 1900 : words[0] === 'twenty' ? 2000 : null
  const rest = words.slice(1).filter((word) => word !== 'oh')
  const tail = century === null || rest.length === 0 ? null : spelledNumber(rest.join(' '))
  if (century !== null && tail !== null && tail < 100 && (tail >= 10 || words[1] === 'oh')) return century + tail
  const whole = spelledNumber(text)
  return whole !== null && whole >= 1900 && whole < 2100 ? whole : null
}

const ORDINALS: readonly string[] = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
  'thirteenth',
  'fourteenth',
  'fifteenth',
  'sixteenth',
  'seventeenth',
  'eighteenth',
  'nineteenth',
  'twentieth',
  'twenty-first',
  'twenty-second',
  'twenty-third',
  'twenty-fourth',
  'twenty-fifth',
  'twenty-sixth',
  'twenty-seventh',
  'twenty-eighth',
  'twenty-ninth',
  'thirtieth',
  'thirty-first',
]

/** The longest first, so that `twenty-first` is not read as `first`. */
export const SPELLED_ORDINAL = `(?:${ORDINALS.toReversed().join('|').replaceAll('-', '[\\s-]')})`

/** 1 to 31 for `first` to `thirty-first`; null for anything else. */
export function spelledOrdinal(text: string): number | null {
  const index = ORDINALS.indexOf(text.toLowerCase().replace(/\s+/g, '-'))
  return index < 0 ? null : index + 1
}
