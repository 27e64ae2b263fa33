import type { Box } from '#engine/report/evidence.ts'

type Places = Readonly<Record<string, { readonly page: number; readonly box: Box }>>

/** Of a report, where it says who someone is. */
interface Telling {
  readonly personalInfo: { readonly evidence: Places }
  readonly accounts: readonly { readonly evidence: Places }[]
}

/** In PDF points. */
export interface PictureParts {
  readonly crop: Box
  /** The lines that show; all else of the crop is covered. */
  readonly shown: readonly Box[]
  /** Covered again within them: who it is, and numbers of accounts. */
  readonly covered: readonly Box[]
}

/** What shows around a marked line, and how much of the page around it. */
const ROOM = { line: 5, crop: 28 }

/** Names, addresses, birth date, numbers and phones of a report on one of its pages. */
export function personalBoxes({ personalInfo, accounts }: Telling, page: number): readonly Box[] {
  const numbers = accounts.flatMap(({ evidence }) => evidence['accountNumber'] ?? [])
  return [...Object.values(personalInfo.evidence), ...numbers].flatMap((place) => (place.page === page ? [place.box] : []))
}

const meets = ([x, y, width, height]: Box, [left, top, wide, high]: Box): boolean =>
  x < left + wide && left < x + width && y < top + high && top < y + height

/** What a picture of these marks shows and covers; null where nothing would be left to see. */
export function coverPage(marks: readonly Box[], personal: readonly Box[], pageWidth: number): PictureParts | null {
  const open = marks.filter((mark) => !personal.some((box) => meets(mark, box)))
  if (open.length === 0) return null
  const shown = open.map(([, y, , height]): Box => [0, y - ROOM.line, pageWidth, height + 2 * ROOM.line])
  const top = Math.max(0, Math.min(...shown.map(([, y]) => y)) - ROOM.crop)
  const bottom = Math.max(...shown.map(([, y, , height]) => y + height)) + ROOM.crop
  return {
    crop: [0, top, pageWidth, bottom - top],
    shown,
    covered: personal.filter((box) => shown.some((line) => meets(line, box))),
  }
}

interface Drawn {
  readonly src: string
  readonly dpi: number
  readonly marks: readonly Box[]
  readonly report: Telling
  readonly page: number
  readonly caption: string
}

const INK = '#1d1d1b'
const COVER = '#e7e3da'
const PEN = '#c8102e'
const CAPTION = 30

/** A PNG of the marked lines under their caption; null where all of them say who someone is. */
export async function drawCovered({ src, dpi, marks, report, page, caption }: Drawn): Promise<Blob | null> {
  const image = new Image()
  image.src = src
  await image.decode()
  const scale = dpi / 72
  const parts = coverPage(marks, personalBoxes(report, page), image.naturalWidth / scale)
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext('2d')
  if (parts === null || pen === null) return null
  const [, top, width, height] = parts.crop
  canvas.width = width * scale
  canvas.height = (height + CAPTION) * scale
  pen.scale(scale, scale)
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, width, CAPTION)
  pen.fillStyle = INK
  pen.font = '600 12px sans-serif'
  pen.fillText(caption, 12, CAPTION - 11, width - 24)
  pen.translate(0, CAPTION - top)
  pen.fillStyle = COVER
  pen.fillRect(0, top, width, height)
  for (const [x, y, wide, high] of parts.shown)
    pen.drawImage(image, x * scale, y * scale, wide * scale, high * scale, x, y, wide, high)
  pen.strokeStyle = PEN
  for (const [x, y, wide, high] of marks) pen.strokeRect(x - 3, y - 1, wide + 6, high + 2)
  pen.fillStyle = INK
  for (const [x, y, wide, high] of parts.covered) pen.fillRect(x - 2, y - 1, wide + 4, high + 2)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
}
