import { SOFT_HYPHEN } from '#adapters/page-text/characters.ts'
import { isOnPage, type OpenBox, type PageSpace } from '#adapters/page-text/page-space.ts'
import type { Letters, TextRun } from '#adapters/page-text/plain/drawing.ts'
import type { PlainGlyph } from '#adapters/page-text/plain/fonts.ts'
import { inLineOrder } from '#adapters/page-text/plain/line-order.ts'
import { between, ownSpacing, spaceWithin } from '#adapters/page-text/plain/supposed-breaks.ts'
import type { Word } from '#adapters/page-text/port.ts'
import { gatherWords, type Glyph } from '#adapters/page-text/word-gatherer.ts'

/** How many of the last letters of a line are looked at for the same one in the same place, as PDFium does. */
const LOOK_BACK = 7
/** Part of the size within which two are in the same place. */
const SAME_PLACE = 0.07

/** The letters of the line so far; of all but the last few only the count is kept. */
interface Line {
  count: number
  /** Null for a space that was supposed. */
  readonly glyphs: (PlainGlyph | null)[]
  readonly x: Float64Array
  readonly y: Float64Array
}

/** What is between the last letter and the next. */
interface Gap {
  isSupposed: boolean
  isWritten: boolean
  /** Whether a space stands last on the line: PDFium drops those behind it. */
  endsInSpace: boolean
}

interface Layer {
  readonly space: PageSpace
  readonly gatherer: ReturnType<typeof gatherWords>
  readonly glyph: Glyph & { text: string; box: OpenBox }
  readonly gap: Gap
  readonly line: Line
  /** The run of the letter that is added now, and of the one added last. */
  drawn: TextRun | null
  lastAdded: TextRun | null
  hasLetters: boolean
  readonly questions: { runsVertically(): boolean; isDrawnWithLast(): boolean }
}

function newLayer(space: PageSpace): Layer {
  const layer: Layer = {
    space,
    gatherer: gatherWords(),
    glyph: { text: '', box: [0, 0, 0, 0] },
    gap: { isSupposed: false, isWritten: false, endsInSpace: false },
    line: { count: 0, glyphs: [], x: new Float64Array(8), y: new Float64Array(8) },
    drawn: null,
    lastAdded: null,
    hasLetters: false,
    questions: { runsVertically: () => false, isDrawnWithLast: () => layer.drawn === layer.lastAdded },
  }
  return layer
}

function passGap({ gap, gatherer }: Layer): void {
  if (gap.isSupposed) gatherer.supposeBreak()
  if (gap.isWritten) gatherer.breakWord()
  gap.isSupposed = gap.isWritten = false
}

function supposeSpace({ gap, line }: Layer): void {
  line.glyphs[line.count++ & 7] = null
  if (gap.endsInSpace) return
  gap.isSupposed = true
  gap.endsInSpace = true
}

/** A space of the file's; one that holds together is none to PDFium, which keeps it behind another. */
function writeSpace({ gap }: Layer, isPlain: boolean): void {
  if (isPlain && gap.endsInSpace) return
  gap.isWritten = true
  gap.endsInSpace = isPlain
}

/** Whether the line just had the same letter of the same font in the same place: a bold made by printing twice. */
function isRepeated({ line }: Layer, glyph: PlainGlyph, { x, y, reach }: { x: number; y: number; reach: number }): boolean {
  const { glyphs, count } = line
  for (let at = count - 1; at >= 0 && at >= count - LOOK_BACK; at -= 1) {
    const slot = at & 7
    if (glyphs[slot] !== glyph) continue
    if (Math.abs((line.x[slot] ?? 0) - x) < reach && Math.abs((line.y[slot] ?? 0) - y) < reach) return true
  }
  return false
}

