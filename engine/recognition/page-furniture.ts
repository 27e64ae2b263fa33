import { leftOf, middleYOf, topOf } from '#engine/reading/lines/boxes.ts'
import { type Line, pageLines } from '#engine/reading/lines/lines.ts'
import { isRowAmong } from '#engine/reading/lines/table-rows.ts'
import type { DocumentText, PageText, Word } from '#engine/reading/page-text.ts'
import { editDistance, folded } from '#engine/recognition/words/letters.ts'
import { isPictured } from '#engine/recognition/mend-pages.ts'

/** The parts of a page, at its head and foot, where running lines stand. */
const MARGIN = 0.13
/** Of the letters' height: how far a running line may stand from where it is on other pages. */
const SAME_HEIGHT = 1.5
/** On so many of the pages, and at least on so many, the same line is no accident. */
const LEAST_SHARE = 0.5
const LEAST_PAGES = 3
/** Part of the letters that may be read otherwise. */
const MOST_WRONG = 0.2

interface Running {
  readonly line: Line
  readonly page: PageText
  /** Its letters without its figures: page numbers differ. */
  readonly letters: string
  /** The first line of its page, or the last. */
  readonly end: 'head' | 'foot' | null
}

/**
 * Recognised pages without the lines that run over them: the same words at the same height of most pages. A layout knows
 * its own running lines letter for letter, which a recogniser does not always give. The first page that has one keeps it:
 * a name or a date may stand nowhere else.
 */
export function withoutFurniture(document: DocumentText): DocumentText {
  const lines = document.pages.flatMap((page) => {
    const own = pageLines(page)
    return own.flatMap((line) => (isRowAmong(line, own) ? [] : (runningLine(line, page) ?? [])))
  })
  const found = lines.filter((one) => alike(one, lines).size >= leastPages(document))
  const count = pageCountOf(document)
  const dropped = found.filter((one) => Math.min(...alike(one, lines)) < one.page.number)
  const bands = bandsOf(dropped, document)
  const doubted = new Set(almostRunning(found, document).flatMap(({ words }) => words))
  return {
    ...document,
    pages: document.pages.map((page) => {
      if (!isPictured(page)) return page
      const gone = new Set([
        ...dropped.filter((one) => one.page === page).flatMap(({ line }) => line.words),
        ...page.words.filter(({ box }) => bands(page, middleYOf(box))),
        ...pageLines(page).flatMap((line) => (isPageNumber(line, page) || isLastNumber(line, page, count) ? line.words : [])),
      ])
      if (gone.size === 0 && !page.words.some((word) => doubted.has(word))) return page
      return { ...page, words: page.words.flatMap((word) => (gone.has(word) ? [] : doubted.has(word) ? lessSure(word) : word)) }
    }),
  }
}

/** How sure words are that may be a running line which was hardly made out. */
const MAYBE = 0.5
const lessSure = (word: Word): Word => ({ ...word, confidence: Math.min(word.confidence ?? 1, MAYBE) })

/** Of the letters' height, and of a page's: how far from its usual place a running line is looked for that was read otherwise. */
const NEAR = 4
const WIDE_MARGIN = 0.16
/** Letters in a row that two lines have alike by no accident. */
const LEAST_ALIKE = 5

/** Lines near the place of a running line that share letters with it, and are not it letter for letter. */
function almostRunning(found: readonly Running[], { pages }: DocumentText): Line[] {
  if (found.length === 0) return []
  const known = new Set(found.map(({ line }) => line))
  return pages.filter(isPictured).flatMap((page) =>
    pageLines(page).filter((line) => {
      const middle = middleYOf(line.box)
      const isAtMargin = middle < page.height * WIDE_MARGIN || middle > page.height * (1 - WIDE_MARGIN)
      if (!isAtMargin || known.has(line)) return false
      const letters = folded(line.text.replaceAll(/\d/g, ''))
      return found.some(
        (one) =>
          one.page !== page &&
          Math.abs(middleYOf(one.line.box) - middle) < one.line.box[3] * NEAR &&
          sharesLetters(letters, one.letters),
      )
    }),
  )
}

function sharesLetters(letters: string, running: string): boolean {
  for (let from = 0; from + LEAST_ALIKE <= running.length; from += 1)
    if (letters.includes(running.slice(from, from + LEAST_ALIKE))) return true
  return false
}

