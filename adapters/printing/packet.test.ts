import { describe, expect, it } from 'vitest'
import { inflateSync } from 'node:zlib'
import sharp from 'sharp'
import { embeddedPrinting } from '#adapters/printing/embedded.ts'
import type { PrintablePacket } from '#adapters/printing/packet.ts'

const CHAIN = Buffer.from('{"é":"a file as it is"}')

async function packet(given: Partial<PrintablePacket> = {}): Promise<PrintablePacket> {
  const plain = sharp({ create: { width: 612, height: 792, channels: 3, background: '#ffffff' } })
  const picture = new Uint8Array(await plain.png().toBuffer())
  return {
    title: 'Case packet',
    lead: '#set [x] $1 <b> *not markup*',
    cover: [{ kind: 'facts', rows: [['Name', 'a\nb']] }],
    parts: [
      {
        title: 'Timeline',
        blocks: [{ kind: 'table', head: ['No.'], widths: [0], rows: [['1']] }],
        listed: [{ name: 'chain.json', sha256: 'a'.repeat(64) }],
      },
      {
        title: 'Page',
        blocks: [{ kind: 'page', caption: 'Page 1', picture, width: 612, height: 792, marked: [[10, 10, 100, 20]] }],
        listed: [],
      },
      { title: 'Hashes', blocks: [{ kind: 'exact', lines: ['b'.repeat(400)] }], listed: [] },
    ],
    files: [{ name: 'chain.json', mediaType: 'application/json', description: 'The timeline', bytes: CHAIN }],
    isPractice: false,
    ...given,
  }
}

describe('a packet', () => {
  it('has its cover, a page a part, and its files byte for byte', async () => {
    const printing = embeddedPrinting()
    try {
      const { pdf, pageCount } = await printing.setPacket(await packet())
      expect(pageCount).toBe(4)
      const text = Buffer.from(pdf).toString('latin1')
      const stream = /\/Length (\d+)\s+\/Type \/EmbeddedFile[\s\S]*?stream\n/.exec(text)
      const from = (stream?.index ?? 0) + (stream?.[0].length ?? 0)
      expect(inflateSync(Buffer.from(text.slice(from, from + Number(stream?.[1])), 'latin1'))).toEqual(CHAIN)
    } finally {
      await printing.close()
    }
  })

  it('with a damaged page is refused', async () => {
    const printing = embeddedPrinting()
    const damaged = { kind: 'page', caption: 'x', picture: new Uint8Array([1, 2]), width: 612, height: 792, marked: [] } as const
    try {
      await expect(printing.setPacket(await packet({ cover: [damaged] }))).rejects.toThrow('damaged')
    } finally {
      await printing.close()
    }
  })
})
