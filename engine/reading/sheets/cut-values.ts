import { leftOf, rightOf } from '#engine/reading/lines/boxes.ts'
import { type Line, pageLines, type Run } from '#engine/reading/lines/lines.ts'
import type { DocumentText, PageText, Word } from '#engine/reading/page-text.ts'

/** Rows of one page that end at one place tell that their values are set at the right edge. */
const LEAST_ROWS = 5
/** Of these rows so many reach the edge. */
const LEAST_SHARE = 0.65
/** Points between edges that are meant as one. */
const SAME = 0.8
/** Points by which a value that lost a letter ends short of the edge, and heights of a letter beyond which it is set elsewhere. */
const [SHORT, FAR] = [1.2, 2]

/**
 * A browser that prints a page wider than its paper drops the letters at the edge. Where values are set at the right edge, one that ends
 * short of it has lost its last letters: its words are marked as not whole.
 */
export function withCutValues(document: DocumentText): DocumentText {
  const cut = new Set<Word>(document.pages.flatMap(cutOn))
  if (cut.size === 0) return document
  const pages = document.pages.map((page) =>
    page.words.some((word) => cut.has(word))
      ? { ...page, words: page.words.map((word) => (cut.has(word) ? { ...word, isCovered: true as const } : word)) }
      : page,
  )
  return { ...document, pages }
}

interface Row {
  readonly label: Run
  readonly value: Run
}

function cutOn(page: PageText): readonly Word[] {
  const rows = pageLines(page).flatMap(rowOf)
  const labels = [...Map.groupBy(rows, ({ label }) => Math.round(leftOf(label.box))).values()]
  return labels.flatMap((same) => {
    const edge = Math.max(...same.map(({ value }) => rightOf(value.box)))
    const atEdge = same.filter(({ value }) => edge - rightOf(value.box) < SAME)
    const lefts = new Set(atEdge.map(({ value }) => Math.round(leftOf(value.box))))
    // Values that begin at one place are set at the left.
    if (atEdge.length < LEAST_ROWS || atEdge.length < same.length * LEAST_SHARE || lefts.size < LEAST_ROWS / 2) return []
    return same.flatMap(({ value }) => {
      const short = edge - rightOf(value.box)
      return short > SHORT && short < value.box[3] * FAR ? value.words : []
    })
  })
}

const rowOf = ({ runs }: Line): Row[] => {
  const [label, value] = runs
  return label && value && runs.length === 2 ? [{ label, value }] : []
}
