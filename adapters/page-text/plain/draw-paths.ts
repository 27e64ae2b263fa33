import { markIn } from '#adapters/page-text/page-marks.ts'
import type { Drawing, OpenPath } from '#adapters/page-text/plain/drawing.ts'
import type { GraphicsState } from '#adapters/page-text/plain/graphics-state.ts'
import { leave } from '#adapters/page-text/plain/values.ts'
import type { Bounds } from '#adapters/page-text/page-space.ts'

/** Of a page's objects, only so many are looked at for marks, as by PDFium's reader. */
const MOST_OBJECTS = 5000
const MOST_GROUNDS = 20_000
/** Each is compared with every text: a page of a report has some dozens. */
export const MOST_COVERS = 300
/** Points by which a line of no width, the thinnest that a printer has, reaches around its path. */
const HAIRLINE = 0.5

function reach(path: OpenPath, x: number, y: number): void {
  if (x < path.left) path.left = x
  if (x > path.right) path.right = x
  if (y < path.bottom) path.bottom = y
  if (y > path.top) path.top = y
}

export function moveTo(path: OpenPath, x: number, y: number): void {
  path.x = x
  path.y = y
  path.isMoved = true
  path.isRectangle = false
}

/** A line or part of a curve to a point; a curve's own points bound it. */
export function lineTo(path: OpenPath, x: number, y: number): void {
  if (path.isMoved) {
    reach(path, path.x, path.y)
    path.isMoved = false
    path.hasSegments = true
  }
  if (!path.hasSegments) return
  reach(path, x, y)
  const [across, up] = [Math.abs(x - path.x), Math.abs(y - path.y)]
  if (across > 0 && up > 0) path.slant = Math.max(path.slant, (across + up) / Math.hypot(across, up))
  path.x = x
  path.y = y
}

/** A corner, width and height. */
export function addRectangle(path: OpenPath, [x = 0, y = 0, width = 0, height = 0]: readonly number[]): void {
  const isAlone = !path.hasSegments
  moveTo(path, x, y)
  lineTo(path, x + width, y)
  lineTo(path, x + width, y + height)
  lineTo(path, x, y)
  path.isRectangle = isAlone
}

export function emptyPath(path: OpenPath): void {
  path.hasSegments = false
  path.isMoved = false
  path.isClip = false
  path.isRectangle = false
  path.left = Infinity
  path.bottom = Infinity
  path.right = -Infinity
  path.top = -Infinity
  path.slant = 1
}

/** The bounds of what is within bounds of the user's space, on the page. */
function onPage({ a, b, c, d, e, f }: GraphicsState, { left, bottom, right, top }: Bounds): Bounds {
  const [x1, x2, x3, x4] = [a * left + c * bottom, a * right + c * bottom, a * left + c * top, a * right + c * top]
  const [y1, y2, y3, y4] = [b * left + d * bottom, b * right + d * bottom, b * left + d * top, b * right + d * top]
  return {
    left: Math.min(x1, x2, x3, x4) + e,
    right: Math.max(x1, x2, x3, x4) + e,
    bottom: Math.min(y1, y2, y3, y4) + f,
    top: Math.max(y1, y2, y3, y4) + f,
  }
}

function note(drawing: Drawing, bounds: Bounds): void {
  drawing.objects += 1
  if (drawing.objects > MOST_OBJECTS) return
  const mark = markIn(drawing.space, bounds)
  if (mark !== null) drawing.marks.push(mark)
}

function noteGround({ grounds }: Drawing, ground: Bounds): void {
  if (grounds.length >= MOST_GROUNDS) leave('a page is filled too often')
  grounds.push(ground)
}

const within = (a: Bounds, b: Bounds | null): Bounds =>
  b === null
    ? a
    : {
        left: Math.max(a.left, b.left),
        bottom: Math.max(a.bottom, b.bottom),
        right: Math.min(a.right, b.right),
        top: Math.min(a.top, b.top),
      }

/** A rectangle may hide letters that were drawn before. */
function noteCover({ covers, runs, state }: Drawing, filled: Bounds): void {
  const bounds = within(filled, state.clip)
  if (covers.length >= MOST_COVERS) return
  if (runs.length > 0 && bounds.right > bounds.left && bounds.top > bounds.bottom)
    covers.push({ bounds, from: 0, runs: runs.length })
}

/** Ends the path, which is filled, stroked, both, or only limits what is drawn later. */
export function paint(drawing: Drawing, { isFilled, isStroked }: { isFilled: boolean; isStroked: boolean }): void {
  const { path, state } = drawing
  const isDrawn = isFilled || isStroked
  if (path.hasSegments && isDrawn) {
    if (isFilled && state.ink === 'seen' && !state.isSeeThrough) noteGround(drawing, onPage(state, path))
    if (isFilled && state.ink !== 'unknown' && state.isOpaque && path.isRectangle) noteCover(drawing, onPage(state, path))
    // PDFium takes a line for twice as wide as it is, so that corners lie within.
    const around = isStroked ? state.lineWidth * path.slant : 0
    const { left, bottom, right, top } = path
    const bounds = onPage(state, { left: left - around, bottom: bottom - around, right: right + around, top: top + around })
    const hair = isStroked && state.lineWidth === 0 ? HAIRLINE : 0
    note(drawing, { left: bounds.left - hair, bottom: bounds.bottom - hair, right: bounds.right + hair, top: bounds.top + hair })
  }
  if (path.isClip && path.hasSegments) state.clip = within(onPage(state, path), state.clip)
  emptyPath(path)
}

/** Points. Letters may reach this far below the bottom of what covers their middle. */
const LOW = 12

const UNIT: Bounds = { left: 0, bottom: 0, right: 1, top: 1 }

/**
 * A picture fills the unit square of the user's space. One that is solid hides the letters below it; what is seen through one with a mask
 * is left to PDFium, which draws it.
 */
export function drawPicture(drawing: Drawing, isSolid: boolean): void {
  const { state, runs } = drawing
  const bounds = onPage(state, UNIT)
  const isUpright = (state.b === 0 && state.c === 0) || (state.a === 0 && state.d === 0)
  // Pages have many small pictures, and hardly one over words.
  const under = runs.filter(({ x, y }) => y > bounds.bottom - LOW && y < bounds.top && x < bounds.right)
  if (isSolid && isUpright && state.isOpaque) {
    if (under.length > 0) noteCover(drawing, bounds)
  } else if (under.some(({ x, y }) => x >= bounds.left && y > bounds.bottom))
    leave('a picture that may be seen through lies over letters')
  noteGround(drawing, bounds)
  note(drawing, bounds)
}
