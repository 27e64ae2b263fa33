/** The advance widths of Helvetica and its bold, of the characters from the space to the tilde, in thousandths. */
const REGULAR = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556, 556, 556,
  556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778,
  722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222,
  500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
]
const BOLD = [
  278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556, 556, 556,
  556, 333, 333, 584, 584, 584, 611, 975, 722, 722, 722, 722, 667, 611, 778, 722, 278, 556, 722, 611, 833, 722, 778, 667, 778,
  722, 667, 611, 722, 667, 944, 667, 667, 611, 333, 278, 333, 584, 556, 333, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278,
  556, 278, 889, 611, 611, 611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584,
]
/** What Windows' code page has beyond ASCII, of what the reports print: its code and its width. */
const BEYOND: Readonly<Record<string, readonly [code: number, width: number]>> = {
  '–': [0x96, 556],
  '—': [0x97, 1000],
  '’': [0x92, 222],
  '•': [0x95, 350],
}

export type Face = 'regular' | 'bold'

/** Icons stand in a font of their own, by their place in the private use area; the drawing is a tick. */
export const ICONS = { tick: '\uE902', fold: '\uE90C' } as const
type Icon = keyof typeof ICONS

const widthOf = (char: string, face: Face): number =>
  BEYOND[char]?.[1] ?? (face === 'bold' ? BOLD : REGULAR)[char.charCodeAt(0) - 32] ?? 556

/** The width of a text in points. */
export const measure = (text: string, size: number, face: Face = 'regular'): number =>
  ([...text].reduce((sum, char) => sum + widthOf(char, face), 0) * size) / 1000

