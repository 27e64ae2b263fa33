import type { BrowserPrinter } from '#tools/synthetic-reports/print-pdf.ts'
import { equifaxFiles } from '#tools/unseen-natives/equifax-files.ts'
import { experianFiles } from '#tools/unseen-natives/experian-files.ts'
import { transunionFiles } from '#tools/unseen-natives/transunion-files.ts'
import type { ToPdf, UnseenCase } from '#tools/unseen-natives/unseen-case.ts'

/** Files of the kinds of the replicas, of another person and other months, made from the look of the replicas before any reader was mended by them. */
export async function unseenCases({ print }: BrowserPrinter): Promise<UnseenCase[]> {
  const toPdf: ToPdf = (html, margin = 0, way = {}) => print({ html, margin, furniture: null, ...way })
  return [...(await equifaxFiles(toPdf)), ...(await transunionFiles(toPdf)), ...(await experianFiles(toPdf))]
}
