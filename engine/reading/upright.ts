import { placed } from '#engine/reading/placed.ts'
import type { DocumentText, PageText, Word } from '#engine/reading/page-text.ts'
import type { Box, Evidence } from '#engine/report/evidence.ts'
import type { Report } from '#engine/report/report.ts'

/** A document with every page upright, and the way back to the pages as they are displayed. */
export interface Upright {
  readonly document: DocumentText
  /** The report with every place where it stands on the displayed pages. */
  asDisplayed(report: Report): Report
}

/** So many letters stand above each other where a word is so much higher than wide, in whatever font. */
const LONG = 4
const TALL = 1.5
const FEWEST = 10

/** Which way the lines of a page run that is displayed on its side; null for any other. */
type Course = 'down' | 'up' | null

function courseOf(words: readonly Word[]): Course {
  let [long, tall, down] = [0, 0, 0]
  let last: Box | null = null
  for (const { text, box } of words) {
    if (text.length < LONG) continue
    long += 1
    const isTall = box[3] > box[2] * TALL
    if (isTall) tall += 1
    if (isTall && last && Math.abs(last[0] - box[0]) < 1) down += Math.sign(box[1] - last[1])
    last = isTall ? box : null
  }
  if (tall < FEWEST || tall * 2 <= long || down === 0) return null
  return down > 0 ? 'down' : 'up'
}

/** Turns the pages that are displayed on their side, as a viewer that was told to rotate them leaves them. */
export function upright(document: DocumentText): Upright {
  const turned = new Map(
    document.pages.flatMap((page) => {
      const course = courseOf(page.words)
      return course === null ? [] : [[page.number, { page, course }] as const]
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
  readonly course: 'down' | 'up'
}

function stood({ page, course }: Turned): PageText {
  const { width, height } = page
  const own = ([x, y, across, down]: Box): Box =>
    course === 'down' ? [y, width - x - across, down, across] : [height - y - down, x, down, across]
  return {
    ...page,
    width: height,
    height: width,
    words: page.words.map((word) => ({ ...word, box: own(word.box) })),
    marks: page.marks.map(own),
  }
}

function displayed([x, y, across, down]: Box, { page, course }: Turned): Box {
  return course === 'down' ? [page.width - y - down, x, down, across] : [y, page.height - x - across, down, across]
}