/** One character of a letter; a letter may be several, as ligatures are. */
function addPiece(layer: Layer, piece: string, isFurther: boolean): void {
  const { gatherer, glyph, questions, gap } = layer
  if (gap.isSupposed || gap.isWritten) passGap(layer)
  gap.endsInSpace = false
  glyph.text = piece
  if (!isOnPage(layer.space, glyph.box)) gatherer.cut(glyph, questions)
  else if (isFurther || !gatherer.repeatsLast(glyph)) {
    gatherer.add(glyph, questions)
    layer.lastAdded = layer.drawn
  }
}

function addPieces(layer: Layer, { pieces, first }: PlainGlyph): void {
  // A soft hyphen that a program says about the letter behind it: no hyphen is drawn.
  const start = pieces.length > 1 && first === SOFT_HYPHEN ? 1 : 0
  for (let index = start; index < pieces.length; index += 1) {
    const piece = pieces[index] ?? null
    if (piece === ' ') writeSpace(layer, first === 32)
    else if (piece !== null) addPiece(layer, piece, index > start)
  }
}

/** A letter printed over the same one counts once; a space that was supposed before it was none. */
function dropRepeated({ gap, line }: Layer, isFirstOfRun: boolean): void {
  if (!isFirstOfRun || !gap.endsInSpace) return
  gap.isSupposed = gap.isWritten = gap.endsInSpace = false
  line.count -= 1
}

function layRun(layer: Layer, run: TextRun, letters: Letters): void {
  const { font, start, end, across, x: startX, y } = run
  const { line, space } = layer
  const { box } = layer.glyph
  const base = ownSpacing(run, letters)
  const size = run.fontSize * across
  const thousandth = (run.fontSize * run.up) / 1000
  const reach = SAME_PLACE * size
  box[1] = space.top - y - font.top * thousandth
  box[3] = (font.top - font.bottom) * thousandth
  layer.drawn = run
  for (let index = start; index < end; index += 1) {
    const glyph = letters.glyphs[index]
    if (glyph === undefined) break
    if (index > start && (run.isShifted || base !== 0)) supposeAt(layer, run, { index, glyph, base, letters })
    const x = startX + (letters.offsets[index] ?? 0) * across
    if (isRepeated(layer, glyph, { x, y, reach })) {
      dropRepeated(layer, index === start)
      continue
    }
    const slot = line.count++ & 7
    line.glyphs[slot] = glyph
    line.x[slot] = x
    line.y[slot] = y
    layer.hasLetters = true
    box[0] = x - space.left
    box[2] = (glyph.width * size) / 1000
    addPieces(layer, glyph)
  }
}

interface Letter {
  readonly index: number
  readonly glyph: PlainGlyph
  /** What of each shift is the run's own spacing. */
  readonly base: number
  readonly letters: Letters
}

/** Supposes a space before a letter that is moved far enough. */
function supposeAt(layer: Layer, run: TextRun, { index, glyph, base, letters }: Letter): void {
  const size = run.fontSize * run.across
  const shift = (run.isShifted ? letters.shifts.get(index) : undefined) ?? 0
  const moved = (layer.gap.endsInSpace || !layer.hasLetters ? 0 : (-size * shift) / 1000) - base
  const room = moved === 0 ? 0 : (size * spaceWithin(run, glyph)) / 1000
  if (room > 0 && moved >= room) supposeSpace(layer)
}

/** The words of a page, put together as those are that PDFium reads. */
export function gatherRuns({
  runs,
  letters,
  space,
}: {
  runs: readonly TextRun[]
  letters: Letters
  space: PageSpace
}): readonly Word[] {
  const layer = newLayer(space)
  let last: TextRun | null = null
  for (const run of inLineOrder(runs, letters)) {
    const found = last === null ? 'nothing' : between(last, run, letters)
    if (found === 'space') supposeSpace(layer)
    if (found === 'line') {
      layer.line.count = 0
      layer.gap.isSupposed = true
      layer.gap.endsInSpace = false
    }
    layRun(layer, run, letters)
    last = run
  }
  passGap(layer)
  return layer.gatherer.finish()
}
