import { blankOf, type Bounds } from '#adapters/recognition/shape/paper-edges.ts'
import type { Flattened } from '#adapters/recognition/shape/straighten.ts'

/** The paper on the flattened picture, and its size in points. */
export interface Paper {
  readonly bounds: Bounds
  /** What lies beyond it is not the page's; infinite where no edge was found. */
  readonly seen: Bounds
  readonly width: number
  readonly height: number
}

type PaperEdges = Flattened['paper']

const LETTER = { width: 612, height: 792 }
const A4 = { width: 595, height: 842 }
/** Share of the longer side by which two shapes may differ and be one. */
const ALIKE = 0.045
/** Points: body text of reports is about this high, capitals and figures mostly. */
const USUAL_LETTER = 5.6
/** Of the paper's width: what reports are printed on. */
const USUAL_TEXT = 0.87

/** Where the paper is: by its edges where they are out, by the picture where that is the page, else by its text. */
export function laidOut(flat: Flattened): Paper {
  const edges = plausible(flat.paper, flat.text)
  const { left, right, top, bottom } = edges
  const seen = {
    left: left ?? Number.NEGATIVE_INFINITY,
    right: right ?? Number.POSITIVE_INFINITY,
    top: top ?? Number.NEGATIVE_INFINITY,
    bottom: bottom ?? Number.POSITIVE_INFINITY,
  }
  return { ...placed(flat, edges), seen }
}

type Placed = Omit<Paper, 'seen'>

function placed(flat: Flattened, edges: PaperEdges): Placed {
  const { frame, text } = flat
  if (frame !== null && !isWithin(edges, frame)) return scaled(covering(frame, text))
  const { left, right, top, bottom } = edges
  if (left !== null && right !== null) return bySides({ left, right, top, bottom }, text)
  if (top !== null && bottom !== null) {
    const width = (bottom - top) * (LETTER.width / LETTER.height)
    return scaled(covering({ ...across(text, { left, right, width }), top, bottom }, text))
  }
  const width = Math.max((text.right - text.left) / USUAL_TEXT, (flat.letter / USUAL_LETTER) * LETTER.width * 0.8)
  const sides = across(text, { left, right, width })
  const height = Math.max((text.bottom - text.top) * 1.06, (width * LETTER.height) / LETTER.width)
  return scaled(covering({ ...sides, ...down(text, { top, bottom, height }) }, text))
}

/** Edges between which no page can lie are none. */
function plausible({ left, right, top, bottom }: PaperEdges, text: Bounds): PaperEdges {
  const width = text.right - text.left
  const far = 0.45 * Math.max(width, text.bottom - text.top)
  const along = Math.max(far, blankOf(text))
  return {
    left: left !== null && text.left - left < far ? left : null,
    right: right !== null && right - text.right < far ? right : null,
    top: top !== null && text.top - top < along ? top : null,
    bottom: bottom !== null && bottom - text.bottom < along ? bottom : null,
  }
}

/** Paper that lies clearly within the picture: a desk is around it. */
function isWithin({ left, right, top, bottom }: PaperEdges, frame: Bounds): boolean {
  const inside = 0.025 * (frame.right - frame.left)
  const sides = [left !== null && left - frame.left > inside, right !== null && frame.right - right > inside]
  const ends = [top !== null && top - frame.top > inside, bottom !== null && frame.bottom - bottom > inside]
  return (sides.every(Boolean) && ends.some(Boolean)) || (ends.every(Boolean) && sides.some(Boolean))
}

function bySides(
  { left, right, top, bottom }: { left: number; right: number; top: number | null; bottom: number | null },
  text: Bounds,
): Placed {
  const width = right - left
  if (top !== null && bottom !== null) return scaled(covering({ left, right, top, bottom }, text))
  const height = Math.max(text.bottom - text.top, (width * LETTER.height) / LETTER.width)
  return scaled(covering({ left, right, ...down(text, { top, bottom, height }) }, text))
}

function across(
  text: Bounds,
  { left, right, width }: { left: number | null; right: number | null; width: number },
): { left: number; right: number } {
  if (left !== null) return { left, right: left + width }
  if (right !== null) return { left: right - width, right }
  const middle = (text.left + text.right) / 2
  return { left: middle - width / 2, right: middle + width / 2 }
}

function down(
  text: Bounds,
  { top, bottom, height }: { top: number | null; bottom: number | null; height: number },
): { top: number; bottom: number } {
  if (top !== null) return { top, bottom: top + height }
  if (bottom !== null) return { top: bottom - height, bottom }
  const middle = (text.top + text.bottom) / 2
  return { top: middle - height / 2, bottom: middle + height / 2 }
}

/** No text is left out. */
const covering = (bounds: Bounds, text: Bounds): Bounds => ({
  left: Math.min(bounds.left, text.left - 4),
  right: Math.max(bounds.right, text.right + 4),
  top: Math.min(bounds.top, text.top - 4),
  bottom: Math.max(bounds.bottom, text.bottom + 4),
})

/** Letter or A4 where the shape is theirs; else Letter's width, as long as the picture is. */
function scaled(bounds: Bounds): Placed {
  const shape = (bounds.right - bounds.left) / (bounds.bottom - bounds.top)
  for (const { width, height } of [LETTER, A4]) {
    if (Math.abs(shape - width / height) < ALIKE * (width / height) * (width === A4.width ? 0.6 : 1))
      return { bounds, width, height }
    if (Math.abs(shape - height / width) < ALIKE * (height / width)) return { bounds, width: height, height: width }
  }
  return { bounds, width: LETTER.width, height: Math.round(LETTER.width / shape) }
}
