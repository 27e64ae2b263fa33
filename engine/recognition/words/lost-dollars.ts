import { leftOf } from '#engine/reading/lines/boxes.ts'
import type { PageText, Word } from '#engine/reading/page-text.ts'

/** An amount behind what its sign was read as: a letter, and where amounts must stand, a figure like it. */
const LETTER_FOR_SIGN = /^[S§]\$?(\d{1,3}(?:[.,]\d{3})*|[O0])[.,]?$/
const FIGURE_FOR_SIGN = /^[S§58]\$?([\dOo]{1,3}(?:[.,]\d{3})*)[.,]?$/
const AMOUNT = /^-?\$\d/

/** Of the letters' height: amounts of one column begin as near to each other. */
const COLUMN = 0.35
/** So many amounts with their sign say that the others of their column, or of their page, have it. */
const LEAST_IN_COLUMN = 2
const LEAST_ON_PAGE = 3
const MENDED = 0.85
const GUESSED = 0.6

/** Amounts that stand again on their page, or begin where others of their column do, whose dollar sign was read as the letter. */
export function withDollars(words: readonly Word[]): Word[] {
  const amounts = words.filter(({ text }) => AMOUNT.test(text))
  const starts = amounts.map(({ box }) => leftOf(box))
  const figures = new Set(amounts.map(({ text }) => text.replace('$', '')))
  const isInColumn = ({ box }: Word): boolean =>
    starts.filter((start) => Math.abs(start - leftOf(box)) < box[3] * COLUMN).length >= LEAST_IN_COLUMN
  return words.map((word) => {
    const amount = LETTER_FOR_SIGN.exec(word.text)?.[1]
    return amount === undefined || !(figures.has(amount) || isInColumn(word)) ? word : signed(word, amount, MENDED)
  })
}

/** The same of what is under labels of amounts, on a page whose amounts have their sign: one without it lost it to its first figure. */
export function withDollarsUnder(page: PageText, isUnderLabel: (word: Word) => boolean): PageText {
  const under = new Set(page.words.filter(isUnderLabel))
  if ([...under].filter(({ text }) => AMOUNT.test(text)).length < LEAST_ON_PAGE) return page
  const words = page.words.map((word) => {
    const amount = under.has(word) ? FIGURE_FOR_SIGN.exec(word.text)?.[1] : undefined
    return amount === undefined ? word : signed(word, amount, GUESSED)
  })
  return { ...page, words }
}

const signed = (word: Word, amount: string, most: number): Word => ({
  ...word,
  text: `$${amount.replaceAll(/[Oo]/g, '0').replaceAll('.', ',')}`,
  confidence: Math.min(most, word.confidence ?? 1),
})
