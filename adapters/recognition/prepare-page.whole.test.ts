import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { preparePage } from '#adapters/recognition/prepare-page.ts'

/** A screen with lines of text in letters of that many dots. */
function screen(format: 'png' | 'jpeg', { width, size }: { width: number; size: number }): Promise<Buffer> {
  const height = Math.round((width * 11) / 8.5)
  const lines = Array.from(
    { length: 24 },
    (_, line) =>
      `<text x="40" y="${80 + line * size * 2}" font-family="Liberation Sans" font-size="${size}">Account Number 4417 Date Opened 03/12/2019 High Balance $1,900</text>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/>${lines.join('')}</svg>`
  return sharp(Buffer.from(svg)).flatten({ background: '#ffffff' }).toFormat(format).toBuffer()
}

describe('a screenshot of few dots', () => {
  it('is made ready for reading as large as any page', async () => {
    const page = await preparePage(await screen('png', { width: 900, size: 13 }))
    if (page.kind === 'refused') throw new Error(page.trouble)
    expect([page.width, page.height]).toEqual([612, 792])
    expect(page.grey.width).toBe(2125)
  })

  it.each(['png', 'jpeg'] as const)('is refused where its letters are too small, enlarged or not: %s', async (format) => {
    expect(await preparePage(await screen(format, { width: 900, size: 5 }))).toMatchObject({
      kind: 'refused',
      trouble: 'too_small',
    })
  })
})
