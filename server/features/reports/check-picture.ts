import { pictureSize } from '#server/features/reports/picture-size.ts'
import { refusePicture } from '#server/features/reports/refuse-file.ts'

/** Dots: more is a decompression bomb or a poster. */
const MOST = 50_000_000
/** A Letter page at 75 dpi: below that no print of a report has the dots to be read. */
const LEAST = { short: 600, long: 800 }

/** Refuses at once what needs no recognition to be told: a picture that is cut off, too large or too small. `page` is null for the only one. */
export function checkPicture(bytes: Uint8Array, page: number | null): void {
  const size = pictureSize(bytes)
  if (size === null) throw refusePicture({ kind: 'refused', reason: 'no_picture' }, page)
  const { width, height } = size
  if (width * height > MOST) throw refusePicture({ kind: 'refused', reason: 'too_large' }, page)
  if (Math.min(width, height) < LEAST.short || Math.max(width, height) < LEAST.long)
    throw refusePicture({ kind: 'refused', reason: 'too_poor', trouble: 'too_small' }, page)
}
