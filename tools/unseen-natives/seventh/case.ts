import type { DocumentText } from '#engine/reading/page-text.ts'
import type { BrowserPrinter, HtmlPrint } from '#tools/synthetic-reports/print-pdf.ts'
import { pictures } from '#tools/unseen-natives/equifax-files.ts'
import type { Pictures } from '#tools/unseen-natives/equifax-tables.ts'
import { equifaxHtml } from '#tools/unseen-natives/equifax.ts'
import { experianHtml } from '#tools/unseen-natives/experian.ts'
import { tickFont } from '#tools/unseen-natives/icon-font.ts'
import type { acrOf } from '#tools/unseen-natives/sixth/acr.ts'
import type { equifaxOf } from '#tools/unseen-natives/sixth/equifax.ts'
import type { experianOf } from '#tools/unseen-natives/sixth/experian.ts'
import type { transunionOf } from '#tools/unseen-natives/sixth/transunion.ts'
import { transunionHtml } from '#tools/unseen-natives/transunion.ts'
import { textOfPdf } from '#tools/synthetic-reports/text-of-pdf.ts'
import { type HiddenWord, withHiddenWords } from '#tools/unseen-natives/hidden-words.ts'
import { cutAt } from '#tools/unseen-natives/pdf-update.ts'
import type { UnseenCase } from '#tools/unseen-natives/unseen-case.ts'

export interface SeventhCase extends UnseenCase {
  /** By which the words of its accounts are counted; null where they are not. */
  readonly layout: 'equifax-myequifax' | 'experian-web-print' | 'transunion-web-print' | null
  /** Pages whose edge is cut off: what is lost of them is right, what is asserted must be whole. */
  readonly isCut?: true
}

/** A second reading of every seventh word, as a tool that makes files searchable lays it over the page, misread. */
const misread = ({ pages }: DocumentText): HiddenWord[] =>
  pages.flatMap(({ number, words }) =>
    words
      .filter((_, index) => index % 7 === 0)
      .map(({ text, box: [x, y, , height] }) => ({
        page: number,
        x,
        y: y + height,
        text: text.replaceAll(/\d/g, (digit) => String((Number(digit) + 3) % 10)).replaceAll('N', 'M'),
      })),
  )

/** Prints what a bureau tells of a person. */
type Prints<Told> = (name: string, told: Told, how?: Partial<HtmlPrint>) => Promise<SeventhCase>

export interface Printers {
  readonly toPdf: (html: string, margin?: number, how?: Partial<HtmlPrint>) => Promise<Uint8Array>
  readonly shown: Pictures
  readonly experian: Prints<ReturnType<typeof experianOf>>
  readonly transunion: Prints<ReturnType<typeof transunionOf>>
  readonly equifax: Prints<ReturnType<typeof equifaxOf>>
  readonly packed: Prints<ReturnType<typeof acrOf>>
}

export async function printersOf({ print }: BrowserPrinter): Promise<Printers> {
  const [shown, font] = [await pictures(), tickFont()]
  const toPdf: Printers['toPdf'] = (html, margin = 0, how = {}) => print({ html, margin, furniture: null, ...how })
  return {
    toPdf,
    shown,
    experian: async (name, { print: sheet, truth }, how) => ({
      name: `Experian, ${name}`,
      chosen: null,
      layout: 'experian-web-print',
      pdf: await toPdf(experianHtml(sheet, font), 0.4, how),
      truth,
    }),
    transunion: async (name, { print: sheet, truth }, how) => ({
      name: `TransUnion, ${name}`,
      chosen: null,
      layout: 'transunion-web-print',
      pdf: await toPdf(transunionHtml(sheet), 0.25, how),
      truth,
    }),
    equifax: async (name, { pages, truth }, how) => ({
      name: `Equifax, ${name}`,
      chosen: null,
      layout: 'equifax-myequifax',
      pdf: await toPdf(equifaxHtml(pages), 0, how),
      truth,
    }),
    packed: async (name, { html, truth }, how) => ({
      name: `Equifax packed, ${name}`,
      chosen: null,
      layout: null,
      pdf: await toPdf(html, 0.5, how),
      truth,
    }),
  }
}

/** The same print of which the right edge is cut off at so many points. */
export const cutOff = (one: SeventhCase, width: number): SeventhCase => ({
  ...one,
  layout: null,
  pdf: cutAt(one.pdf, width),
  isSureOnly: true,
  isCut: true,
})

/** The same print with a second, misread layer of words. */
export const searchable = async (one: SeventhCase): Promise<SeventhCase> => ({
  ...one,
  pdf: withHiddenWords(one.pdf, misread(await textOfPdf(one.pdf))),
})
