import { embeddedPageText } from '#adapters/page-text/embedded.ts'
import { type Condition, DRAWN_DPI, degrade } from '#tools/synthetic-pictures/degrade.ts'

/** A page of a PDF as a picture that someone made of it. Throws when the page cannot be drawn. */
export async function pictureOfPage(
  pdf: Uint8Array,
  { page, condition, seed }: { page: number; condition: Condition; seed: string },
): Promise<Uint8Array> {
  const pages = embeddedPageText()
  try {
    const drawn = await pages.renderPage(pdf, { page, dpi: DRAWN_DPI, colour: false, password: null })
    if (drawn.kind === 'refused') throw new Error(`the page cannot be drawn: ${drawn.reason}`)
    return await degrade(drawn.png, condition, seed)
  } finally {
    await pages.close()
  }
}
