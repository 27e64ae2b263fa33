import type { PlainFile } from '#adapters/page-text/plain/plain-file.ts'
import { standardFont } from '#adapters/page-text/plain/standard-fonts.ts'
import { readToUnicode, type ToUnicode } from '#adapters/page-text/plain/to-unicode.ts'
import { isArray, isDict, leave, numbersOf, type PdfArray, type PdfDict, PdfStream } from '#adapters/page-text/plain/values.ts'
import { meaningOf, UNREADABLE } from '#adapters/page-text/characters.ts'

/** What one code of a font is. */
export interface PlainGlyph {
  /** What it says, character by character: text, a space for all that parts words, or null for nothing printed. */
  readonly pieces: readonly (string | null)[]
  /** Its first character, as the font names it. */
  readonly first: number
  /** Its last one. */
  readonly last: number
  /** How far it moves on, in thousandths of the font's size. */
  readonly width: number
}

/** A font whose letters are known by their codes. */
export interface PlainFont {
  readonly bytesPerCode: 1 | 2
  /** Lower and upper edge of its letters, in thousandths of its size. */
  readonly bottom: number
  readonly top: number
  /** Width of the code that PDFium takes for a space. */
  readonly spaceWidth: number
  /** Throws NotPlain for a code that says nothing, or has no width. */
  glyph(code: number): PlainGlyph
  /** The same where the page itself says what the code stands for. */
  glyphSaying(code: number, text: string): PlainGlyph
}

/** How much of a width counts: PDFium takes whole thousandths. */
const wholeThousandths = (width: number): number => Math.trunc(width)

interface Metrics {
  readonly bottom: number
  readonly top: number
  widthOf(code: number): number
}

const RIGHT_TO_LEFT = /[\u0590-\u08FF\u200E\u200F\u202A-\u202E\u2066-\u2069\uFB1D-\uFDFF\uFE70-\uFEFF]/

/** Characters of control but those of space, for some of them stand for PDFium's own signs, and halves of characters. */
const isOdd = (code: number): boolean => code < 9 || (code > 13 && code < 32) || (code >= 0xd800 && code <= 0xdfff)

function charactersOf(text: string): Pick<PlainGlyph, 'pieces' | 'first' | 'last'> {
  const normal = text.length === 1 && text >= '\uFB00' && text <= '\uFB06' ? text.normalize('NFKD') : text
  const codes = Array.from(normal, (character) => character.charCodeAt(0))
  const pieces = codes.map(meaningOf)
  if (pieces.includes(UNREADABLE) || codes.some(isOdd) || RIGHT_TO_LEFT.test(text))
    return leave('a character is not readable, or runs from right to left')
  return { pieces, first: text.charCodeAt(0), last: text.charCodeAt(text.length - 1) }
}

function makeGlyph(text: string, width: number): PlainGlyph {
  const characters = charactersOf(text)
  if (width <= 0 && characters.pieces.some((piece) => piece !== null && piece !== ' ')) leave('a letter has no width')
  return { ...characters, width }
}

interface Codes {
  textOf(code: number): string | undefined
  /** The one that PDFium takes for a space. */
  readonly space: number
}

function makeFont(bytesPerCode: 1 | 2, { bottom, top, widthOf }: Metrics, { textOf, space }: Codes): PlainFont {
  // Row by row: browsers keep a font's own numbers, and an array with holes so wide is slow.
  const rows: PlainGlyph[][] = []
  const make = (code: number): PlainGlyph => {
    const glyph = makeGlyph(textOf(code) ?? leave('a code of a font says nothing'), widthOf(code))
    const row = (rows[code >> 8] ??= [])
    row[code & 255] = glyph
    return glyph
  }
  return {
    bytesPerCode,
    bottom,
    top,
    spaceWidth: widthOf(space),
    glyph: (code) => rows[code >> 8]?.[code & 255] ?? make(code),
    glyphSaying: (code, text) => makeGlyph(text, widthOf(code)),
  }
}

