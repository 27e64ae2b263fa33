import { onPage, textsInForms } from '#adapters/page-text/form-text.ts'
import { lookThrough, unseenLetters } from '#adapters/page-text/hidden-text.ts'
import { meaningOf, SOFT_HYPHEN, UNREADABLE } from '#adapters/page-text/characters.ts'
import { displayInto, isOnPage, type OpenBox, type PageSpace } from '#adapters/page-text/page-space.ts'
import type { Pdfium } from '#adapters/page-text/pdfium.ts'
import type { Word } from '#adapters/page-text/port.ts'
import { gatherWords, type Glyph } from '#adapters/page-text/word-gatherer.ts'

interface TextLayer {
  readonly pdfium: Pdfium
  /** PDFium's handle of the page's text. */
  readonly textPage: number
  readonly space: PageSpace
  readonly inForms: ReturnType<typeof textsInForms>
  /** Null where all letters are seen. */
  readonly isUnseen: ((index: number) => boolean) | null
}

/** Puts the character's place into `box`: its advance width and font height, or its ink where the font tells neither. False for none. */
function placeCharacter({ pdfium, textPage, space, inForms }: TextLayer, index: number, box: OpenBox): boolean {
  const { api, hot, heap, scratch } = pdfium
  const at = scratch >> 2
  if (hot.FPDFText_GetLooseCharBox(textPage, index, scratch) === 0) return false
  const floats = heap.HEAPF32
  // FS_RECTF: left, top, right, bottom
  let left = floats[at] ?? 0
  let top = floats[at + 1] ?? 0
  let right = floats[at + 2] ?? 0
  let bottom = floats[at + 3] ?? 0
  if (right <= left || top <= bottom) {
    if (!api.FPDFText_GetCharBox(textPage, index, scratch, scratch + 8, scratch + 16, scratch + 24)) return false
    ;[left = 0, right = 0, bottom = 0, top = 0] = new Float64Array(heap.HEAPU8.buffer, scratch, 4)
    if (!(right > left && top > bottom)) return false
  }
  const bounds = { left, top, right, bottom }
  displayInto(box, space, inForms ? onPage(bounds, inForms.get(hot.FPDFText_GetTextObject(textPage, index))) : bounds)
  return true
}

/** What the character at an index says. Where the font says nothing, PDFium answers the glyph's number, which means nothing. */
function characterText({ pdfium, textPage }: TextLayer, index: number): string | null {
  const { hot } = pdfium
  if (hot.FPDFText_HasUnicodeMapError(textPage, index) === 1) return UNREADABLE
  return meaningOf(hot.FPDFText_GetUnicode(textPage, index))
}

/** Whether the line runs up or down the displayed page at this character. */
function runsVertically({ pdfium, textPage, space }: TextLayer, index: number): boolean {
  const climbs = Math.abs(Math.sin(pdfium.api.FPDFText_GetCharAngle(textPage, index))) > 0.7
  return climbs !== (space.quarterTurns % 2 === 1)
}

/** Whether a character belongs to the glyph before it, as the second f of a ligature does: the same box of the same text. */
function continuesGlyph({ pdfium, textPage }: TextLayer, index: number): boolean {
  const { hot, heap, scratch } = pdfium
  const corners = (at: number): readonly number[] => {
    hot.FPDFText_GetLooseCharBox(textPage, at, scratch)
    return [...heap.HEAPF32.subarray(scratch / 4, scratch / 4 + 4)]
  }
  const last = corners(index - 1)
  if (corners(index).some((value, side) => value !== last[side])) return false
  return hot.FPDFText_GetTextObject(textPage, index) === hot.FPDFText_GetTextObject(textPage, index - 1)
}

/** Whether it is a soft hyphen that some programs say about the letter behind it: one glyph for both, and no hyphen is drawn. */
const isUndrawnHyphen = (layer: TextLayer, index: number, count: number): boolean =>
  layer.pdfium.hot.FPDFText_GetUnicode(layer.textPage, index) === SOFT_HYPHEN &&
  index + 1 < count &&
  continuesGlyph(layer, index + 1)

function gatherLayer(layer: TextLayer, count: number): readonly Word[] {
  const { hot } = layer.pdfium
  const gatherer = gatherWords()
  let index = 0
  let lastIndex = 0
  // One of each for the whole page: this loop is what reading a file costs.
  const glyph: Glyph & { text: string; box: OpenBox } = { text: '', box: [0, 0, 0, 0] }
  const questions = {
    runsVertically: () => runsVertically(layer, index),
    isDrawnWithLast: () =>
      hot.FPDFText_GetTextObject(layer.textPage, lastIndex) === hot.FPDFText_GetTextObject(layer.textPage, index),
  }
  for (; index < count; index += 1) {
    const text = characterText(layer, index)
    if (text === null || layer.isUnseen?.(index) === true) continue
    if (text === '-' && isUndrawnHyphen(layer, index, count)) continue
    if (text === ' ') {
      if (hot.FPDFText_IsGenerated(layer.textPage, index) === 1) gatherer.supposeBreak()
      else gatherer.breakWord()
      continue
    }
    if (!placeCharacter(layer, index, glyph.box)) continue
    glyph.text = text
    if (!isOnPage(layer.space, glyph.box)) {
      gatherer.cut(glyph, questions)
      continue
    }
    if (gatherer.repeatsLast(glyph) && !continuesGlyph(layer, index)) continue
    gatherer.add(glyph, questions)
    lastIndex = index
  }
  return gatherer.finish()
}

/** So many letters, from all over the page, tell how it stands. */
const SAMPLE = 16

/** Whether most letters are on their heads on the displayed page. */
function isUpsideDown({ pdfium, textPage, space }: TextLayer, count: number): boolean {
  if (space.quarterTurns % 2 === 1) return false
  let [asked, turned] = [0, 0]
  const step = Math.max(1, Math.floor(count / SAMPLE))
  for (let index = 0; index < count; index += step) {
    const angle = pdfium.api.FPDFText_GetCharAngle(textPage, index)
    if (angle < 0) continue
    asked += 1
    if (Math.cos(angle) * (space.quarterTurns === 2 ? -1 : 1) < -0.7) turned += 1
  }
  return asked * 2 >= SAMPLE && turned > asked * 0.8
}

/** The words of a page, and whether it is displayed upside down. */
export interface PageWords {
  readonly words: readonly Word[]
  readonly isUpsideDown: boolean
}

/** The words of a loaded page, or null when it has more than `limit` characters. */
export function readWords(pdfium: Pdfium, { page, space }: { page: number; space: PageSpace }, limit: number): PageWords | null {
  const textPage = pdfium.api.FPDFText_LoadPage(page)
  if (textPage === 0) throw new Error('PDFium could not lay out the text of a page')
  const count = pdfium.api.FPDFText_CountChars(textPage)
  const { hasForms, mayHideText, lost } = lookThrough(pdfium, page)
  const inForms = hasForms ? textsInForms(pdfium, page) : null
  const isUnseen = mayHideText ? unseenLetters(pdfium, textPage, lost) : null
  const layer = { pdfium, textPage, space, inForms, isUnseen }
  const read = count > limit ? null : { words: gatherLayer(layer, count), isUpsideDown: isUpsideDown(layer, count) }
  pdfium.api.FPDFText_ClosePage(textPage)
  return read
}
