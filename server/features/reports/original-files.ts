import type { Context } from '#server/context.ts'
import { filesOf, type ReportHead } from '#server/features/reports/report-rows.ts'
import type { Owned } from '#server/platform/caller.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { unseal } from '#server/platform/vault.ts'

/** Where the pages of a file's reports lie, by the id of the first of them. */
export const filePlace = (userId: string, reportId: string): string => `${userId}/reports/${reportId}`
/** The folder of what was uploaded, where that is no PDF with text. */
export const originalsPlace = (userId: string, reportId: string): string => `${userId}/originals/${reportId}`

/** The pages of a report, a PDF: what was uploaded, or what pictures and data forms were set as; of several files one after the other. */
export const readOriginal = async (context: Context, row: Owned<ReportHead>): Promise<Uint8Array> =>
  context.printing.join(await Promise.all(filesOf(row).map(({ fileKey }) => openFile(context, fileKey))))

/** The same; null once a file of it was deleted, as the member chose. */
export async function originalIfKept(context: Context, row: Owned<ReportHead>): Promise<Uint8Array | null> {
  const pdfs: Uint8Array[] = []
  for (const { fileKey } of filesOf(row)) {
    const sealed = await context.files.get(fileKey)
    if (sealed === null) return null
    pdfs.push(await unseal(context, fileKey, sealed))
  }
  return context.printing.join(pdfs)
}

/** A sealed file, opened. */
export async function openFile(context: Context, key: string): Promise<Uint8Array> {
  const sealed = await context.files.get(key)
  if (sealed === null)
    throw new Refusal(
      'not_found',
      'The original file of this report is gone, or was deleted based on your settings. To see its pages, upload the same file again. Nothing else changes.',
    )
  return unseal(context, key, sealed)
}
