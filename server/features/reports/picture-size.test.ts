import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { pictureSize } from '#server/features/reports/picture-size.ts'

const drawn = (): ReturnType<typeof sharp> => sharp({ create: { width: 321, height: 123, channels: 3, background: '#ddeeff' } })

describe('a picture', () => {
  it.each([
    ['PNG', () => drawn().png().toBuffer()],
    ['JPEG', () => drawn().jpeg().toBuffer()],
    ['progressive JPEG', () => drawn().jpeg({ progressive: true }).toBuffer()],
    ['JPEG of a camera', () => drawn().withMetadata({ orientation: 6 }).jpeg().toBuffer()],
  ])('%s says its size, unless it was cut off', async (_case, draw) => {
    const bytes = await draw()
    expect(pictureSize(bytes)).toEqual({ width: 321, height: 123 })
    expect(pictureSize(bytes.subarray(0, bytes.length - 20))).toBe(null)
    expect(pictureSize(bytes.subarray(0, 12))).toBe(null)
  })

  it('may have data of its maker behind its end', async () => {
    const bytes = Buffer.concat([await drawn().jpeg().toBuffer(), Buffer.alloc(500, 7)])
    expect(pictureSize(bytes)).toEqual({ width: 321, height: 123 })
  })

  it('was cut off also where the small picture that its camera put before it is whole', async () => {
    const [bytes, small] = [await drawn().jpeg().toBuffer(), await drawn().resize(32).jpeg().toBuffer()]
    const segment = Buffer.from([0xff, 0xe1, (small.length + 2) >> 8, (small.length + 2) & 0xff])
    const photo = Buffer.concat([bytes.subarray(0, 2), segment, small, bytes.subarray(2)])
    expect(pictureSize(photo)).toEqual({ width: 321, height: 123 })
    expect(pictureSize(photo.subarray(0, photo.length - 20))).toBe(null)
  })
})
