import type { Bounds } from '#adapters/page-text/page-space.ts'
import { MOST_COVERS } from '#adapters/page-text/plain/draw-paths.ts'
import { type Cover, type Drawing, pushLetter, type TextRun } from '#adapters/page-text/plain/drawing.ts'
import type { PlainFont, PlainGlyph } from '#adapters/page-text/plain/fonts.ts'
import { isArray, leave, type PdfValue } from '#adapters/page-text/plain/values.ts'

/** The render modes that put letters on the page (ISO 32000-1, 9.3.6); the others hide them, which PDFium's reader looks into. */
const SEEN = new Set([0, 1, 2, 4, 5, 6])
const FILLED = new Set([0, 4])
/** Part of the size by which a matrix may lean and still stand upright. */
const LEAN = 1e-6

const SPACE = 32

function beginRun({ state, text, letters }: Drawing): TextRun {
  const { font, fontSize } = state
  if (font === null || fontSize <= 0) return leave('a text has no font')
  if (!SEEN.has(state.renderMode) || state.isSeeThrough) leave('a text is hidden')
  if (FILLED.has(state.renderMode) && state.ink === 'unknown') leave('the colour of a text cannot be told')
  const scaledA = text.a * state.horizontalScale
  const scaledB = text.b * state.horizontalScale
  const across = scaledA * state.a + scaledB * state.c
  const slope = scaledA * state.b + scaledB * state.d
  const slant = text.c * state.a + text.d * state.c
  const up = text.c * state.b + text.d * state.d
  if (!(across > 0 && up > 0) || Math.abs(slope) > across * LEAN || Math.abs(slant) > up * LEAN)
    return leave('a text does not stand upright')
  const penY = text.y + state.rise
  const textX = text.a * text.x + text.c * penY + text.e
  const textY = text.b * text.x + text.d * penY + text.f
  const start = letters.count
  return {
    font,
    fontSize,
    characterSpace: state.characterSpace,
    across,
    up,
    x: state.a * textX + state.c * textY + state.e,
    y: state.b * textX + state.d * textY + state.f,
    start,
    end: start,
    isShifted: false,
  }
}

/** A letter as the font says, or the part of the page that it is alone in. */
function glyphOf({ marked }: Drawing, font: PlainFont, code: number): PlainGlyph {
  const said = marked.length === 0 ? null : marked.find((one) => one !== null)
  if (!said) return font.glyph(code)
  said.letters += 1
  return said.letters > 1 ? leave('several letters are said to stand for other words') : font.glyphSaying(code, said.text)
}

/** Adds the letters of a string to a run whose pen is at `pen`; answers where it is then. */
function addLetters(
  drawing: Drawing,
  run: TextRun,
  { bytes, pen, shift }: { bytes: Uint8Array; pen: number; shift: number },
): number {
  const { font, fontSize } = run
  const { bytesPerCode } = font
  const { state, letters } = drawing
  if (bytes.length % bytesPerCode !== 0) return leave('a text ends within a code')
  if (letters.count + bytes.length > drawing.mostLetters * bytesPerCode) return leave('a page has too many letters')
  if (shift !== 0) {
    letters.shifts.set(run.end, shift)
    run.isShifted = true
  }
  let at = pen
  for (let index = 0; index < bytes.length; index += bytesPerCode) {
    const first = bytes[index] ?? 0
    const code = bytesPerCode === 1 ? first : first * 256 + (bytes[index + 1] ?? 0)
    const glyph = glyphOf(drawing, font, code)
    pushLetter(letters, glyph, at)
    at += (glyph.width * fontSize) / 1000 + state.characterSpace
    if (bytesPerCode === 1 && code === SPACE) at += state.wordSpace
  }
  run.end = letters.count
  return at
}

/** Part of the size up to which nearly every letter reaches. */
const CORE = 0.4

