/** A corner of a filled outline, in units of 1000 to the em, y upwards. */
type Corner = readonly [x: number, y: number]

/** Private-use characters, as the icon fonts of web pages have them: a reader sees a code and no meaning. */
export const ICONS = { tick: '\uE5CA', account: '\uE853', warning: '\uF071', card: '\uE870' } as const

const OUTLINES: readonly { readonly code: number; readonly corners: readonly Corner[] }[] = [
  {
    code: 0xe5ca,
    corners: [
      [80, 420],
      [180, 520],
      [380, 320],
      [820, 760],
      [920, 660],
      [380, 120],
    ],
  },
  {
    code: 0xe853,
    corners: [
      [100, 100],
      [100, 760],
      [900, 760],
      [900, 100],
    ],
  },
  {
    code: 0xe870,
    corners: [
      [100, 250],
      [100, 700],
      [900, 700],
      [900, 250],
    ],
  },
  {
    code: 0xf071,
    corners: [
      [500, 820],
      [940, 60],
      [60, 60],
    ],
  },
]

const u16 = (value: number): number[] => [(value >> 8) & 255, value & 255]
const u32 = (value: number): number[] => [...u16(value >>> 16), ...u16(value & 0xffff)]

/** Sixteen-bit numbers one after the other. */
const shorts = (...values: readonly number[]): number[] => values.flatMap(u16)
const blank = (count: number): number[] => Array.from({ length: count }, () => 0)

/** A simple glyph: one contour of straight edges, all coordinates written as two-byte steps. */
function glyph(corners: readonly Corner[]): number[] {
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  const steps = (values: readonly number[]): number[] => values.flatMap((value, index) => u16(value - (values[index - 1] ?? 0)))
  const bounds = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
  const bytes = [
    ...u16(1),
    ...bounds.flatMap(u16),
    ...u16(corners.length - 1),
    ...u16(0),
    ...corners.map(() => 1),
    ...steps(xs),
    ...steps(ys),
  ]
  while (bytes.length % 4 !== 0) bytes.push(0)
  return bytes
}

/** Format 4 character map: one segment a character. */
function characterMap(): number[] {
  const ends = [...OUTLINES.map(({ code }) => code), 0xffff]
  const count = ends.length
  const deltas = [...OUTLINES.map(({ code }, index) => index + 1 - code), 1]
  const power = 2 ** Math.floor(Math.log2(count))
  const body = [
    ...u16(count * 2),
    ...u16(power * 2),
    ...u16(Math.log2(power)),
    ...u16((count - power) * 2),
    ...ends.flatMap(u16),
    ...u16(0),
    ...ends.flatMap(u16),
    ...deltas.flatMap(u16),
    ...ends.flatMap(() => u16(0)),
  ]
  const table = [...u16(4), ...u16(body.length + 6), ...u16(0), ...body]
  return [...u16(0), ...u16(1), ...u16(3), ...u16(1), ...u32(12), ...table]
}

/** The name table with the four names a font must have. */
function names(): number[] {
  const texts: [number, string][] = [
    [1, 'Report Icons'],
    [2, 'Regular'],
    [4, 'Report Icons'],
    [6, 'ReportIcons'],
  ]
  const encoded = texts.map(([id, text]) => ({ id, bytes: [...text].flatMap((char) => u16(char.codePointAt(0) ?? 0)) }))
  let at = 0
  const records = encoded.flatMap(({ id, bytes }) => {
    const record = [...u16(3), ...u16(1), ...u16(0x409), ...u16(id), ...u16(bytes.length), ...u16(at)]
    at += bytes.length
    return record
  })
  return [...u16(0), ...u16(encoded.length), ...u16(6 + records.length), ...records, ...encoded.flatMap(({ bytes }) => bytes)]
}

function systemMetrics(): number[] {
  const weights = [...u16(4), ...u16(1000), ...u16(400), ...u16(5), ...u16(0)]
  const scripts = Array.from({ length: 10 }, () => u16(100)).flat()
  const panoseAndRanges = [...u16(0), ...Array.from({ length: 10 }, () => 0), ...u32(0), ...u32(1 << 28), ...u32(0), ...u32(0)]
  const rest = [
    ...u16(0x40),
    ...u16(0xe5ca),
    ...u16(0xf071),
    ...u16(850),
    ...u16(-150),
    ...u16(0),
    ...u16(850),
    ...u16(150),
    ...u32(1),
    ...u32(0),
  ]
  return [
    ...weights,
    ...scripts,
    ...panoseAndRanges,
    ...[...'ERTA'].map((char) => char.charCodeAt(0)),
    ...rest,
    ...u16(500),
    ...u16(700),
    ...u16(0),
    ...u16(32),
    ...u16(1),
  ]
}

function tables(): Record<string, number[]> {
  const glyphs = [
    glyph([
      [50, 0],
      [50, 700],
      [450, 700],
      [450, 0],
    ]),
    ...OUTLINES.map(({ corners }) => glyph(corners)),
  ]
  const offsets = glyphs.reduce<number[]>((starts, bytes) => [...starts, (starts.at(-1) ?? 0) + bytes.length], [0])
  return {
    'OS/2': systemMetrics(),
    cmap: characterMap(),
    glyf: glyphs.flat(),
    head: shorts(1, 0, 1, 0, 0, 0, 0x5f0f, 0x3cf5, 3, 1000, ...blank(8), 0, 0, 1000, 1000, 0, 8, 2, 1, 0),
    hhea: shorts(1, 0, 850, -150, 0, 1000, 0, 0, 1000, 1, ...blank(7), glyphs.length),
    hmtx: glyphs.flatMap(() => [...u16(1000), ...u16(50)]),
    loca: offsets.flatMap(u32),
    maxp: shorts(1, 0, glyphs.length, 16, 1, 0, 0, 2, ...blank(8)),
    name: names(),
    post: shorts(3, ...blank(15)),
  }
}

function checksum(bytes: readonly number[]): number {
  let sum = 0
  for (let at = 0; at < bytes.length; at += 4) {
    const word =
      (((bytes[at] ?? 0) << 24) | ((bytes[at + 1] ?? 0) << 16) | ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0)) >>> 0
    sum = (sum + word) >>> 0
  }
  return sum
}

/** A TrueType font of the four icons, drawn here so that no third party's glyphs go into a file. */
export function iconFont(): Uint8Array {
  const all = Object.entries(tables())
  let at = 12 + all.length * 16
  const padded = all.map(([tag, bytes]) => {
    const start = at
    const filled = [...bytes, ...Array.from({ length: (4 - (bytes.length % 4)) % 4 }, () => 0)]
    at += filled.length
    return { tag, bytes, filled, start }
  })
  const power = 2 ** Math.floor(Math.log2(all.length))
  const directory = padded.flatMap(({ tag, bytes, filled, start }) => [
    ...[...tag].map((char) => char.charCodeAt(0)),
    ...u32(checksum(filled)),
    ...u32(start),
    ...u32(bytes.length),
  ])
  const font = [
    ...u32(0x10000),
    ...u16(all.length),
    ...u16(power * 16),
    ...u16(Math.log2(power)),
    ...u16(all.length * 16 - power * 16),
    ...directory,
    ...padded.flatMap(({ filled }) => filled),
  ]
  const head = padded.find(({ tag }) => tag === 'head')
  const adjusted = u32((0xb1b0afba - checksum(font)) >>> 0)
  return Uint8Array.from(
    head === undefined ? font : [...font.slice(0, head.start + 8), ...adjusted, ...font.slice(head.start + 12)],
  )
}