/** Of a page's height: the browser's own line stands no further from the edge. */
const EDGE = 0.06
/** Of a page's width, where its corner begins, and the most signs of a number there. */
const CORNER = 0.92
const MOST_SIGNS = 3
/** Of a page's height: nothing is printed so near to its edge; what is read there is dirt, or the edge of the paper itself. */
const RIM = 0.012
/** `2/7` at the edge of the second page, its stroke read as a figure or a letter; in the corner, whatever the whole was read as. */
function isPageNumber({ text, box }: Line, { number, width, height }: PageText): boolean {
  const middle = middleYOf(box)
  const isAtEdge = middle < height * EDGE || middle > height * (1 - EDGE)
  const isInCorner = leftOf(box) > width * CORNER && text.length <= MOST_SIGNS
  const isOnRim = text.length < MOST_SIGNS && (middle < height * RIM || middle > height * (1 - RIM))
  return isAtEdge && (isInCorner || isOnRim || new RegExp(String.raw`^${number}[1lI|/\\]\d{1,3}$`).test(text))
}

/** Of how many pages the numbers at the edges speak, `2/7` and `3/7`; null where they do not agree. */
function pageCountOf({ pages }: DocumentText): string | null {
  const counts = pages
    .filter(isPictured)
    .flatMap((page) =>
      pageLines(page).flatMap((line) => (isPageNumber(line, page) ? (/\/(\d{1,3})$/.exec(line.text)?.[1] ?? []) : [])),
    )
  const [first] = counts
  return first !== undefined && counts.length > 1 && counts.every((count) => count === first) ? first : null
}

/** The same below all else of a page that lies smaller on the glass, so that its edge is further in. */
const isLastNumber = ({ text, box }: Line, page: PageText, count: string | null): boolean =>
  count !== null &&
  text === `${page.number}/${count}` &&
  middleYOf(box) > page.height * (1 - MARGIN) &&
  pageLines(page).every((line) => middleYOf(line.box) <= middleYOf(box))

const leastPages = ({ pages }: DocumentText): number => Math.max(LEAST_PAGES, Math.ceil(pages.length * LEAST_SHARE))

/** The head of a table that goes on runs over the pages too, and belongs to it. */
const TABLE_HEAD = /\bJan\b.*\bFeb\b|^(?:(?:Trans ?Union|Experian|Equifax)(?: |$)){2,3}/i

function runningLine(line: Line, page: PageText): Running | null {
  const middle = middleYOf(line.box)
  const letters = folded(line.text.replaceAll(/\d/g, '').replaceAll('|', ''))
  const isAtMargin = middle < page.height * MARGIN || middle > page.height * (1 - MARGIN)
  return isAtMargin && letters.length >= 4 && !TABLE_HEAD.test(line.text) ? { line, page, letters, end: endOf(line, page) } : null
}

function endOf(line: Line, page: PageText): Running['end'] {
  const lines = pageLines(page)
  return line === lines[0] ? 'head' : line === lines.at(-1) ? 'foot' : null
}

/** So many letters are a running line wherever their page lies on the glass, as long as they begin or end it. */
const LONG = 20

/** The numbers of the pages on which this line stands too. */
function alike(one: Running, lines: readonly Running[]): Set<number> {
  const limit = Math.floor(one.letters.length * MOST_WRONG)
  const same = lines.filter(
    (other) =>
      (Math.abs(middleYOf(other.line.box) - middleYOf(one.line.box)) < one.line.box[3] * SAME_HEIGHT ||
        (one.letters.length >= LONG && one.end !== null && one.end === other.end)) &&
      editDistance(other.letters, one.letters, limit) <= limit,
  )
  return new Set(same.map(({ page }) => page.number))
}

/** Below the running foot of a page there is nothing to read, however askew its line was read. */
function bandsOf(dropped: readonly Running[], { pages }: DocumentText): (page: PageText, y: number) => boolean {
  const feet = new Map<PageText, number>()
  for (const { line, page } of dropped) {
    if (middleYOf(line.box) < page.height / 2) continue
    feet.set(page, Math.min(feet.get(page) ?? Infinity, topOf(line.box) - line.box[3] * ASKEW))
  }
  const usual = [...feet.values()].toSorted((a, b) => a - b)[Math.floor(feet.size / 2)]
  const isUsual = usual !== undefined && feet.size >= pages.length * LEAST_SHARE
  const first = Math.min(...[...feet.keys()].map(({ number }) => number))
  return (page, y) => y > (feet.get(page) ?? (isUsual && page.number > first ? usual : Infinity))
}

/** Of the height of letters: how far above the rest of its line a piece of a running foot may stand. */
const ASKEW = 0.5
