import { placed } from '#engine/reading/sheets/placed.ts'
import type { DocumentText, PageText } from '#engine/reading/page-text.ts'
import type { Box, Evidence } from '#engine/report/evidence.ts'
import type { Report } from '#engine/report/report.ts'

/** A document with every page upright, and the way back to the pages as they are displayed. */
export interface Upright {
  readonly document: DocumentText
  /** The report with every place where it is on the displayed pages. */
  asDisplayed(report: Report): Report
}

/** Turns the pages that are displayed on their side or their head, as a viewer that was told to rotate them leaves them. */
export function upright(document: DocumentText): Upright {
  const turned = new Map(
    document.pages.flatMap((page) => {
      const { turnsToRead: turns } = page
      return turns === undefined ? [] : [[page.number, { page, turns }] as const]
    }),
  )
  if (turned.size === 0) return { document, asDisplayed: (report) => report }
  const back = (place: Evidence): Evidence => {
    const one = turned.get(place.page)
    return one ? { ...place, box: displayed(place.box, one) } : place
  }
  const pages = document.pages.map((page) => {
    const one = turned.get(page.number)
    return one ? stood(one) : page
  })
  return { document: { ...document, pages }, asDisplayed: (report) => placed(report, back) }
}

interface Turned {
  readonly page: PageText
  readonly turns: 1 | 2 | 3
}

function stood({ page, turns }: Turned): PageText {
  const { turnsToRead: _turned, ...rest } = page
  const { width, height } = page
  const own = (box: Box): Box => {
    const [x, y, across, down] = box
    if (turns === 2) return onHead(box, page)
    return turns === 3 ? [y, width - x - across, down, across] : [height - y - down, x, down, across]
  }
  return {
    ...rest,
    width: turns === 2 ? width : height,
    height: turns === 2 ? height : width,
    words: page.words.map((word) => ({ ...word, box: own(word.box) })),
    marks: page.marks.map(own),
  }
}

const onHead = ([x, y, across, down]: Box, { width, height }: PageText): Box => [
  width - x - across,
  height - y - down,
  across,
  down,
]

function displayed(box: Box, { page, turns }: Turned): Box {
  const [x, y, across, down] = box
  if (turns === 2) return onHead(box, page)
  return turns === 3 ? [page.width - y - down, x, down, across] : [y, page.height - x - across, down, across]
}
