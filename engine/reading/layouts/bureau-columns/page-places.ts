import { leftOf, middleXOf, rightOf } from '#engine/reading/lines/boxes.ts'
import { isMadeOut, type Line, type Run } from '#engine/reading/lines/lines.ts'
import type { Box } from '#engine/report/evidence.ts'

/**
 * Pages of a file lie alike; those of a scan or of photos never do: each is a little further left or right, larger or smaller. Where a
 * page of a picture has what is at `to` on the page of the headings: at `from`, and `scale` times as large.
 */
export interface PagePlace {
  readonly from: number
  readonly to: number
  readonly scale: number
}
export type PagePlaces = ReadonlyMap<number, PagePlace>

/** How much larger or smaller one page of a scan or photo is than the next. */
const [SMALLEST, LARGEST, STEP] = [0.9, 1.1, 0.005]
/** Points from where it should stand: beyond it, a text stands elsewhere. */
const NEAR = 5

interface OnPage {
  readonly heads: readonly { readonly box: Box }[]
  /** The page of the headings. */
  readonly page: number
  /** Where on its line stands what begins at one place of every page: a label, a day. */
  readonly placesOf: (line: Line) => readonly number[]
}

/** How the pages of the lines lie to that of the headings; nothing of pages with a text layer. */
export function pagePlaces(lines: readonly Line[], { heads, page, placesOf }: OnPage): PagePlaces {
  const byPage = Map.groupBy(lines.filter(isMadeOut), (line) => line.page)
  const to = middleOf((byPage.get(page) ?? []).flatMap(placesOf))
  if (to === null) return new Map()
  const places = [...byPage].flatMap(([of, own]): [number, PagePlace][] => {
    const from = of === page ? null : middleOf(own.flatMap(placesOf))
    return from === null ? [] : [[of, { from, to, scale: scaleOf(own, heads, { from, to }) }]]
  })
  return new Map(places)
}

function middleOf(places: readonly number[]): number | null {
  const sorted = places.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? null
}

/** The scale with which most texts of a page stand with their headings, at their left, middle or right. */
function scaleOf(lines: readonly Line[], heads: OnPage['heads'], { from, to }: { from: number; to: number }): number {
  const runs = lines.flatMap((line) => line.runs)
  let best = { scale: 1, hits: 0 }
  for (const side of [leftOf, middleXOf, rightOf]) {
    const wanted = heads.map(({ box }) => side(box) - to)
    const places = runs.map(({ box }) => side(box) - from)
    for (let scale = SMALLEST; scale <= LARGEST; scale += STEP) {
      const hits = places.reduce(
        (sum, place) => sum + Math.max(0, ...wanted.map((one) => 1 - Math.abs(place / scale - one) / NEAR)),
        0,
      )
      const isBetter = hits > best.hits || (hits === best.hits && Math.abs(scale - 1) < Math.abs(best.scale - 1))
      if (isBetter) best = { scale, hits }
    }
  }
  return best.scale
}

/** The runs as they would be on the page of the headings. */
export const runsAligned = (lines: readonly Line[], places: PagePlaces): Run[] =>
  lines.flatMap(({ runs, page }) => {
    const place = places.get(page)
    if (!place) return runs
    const { from, to, scale } = place
    return runs.map((run) => ({
      ...run,
      box: [to + (run.box[0] - from) / scale, run.box[1], run.box[2] / scale, run.box[3]] as const,
    }))
  })

/** A place on the page of the headings, on the page itself. */
export const onPage = (x: number, place: PagePlace | undefined): number => (place ? place.from + (x - place.to) * place.scale : x)
