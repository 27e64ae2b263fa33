import type { Context } from '#server/context.ts'
import { refusePicture } from '#server/features/reports/refuse-file.ts'

/** A picture of one page or more, with the ending of its name. */
export interface PicturePart {
  readonly ending: 'png' | 'jpg'
  readonly bytes: Uint8Array
}

/**
 * The pictures, a tall screenshot as the pages it is cut into, and two sheets of a letter apart; they are what is kept. Null where they are
 * more than `most`.
 */
export async function withoutTall(
  context: Context,
  pictures: readonly PicturePart[],
  { most, isLetter = false }: { readonly most: number; readonly isLetter?: boolean },
): Promise<readonly PicturePart[] | null> {
  const pages: PicturePart[] = []
  for (const [index, picture] of pictures.entries()) {
    const cut = await context.recognition.pagesOf(picture.bytes, most - pages.length, { isLetter })
    if (cut === 'too_many') return null
    if (cut === 'too_long') throw refusePicture({ kind: 'refused', reason: cut }, pictures.length === 1 ? null : index + 1)
    pages.push(...(cut.length === 1 ? [picture] : cut.map((bytes) => ({ ending: 'png' as const, bytes }))))
  }
  return pages
}
