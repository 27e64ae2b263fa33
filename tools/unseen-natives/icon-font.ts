const u16 = (...values: number[]): Buffer => Buffer.from(values.flatMap((value) => [(value >> 8) & 255, value & 255]))
const u32 = (...values: number[]): Buffer =>
  Buffer.from(values.flatMap((value) => [(value >>> 24) & 255, (value >> 16) & 255, (value >> 8) & 255, value & 255]))

/** A font of one sign, the tick at U+E902 that the bureau's own icon font has: base64 of a TrueType file. */
export function tickFont(): string {
  const points = [
    [100, 400],
    [400, 100],
    [950, 700],
    [880, 770],
    [400, 240],
    [170, 470],
  ] as const
  const steps = points.map(([x, y], index) => [x - (points[index - 1]?.[0] ?? 0), y - (points[index - 1]?.[1] ?? 0)] as const)
  const glyph = Buffer.concat([
    u16(1, 100, 100, 950, 770, points.length - 1, 0),
    Buffer.from(points.map(() => 1)),
    u16(...steps.map(([x]) => x)),
    u16(...steps.map(([, y]) => y)),
  ])
  const padded = Buffer.concat([glyph, Buffer.alloc((4 - (glyph.length % 4)) % 4)])
  const name = Buffer.from('icons', 'utf16le').swap16()
  const names = [1, 2, 4, 6]
  const tables: Record<string, Buffer> = {
    'OS/2': Buffer.concat([
      u16(4, 1000, 400, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
      Buffer.alloc(10),
      u32(0, 0, 0, 0),
      Buffer.from('none'),
      u16(64, 0xe902, 0xe902, 800, 0, 0, 800, 200),
      u32(1, 0),
      u16(500, 700, 0, 32, 1),
    ]),
    cmap: Buffer.concat([
      u16(0, 1, 3, 1),
      u32(12),
      u16(4, 32, 0, 4, 4, 1, 0, 0xe902, 0xffff, 0, 0xe902, 0xffff, (1 - 0xe902) & 0xffff, 1, 0, 0),
    ]),
    glyf: padded,
    head: Buffer.concat([
      u32(0x10000, 0x10000, 0, 0x5f0f3cf5),
      u16(0, 1000),
      Buffer.alloc(16),
      u16(100, 100, 950, 770, 0, 8, 2, 0, 0),
    ]),
    hhea: Buffer.concat([u32(0x10000), u16(800, 0, 0, 1000, 0, 0, 950, 1, 0, 0, 0, 0, 0, 0, 0, 2)]),
    hmtx: u16(1000, 0, 1000, 100),
    loca: u16(0, 0, padded.length / 2),
    maxp: Buffer.concat([u32(0x10000), u16(2, points.length, 1, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0)]),
    name: Buffer.concat([
      u16(0, names.length, 6 + names.length * 12),
      ...names.map((id) => u16(3, 1, 0x409, id, name.length, 0)),
      name,
    ]),
    post: Buffer.concat([u32(0x30000, 0), u16(0, 0), u32(0, 0, 0, 0, 0)]),
  }
  return assembled(tables).toString('base64')
}

/** The file of these tables (OpenType 1.9, "Table directory"). */
function assembled(tables: Readonly<Record<string, Buffer>>): Buffer {
  const tags = Object.keys(tables).toSorted()
  let offset = 12 + tags.length * 16
  const records: Buffer[] = []
  const bodies: Buffer[] = []
  for (const tag of tags) {
    const body = tables[tag] ?? Buffer.alloc(0)
    const whole = Buffer.concat([body, Buffer.alloc((4 - (body.length % 4)) % 4)])
    let sum = 0
    for (let at = 0; at < whole.length; at += 4) sum = (sum + whole.readUInt32BE(at)) >>> 0
    records.push(Buffer.concat([Buffer.from(tag), u32(sum, offset, body.length)]))
    bodies.push(whole)
    offset += whole.length
  }
  return Buffer.concat([u32(0x10000), u16(tags.length, 128, 3, tags.length * 16 - 128), ...records, ...bodies])
}
