import { type Line, pageLines } from '#engine/reading/lines/lines.ts'
import type { DocumentText, PageText, Word } from '#engine/reading/page-text.ts'
import { sayOtherNumbers } from '#engine/reading/sheets/printed-numbers.ts'
import { compareFigures, figuresIn } from '#engine/recognition/figures.ts'
import { isPictured } from '#engine/recognition/mend-pages.ts'
import { editDistance, folded } from '#engine/recognition/words/letters.ts'

/** Lines of a screen's own below what scrolls, and above it: bars, the time, an address. */
const MOST_BELOW = 4
const MOST_ABOVE = 6
/** So many lines, and figures on so many of them, are not alike by accident. */
const LEAST_LINES = 3
const LEAST_FIGURED = 2
/** One letter of so many may be read otherwise. */
const WRONG_OF = 8

/** The lines that two screens have in common: where they end on the one, and where on the next; both count from the top. */
interface Overlap {
  readonly lines: number
  readonly endsAt: number
  readonly goesOnAt: number
}

/**
 * Screens of a page that was scrolled, without what the one before shows already: an account of which a part stands on both would
 * else be read twice.
 */
export function scrolledOn(document: DocumentText): DocumentText {
  const lines = document.pages.map((page) => (isPictured(page) ? pageLines(page) : []))
  const overlaps = document.pages.map((page, index) => {
    const before = document.pages[index - 1]
    if (!before || sayOtherNumbers(before, page)) return null
    return overlapOf(lines[index - 1] ?? [], lines[index] ?? [])
  })
  if (overlaps.every((overlap) => overlap === null)) return document
  return {
    ...document,
    pages: document.pages.map((page, index) => {
      const from = overlaps[index]?.goesOnAt ?? 0
      const to = overlaps[index + 1]?.endsAt ?? Number.POSITIVE_INFINITY
      return withoutLines(
        page,
        (lines[index] ?? []).filter((_, at) => at < from || at >= to),
      )
    }),
  }
}

function withoutLines(page: PageText, gone: readonly Line[]): PageText {
  if (gone.length === 0) return page
  const words = new Set<Word>(gone.flatMap((line) => line.words))
  return { ...page, words: page.words.filter((word) => !words.has(word)) }
}

/** The longest stretch of lines at the end of a screen that the next one begins with. */
function overlapOf(before: readonly Line[], after: readonly Line[]): Overlap | null {
  let longest: Overlap | null = null
  for (let below = 0; below <= Math.min(MOST_BELOW, before.length); below += 1)
    for (let above = 0; above <= MOST_ABOVE; above += 1) {
      const endsAt = before.length - below
      const most = Math.min(endsAt, after.length - above)
      for (let lines = most; lines >= Math.max(LEAST_LINES, (longest?.lines ?? 0) + 1); lines -= 1)
        if (isOne(before.slice(endsAt - lines, endsAt), after.slice(above, above + lines)))
          longest = { lines, endsAt, goesOnAt: above + lines }
    }
  return longest
}

function isOne(before: readonly Line[], after: readonly Line[]): boolean {
  if (!before.every((line, at) => areAlike(line.text, after[at]?.text ?? ''))) return false
  const [ones = [], others = []] = [before, after].map((lines) => lines.map((line) => figuresIn(line.words)))
  return (
    ones.filter((figures) => figures.length > 0).length >= LEAST_FIGURED && compareFigures(ones.flat(), others.flat()).other === 0
  )
}

function areAlike(one: string, other: string): boolean {
  const [a, b] = [folded(one), folded(other)]
  const limit = Math.floor(Math.max(a.length, b.length) / WRONG_OF)
  return a === b || editDistance(a, b, limit) <= limit
}
