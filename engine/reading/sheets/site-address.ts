import { isAtMargin, pageLines } from '#engine/reading/lines/lines.ts'
import type { PageText } from '#engine/reading/page-text.ts'

/** A browser prints where a page is from, and shortens what is too long for its foot. */
const ADDRESS = /(?:^|\s)(https?:\/\/\S+)/

/** The address that the browser printed on a page's margin, without what was asked there; null for none, and for one that is not whole. */
export function siteAddressOn(page: PageText): string | null {
  for (const line of pageLines(page)) {
    const address = isAtMargin(line, page) ? ADDRESS.exec(line.text)?.[1] : undefined
    if (address !== undefined) return /…|\.\.\.$/.test(address) ? null : address.replace(/\?[^#]*/, '')
  }
  return null
}
