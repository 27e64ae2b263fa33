import { coverNumbers } from '#engine/reading/values/cover-numbers.ts'
import type { Box, Evidence } from '#engine/report/evidence.ts'

/**
 * A file without pages (JSON, XML, a saved web page) is listed on pages of its own, so that every fact has a page and a
 * place on it. The listing is set in a typeface of one width, which makes each place known before anything is drawn.
 */
export interface ListedText {
  /** Points from the top left to the left end and the top of the line. */
  readonly x: number
  readonly y: number
  readonly text: string
  readonly isHeading: boolean
}

/** A Letter page of a listing. */
export interface ListedPage {
  readonly texts: readonly ListedText[]
}

/** Points. `FONT_SIZE` and the typeface are what the printing adapter sets; the advance is that of DejaVu Sans Mono. */
export const LISTING = { width: 612, height: 792, margin: 36, fontSize: 8, pitch: 11, advance: 8 * 0.602 } as const

const LINES = Math.floor((LISTING.height - 2 * LISTING.margin) / LISTING.pitch)
/** Characters that fit on one line. */
export const COLUMNS = Math.floor((LISTING.width - 2 * LISTING.margin) / LISTING.advance)

/** Where a text is in the listing: one piece a line. */
export interface Place {
  readonly page: number
  readonly box: Box
  readonly text: string
}

/** A text that is to stand in some columns of the next lines. */
export interface Cell {
  readonly text: string
  /** The first character column, and how many it may use. */
  readonly column: number
  readonly columns: number
  readonly isHeading?: boolean
}

export interface ListingSheet {
  /** Sets cells side by side, each wrapped in its own columns, and answers the places of each. */
  write(cells: readonly Cell[]): readonly (readonly Place[])[]
  /** Leaves a line free, never at the top of a page. */
  skip(): void
  pages(): readonly ListedPage[]
}

/** A new, empty listing. */
export function openListing(): ListingSheet {
  const pages: ListedText[][] = []
  let line = LINES
  const nextLine = (): void => {
    line += 1
    if (line < LINES) return
    pages.push([])
    line = 0
  }
  return {
    write(cells) {
      const wrapped = cells.map(({ text, columns }) => wrap(text, columns))
      const places: Place[][] = cells.map(() => [])
      const height = Math.max(1, ...wrapped.map(({ length }) => length))
      for (let row = 0; row < height; row += 1) {
        nextLine()
        cells.forEach(({ column, isHeading }, index) => {
          const text = wrapped[index]?.[row]
          if (text === undefined || text === '') return
          const [x, y] = [LISTING.margin + column * LISTING.advance, LISTING.margin + line * LISTING.pitch]
          pages.at(-1)?.push({ x, y, text, isHeading: isHeading ?? false })
          places[index]?.push({ page: pages.length, box: [x, y, text.length * LISTING.advance, LISTING.pitch], text })
        })
      }
      return places
    },
    skip() {
      if (line < LINES - 1 && pages.length > 0) line += 1
    },
    pages: () => pages.map((texts) => ({ texts })),
  }
}

/** Broken at spaces where there are any, else where the columns end. */
function wrap(text: string, columns: number): string[] {
  const lines: string[] = []
  let open = ''
  for (const word of text.split(' ')) {
    let rest = word
    if (open !== '' && open.length + 1 + rest.length <= columns) {
      open += ` ${rest}`
      continue
    }
    if (open !== '') lines.push(open)
    while (rest.length > columns) {
      lines.push(rest.slice(0, columns))
      rest = rest.slice(columns)
    }
    open = rest
  }
  return open === '' ? lines : [...lines, open]
}

/**
 * The evidence of a fact that is at these places; null for none. A fact that goes on overleaf keeps its beginning.
 * `cover` takes private numbers from the quote: a listing that took them already before it was set leaves amounts and days be.
 */
export function evidenceAt(places: readonly Place[], cover: (text: string) => string = coverNumbers): Evidence | null {
  const [first] = places
  if (!first) return null
  const here = places.filter(({ page }) => page === first.page)
  const left = Math.min(...here.map(({ box }) => box[0]))
  const top = Math.min(...here.map(({ box }) => box[1]))
  const right = Math.max(...here.map(({ box }) => box[0] + box[2]))
  const bottom = Math.max(...here.map(({ box }) => box[1] + box[3]))
  const box: Box = [round(left), round(top), round(right - left), round(bottom - top)]
  return { page: first.page, box, quote: cover(places.map(({ text }) => text).join(' ')) }
}

const round = (value: number): number => Math.round(value * 100) / 100