/** The first code that says a space; 0 where none does. */
function spaceCodeIn(map: ToUnicode | null): number {
  let found = 0
  for (const [code, text] of map ?? []) if (text === ' ' && (found === 0 || code < found)) found = code
  return found
}

function toUnicodeOf(file: PlainFile, dict: PdfDict): ToUnicode | null {
  const map = file.get(dict, 'ToUnicode')
  if (map === null) return null
  return map instanceof PdfStream ? readToUnicode(file.unpacked(map)) : leave('a map of characters is no stream')
}

/** Ascent and descent of a font are at least its size: some programs say less, and PDFium then measures the letters. */
const LOWEST = 1000

/** Lower and upper edge, as the descriptor says; null without a descriptor. */
function edgesOf(file: PlainFile, descriptor: PdfDict | null): Pick<Metrics, 'bottom' | 'top'> | null {
  if (descriptor === null) return null
  const [, bottom = 0, , top = 0] = file.numbers(descriptor, 'FontBBox', 4) ?? leave('a font does not say how high it is')
  const edges = { bottom: Math.trunc(bottom), top: Math.trunc(top) }
  return edges.top - edges.bottom >= LOWEST ? edges : leave('a font is lower than letters are')
}

/** A font of two-byte codes that are its glyphs' numbers (ISO 32000-1, 9.7). */
function compositeFont(file: PlainFile, dict: PdfDict): PlainFont {
  if (file.get(dict, 'Encoding') !== 'Identity-H') return leave('a font has codes of its own')
  const descendants = file.list(dict, 'DescendantFonts')
  const descendant = descendants?.length === 1 ? descendants[0] : null
  if (!isDict(descendant)) return leave('a font has no descendant')
  const edges = edgesOf(file, file.dict(descendant, 'FontDescriptor')) ?? leave('a font is not described')
  const map = toUnicodeOf(file, dict) ?? leave('a font does not say what it says')
  const widths = new Map<number, number>()
  noteWidths(file, file.list(descendant, 'W') ?? [], widths)
  const otherwise = file.get(descendant, 'DW') ?? 1000
  if (typeof otherwise !== 'number') return leave('a width is no number')
  const widthOf = (code: number): number => widths.get(code) ?? wholeThousandths(otherwise)
  return makeFont(2, { ...edges, widthOf }, { textOf: (code) => map.get(code), space: spaceCodeIn(map) })
}

const MOST_WIDTHS = 70_000

/** `first [w w w]` or `first last w`, one after the other. */
function noteWidths(file: PlainFile, list: PdfArray, widths: Map<number, number>): void {
  const note = (code: number, width: number): void => {
    if (widths.size > MOST_WIDTHS) leave('a font has too many widths')
    if (!widths.has(code)) widths.set(code, wholeThousandths(width))
  }
  const number = (at: number): number => {
    const found = list[at]
    return typeof found === 'number' ? found : leave('a width is no number')
  }
  for (let at = 0; at < list.length; ) {
    const first = number(at)
    const next = list[at + 1]
    if (isArray(next)) {
      numbersOf(next.map(file.resolve)).forEach((width, index) => note(first + index, width))
      at += 2
    } else {
      const last = number(at + 1)
      if (last - first > MOST_WIDTHS) leave('a font has too many widths')
      for (let code = first; code <= last; code += 1) note(code, number(at + 2))
      at += 3
    }
  }
}

/** What codes of Windows' letters say where PDF differs from the code page (ISO 32000-1, D.2): a space and a hyphen that hold together. */
const HELD_TOGETHER: Readonly<Record<number, string>> = { 0xa0: ' ', 0xad: '-' }
/** Codes that the code page does not name; PDF calls them bullets. */
const UNNAMED: ReadonlySet<number> = new Set([0x7f, 0x81, 0x8d, 0x8f, 0x90, 0x9d])
const WINDOWS = new TextDecoder('windows-1252')

