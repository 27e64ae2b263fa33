import { Buffer } from 'node:buffer'
import sharp from 'sharp'
import { type PicturedPage, UnusablePicture } from '#adapters/printing/port.ts'
import { isOwnFault } from '#adapters/threads/own-fault.ts'

/** A picture as an object of a PDF: its packed bytes and how they are unpacked. */
interface PdfImage {
  readonly width: number
  readonly height: number
  readonly isGrey: boolean
  readonly filter: string
  readonly bytes: Uint8Array
}

/** More is no page; the same limit as where pictures are taken in. */
const MOST_DOTS = 100_000_000

/**
 * One page a picture. What a PDF can hold as it is (JPEG, plain PNG) is not unpacked, so that a report of twenty pictures
 * costs this thread nothing; what it cannot is made a JPEG next to it.
 */
export async function picturesPdf(pages: readonly PicturedPage[]): Promise<Uint8Array> {
  const objects: Uint8Array[] = []
  const kids = pages.map((_, index) => `${3 + index * 3} 0 R`).join(' ')
  objects.push(Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'))
  objects.push(Buffer.from(`<< /Type /Pages /Count ${pages.length} /Kids [${kids}] >>`))
  for (const [index, page] of pages.entries()) objects.push(...pageObjects(page, await imageOf(page.picture), 3 + index * 3))
  return fileOf(objects)
}

function pageObjects({ width, height }: PicturedPage, image: PdfImage, number: number): Uint8Array[] {
  const [w, h] = [width.toFixed(2), height.toFixed(2)]
  const page = `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${w} ${h}] /Contents ${number + 1} 0 R /Resources << /XObject << /P ${number + 2} 0 R >> >> >>`
  const space = image.isGrey ? '/DeviceGray' : '/DeviceRGB'
  const head = `<< /Type /XObject /Subtype /Image /Width ${image.width} /Height ${image.height} /ColorSpace ${space} /BitsPerComponent 8 ${image.filter}`
  return [Buffer.from(page), streamOf('<<', Buffer.from(`q ${w} 0 0 ${h} 0 0 cm /P Do Q`)), streamOf(head, image.bytes)]
}

const streamOf = (head: string, bytes: Uint8Array): Uint8Array =>
  Buffer.concat([Buffer.from(`${head} /Length ${bytes.length} >>\nstream\n`), bytes, Buffer.from('\nendstream')])

/** Objects numbered from 1, the table of their offsets, and the offset of that table. */
function fileOf(objects: readonly Uint8Array[]): Uint8Array {
  const parts: Uint8Array[] = [Buffer.from('%PDF-1.7\n%\u00E2\u00E3\u00CF\u00D3\n', 'latin1')]
  let at = parts[0]?.length ?? 0
  const places = objects.map((object, index) => {
    const place = at
    const written = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')])
    parts.push(written)
    at += written.length
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const count = objects.length + 1
  const table = `xref\n0 ${count}\n0000000000 65535 f \n${places.join('')}`
  parts.push(Buffer.from(`${table}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${at}\n%%EOF\n`))
  return new Uint8Array(Buffer.concat(parts))
}

async function imageOf(picture: Uint8Array): Promise<PdfImage> {
  try {
    return (await asItIs(picture)) ?? (await asJpeg(picture))
  } catch (error) {
    // Without the library's words: they may quote the file.
    throw isOwnFault(error) ? error : new UnusablePicture()
  }
}

async function asItIs(picture: Uint8Array): Promise<PdfImage | null> {
  const {
    format,
    width,
    height,
    channels,
    orientation = 1,
    depth,
  } = await sharp(picture, { limitInputPixels: MOST_DOTS }).metadata()
  const isGrey = channels === 1
  if (depth !== 'uchar' || orientation !== 1 || (!isGrey && channels !== 3)) return null
  if (format === 'jpeg') return { width, height, isGrey, filter: '/Filter /DCTDecode', bytes: picture }
  const packed = format === 'png' ? plainPng(picture, isGrey) : null
  if (packed === null) return null
  const rows = `/DecodeParms << /Predictor 15 /Colors ${channels} /BitsPerComponent 8 /Columns ${width} >>`
  return { width, height, isGrey, filter: `/Filter /FlateDecode ${rows}`, bytes: packed }
}

/** The packed rows of a PNG that has whole bytes of grey or of red, green and blue, row after row; null for any other. */
function plainPng(picture: Uint8Array, isGrey: boolean): Uint8Array | null {
  const view = Buffer.from(picture.buffer, picture.byteOffset, picture.byteLength)
  const isPlain = view[24] === 8 && view[25] === (isGrey ? 0 : 2) && view[28] === 0
  if (!isPlain) return null
  const rows: Uint8Array[] = []
  for (let at = 8; at + 12 <= view.length; at += 12 + view.readUInt32BE(at)) {
    const name = view.toString('latin1', at + 4, at + 8)
    if (name === 'tRNS') return null
    if (name === 'IDAT') rows.push(view.subarray(at + 8, at + 8 + view.readUInt32BE(at)))
  }
  return Buffer.concat(rows)
}

/** Upright, on white. */
async function asJpeg(picture: Uint8Array): Promise<PdfImage> {
  const upright = sharp(picture, { limitInputPixels: MOST_DOTS })
    .rotate()
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
  const { data, info } = await upright.jpeg({ quality: 92 }).toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, isGrey: info.channels === 1, filter: '/Filter /DCTDecode', bytes: data }
}
