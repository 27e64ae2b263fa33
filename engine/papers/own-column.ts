import type { Passage } from '#engine/papers/paper-text.ts'
import { boxAround, bottomOf, leftOf, rightOf, topOf } from '#engine/reading/lines/boxes.ts'
import type { Box } from '#engine/report/evidence.ts'

/** Of the height of its letters: so far below its heading a list begins. */
const BELOW = 3
/** The same of the next row of a form. */
const NEXT_ROW = 1.5

/** Words that announce a list: a passage, and where in it they begin. */
export interface Heading {
  readonly at: number
  readonly index: number
}

/** What follows a heading: where its own column goes on below it, only what is in that column. */
export function belowHeading(passages: readonly Passage[], heading: Heading): readonly Passage[] {
  const rest = passages.slice(heading.at + 1)
  const own = boxOf(passages[heading.at], heading.index)
  const [next] = rest
  if (!own || !next) return rest
  const column = rest.filter((one) => one.page === passages[heading.at]?.page && isUnder(own, one))
  const first = boxOf(column[0])
  if (column[0] === next || !first) return rest
  return topOf(first) - bottomOf(own) < heightOf(passages[heading.at]) * BELOW ? column : rest
}

/** What is in the next row below a heading, in its own column. */
export function nextBelow(passages: readonly Passage[], { at, index }: Heading): Passage | null {
  const heading = passages[at]
  const own = boxOf(heading, index)
  if (!heading || !own) return null
  const near = bottomOf(own) + heightOf(heading) * NEXT_ROW
  return passages.find((one) => one.page === heading.page && isUnder(own, one) && topOf(boxOf(one) ?? own) < near) ?? null
}

/** What begins in the row of a heading, next to it: the cell of a form, or another column. */
export function besideHeading(
  passages: readonly Passage[],
  { at, index }: Heading,
): { readonly passage: Passage; readonly from: number } | null {
  const heading = passages[at]
  const lead = heading?.words.find(({ from }) => from >= index)
  const own = boxOf(heading, index)
  if (!heading || !lead || !own) return null
  for (const passage of passages) {
    const row = passage.words.find(
      ({ word, from }) =>
        passage.page === heading.page &&
        (from === 0 || passage.text[from - 1] === '\n') &&
        leftOf(word.box) > rightOf(own) &&
        Math.abs(topOf(word.box) - topOf(lead.word.box)) < heightOf(heading) / 2,
    )
    if (row) return { passage, from: row.from }
  }
  return null
}

/** Whether a passage is in the column below another, whole. */
export function isInColumnBelow(heading: Passage, passage: Passage): boolean {
  const own = boxOf(heading)
  return own !== null && passage !== heading && isUnder(own, passage)
}

const boxOf = (passage: Passage | undefined, index = 0): Box | null =>
  passage ? boxAround(passage.words.filter(({ from }) => from >= index).map(({ word }) => word)) : null

const heightOf = (passage: Passage | undefined): number => passage?.words.at(-1)?.word.box[3] ?? 0

function isUnder(own: Box, passage: Passage): boolean {
  const box = boxOf(passage)
  return box !== null && topOf(box) >= bottomOf(own) - own[3] / 2 && leftOf(box) < rightOf(own) && rightOf(box) > leftOf(own)
}
