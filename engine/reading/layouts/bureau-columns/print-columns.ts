import { leftOf, middleXOf, rightOf } from '#engine/reading/lines/boxes.ts'
import { onPage, type PagePlaces } from '#engine/reading/layouts/bureau-columns/page-places.ts'
import { bureauNamed } from '#engine/reading/layouts/bureau-columns/page.ts'
import { isMadeOut, type Line, type Run, runOf } from '#engine/reading/lines/lines.ts'
import type { Box } from '#engine/report/evidence.ts'
import type { Bureau } from '#engine/words/bureau.ts'

/** A heading over a column, and where it is. */
export interface Head<Key> {
  readonly key: Key
  readonly box: Box
}

/** Where on the page a column begins and ends. What stands left of all of them are the labels. */
export interface PrintColumn<Key> {
  readonly key: Key
  readonly left: number
  readonly right: number
}

/** The bureaus that a line heads, and nothing else; null for any other line. `Trans Union` is one name. */
export function bureauHeads(line: Line): Head<Bureau>[] | null {
  const heads: Head<Bureau>[] = []
  for (let at = 0; at < line.words.length; at += 1) {
    const [one, two] = [1, 2].map((count) => runOf(line.page, line.words.slice(at, at + count)))
    const [single, double] = [one && bureauNamed(one.text), two && bureauNamed(two.text)]
    if (one && single) heads.push({ key: single, box: one.box })
    else if (two && double) {
      heads.push({ key: double, box: two.box })
      at += 1
    } else return null
  }
  const isOneEach = new Set(heads.map(({ key }) => key)).size === heads.length
  return heads.length > 0 && isOneEach ? heads : null
}

type Side = (box: Box) => number
/** Points: so near, two places are one; on a picture lines lean a little. */
const NEAR = 2.5
const NEAR_ON_PICTURE = 5
/** Of all texts under the headings, labels included, so many must stand with one. */
const LEAST_ALIGNED = 0.3
/** A column alone on its page has room for its values. */
const ALONE = 200

/**
 * The columns under a heading row. Values stand flush left, centred or flush right under their heading: which, the runs
 * below tell.
 */
export function columnsUnder<Key>(heads: readonly Head<Key>[], runs: readonly Run[]): PrintColumn<Key>[] {
  const near = runs.some(isMadeOut) ? NEAR_ON_PICTURE : NEAR
  const hits = (side: Side): number =>
    runs.filter((run) => heads.some(({ box }) => Math.abs(side(run.box) - side(box)) < NEAR)).length
  const [side = leftOf] = ([leftOf, middleXOf, rightOf] as const).toSorted((a, b) => hits(b) - hits(a))
  if (hits(side) < runs.length * LEAST_ALIGNED) return betweenGutters(heads, runs)
  const [only] = heads
  if (only && heads.length === 1 && side !== leftOf) return [{ key: only.key, ...besideLabels(only.box, runs) }]
  const places = heads.map(({ box }) => side(box))
  const steps = places.slice(1).map((place, index) => place - (places[index] ?? 0))
  const pitch = steps.length === 0 ? ALONE : Math.min(...steps)
  return heads.map(({ key }, index) => {
    const edgeBefore = (at: number): number => {
      const place = places[at] ?? 0
      if (side === leftOf) return place - near
      const step = steps[at - 1] ?? pitch
      return side === middleXOf ? place - step / 2 : place - step + near
    }
    const left = edgeBefore(index)
    return { key, left, right: index + 1 < heads.length ? edgeBefore(index + 1) : left + pitch }
  })
}

/** Columns whose values do not stand with their headings, as where only the headings are centred: what is free from top to bottom parts them. */
function betweenGutters<Key>(heads: readonly Head<Key>[], runs: readonly Run[]): PrintColumn<Key>[] {
  const middles = heads.map(({ box }) => middleXOf(box))
  const boxes = [...heads.map(({ box }) => box), ...runs.map(({ box }) => box)].filter(
    (box) => middles.filter((middle) => middle > leftOf(box) && middle < rightOf(box)).length < 2,
  )
  const edge = (at: number): number => {
    const [from, to] = [middles[at - 1] ?? 0, middles[at] ?? 0]
    const inside = boxes.filter((box) => rightOf(box) > from && leftOf(box) < to).toSorted((a, b) => leftOf(a) - leftOf(b))
    let [end, best, width] = [from, (from + to) / 2, 0]
    for (const box of inside) {
      if (leftOf(box) - end > width && end > from) [best, width] = [leftOf(box) - 1, leftOf(box) - end]
      end = Math.max(end, rightOf(box))
    }
    return best
  }
  return heads.map(({ key }, index) => ({
    key,
    left: edge(index),
    right: index + 1 < heads.length ? edge(index + 1) : Math.max(...boxes.map(rightOf)) + 1,
  }))
}

/** A column alone, not flush left: from the end of the labels, which all begin at one place, to as far behind its middle. */
function besideLabels(head: Box, runs: readonly Run[]): { left: number; right: number } {
  const first = Math.min(...runs.map(({ box }) => leftOf(box)))
  const labels = runs.filter(({ box }) => leftOf(box) - first < NEAR)
  const left = Math.max(...labels.map(({ box }) => rightOf(box))) + 1
  return { left, right: Math.max(rightOf(head), 2 * middleXOf(head) - left) }
}

/** A line's words by column: what is in each, and what stands left of them all. */
export interface LineParts<Key> {
  readonly line: Line
  readonly label: Run | null
  readonly cells: ReadonlyMap<Key, Run>
}

export function partsOfLine<Key>(line: Line, columns: readonly PrintColumn<Key>[], places: PagePlaces): LineParts<Key> {
  const place = places.get(line.page)
  const byColumn = Map.groupBy(line.words, (word) => columns.findLastIndex(({ left }) => leftOf(word.box) >= onPage(left, place)))
  const cells = new Map<Key, Run>()
  let label: Run | null = null
  for (const [index, words] of byColumn) {
    const run = runOf(line.page, words)
    const column = columns[index]
    if (!run) continue
    if (column) cells.set(column.key, run)
    else label = run
  }
  return { line, label, cells }
}
