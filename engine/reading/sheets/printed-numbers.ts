import { isAtMargin, type Line, pageLines } from '#engine/reading/lines/lines.ts'
import { siteAddressOn } from '#engine/reading/sheets/site-address.ts'
import { placed } from '#engine/reading/sheets/placed.ts'
import type { DocumentText, PageText } from '#engine/reading/page-text.ts'
import { SURE } from '#engine/report/evidence.ts'
import type { Report } from '#engine/report/report.ts'

/** A document whose pages have the numbers that are printed on them, and the way back to their places in the file. */
export interface ByPrintedNumbers {
  readonly document: DocumentText
  /** The report with every place where it is in the file. */
  inFile(report: Report): Report
}

/** `Page 3 of 35`, `3/35`: which page it is, and of how many. `03/25` is a month. */
const NUMBERING = /(?<![\d/.$-])(?!0\d?\/)(\d{1,3})(?: of |\/)(\d{1,3})(?![\d/.%])/gi
/** From the first and the last line: pages that were printed smaller have their foot further in. */
const OUTERMOST = 2

/**
 * People leave pages out, or put them together in another order. Where the pages say which they are, they are read in that order, and what
 * is behind a missing page is not taken for what the page before it says. Any other document stays as it is.
 */
export function byPrintedNumbers(document: DocumentText): ByPrintedNumbers {
  const numbers = printedNumbers(document.pages)?.numbers ?? null
  const first = numbers?.[0]
  const isInOrder = numbers === null || first === undefined || numbers.every((number, index) => number === first + index)
  if (isInOrder) return { document, inFile: (report) => report }
  return renumbered(
    document,
    document.pages.map((page, index) => ({ page, number: numbers[index] ?? page.number })),
  )
}

/** The document from its last page to its first. */
export const backwards = (document: DocumentText): ByPrintedNumbers =>
  renumbered(
    document,
    document.pages.map((page, index, { length }) => ({ page, number: length - index })),
  )

export function renumbered(
  document: DocumentText,
  numbered: readonly { readonly page: PageText; readonly number: number }[],
): ByPrintedNumbers {
  const place = new Map(numbered.map(({ page, number }) => [number, page.number]))
  const pages = numbered.toSorted((a, b) => a.number - b.number).map(({ page, number }) => ({ ...page, number }))
  return {
    document: { ...document, pages },
    inFile: (report) => placed(report, (evidence) => ({ ...evidence, page: place.get(evidence.page) ?? evidence.page })),
  }
}

interface PrintedNumbers {
  readonly numbers: readonly number[]
  /** How many pages they are numbers of. */
  readonly total: number
}

/** The number of each page, where all of them say it, each another one of as many; null otherwise. */
export function printedNumbers(pages: readonly PageText[]): PrintedNumbers | null {
  const [only] = pages
  if (only && pages.length === 1) return numberOfOne(only)
  const sites = new Set(pages.map(siteAddressOn).filter((address) => address !== null))
  const said = pages.map((page) => numberingsOn(page, { isOfSeveralSites: sites.size > 1 }))
  const mayBeLost = pages.every(({ words }) => words.some(({ confidence }) => confidence !== undefined))
  for (const total of new Set(said.flatMap((one) => [...one.keys()]))) {
    const known = said.map((one) => one.get(total) ?? null)
    const numbers = (mayBeLost ? withLost(known, total) : withCover(known, total)).filter((number) => number !== null)
    if (numbers.length === pages.length && new Set(numbers).size === pages.length) return { numbers, total }
  }
  return null
}

/** A cover often says nothing of its number: where every other number of all is there, it has the one that is left. */
function withCover(known: readonly (number | null)[], total: number): readonly (number | null)[] {
  const numbers = new Set(known.filter((number) => number !== null))
  if (known.length !== total || numbers.size !== total - 1) return known
  const left = Array.from({ length: total }, (_, index) => index + 1).find((number) => !numbers.has(number)) ?? null
  return known.map((number) => number ?? left)
}

