import sharp from 'sharp'
import { type ReadyPicture, UnusablePicture } from '#adapters/printing/port.ts'
import { isOwnFault } from '#adapters/threads/own-fault.ts'

/** The same limit as where pictures are taken in. */
const MOST_DOTS = 100_000_000
/** Dots of the longer side: 200 to the inch over a page of 8.5 inches, more than print shows. */
const LONG_SIDE = 1700

/** Upright, on white, no larger than print needs. What a camera writes next to a picture (place, time, device) does not go along. */
export async function readyPicture(picture: Uint8Array): Promise<ReadyPicture> {
  try {
    const { data, info } = await sharp(picture, { limitInputPixels: MOST_DOTS })
      .rotate()
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .resize({ width: LONG_SIDE, height: LONG_SIDE, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: 86 })
      .toBuffer({ resolveWithObject: true })
    return { jpeg: new Uint8Array(data), width: info.width, height: info.height }
  } catch (error) {
    // Without the library's words: they may quote the file.
    throw isOwnFault(error) ? error : new UnusablePicture()
  }
}