/** Words laid into lines no wider than `width`. */
export function wrap(
  text: string,
  width: number,
  { size, face = 'regular' }: Pick<TextStyle, 'size' | 'face'>,
): readonly string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`
    if (lines.length > 0 && measure(longer, size, face) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

type Color = readonly [red: number, green: number, blue: number]

export type Place = readonly [x: number, y: number]
export type Box = readonly [x: number, top: number, width: number, height: number]

export interface TextStyle {
  readonly size: number
  readonly face?: Face
  readonly color?: Color
  /** Of what `x` is the place; the left edge unless told. */
  readonly align?: 'left' | 'center' | 'right'
  /** The text is stretched to this share of Helvetica's width, as a narrower font would be. */
  readonly stretch?: number
}

const n = (value: number): string => String(Math.round(value * 1000) / 1000)
const BLACK: Color = [0, 0, 0]

/** A page of 612 by 792 points; places are counted from the top left corner, of a text its baseline. */
export class Page {
  readonly #parts: string[] = []

  text(text: string, [x, baseline]: Place, style: TextStyle): void {
    const { size, face = 'regular', color = BLACK, align = 'left', stretch = 1 } = style
    const width = measure(text, size, face) * stretch
    const left = align === 'left' ? x : align === 'right' ? x - width : x - width / 2
    const codes = [...text].map((char) => (BEYOND[char]?.[0] ?? char.charCodeAt(0)).toString(16).padStart(2, '0')).join('')
    this.#parts.push(
      `${color.map(n).join(' ')} rg BT /${face === 'bold' ? 'B' : 'R'} ${n(size)} Tf ${n(stretch * 100)} Tz 1 0 0 1 ${n(left)} ${n(792 - baseline)} Tm <${codes}> Tj ET`,
    )
  }

  icon(icon: Icon, [x, baseline]: Place, size: number): void {
    const code = Object.keys(ICONS).indexOf(icon) + 1
    this.#parts.push(`0 0 0 rg BT /I ${n(size)} Tf 100 Tz 1 0 0 1 ${n(x)} ${n(792 - baseline)} Tm <0${code}> Tj ET`)
  }

  rectangle([x, top, width, height]: Box, color: Color): void {
    this.#parts.push(`${color.map(n).join(' ')} rg ${n(x)} ${n(792 - top - height)} ${n(width)} ${n(height)} re f`)
  }

  /** A picture of the pair that Equifax prints in its months: a tick, or the grey of no data. */
  picture(name: 'tick' | 'empty', [x, top, width, height]: Box): void {
    this.#parts.push(`q ${n(width)} 0 0 ${n(height)} ${n(x)} ${n(792 - top - height)} cm /${name} Do Q`)
  }

  get content(): string {
    return this.#parts.join('\n')
  }
}

/** The line that a browser prints at the head and foot of each page, where the reader leaves it switched on. */
export function browserLines(
  pages: readonly Page[],
  of: { readonly day: string; readonly title: string; readonly address: string },
): void {
  const style: TextStyle = { size: 7 }
  for (const [index, page] of pages.entries()) {
    page.text(`${of.day}, 5:20 PM`, [18, 17], style)
    page.text(of.title, [306, 17], { ...style, align: 'center' })
    page.text(of.address, [18, 782], style)
    page.text(`${index + 1}/${pages.length}`, [594, 782], { ...style, align: 'right' })
  }
}

/** A tick of 26 by 20 dots, green on white. */
function tickPixels(): Uint8Array {
  const pixels = new Uint8Array(26 * 20 * 3).fill(255)
  for (let x = 2; x < 24; x++)
    for (let y = 0; y < 20; y++) {
      const line = x < 9 ? 10 + (x - 2) : 17 - ((x - 9) * 15) / 15
      if (Math.abs(y - line) < 2) pixels.set([76, 160, 60], (y * 26 + x) * 3)
    }
  return pixels
}

/** How a person prints what the bureau shows. */
export interface PrintWay {
  /** Points of the paper, of which the page takes as much as fits; that of the page itself unless told. */
  readonly paper?: readonly [width: number, height: number]
  /** Two pages beside each other on a sheet that lies. */
  readonly isTwoUp?: boolean
  /** The last page first. */
  readonly isBackwards?: boolean
  /** The pages were laid out for the paper at this scale, as a browser lays them out, and begin at its top left corner. */
  readonly scale?: number
  readonly producer?: string
}

const SIZE = [612, 792] as const

interface Drawn {
  readonly size: readonly [width: number, height: number]
  readonly content: string
}

function sheetsOf(pages: readonly Page[], { paper, isTwoUp, isBackwards, scale }: PrintWay): readonly Drawn[] {
  const [width, height] = paper ?? SIZE
  const ordered = isBackwards === true ? pages.toReversed() : pages
  if (scale !== undefined)
    return ordered.map(({ content }) => ({
      size: [width, height],
      content: `q ${n(scale)} 0 0 ${n(scale)} 0 ${n(height - scale * SIZE[1])} cm\n${content}\nQ`,
    }))
  const placed = ({ content }: Page, x: number, room: readonly [number, number]): string => {
    const fit = Math.min(room[0] / SIZE[0], room[1] / SIZE[1])
    const [left, bottom] = [x + (room[0] - SIZE[0] * fit) / 2, (room[1] - SIZE[1] * fit) / 2]
    return fit === 1 ? content : `q ${n(fit)} 0 0 ${n(fit)} ${n(left)} ${n(bottom)} cm\n${content}\nQ`
  }
  if (isTwoUp !== true) return ordered.map((page) => ({ size: [width, height], content: placed(page, 0, [width, height]) }))
  const half = [height / 2, width] as const
  return ordered
    .map((page, index) => placed(page, index % 2 === 0 ? 0 : half[0], half))
    .flatMap((one, index, all) =>
      index % 2 === 0 ? [{ size: [height, width], content: [one, all[index + 1] ?? ''].join('\n') } as const] : [],
    )
}

/** A PDF of these pages, of Helvetica and the icons, made by `producer`. */
export function pdfOf(shown: readonly Page[], bureaus: string, way: PrintWay = {}): Uint8Array {
  const pages = sheetsOf(shown, way)
  const producer = way.producer ?? bureaus
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')]
  const places: number[] = []
  let length = parts[0]?.length ?? 0
  const add = (body: string | Buffer): number => {
    const one = Buffer.concat([Buffer.from(`${places.length + 1} 0 obj\n`), Buffer.from(body), Buffer.from('\nendobj\n')])
    places.push(length)
    length += one.length
    parts.push(one)
    return places.length
  }
  const stream = (dictionary: string, bytes: Uint8Array): number =>
    add(Buffer.concat([Buffer.from(`<< ${dictionary} /Length ${bytes.length} >>\nstream\n`), bytes, Buffer.from('\nendstream')]))
  const catalog = add('<< /Type /Catalog /Pages 2 0 R >>')
  const first = 20
  add(`<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, index) => `${first + index * 2} 0 R`).join(' ')}] >>`)
  const fontOf = (name: string) => add(`<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`)
  const regular = fontOf('Helvetica')
  const bold = fontOf('Helvetica-Bold')
  const names = Object.keys(ICONS)
  const glyphs = names.map(() =>
    stream('', Buffer.from('1000 0 0 0 1000 800 d1 100 350 m 350 100 l 900 700 l 820 780 l 350 260 l 180 430 l h f')),
  )
  const map = Object.values(ICONS).map(
    (char, index) => `<0${index + 1}> <${char.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}>`,
  )
  const toUnicode = stream(
    '',
    Buffer.from(
      `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Icons def 1 begincodespacerange <00> <FF> endcodespacerange ${map.length} beginbfchar\n${map.join('\n')}\nendbfchar endcmap end end`,
    ),
  )
  const icons = add(
    `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 1000 1000] /FontMatrix [0.001 0 0 0.001 0 0] /FirstChar 1 /LastChar ${names.length} /Widths [${names.map(() => 1000).join(' ')}] /CharProcs << ${glyphs.map((id, index) => `/g${index + 1} ${id} 0 R`).join(' ')} >> /Encoding << /Type /Encoding /Differences [1 ${names.map((_, index) => `/g${index + 1}`).join(' ')}] >> /ToUnicode ${toUnicode} 0 R /Resources << >> >>`,
  )
  const image = (width: number, height: number, pixels: Uint8Array) =>
    stream(`/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8`, pixels)
  const tick = image(26, 20, tickPixels())
  const empty = image(8, 3, new Uint8Array(8 * 3 * 3).fill(236))
  const info = add(`<< /Producer (${producer}) >>`)
  while (places.length < first - 1) add('null')
  for (const page of pages) {
    add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.size.join(' ')}] /Contents ${places.length + 2} 0 R /Resources << /Font << /R ${regular} 0 R /B ${bold} 0 R /I ${icons} 0 R >> /XObject << /tick ${tick} 0 R /empty ${empty} 0 R >> >> >>`,
    )
    stream('', Buffer.from(page.content, 'latin1'))
  }
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  parts.push(
    Buffer.from(
      `xref\n0 ${places.length + 1}\n0000000000 65535 f \n${table}trailer << /Size ${places.length + 1} /Root ${catalog} 0 R /Info ${info} 0 R >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  )
  return Buffer.concat(parts)
}
