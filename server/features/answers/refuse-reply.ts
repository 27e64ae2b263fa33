import type { FileKind } from '#adapters/page-text/port.ts'
import { Refusal } from '#server/platform/refusal.ts'

const TAKEN = 'Upload the letter as a PDF, a scan, or photos of its pages (JPG or PNG).'

const HEIC =
  'This is an iPhone photo in HEIC format, which we can’t open. Choose Settings > Camera > Formats > Most Compatible and take it again, or export the photo as JPEG and upload that.'

export const refuseKind = (kind: FileKind): Refusal =>
  new Refusal(
    'unsupported_type',
    kind === 'heic' ? HEIC : `This file isn’t a PDF or a picture, no matter what its name says. ${TAKEN}`,
  )

/** No word could be made out. */
export const refuseEmpty = (): Refusal =>
  new Refusal(
    'damaged_file',
    'We couldn’t read any of this. Take a new photo of every page: flat, in even light, and close enough that the print is sharp.',
  )
