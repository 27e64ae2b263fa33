import { type analyzeReport as endpoint, MAX_EXTRACTED_CHARACTERS } from '#contract/report-analysis.ts'
import type { Context } from '#server/context.ts'
import { wholeSender } from '#server/features/ai-letters/ai-letters.ts'
import type { ExtractedText } from '#server/features/report-analysis/extract-text.ts'
import { quotedText } from '#server/features/report-analysis/quoted-text.ts'
import { analyseReports } from '#server/features/report-analysis/report-analysis.ts'
import { awaitReading, keepUpload, openReport, readOriginal, type StoredReport } from '#server/features/reports/reports.ts'
import type { Owned } from '#server/platform/caller.ts'
import type { Operation } from '#server/platform/operations.ts'
import { refuseUnstorable } from '#server/platform/refuse-unstorable.ts'
import { Refusal } from '#server/platform/refusal.ts'

/** Keeps the file like any upload, judges its entries, and writes the letters that the findings support. */
export const analyzeReport: Operation<typeof endpoint> = async (context, { user, body, files }) => {
  // Inside the JSON text an escape may spell what the form itself could not carry.
  refuseUnstorable(body.customerInfo)
  const kept = await keepUpload(context, user, { body, files })
  const rows = kept.kind === 'kept' ? kept.rows : await awaitReading(context, user, kept.row)
  const [row] = rows
  const analysis = await analyseReports(context, user, { rows, userInfo: wholeSender(body.customerInfo) })
  const { text, isCut } = await extractText(context, row)
  return {
    reportId: row.id,
    reportIds: rows.map(({ id }) => id),
    extractedText: text,
    isTextCut: isCut,
    ...analysis,
    isPractice: row.source === 'practice',
  }
}

const EXTRACT = new URL('./extract-text.ts', import.meta.url)

/** Read again from the kept pages: a report’s whole text is stored nowhere. Of pictures, what a fact rests on. */
async function extractText(context: Context, row: Owned<StoredReport>): Promise<ExtractedText> {
  const original = await readOriginal(context, row)
  const read = await context.pageText.read(original, {
    password: null,
    digest: { module: EXTRACT, input: { most: MAX_EXTRACTED_CHARACTERS } },
  })
  if (read.kind === 'refused' || !isExtracted(read.digest)) {
    throw new Refusal('damaged_file', 'We can’t read this report again. Delete it and upload it once more.')
  }
  return read.digest.text === '' ? cut(quotedText(openReport(row).content)) : read.digest
}

const cut = (text: string): ExtractedText => ({
  text: text.slice(0, MAX_EXTRACTED_CHARACTERS),
  isCut: text.length > MAX_EXTRACTED_CHARACTERS,
})

const isExtracted = (value: unknown): value is ExtractedText => typeof value === 'object' && value !== null && 'text' in value
