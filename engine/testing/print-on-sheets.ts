import type { DocumentText, PageText } from '#engine/reading/page-text.ts'
import type { Box } from '#engine/report/evidence.ts'

/** How a document is printed with several pages on a sheet. */
export interface Sheets {
  readonly columns: number
  readonly rows: number
  readonly isDownColumns?: boolean
  /** Points. */
  readonly sheet: readonly [width: number, height: number]
  /** Each page in the middle of its part of the sheet; otherwise all of them together in the middle of the sheet. */
  readonly isApart?: boolean
}

/** The document as a printer sets several of its pages on one sheet, each as large as it fits. */
export function printOnSheets(document: DocumentText, how: Sheets): DocumentText {
  const { columns, rows } = how
  const onOne = columns * rows
  const count = Math.ceil(document.pages.length / onOne)
  const pages = Array.from({ length: count }, (_, index) =>
    sheetOf(document.pages.slice(index * onOne, (index + 1) * onOne), { ...how, number: index + 1 }),
  )
  return { ...document, pages }
}

function sheetOf(pages: readonly PageText[], how: Sheets & { readonly number: number }): PageText {
  const { columns, rows, sheet, isApart = false, isDownColumns = false } = how
  const [width, height] = sheet
  const { width: wide, height: high } = pages[0] ?? { width: 612, height: 792 }
  const scale = Math.min(width / (columns * wide), height / (rows * high))
  const [stepX, stepY] = isApart ? [width / columns, height / rows] : [wide * scale, high * scale]
  const [fromX, fromY] = isApart
    ? [(stepX - wide * scale) / 2, (stepY - high * scale) / 2]
    : [(width - columns * stepX) / 2, (height - rows * stepY) / 2]
  const set = pages.map((page, index) => {
    const [column, row] = isDownColumns
      ? [Math.floor(index / rows), index % rows]
      : [index % columns, Math.floor(index / columns)]
    const put = ([x, y, w, h]: Box): Box => [
      fromX + column * stepX + x * scale,
      fromY + row * stepY + y * scale,
      w * scale,
      h * scale,
    ]
    return { words: page.words.map((word) => ({ ...word, box: put(word.box) })), marks: page.marks.map(put) }
  })
  return {
    number: how.number,
    width,
    height,
    words: set.flatMap(({ words }) => words),
    marks: set.flatMap(({ marks }) => marks),
  }
}