/** A page alone says it in words, or as a browser does; any other fraction on it is none. */
const IN_WORDS = /(?:^|\bpage )(\d{1,3})(?: of |\/)(\d{1,3})$/i

/** A bureau's own foot stands further in than a browser's margin. */
const FOOT = /\bPage \d{1,3} of \d{1,3}$/

function numberOfOne(page: PageText): PrintedNumbers | null {
  const lines = pageLines(page)
  const foot = lines.at(-1)
  const isMargin = (line: Line): boolean => isAtMargin(line, page) || (line === foot && FOOT.test(line.text))
  const runs = lines.flatMap((line) => (isMargin(line) && isSurelyRead(line) ? line.runs : []))
  const found = runs.flatMap(({ text }) => {
    const [, number, total] = IN_WORDS.exec(text) ?? []
    return number === undefined || number.startsWith('0') ? [] : [{ numbers: [Number(number)], total: Number(total) }]
  })
  const [one, ...others] = found.filter(({ numbers: [number = 0], total }) => number > 0 && number <= total)
  return one && others.length === 0 ? one : null
}

/**
 * On pictures a number may be hardly made out. It is told by those around it: as many pages as there are numbers between them, or the next
 * in the direction in which they go. Nothing is told where less than half are known.
 */
function withLost(known: readonly (number | null)[], total: number): (number | null)[] {
  const places = known.flatMap((number, at) => (number === null ? [] : [{ at, number }]))
  const [first, second] = places
  if (!first || !second || places.length * 2 < known.length) return [...known]
  return known.map((number, at) => {
    if (number !== null) return number
    const before = places.findLast((one) => one.at < at) ?? first
    const after = places.find((one) => one.at > at && one !== before) ?? places.findLast((one) => one !== before) ?? second
    const step = (after.number - before.number) / (after.at - before.at)
    const told = before.number + step * (at - before.at)
    return Math.abs(step) === 1 && told >= 1 && told <= total ? told : null
  })
}

/** By how many pages there are: which one a page says it is. Two that disagree are none; a browser counts the pages of each site again. */
export function numberingsOn(page: PageText, { isOfSeveralSites = false } = {}): Map<number, number> {
  const lines = pageLines(page).filter(({ text }) => !isOfSeveralSites || !text.includes('://'))
  const outer = lines.filter((line, index) => index < OUTERMOST || index >= lines.length - OUTERMOST || isAtMargin(line, page))
  const found = new Map<number, number>()
  const twice = new Set<number>()
  for (const { text } of outer.filter(isSurelyRead))
    for (const [, number, total] of text.matchAll(NUMBERING)) {
      const [at, of] = [Number(number), Number(total)]
      if (at < 1 || at > of || (found.get(of) ?? at) !== at) twice.add(of)
      else found.set(of, at)
    }
  for (const of of twice) found.delete(of)
  return found
}

/** On a picture a figure may be read for another. */
const isSurelyRead = ({ words }: Line): boolean =>
  words.every(({ text, confidence = 1 }) => confidence >= SURE || !/\d/.test(text))

/** Whether the pages together print each number of more pages than there are, each once: they are sheets of several pages. */
export function areSheetsOfNumbered(pages: readonly PageText[]): boolean {
  const said = pages.flatMap((page) => pageLines(page).flatMap(({ text }) => [...text.matchAll(NUMBERING)]))
  return [...Map.groupBy(said, ([, , total]) => Number(total))].some(([total, group]) => {
    const numbers = new Set(group.map(([, number]) => Number(number)))
    return total > pages.length && total >= 3 && group.length === total && numbers.size === total
  })
}

/** Whether both print which page they are, of as many, and not the same. */
export function sayOtherNumbers(one: PageText, other: PageText): boolean {
  const others = numberingsOn(other)
  return [...numberingsOn(one)].some(([of, number]) => others.has(of) && others.get(of) !== number)
}
