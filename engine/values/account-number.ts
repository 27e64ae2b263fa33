/** Longer ones are no number of an account. */
const LONGEST = 60

/** A mask: several signs of it, a star or a dot, or figures hidden one by one (`8X4X5`). One X before four figures is a mask, too. */
const MASK = /[Xx*•·.]{2,}|[*•]|\d[Xx]\d|^[Xx]\d{1,4}$/

const FOUR = 4
const bare = (text: string): string => text.replaceAll(/[\s-]/g, '')
const lastFour = (text: string): string => text.replaceAll(/\D/g, '').slice(-FOUR)

/**
 * An account number as it is printed, where the bureau masks it itself (`125461XXXXX`, `xxxxxxxxxxxx 3174`); of a number that is printed
 * whole its last four figures. Null where neither a figure nor a mask is printed.
 */
export function shownAccountNumber(text: string): string | null {
  const printed = text.trim().replaceAll(/\s+/g, ' ')
  if (MASK.test(printed) && printed.length <= LONGEST) return printed
  return lastFour(printed) || null
}

/** What is shown of a number, parted by its mask. */
const PARTED = /^([0-9A-Z]*?)(?<![Xx*•·.])([Xx*•·.]{2,}|[*•]|^[Xx](?=\d{1,4}$))(?![Xx*•·.])([0-9A-Z]*)$/

/** The printed characters of a number on one side of its mask. Null where none can be told. */
export interface ShownPart {
  readonly end: 'head' | 'tail'
  readonly digits: string
  /** How many places are masked. */
  readonly masked: number
  /** What is printed before the mask of a number that shows both ends; absent where it shows one. */
  readonly head?: string
}

export function shownPart(number: string | null): ShownPart | null {
  const clean = bare(number ?? '')
  const [, head = '', mask = '', tail = ''] = PARTED.exec(clean) ?? []
  if (tail !== '') return { end: 'tail', digits: tail, masked: mask.length, ...(head !== '' && { head }) }
  if (head !== '') return { end: 'head', digits: head, masked: mask.length }
  return /^\d+$/.test(clean) ? { end: 'tail', digits: clean, masked: 0 } : null
}

/**
 * The figures by which an entry is known on a later report: the last four before or behind the mask. Reports that were read before numbers
 * were kept as printed hold no more than these.
 */
export const knownDigits = (number: string | null): string =>
  lastFour(shownPart(number)?.digits ?? '') || lastFour(bare(number ?? ''))

const SSN_LENGTH = 9

/** A number that begins with the person's own Social Security number, as those of student loans do, without its first five figures. */
export function withoutOwnSsn(number: string, ssnLast4: string | null): string {
  const figures = bare(number).slice(0, SSN_LENGTH)
  const isOwn = ssnLast4 !== null && /^\d{9}$/.test(figures) && figures.endsWith(ssnLast4)
  if (!isOwn) return number
  let left = SSN_LENGTH - FOUR
  return number.replaceAll(/\d/g, (digit) => (left-- > 0 ? 'X' : digit))
}
