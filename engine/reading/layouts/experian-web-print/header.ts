import { bottomOf, boxAround, evidenceOf, leftOf, middleYOf, quoted, rightOf, topOf } from '#engine/reading/lines/boxes.ts'
import { type Line, pageLines, type Run } from '#engine/reading/lines/lines.ts'
import type { DocumentText, PageText, Word } from '#engine/reading/page-text.ts'
import type { Evidence } from '#engine/report/evidence.ts'
import { type PartialDay, parsePrintedDay } from '#engine/values/day.ts'

/** What the header of the print says about the report. */
export interface Header {
  readonly name: string | null
  readonly nameEvidence: Evidence | null
  readonly reportDate: PartialDay | null
  readonly reportNumber: string | null
}

const PREPARED_FOR = /^prepared for:?(?:\s+(\S.*))?$/i
const DATE_GENERATED = /^date generated:?\s*(|\S.*)$/i
const REPORT_NUMBER = /^report (?:number|#):?\s*(|\S.*)$/i
const CONFIDENTIAL = /^personal (?:&|and) confidential$/i
const MARKERS: readonly RegExp[] = [PREPARED_FOR, DATE_GENERATED, REPORT_NUMBER, CONFIDENTIAL]

const isMarker = (run: Run): boolean => MARKERS.some((pattern) => pattern.test(run.text))

/** The value of `Label value` in one run, or the run right of or right under a label that stands alone. */
function valueOf(runs: readonly Run[], pattern: RegExp): { text: string; run: Run } | null {
  const label = runs.find((run) => pattern.test(run.text))
  if (!label) return null
  const inline = pattern.exec(label.text)?.[1]?.trim() ?? ''
  if (inline !== '') return { text: inline, run: label }
  const near = runs.filter((run) => run !== label && run.page === label.page && !isMarker(run))
  const beside = near.find(
    (run) => Math.abs(middleYOf(run.box) - middleYOf(label.box)) < 3 && leftOf(run.box) >= rightOf(label.box),
  )
  const under = near.find(
    (run) =>
      topOf(run.box) > middleYOf(label.box) &&
      topOf(run.box) - bottomOf(label.box) < label.box[3] &&
      leftOf(run.box) < rightOf(label.box) &&
      rightOf(run.box) > leftOf(label.box),
  )
  const value = beside ?? under
  return value ? { text: value.text, run: value } : null
}

/** Reads the header from its first print. */
function readHeader(lines: readonly Line[]): Header {
  const runs = lines.flatMap((line) => line.runs)
  const preparedFor = valueOf(runs, PREPARED_FOR)
  // On a picture the cells beside it may have run together into one line: no name has a figure.
  const name = preparedFor !== null && !/\d/.test(preparedFor.text) ? preparedFor : null
  const date = valueOf(runs, DATE_GENERATED)
  const number = valueOf(runs, REPORT_NUMBER)
  return {
    name: name?.text ?? null,
    nameEvidence: name && evidenceOf(quoted([name.run], name.text)),
    reportDate: date && parsePrintedDay(date.text),
    reportNumber: number && /^\d[\d-]*$/.test(number.text) ? number.text : null,
  }
}

/** A header is at most this many words long. */
const LONGEST = 45

/** At most so many letters' heights from the header's first line to its last. */
const TALLEST = 16

/** Drawn line after line; a file that draws its words in any order has other words between them, from all over the page. */
function standTogether(words: readonly Word[]): boolean {
  const box = boxAround(words)
  const tallest = Math.max(...words.map((word) => word.box[3]))
  const isDownward = words.every((word, index) => middleYOf(word.box) > middleYOf((words[index - 1] ?? word).box) - tallest * 0.4)
  return box !== null && isDownward && box[3] <= TALLEST * tallest
}

/**
 * Which words of a page are its header: from `Prepared For` to the report number, drawn one after the other wherever
 * they stand. Null when the page has none.
 */
function headerOf(page: PageText): { from: number; to: number } | null {
  const textAt = (index: number, count: number): string =>
    page.words
      .slice(index, index + count)
      .map((word) => word.text)
      .join(' ')
  const from = page.words.findIndex((word, index) => /^prepared$/i.test(word.text) && PREPARED_FOR.test(textAt(index, 2)))
  if (from < 0) return null
  const length = page.words
    .slice(from, from + LONGEST)
    .findIndex((_, index) => /^report (?:number|#):? \d[\d-]*$/i.test(textAt(from + index, 3)))
  if (length < 0) return null
  const to = from + length + 3
  return standTogether(page.words.slice(from, to)) ? { from, to } : null
}

/**
 * Reads the header and takes it off every page: a print can repeat it on each, over or in the middle of a block. Where
 * its words are not drawn together, it is read from the first lines and stays.
 */
export function takeHeader(document: DocumentText): { header: Header; body: DocumentText } {
  let header: Header | null = null
  const pages = document.pages.map((page) => {
    const at = headerOf(page)
    if (!at) return page
    header ??= readHeader(pageLines({ ...page, words: page.words.slice(at.from, at.to) }))
    return { ...page, words: [...page.words.slice(0, at.from), ...page.words.slice(at.to)] }
  })
  const first = document.pages[0]
  const ahead = readHeader(first ? pageLines(first).slice(0, 60) : [])
  return { header: header ? completed(header, ahead) : ahead, body: { ...document, pages } }
}

/** Words drawn in any order may stand together by chance, and some of the header's apart from them. */
const completed = (header: Header, ahead: Header): Header => ({
  name: header.name ?? ahead.name,
  nameEvidence: header.nameEvidence ?? ahead.nameEvidence,
  reportDate: header.reportDate ?? ahead.reportDate,
  reportNumber: header.reportNumber ?? ahead.reportNumber,
})
