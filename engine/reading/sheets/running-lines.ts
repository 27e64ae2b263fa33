import { middleYOf } from '#engine/reading/lines/boxes.ts'
import { emOf, isAtMargin, isFurniture, isOfBrowser, type Line, pageLines, pageWithout } from '#engine/reading/lines/lines.ts'
import { isRowAmong } from '#engine/reading/lines/table-rows.ts'
import type { DocumentText, PageText } from '#engine/reading/page-text.ts'

/** A line at the head or the foot of a page. */
interface MarginLine {
  readonly line: Line
  readonly page: PageText
  /** Without its figures: the pages are numbered. */
  readonly letters: string
}

/** On so many of the pages, and at least on so many, the same line at the same height is no accident. */
const LEAST_SHARE = 0.7
const LEAST_PAGES = 3
/** Fewer letters say nothing. */
const LEAST_LETTERS = 4
/** Points between one page and another. */
const SAME_HEIGHT = 2
/** Times the letters' size: so far the middle of a running line stands from that of what the page says; a line of text is nearer. */
const APART = 1.7
/** What is on top of pages and is their own: the head of a table that goes on (months, or bureaus), and where each account begins a page its first label. */
const OF_THE_PAGE: readonly RegExp[] = [
  /(?:\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\b.*){3}/i,
  /^(?:(?:TransUnion|Experian|Equifax)(?: |$))+$/i,
  /^(?:account (?:name|number|info|information|details|history)|payment history|summary|creditor|(?:court |creditor |company |business )?name):?$/i,
]

/**
 * The document without the lines that run over its pages, whatever program printed them: the same words at the same height
 * of most pages, apart from the text. In the middle of an account they would read on as its value. The first page that has
 * one keeps it, unless it is the browser's own: a name, a date or a number may stand nowhere else.
 */
export function withoutRunningLines(document: DocumentText): DocumentText {
  const least = Math.max(LEAST_PAGES, Math.ceil(document.pages.length * LEAST_SHARE))
  if (document.pages.length < least) return document
  const lines = document.pages.flatMap(marginLines)
  const running = [...Map.groupBy(lines, ({ letters }) => letters).values()]
    // Few lines are on so many pages: only these are looked at more closely.
    .filter((same) => same.length >= least)
    .map((same) => same.filter(mayRun))
    .flatMap(atOneHeight)
    .filter((same) => pagesOf(same).size >= least)
  const all = new Set(running.flat().map(({ line }) => line))
  const gone = running
    .filter((same) => same.filter((one) => isApart(one, all) && !isRow(one, all)).length * 2 > same.length)
    .flatMap((same) => same.filter(({ page, line }) => page !== same[0]?.page || isOfBrowser(line.text)))
  if (gone.length === 0) return document
  const byPage = Map.groupBy(gone, ({ page }) => page)
  const pages = document.pages.map((page) => {
    const own = byPage.get(page)
    return own ? pageWithout(page, new Set(own.map(({ line }) => line))) : page
  })
  return { ...document, pages }
}

/** Lines from the first and the last: a page that was printed smaller has its head and foot further in, and a head may have several lines. */
const OUTERMOST = 8

function marginLines(page: PageText): MarginLine[] {
  const lines = pageLines(page)
  return lines.flatMap((line, index) => {
    const isOutermost = index < OUTERMOST || index >= lines.length - OUTERMOST
    return isOutermost || isAtMargin(line, page) ? [{ line, page, letters: line.text.replaceAll(/\d+/g, '#') }] : []
  })
}

function mayRun({ line, page, letters }: MarginLine): boolean {
  if (isFurniture(line, page) || OF_THE_PAGE.some((pattern) => pattern.test(line.text))) return false
  return letters.replaceAll(/[^\p{L}]/gu, '').length >= LEAST_LETTERS
}

/** Lines that say the same, parted by where they are. */
function atOneHeight(same: readonly MarginLine[]): MarginLine[][] {
  const heights: MarginLine[][] = []
  for (const one of same) {
    const own = heights.find(([first]) => first && Math.abs(middleYOf(first.line.box) - middleYOf(one.line.box)) < SAME_HEIGHT)
    if (own) own.push(one)
    else heights.push([one])
  }
  return heights
}

const pagesOf = (lines: readonly MarginLine[]): Set<PageText> => new Set(lines.map(({ page }) => page))

/** Whether the text of the page keeps its distance, and nothing of it stands further out; other running lines may. */
function isApart({ line, page }: MarginLine, running: ReadonlySet<Line>): boolean {
  const least = emOf(line.words) * APART
  const isHead = middleYOf(line.box) < page.height / 2
  return pageLines(page).every(
    (other) =>
      running.has(other) || isFurniture(other, page) || (isHead ? 1 : -1) * (middleYOf(other.box) - middleYOf(line.box)) > least,
  )
}

/** Whether a table goes on with this line, at the head of its page or at the foot. */
const isRow = ({ line, page }: MarginLine, running: ReadonlySet<Line>): boolean =>
  isRowAmong(
    line,
    pageLines(page).filter((other) => other === line || (!running.has(other) && !isFurniture(other, page))),
  )
