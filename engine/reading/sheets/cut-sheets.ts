import { leftOf, middleXOf, middleYOf, rightOf } from '#engine/reading/lines/boxes.ts'
import { pageLines } from '#engine/reading/lines/lines.ts'
import type { DocumentText, PageText } from '#engine/reading/page-text.ts'
import { placed } from '#engine/reading/sheets/placed.ts'
import type { Evidence } from '#engine/report/evidence.ts'
import type { Report } from '#engine/report/report.ts'

/** A document page by page, and the way back to the sheets it was printed on. */
export interface CutSheets {
  readonly document: DocumentText
  /** The report with every place where it stands on the sheets. */
  onSheets(report: Report): Report
}

/** Two pages on a sheet lie beside each other: it is so much wider than high. */
const LANDSCAPE = 1.15
/** The width that a page is read at: layouts count in points of a whole page. */
const PAGE_WIDTH = 612
/** Times its width: no page is higher than one of A4. One of Letter size in half a sheet of Letter size leaves room above and below. */
const TALLEST = Math.SQRT2
/** Of a sheet's height: at its head and foot a viewer may print lines of its own across both pages. */
const EDGE = 0.05
/** Letters as high as this are printed across a sheet, not on its pages. */
const ACROSS = 36
/** Shorter pieces of text are put in odd places by some programs. */
const WHOLE = 3
/** Points: both pages begin as far from their edge. */
const SAME_MARGIN = 3
/** The share of the lines that begins at a margin; what hangs out of it is less. */
const MANY = 0.05
const SOME = 0.02

/** Cuts sheets on which two pages were printed side by side, "2 pages per sheet"; other documents stay as they are. */
export function cutSheets(document: DocumentText): CutSheets {
  const pages = document.pages.every(isCutInTwo) ? document.pages.flatMap(halvesOf) : []
  if (pages.length === 0 || !haveOneMargin(pages)) return { document, onSheets: (report) => report }
  const sheets = new Map(document.pages.map((sheet) => [sheet.number, sheet]))
  return {
    document: { ...document, pages },
    // A half that was put in twice is no page of the file.
    onSheets: ({ repeatedPages: _halves, ...report }) => placed(report, (place) => onSheet(place, sheets)),
  }
}

/** Whether nothing but what is printed across the whole sheet stands on the middle between its halves. */
function isCutInTwo({ width, height, words }: PageText): boolean {
  if (width < height * LANDSCAPE) return false
  const middle = width / 2
  return !words.some(
    ({ text, box }) =>
      text.length >= WHOLE &&
      leftOf(box) < middle &&
      rightOf(box) > middle &&
      box[3] < ACROSS &&
      middleYOf(box) > height * EDGE &&
      middleYOf(box) < height * (1 - EDGE),
  )
}

/** How a half sheet is made a page: how many times larger, and how much of what is above and below is left out. */
function scaleOf({ width, height }: PageText): { scale: number; above: number } {
  const scale = (PAGE_WIDTH * 2) / width
  return { scale, above: Math.max(0, (height * scale - PAGE_WIDTH * TALLEST) / 2) }
}

function halvesOf(sheet: PageText): PageText[] {
  const middle = sheet.width / 2
  const { scale, above } = scaleOf(sheet)
  return [0, 1].map((half) => {
    const isOwn = ({ box }: { box: Evidence['box'] }): boolean => middleXOf(box) >= middle === (half === 1)
    const own = ([x, y, width, height]: Evidence['box']): Evidence['box'] => [
      (x - half * middle) * scale,
      y * scale - above,
      width * scale,
      height * scale,
    ]
    return {
      number: sheet.number * 2 - 1 + half,
      width: PAGE_WIDTH,
      height: sheet.height * scale - above * 2,
      words: sheet.words.filter(isOwn).map((word) => ({ ...word, box: own(word.box) })),
      marks: sheet.marks.filter((box) => isOwn({ box })).map(own),
    }
  })
}

/** The columns of one wide page begin wherever they do; two pages of one document begin their lines where the document does. */
function haveOneMargin(pages: readonly PageText[]): boolean {
  const [left, right] = [1, 0].map((odd) => lefts(pages.filter(({ number }) => number % 2 === odd)))
  return left !== undefined && right !== undefined && hasMarginOf(left, right) && hasMarginOf(right, left)
}

/** How many lines begin at each place. */
function lefts(pages: readonly PageText[]): ReadonlyMap<number, number> {
  const places = pages.flatMap((page) => pageLines(page).map(({ box }) => Math.round(leftOf(box))))
  return new Map([...Map.groupBy(places, (left) => left)].map(([left, same]) => [left, same.length / places.length]))
}

/** Whether at the leftmost place where many of the one's lines begin some of the other's do. */
function hasMarginOf(one: ReadonlyMap<number, number>, other: ReadonlyMap<number, number>): boolean {
  const margin = Math.min(...[...one].flatMap(([left, share]) => (share >= MANY ? [left] : [])))
  return [...other].some(([left, share]) => share >= SOME && Math.abs(left - margin) < SAME_MARGIN)
}

function onSheet(place: Evidence, sheets: ReadonlyMap<number, PageText>): Evidence {
  const page = Math.ceil(place.page / 2)
  const sheet = sheets.get(page)
  if (!sheet) return place
  const { scale, above } = scaleOf(sheet)
  const [x, y, width, height] = place.box
  const left = x / scale + (place.page % 2 === 0 ? sheet.width / 2 : 0)
  return { ...place, page, box: [left, (y + above) / scale, width / scale, height / scale] }
}
