/** What can be known of a picture without unpacking it: whether it is whole, and its size in dots. */
export interface PictureSize {
  readonly width: number
  readonly height: number
}

/** The size of a PNG or JPEG; null where it is damaged or cut off. */
export const pictureSize = (bytes: Uint8Array): PictureSize | null => {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return view[0] === 0x89 ? pngSize(view) : jpegSize(view)
}

/** The header is the first chunk; a file without the closing chunk was cut off. */
function pngSize(view: Buffer): PictureSize | null {
  if (view.length < 45 || view.toString('latin1', 12, 16) !== 'IHDR') return null
  if (!view.subarray(-64).includes('IEND')) return null
  return sizeOf(view.readUInt32BE(16), view.readUInt32BE(20))
}

/** Start-of-frame markers; C4, C8 and CC are tables. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/**
 * Segment by segment to the frame header. A picture whose end marker is missing was cut off: the one of a small picture that
 * cameras put before the frame does not count, and what they append behind the end does no harm.
 */
function jpegSize(view: Buffer): PictureSize | null {
  const end = view.lastIndexOf(Buffer.from([0xff, 0xd9]))
  let at = 2
  while (at + 9 < view.length) {
    if (view[at] !== 0xff) return null
    const marker = view[at + 1] ?? 0
    if (marker === 0xff) at += 1
    else if (isFrame(marker)) return end < at ? null : sizeOf(view.readUInt16BE(at + 7), view.readUInt16BE(at + 5))
    else at += 2 + view.readUInt16BE(at + 2)
  }
  return null
}

const sizeOf = (width: number, height: number): PictureSize | null => (width > 0 && height > 0 ? { width, height } : null)
