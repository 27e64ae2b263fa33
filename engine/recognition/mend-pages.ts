import type { DocumentText, PageText, Word } from '#engine/reading/page-text.ts'
import { SURE } from '#engine/report/evidence.ts'
import { type PhraseIndex, phraseIndex } from '#engine/recognition/words/find-phrase.ts'
import { joinStarMasks } from '#engine/recognition/words/join-star-masks.ts'
import { levelWords } from '#engine/recognition/words/level-words.ts'
import { mendBureauRows } from '#engine/recognition/grids/mend-bureau-rows.ts'
import { mendGrids } from '#engine/recognition/grids/mend-grids.ts'
import { mendMonthHeads } from '#engine/recognition/grids/mend-month-heads.ts'
import { mendMonthRows } from '#engine/recognition/grids/mend-month-rows.ts'
import { mendPhrases } from '#engine/recognition/words/mend-phrases.ts'
import { isPartedMask, maskWords, mendValues, withAmountsUnder, withCodesUnder } from '#engine/recognition/words/mend-values.ts'
import { onPaper } from '#engine/recognition/words/on-paper.ts'
import type { PrintedWords } from '#engine/recognition/printed-words.ts'
import { withStrokeLetters } from '#engine/recognition/words/stroke-letters.ts'
import { withoutSpecks } from '#engine/recognition/words/without-specks.ts'
import { usualGap } from '#engine/recognition/words/word-gaps.ts'

/** Whether the words of a page were made out on a picture; a page with a text layer says what it says. */
export const isPictured = (page: PageText): boolean => page.words.some((word) => word.confidence !== undefined)
export const isRecognised = (document: DocumentText): boolean => document.pages.some(isPictured)

/** Recognised pages with the boxes a text layer would have, and the signs of payment grids as they are printed. */
export function levelPages(document: DocumentText): DocumentText {
  const pages = mendGrids(document.pages.map((page) => (isPictured(page) ? withoutSpecks(onPaper(page)) : page)))
  const level = (page: PageText): PageText =>
    asSureAsItsPage(mendBureauRows(mendMonthRows(mendMonthHeads(mendValues(levelWords(withStrokeLetters(page)))))))
  return pictured(document, (page, index) => level(pages[index] ?? page))
}

/** A document may hold both kinds of page: only those that are pictures are fixed. */
const pictured = (document: DocumentText, mend: (page: PageText, index: number) => PageText): DocumentText => ({
  ...document,
  pages: document.pages.map((page, index) => (isPictured(page) ? mend(page, index) : page)),
})

/** A share of words read surely that a clean scan exceeds. */
const CLEAN = 0.93
/** How much less sure a word is on a page of which fewer are. */
const SHARED_DOUBT = 0.4

/** On a poor page a recogniser is sure of wrong letters too: each word is as much less sure as the page is poor. */
function asSureAsItsPage(page: PageText): PageText {
  const written = page.words.filter((word) => /[A-Za-z0-9]{3}/.test(word.text))
  const sure = written.filter((word) => (word.confidence ?? 1) >= SURE).length
  const lack = written.length === 0 ? 0 : Math.max(0, CLEAN - sure / written.length) * SHARED_DOUBT
  if (lack === 0) return page
  return { ...page, words: page.words.map((word) => ({ ...word, confidence: Math.max(0, (word.confidence ?? 1) - lack) })) }
}

/** The part of a page at its head and foot where running lines stand, which bars part. */
const MARGIN = 0.12
const isRule = ({ text, box }: Word, { height }: PageText): boolean =>
  text === '|' && box[1] > height * MARGIN && box[1] < height * (1 - MARGIN)

const indexes = new WeakMap<PrintedWords, PhraseIndex>()

/** The same with the layout's words as the layout prints them. */
export function inWordsOf(words: PrintedWords, document: DocumentText): DocumentText {
  const index = indexes.get(words) ?? phraseIndex(words)
  indexes.set(words, index)
  const isParted = document.pages.some((page) => isPictured(page) && hasPartedMask(page))
  const masked = (page: PageText): PageText => ({
    ...page,
    words: [
      ...joinStarMasks(page)
        .words.filter((word) => words.hasBars || !isRule(word, page))
        .flatMap((word) => maskWords(word, { ...words, isParted })),
      ...(words.hasBars ? unreadBars(page) : []),
    ],
  })
  const { amountLabels = NONE, codeLabels = NONE, codes } = words
  return pictured(document, (page) =>
    withCodesUnder(withAmountsUnder(mendPhrases(masked(page), index), amountLabels), codeLabels, codes),
  )
}

const NONE: ReadonlySet<string> = new Set()

function hasPartedMask(page: PageText): boolean {
  const space = usualGap(page)
  return page.words.some((word, at) => isPartedMask(word, page.words[at + 1] ?? word, space))
}

/** Points: a bar is a thin upright stroke. */
const BAR_WIDTH = 1.7
const [BAR_LEAST, BAR_MOST] = [5, 16]

/** Bars of which no word was made: they stand level with words, and no word is at their place. */
function unreadBars({ words, marks }: PageText): Word[] {
  return marks.flatMap(([x, y, width, height]): Word[] => {
    const [middleX, middleY] = [x + width / 2, y + height / 2]
    if (width > BAR_WIDTH || height < BAR_LEAST || height > BAR_MOST) return []
    const level = words.filter(({ box }) => middleY > box[1] && middleY < box[1] + box[3])
    const isTaken = level.some(({ box }) => middleX > box[0] - 0.5 && middleX < box[0] + box[2] + 0.5)
    const line = level.find(
      ({ box }) => Math.abs(middleX - box[0]) < box[3] * 8 || Math.abs(middleX - box[0] - box[2]) < box[3] * 8,
    )
    return isTaken || !line ? [] : [{ text: '|', box: [x, line.box[1], width, line.box[3]], confidence: SURE }]
  })
}
