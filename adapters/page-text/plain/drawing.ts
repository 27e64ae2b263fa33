import type { Bounds, PageSpace } from '#adapters/page-text/page-space.ts'
import type { PlainFont, PlainGlyph } from '#adapters/page-text/plain/fonts.ts'
import { firstState, type GraphicsState } from '#adapters/page-text/plain/graphics-state.ts'
import type { PlainFile } from '#adapters/page-text/plain/plain-file.ts'
import type { PdfDict } from '#adapters/page-text/plain/values.ts'
import type { Box } from '#adapters/page-text/port.ts'

/** All letters of a page, one after the other; one for a whole file, so that its room is taken once. */
export interface Letters {
  count: number
  readonly glyphs: PlainGlyph[]
  /** How far each stands from the first of its run, in the run's own space. */
  offsets: Float64Array
  /** Of those that are moved back from where they would stand, by how many thousandths of the size. */
  readonly shifts: Map<number, number>
}

const FIRST_ROOM = 4096

export const noLetters = (): Letters => ({ count: 0, glyphs: [], offsets: new Float64Array(FIRST_ROOM), shifts: new Map() })

/** Puts a letter behind all others. */
export function pushLetter(letters: Letters, glyph: PlainGlyph, offset: number): void {
  const { count } = letters
  if (count === letters.offsets.length) {
    const wider = new Float64Array(count * 2)
    wider.set(letters.offsets)
    letters.offsets = wider
  }
  letters.glyphs[count] = glyph
  letters.offsets[count] = offset
  letters.count = count + 1
}

/** Letters that the file draws in one go. */
export interface TextRun {
  readonly font: PlainFont
  readonly fontSize: number
  readonly characterSpace: number
  /** From the run's own space to the page's: x' = across·x + x, y' = up·y + y. */
  readonly across: number
  readonly up: number
  readonly x: number
  readonly y: number
  /** Its first letter among all, and the one behind its last. */
  readonly start: number
  end: number
  /** Whether any of its letters is moved. */
  isShifted: boolean
}

/** A path that is being made: only its bounds matter, and whether it has any line. */
export interface OpenPath {
  hasSegments: boolean
  left: number
  bottom: number
  right: number
  top: number
  /** Where its pen stands. */
  x: number
  y: number
  /** Whether the pen was moved there, which is part of the path only once a line leaves from it. */
  isMoved: boolean
  /** Whether what is drawn later is to be seen within it alone. */
  isClip: boolean
  /** Whether it is one rectangle, drawn as such. */
  isRectangle: boolean
  /** By how much of its width the steepest of its lines reaches past its ends along an axis: 1 along one, 1.41 across both. */
  slant: number
}

/** A part of a page that says what it stands for, as a ligature does. */
export interface Marked {
  readonly text: string
  /** How many letters it had so far. */
  letters: number
}

/** A page while it is read. */
export interface Drawing {
  readonly file: PlainFile
  /** What may be named now: those of the page, or of the part of it that is drawn. */
  resources: PdfDict
  /** How many parts within each other are drawn now, and how many were drawn so far. */
  depth: number
  forms: number
  readonly space: PageSpace
  readonly fontOf: (dict: PdfDict) => PlainFont
  /** Draws a part of the page. */
  readonly draw: (drawing: Drawing, content: Uint8Array) => void
  state: GraphicsState
  readonly kept: GraphicsState[]
  readonly path: OpenPath
  /** The text's own matrix, and the pen in it (ISO 32000-1, 9.4.2). */
  readonly text: {
    a: number
    b: number
    c: number
    d: number
    e: number
    f: number
    x: number
    y: number
    lineX: number
    lineY: number
  }
  isInText: boolean
  /** For each part of the page that is marked and goes on: what it says about itself; null where it says nothing. */
  readonly marked: (Marked | null)[]
  /** Objects drawn so far, as PDFium counts them. */
  objects: number
  readonly runs: TextRun[]
  readonly letters: Letters
  readonly mostLetters: number
  readonly marks: Box[]
  /** Where something that is not white was filled, or a picture lies: white letters are seen on it. */
  readonly grounds: Bounds[]
  /** Where something was filled after letters were drawn: those that lie below it are not seen. */
  readonly covers: Cover[]
}

/** A filled rectangle, and which runs lie below it: those drawn before, or the one that reaches beyond the bounds in force. */
export interface Cover {
  readonly bounds: Bounds
  /** Lies beyond bounds in force: whoever draws leaves out the letters behind the one that their edge cuts. */
  readonly isBeyond?: true
  /** The first of them, and the one behind the last. */
  readonly from: number
  readonly runs: number
}

const noPath = (): OpenPath => ({
  hasSegments: false,
  left: Infinity,
  bottom: Infinity,
  right: -Infinity,
  top: -Infinity,
  x: 0,
  y: 0,
  isMoved: false,
  isClip: false,
  isRectangle: false,
  slant: 1,
})

/** An empty sheet. */
export function newDrawing(
  given: Pick<Drawing, 'file' | 'resources' | 'space' | 'fontOf' | 'draw' | 'letters' | 'mostLetters'>,
): Drawing {
  given.letters.count = 0
  given.letters.shifts.clear()
  return {
    ...given,
    state: firstState(),
    kept: [],
    depth: 0,
    forms: 0,
    path: noPath(),
    text: { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0, x: 0, y: 0, lineX: 0, lineY: 0 },
    isInText: false,
    marked: [],
    objects: 0,
    runs: [],
    marks: [],
    grounds: [],
    covers: [],
  }
}
