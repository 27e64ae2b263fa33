import type { Word } from '#engine/reading/page-text.ts'
import type { Box, Evidence } from '#engine/report/evidence.ts'

/** Anything that stands somewhere on a page: a word, a run, a line. */
export interface Placed {
  /** 1-based. */
  readonly page: number
  readonly text: string
  readonly box: Box
  /** What it consists of, where that is known. */
  readonly words?: readonly Word[]
}

export const leftOf = (box: Box): number => box[0]
export const rightOf = (box: Box): number => box[0] + box[2]
export const topOf = (box: Box): number => box[1]
export const bottomOf = (box: Box): number => box[1] + box[3]
export const middleXOf = (box: Box): number => box[0] + box[2] / 2
export const middleYOf = (box: Box): number => box[1] + box[3] / 2

/** How far right any of them reaches; 0 for none. */
export const rightEdgeOf = (placed: readonly { readonly box: Box }[]): number =>
  Math.max(0, ...placed.map(({ box }) => rightOf(box)))

/** The smallest box around all that stands there; null for nothing. */
export function boxAround(placed: readonly { readonly box: Box }[]): Box | null {
  let left = Infinity
  let top = Infinity
  let right = -Infinity
  let bottom = -Infinity
  // By index: this is done for every word, run, line and fact of a file.
  for (let index = 0; index < placed.length; index += 1) {
    const box = placed[index]?.box
    if (!box) continue
    left = Math.min(left, leftOf(box))
    top = Math.min(top, topOf(box))
    right = Math.max(right, rightOf(box))
    bottom = Math.max(bottom, bottomOf(box))
  }
  return placed.length === 0 ? null : [left, top, right - left, bottom - top]
}

/** The smallest box around all of them; null for none. */
export const unionOf = (boxes: readonly Box[]): Box | null => boxAround(boxes.map((box) => ({ box })))

const round = (value: number): number => Math.round(value * 100) / 100

/** Wrapped lines as one text: a space between them, none where a word was broken at its hyphen. */
export function joinWrapped(pieces: readonly Placed[]): string {
  let text = ''
  for (const piece of pieces) text += text === '' || /[^\s-]-$|[A-Z]_$/.test(text) ? piece.text : ` ${piece.text}`
  return text
}

/** The same pieces saying something else: what may be kept of them, or only the part that is meant. */
export function quoted(pieces: readonly Placed[], quote: string): Placed[] {
  const [first, ...rest] = pieces
  return first ? [{ ...first, text: quote }, ...rest.map((piece) => ({ ...piece, text: '' }))] : []
}

/** What is seen in part may say something else. */
const HALF_SEEN = 0.5

/** How sure the least sure of the words is; null where all stand in a text layer and are seen whole. */
function leastConfidence(pieces: readonly Placed[]): number | null {
  let least: number | null = null
  for (const { words } of pieces)
    for (const { confidence, isCovered } of words ?? []) {
      const sure = isCovered ? HALF_SEEN : confidence
      if (sure !== undefined && (least === null || sure < least)) least = sure
    }
  return least
}

/** Over the end of a page a fact made out on pictures may go on in a line that is none of its own. */
const OVER_PAGES = 0.85

/**
 * The place of a fact: the box around its pieces on the page where it begins (a fact that continues on the next page
 * keeps the rectangle of its beginning), and what is printed there. Null when there is nothing to point at.
 */
export function evidenceOf(pieces: readonly Placed[]): Evidence | null {
  const first = pieces[0]
  if (!first) return null
  const isAlone = pieces.length === 1
  const box = boxAround(isAlone ? pieces : pieces.filter((piece) => piece.page === first.page))
  if (!box) return null
  const least = leastConfidence(pieces)
  const isOverPages = pieces.some((piece) => piece.page !== first.page)
  const confidence = least !== null && isOverPages ? Math.min(least, OVER_PAGES) : least
  const place: Evidence = {
    page: first.page,
    box: [round(box[0]), round(box[1]), round(box[2]), round(box[3])],
    quote: isAlone ? first.text : joinWrapped(pieces.filter((piece) => piece.text !== '')),
  }
  return confidence === null ? place : { confidence, ...place }
}
