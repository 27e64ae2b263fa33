import type { Context } from '#server/context.ts'
import { Refusal } from '#server/platform/refusal.ts'

export interface PageToDraw {
  readonly file: Uint8Array
  /** 1-based. */
  readonly page: number
  readonly dpi: number
}

/** A page as a PNG picture; 404 for one that the file has not. */
export async function drawPage(context: Context, { file, page, dpi }: PageToDraw): Promise<Uint8Array> {
  const drawn = await context.pageText.renderPage(file, { page, dpi, colour: true, password: null })
  if (drawn.kind === 'refused') throw new Refusal('not_found', 'The report has no such page.')
  return drawn.png
}
