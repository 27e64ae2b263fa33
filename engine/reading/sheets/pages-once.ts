import { isFurniture, pageLines } from '#engine/reading/lines/lines.ts'
import { type DocumentText, type PageText, textOfWords } from '#engine/reading/page-text.ts'
import { numberingsOn } from '#engine/reading/sheets/printed-numbers.ts'
import { siteAddressOn } from '#engine/reading/sheets/site-address.ts'
import { keptPages, type PagesOnce } from '#engine/reading/sheets/kept-pages.ts'

/** Words in which two prints of one page may differ: the time and the page number on its margin. */
const FURNITURE_WORDS = 24

const textOf = (page: PageText): string =>
  pageLines(page)
    .flatMap((line) => (isFurniture(line, page) ? [] : [line.text]))
    .join('\n')

function isSamePage(page: PageText, other: PageText): boolean {
  if (Math.abs(page.words.length - other.words.length) > FURNITURE_WORDS) return false
  return textOf(page) === textOf(other)
}

/**
 * A file may hold its report twice: printed twice, or put together from two copies. From where the first page stands
 * again, and every page behind it, the pages are left out. So is a page that was put in twice: the same number is printed on it, or
 * it stands right behind itself. Other pages that are alike within one copy all stay.
 */
export function pagesOnce(document: DocumentText): PagesOnce {
  const { pages } = document
  const again = secondCopy(pages)
  const copy = pages.slice(0, again)
  const twice = new Set(putInTwice(copy))
  return keptPages(
    document,
    copy.filter((page) => !twice.has(page)).map((page) => ({ page, place: page.number })),
  )
}

/** Where a second copy begins; the number of pages where none does. */
function secondCopy(pages: readonly PageText[]): number {
  const [first] = pages
  if (!first || textOf(first) === '') return pages.length
  const again = pages.findIndex(
    (page, index) =>
      index > 0 && isSamePage(first, page) && pages.slice(index).every((copy, at) => isSamePage(pages[at] ?? first, copy)),
  )
  return again < 0 ? pages.length : again
}

function putInTwice(pages: readonly PageText[]): PageText[] {
  const alike = Map.groupBy(pages.entries(), ([, page]) => page.words.length)
  return [...alike].flatMap(([words, same]) =>
    words === 0 ? [] : same.flatMap(([at, page], index) => (same.slice(0, index).some(isBefore(at, page)) ? [page] : [])),
  )
}

const isBefore =
  (at: number, page: PageText) =>
  ([before, other]: readonly [number, PageText]): boolean => {
    if (!mayBeAlike(other, page) || textOf(other) !== textOf(page)) return false
    const number = numberOn(page)
    // Two accounts of one lender may be alike to the last day: the site has each at an address of its own.
    if (haveOtherAddresses(page, other)) return false
    return (
      number === numberOn(other) && (number !== '' || (before === at - 1 && textOfWords(other.words) === textOfWords(page.words)))
    )
  }

function haveOtherAddresses(one: PageText, other: PageText): boolean {
  const [address, second] = [siteAddressOn(one), siteAddressOn(other)]
  return address !== null && second !== null && address !== second
}

/** Pages of as many words are soon told apart, before their lines are made out. */
const mayBeAlike = ({ words }: PageText, other: PageText): boolean =>
  words.filter(({ text }, at) => other.words[at]?.text === text).length * 2 > words.length

const numberOn = (page: PageText): string => [...numberingsOn(page)].map(([of, at]) => `${at}/${of}`).join(' ')
