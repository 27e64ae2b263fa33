import sharp from 'sharp'
import { expect, it } from 'vitest'
import { startPictureMaker } from '#tools/held-out-pictures.ts'

it('the same seed makes the same scan, another one another', async () => {
  const page = await sharp({ create: { width: 255, height: 330, channels: 3, background: '#ffffff' } })
    .png()
    .toBuffer()
  const maker = await startPictureMaker()
  try {
    const [one, again, other] = [
      await maker.picture('scan', page, 'one'),
      await maker.picture('scan', page, 'one'),
      await maker.picture('scan', page, 'other'),
    ]
    expect(Buffer.compare(one, again)).toBe(0)
    expect(Buffer.compare(one, other)).not.toBe(0)
  } finally {
    await maker.close()
  }
})
