import sharp from 'sharp'
import type { PreparedPage } from '#adapters/recognition/prepare-page.ts'

/** The page upside down: pixels, blots and the picture that is kept. */
export async function turnedOver(page: PreparedPage): Promise<PreparedPage> {
  const { grey, width, height, blots, squares, shown } = page
  const picture = await sharp(page.picture).rotate(180).jpeg({ quality: 80 }).toBuffer()
  const turned = ([x, y, across, down]: (typeof blots)[number]) => [width - x - across, height - y - down, across, down] as const
  return {
    ...page,
    grey: { ...grey, pixels: grey.pixels.toReversed() },
    picture: new Uint8Array(picture),
    blots: blots.map(turned),
    squares: squares.map(turned),
    shown: shown.toReversed().map(([from, to]) => [width - to, width - from] as const),
  }
}