/** Letters of white are seen on what is not; where nothing of the kind is under them, PDFium draws the page and looks. */
function endRun(drawing: Drawing, run: TextRun, pen: number): void {
  const { state, text } = drawing
  if (FILLED.has(state.renderMode) && state.ink === 'white') {
    const [right, top] = [run.x + pen * run.across, run.y + CORE * run.fontSize * run.up]
    const isOn = (ground: Bounds): boolean =>
      ground.left < right && ground.right > run.x && ground.bottom < top && ground.top > run.y
    if (!drawing.grounds.some(isOn)) leave('a text is white on white')
  }
  drawing.objects += 1
  if (isWithin(drawing, run, pen)) drawing.runs.push(run)
  text.x += pen * state.horizontalScale
}

/** Whether anything of a run is seen within the bounds in force; what of it is beyond them is hidden. */
function isWithin({ state: { clip }, runs, covers }: Drawing, run: TextRun, pen: number): boolean {
  if (clip === null) return true
  const [right, bottom, top] = [run.x + pen * run.across, run.y, run.y + CORE * run.fontSize * run.up]
  if (right <= clip.left || run.x >= clip.right || top <= clip.bottom || bottom >= clip.top) return false
  const beyond = (left: number, end: number): Cover => ({
    bounds: { left, right: end, bottom: bottom - run.fontSize * run.up, top: top + run.fontSize * run.up },
    from: runs.length,
    runs: runs.length + 1,
    isBeyond: true,
  })
  if (right > clip.right && covers.length < MOST_COVERS) covers.push(beyond(clip.right, right))
  else if (isCutBetween(run, right, clip) && covers.length < MOST_COVERS)
    covers.push(beyond(right - EDGE * sizeOf(run), clip.right))
  if (run.x < clip.left && covers.length < MOST_COVERS) covers.push(beyond(run.x, clip.left))
  return true
}

/** Of the size: how little of its last letter a cover takes that only says that letters may have been left out. */
const EDGE = 0.06
/** Of the size: the white before a letter. */
const BEARING = 0.09
/** Points: what is set at the right edge of its frame ends no further from it. */
const FLUSH = 0.04
/** Of the size: a higher frame is one of several lines. */
const ONE_LINE = 2.2
const sizeOf = ({ fontSize, across }: TextRun): number => fontSize * across

/** Whether a frame of one line ends just behind a letter, in the white before the next: that one is left out though the text goes on. */
function isCutBetween(run: TextRun, right: number, clip: Bounds): boolean {
  const space = clip.right - right
  return space > FLUSH && space < BEARING * sizeOf(run) && clip.top - clip.bottom < ONE_LINE * run.fontSize * run.up
}

/** Draws strings with shifts between them, as `TJ` has them. */
export function showText(drawing: Drawing, parts: readonly PdfValue[]): void {
  const { state, text } = drawing
  if (!drawing.isInText) leave('a text stands outside of any')
  let run: TextRun | null = null
  let [pen, shift] = [0, 0]
  for (const part of parts) {
    if (typeof part === 'number') shift += part
    else if (!(part instanceof Uint8Array)) leave('a text is neither strings nor numbers')
    else if (part.length > 0) {
      // Before its first letter a shift moves the whole run.
      if (run === null) {
        text.x -= (shift * state.fontSize * state.horizontalScale) / 1000
        run = beginRun(drawing)
        shift = 0
      } else pen -= (shift * run.fontSize) / 1000
      pen = addLetters(drawing, run, { bytes: part, pen, shift })
      shift = 0
    }
  }
  if (run !== null) endRun(drawing, run, pen)
  text.x -= (shift * state.fontSize * state.horizontalScale) / 1000
}

/** Draws one string, as `Tj` has it. */
export function showString(drawing: Drawing, value: PdfValue | undefined): void {
  if (!drawing.isInText || !(value instanceof Uint8Array)) return leave('a text stands outside of any, or is no string')
  if (value.length === 0) return
  const run = beginRun(drawing)
  endRun(drawing, run, addLetters(drawing, run, { bytes: value, pen: 0, shift: 0 }))
}

/** The strings and shifts of an operand. */
export const partsOf = (value: PdfValue | undefined): readonly PdfValue[] => (isArray(value) ? value : leave('a text is no list'))
