import sharp from 'sharp'
import type { PreparedPage } from '#adapters/recognition/prepare-page.ts'

/** The page upside down: pixels, blots and the picture that is kept. */
export async function turnedOver(page: PreparedPage): Promise<PreparedPage> {
  const { grey, width, height, blots } = page
  const picture = await sharp(page.picture).rotate(180).jpeg({ quality: 80 }).toBuffer()
  return {
    ...page,
    grey: { ...grey, pixels: grey.pixels.toReversed() },
    picture: new Uint8Array(picture),
    blots: blots.map(([x, y, across, down]) => [width - x - across, height - y - down, across, down] as const),
  }
}