/** What a code says by the font's encoding; undefined where that is not Windows' own, whole: PDFium knows the names of all letters. */
function encodedText(file: PlainFile, dict: PdfDict): (code: number) => string | undefined {
  const encoding = file.get(dict, 'Encoding')
  const isWindows = isDict(encoding)
    ? file.get(encoding, 'BaseEncoding') === 'WinAnsiEncoding' && !encoding.has('Differences')
    : encoding === 'WinAnsiEncoding'
  if (!isWindows) return () => undefined
  return (code) => (code < 0x20 || UNNAMED.has(code) ? undefined : (HELD_TOGETHER[code] ?? WINDOWS.decode(Uint8Array.of(code))))
}

/** A font of one-byte codes (ISO 32000-1, 9.6). */
function simpleFont(file: PlainFile, dict: PdfDict): PlainFont {
  const name = file.get(dict, 'BaseFont')
  // PDFium takes the letters of a font of another script for that script's, by its name.
  if (typeof name !== 'string' || !/^[\x20-\x7E]*$/.test(name)) return leave('a font has a foreign name')
  const descriptor = file.dict(dict, 'FontDescriptor')
  const standard = descriptor === null ? standardFont(name) : null
  const edges = edgesOf(file, descriptor) ?? standard ?? leave('a font is not described')
  const map = toUnicodeOf(file, dict)
  const encoded = encodedText(file, dict)
  const widths = file.numbers(dict, 'Widths')
  const codes: Codes = { textOf: (code) => map?.get(code) ?? encoded(code), space: spaceCodeIn(map) || 32 }
  if (widths === null) {
    if (standard === null) return leave('a font does not say its widths')
    const widthOf = (code: number): number => standard.widthOf(code) ?? leave('a width of a standard font is not known')
    return makeFont(1, { ...edges, widthOf }, codes)
  }
  const first = file.get(dict, 'FirstChar') ?? 0
  const missing = descriptor === null ? null : file.get(descriptor, 'MissingWidth')
  if (typeof first !== 'number') return leave('a font has no first character')
  const widthOf = (code: number): number => wholeThousandths(widths[code - first] ?? (typeof missing === 'number' ? missing : 0))
  return makeFont(1, { ...edges, widthOf }, codes)
}

/** A font whose letters are drawings of the file's own (ISO 32000-1, 9.6.5), as browsers write icons. */
function drawnFont(file: PlainFile, dict: PdfDict): PlainFont {
  const [across = 0, b, c, up = 0] = file.numbers(dict, 'FontMatrix', 6) ?? []
  const [, low = 0, , high = 0] = file.numbers(dict, 'FontBBox', 4) ?? []
  if (across <= 0 || up === 0 || b !== 0 || c !== 0 || low === high)
    return leave('a font draws its letters askew, or does not say how high')
  const edges = [low * up * 1000, high * up * 1000].toSorted((one, other) => one - other).map(Math.trunc)
  const map = toUnicodeOf(file, dict) ?? leave('a font does not say what it says')
  const widths = file.numbers(dict, 'Widths') ?? leave('a font does not say its widths')
  const first = file.get(dict, 'FirstChar')
  if (typeof first !== 'number') return leave('a font has no first character')
  const widthOf = (code: number): number => Math.round((widths[code - first] ?? 0) * across * 1000)
  return makeFont(
    1,
    { bottom: edges[0] ?? 0, top: edges[1] ?? 0, widthOf },
    { textOf: (code) => map.get(code), space: spaceCodeIn(map) },
  )
}

/** A font of a page's resources. */
export function readFont(file: PlainFile, dict: PdfDict): PlainFont {
  switch (file.get(dict, 'Subtype')) {
    case 'Type0':
      return compositeFont(file, dict)
    case 'TrueType':
    case 'Type1':
    case 'MMType1':
      return simpleFont(file, dict)
    case 'Type3':
      return drawnFont(file, dict)
    default:
      return leave('a font is of no known kind')
  }
}
