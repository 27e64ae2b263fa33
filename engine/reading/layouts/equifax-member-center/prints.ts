import { bottomOf, topOf } from '#engine/reading/lines/boxes.ts'
import { pageLines } from '#engine/reading/lines/lines.ts'
import { isPictured, type PageText, type Word } from '#engine/reading/page-text.ts'
import { numberingsOn } from '#engine/reading/sheets/printed-numbers.ts'
import { siteAddressOn } from '#engine/reading/sheets/site-address.ts'

/** The pages of one account, in their order. */
export type Print = readonly PageText[]

/** What every page of the site begins with. */
const BEGINNING = /^(?:your equifax credit report|report date:? [A-Z][a-z]{2,8}\.? \d{1,2}, ?\d{4})$/i

const begins = (page: PageText): boolean => pageLines(page).some(({ text }) => BEGINNING.test(text))

/**
 * Each account is a print of its own, whose pages count again and have its address at their foot: they are put together by it, however
 * they came. Without a foot they are taken in the order of the file.
 */
export function printsIn(pages: readonly PageText[]): Print[] {
  const prints: { address: string | null; readonly pages: PageText[] }[] = []
  for (const page of pages) {
    const address = siteAddressOn(page)
    const last = begins(page) ? undefined : prints.at(-1)
    // On a picture the foot of the page before may not have been made out.
    const before = isPictured(page) && last?.address === null ? last : undefined
    const open = address === null ? last : (prints.find((one) => one.address === address) ?? before)
    if (open) {
      open.pages.push(page)
      open.address ??= address
    } else prints.push({ address, pages: [page] })
  }
  return prints.map(({ address, pages: own }) => (address === null ? own : inOrder(own)))
}

/** By their own numbers, each once. */
function inOrder(pages: readonly PageText[]): PageText[] {
  const numbered = pages.map((page) => ({ page, number: [...numberingsOn(page).values()][0] ?? null }))
  if (numbered.some(({ number }) => number === null)) return [...pages]
  const once = numbered.filter(({ number }, index) => numbered.findIndex((other) => other.number === number) === index)
  return once.toSorted((a, b) => (a.number ?? 0) - (b.number ?? 0)).map(({ page }) => page)
}

/** Of the width of a page: how far down the bar at its head reaches, and how far below its signs it goes on. */
const BAR = 0.0855
const BELOW_SIGNS = 0.0155
/** Of the height of a page: what stands higher is the bar's. */
const HIGHEST = 0.08

/** The bar that lies over the head of every page, with whatever the account prints there. */
export function barBottom({ width, height, marks }: PageText): number {
  const signs = marks.filter((box) => bottomOf(box) < height * HIGHEST)
  return signs.length === 0 ? width * BAR : Math.max(...signs.map(bottomOf)) + width * BELOW_SIGNS
}

/** Of the width of a page: the signs at the end of the bar stand beyond the values, which end further left. */
const SIGNS = 0.92

/** The number on a sign of the bar is no word of the account, whether or not the sign itself was printed. */
export function withoutSigns(page: PageText): PageText {
  const bar = barBottom(page)
  const isOnMark = ({ box }: Word): boolean =>
    page.marks.some(
      (mark) =>
        mark[0] <= box[0] &&
        mark[0] + mark[2] >= box[0] + box[2] &&
        topOf(mark) <= box[1] + box[3] / 2 &&
        bottomOf(mark) >= box[1] + box[3] / 2,
    )
  const isBesideValues = ({ text, box }: Word): boolean => /^\d{1,2}$/.test(text) && box[0] > page.width * SIGNS
  const isSign = (word: Word): boolean => bottomOf(word.box) < bar && (isOnMark(word) || isBesideValues(word))
  return { ...page, words: page.words.filter((word) => !isSign(word)) }
}
