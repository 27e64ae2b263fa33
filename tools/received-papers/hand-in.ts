import sharp from 'sharp'
import { picturesPdf } from '#adapters/printing/pictures-pdf.ts'
import { embeddedPageText } from '#adapters/page-text/embedded.ts'
import { embeddedRecognition } from '#adapters/recognition/embedded.ts'
import { seeded } from '#engine/practice/seed.ts'
import type { DocumentText } from '#engine/reading/page-text.ts'
import type { MadePaper } from '#tools/received-papers/made-paper.ts'
import { htmlOfPaper } from '#tools/received-papers/set-paper.ts'
import { DRAWN_DPI, degrade, scanAt } from '#tools/synthetic-pictures/degrade.ts'
import { decodeGrey } from '#tools/synthetic-pictures/grey.ts'
import { photograph } from '#tools/synthetic-pictures/photograph.ts'
import { startBrowserPrinter } from '#tools/synthetic-reports/print-pdf.ts'

/** Prints papers and hands them in as a member would, as far as the words that a reader gets. */
export async function startHandingIn() {
  const browser = await startBrowserPrinter()
  const pageText = embeddedPageText()
  const recognition = embeddedRecognition()

  async function textOf(pdf: Uint8Array): Promise<DocumentText> {
    const answer = await pageText.read(pdf, { password: null, digest: null, timeoutMs: 60_000 })
    if (answer.kind !== 'text' || answer.document === null) throw new Error('a printed paper can be opened')
    return answer.document
  }

  async function drawn(pdf: Uint8Array, page: number): Promise<Uint8Array> {
    const picture = await pageText.renderPage(pdf, { page, dpi: DRAWN_DPI, colour: false, password: null })
    if (picture.kind === 'refused') throw new Error(`page ${page} cannot be drawn: ${picture.reason}`)
    return picture.png
  }

  async function pictureOf({ name, as }: MadePaper, pdf: Uint8Array): Promise<Uint8Array> {
    const page = await drawn(pdf, 1)
    if (as === 'spread') return sideBySide(page, await drawn(pdf, 2))
    if (as === 'scan150') return scanAt(page, 150, name)
    if (as !== 'photo') return degrade(page, as === 'scan' ? 'scan' : 'clean', name)
    return photograph(await decodeGrey(page), seeded(name), { megapixels: 9, strength: 0.3 })
  }

  async function pagesOf(file: Uint8Array, { inPdf }: MadePaper): Promise<readonly Uint8Array[]> {
    // As the product draws a page that has no text.
    if (inPdf) return [await drawn(file, 1)]
    const pages = await recognition.pagesOf(file, 10, { isLetter: true })
    if (typeof pages === 'string') throw new Error(pages)
    return pages
  }

  async function recognised(pages: readonly Uint8Array[]): Promise<DocumentText> {
    const read = await Promise.all(
      pages.map(async (one, index) => {
        const page = await recognition.readPage(one, { isLetter: true })
        if (page.kind !== 'page') throw new Error(page.trouble ?? page.reason)
        return { number: index + 1, width: page.width, height: page.height, words: page.words, marks: page.marks }
      }),
    )
    return { pages: read, producer: null }
  }

  /** The file or the picture, as a member has it. */
  async function fileOf(paper: MadePaper): Promise<Uint8Array> {
    const pdf = await browser.print({ html: htmlOfPaper(paper), margin: 0.8, furniture: null })
    if (paper.as === 'pdf') return pdf
    const picture = await pictureOf(paper, pdf)
    return paper.inPdf ? pictureInPdf(picture) : picture
  }

  return {
    fileOf,
    wordsOf: async (paper: MadePaper): Promise<DocumentText> => {
      const file = await fileOf(paper)
      return paper.as === 'pdf' ? textOf(file) : recognised(await pagesOf(file, paper))
    },
    close: () => Promise.all([browser.close(), pageText.close(), recognition.close()]),
  }
}

/** A page of a PDF that is a picture and nothing else, packed as the scanner of a telephone packs it. */
async function pictureInPdf(picture: Uint8Array): Promise<Uint8Array> {
  const jpeg = await sharp(picture).jpeg({ quality: 80 }).toBuffer({ resolveWithObject: true })
  const width = 612
  return picturesPdf([{ picture: jpeg.data, width, height: (width * jpeg.info.height) / jpeg.info.width }])
}

/** Two sheets on one picture, at 200 dots an inch. */
async function sideBySide(left: Uint8Array, right: Uint8Array): Promise<Uint8Array> {
  const small = (png: Uint8Array): Promise<Buffer> => sharp(png).resize(1700).png().toBuffer()
  return sharp({ create: { width: 3400, height: 2200, channels: 3, background: '#ffffff' } })
    .composite([
      { input: await small(left), left: 0, top: 0 },
      { input: await small(right), left: 1700, top: 0 },
    ])
    .png()
    .toBuffer()
}
