import type { Context } from '#server/context.ts'
import type { KeptReading } from '#server/database/tables/answers.ts'
import { keepUpload } from '#server/features/reports/reports.ts'
import type { SignedIn } from '#server/platform/caller.ts'

/** A report that came among the letters is kept and read like any other; this only notes which one it is. */
export async function keepAsReport(
  context: Context,
  user: SignedIn,
  { parts, password }: { readonly parts: readonly Uint8Array[]; readonly password: string | null },
): Promise<KeptReading> {
  const files = parts.map((bytes, index) => ({ field: 'creditReport', name: `report-${index + 1}`, bytes }))
  const kept = await keepUpload(context, user, { body: { bureau: 'auto', ...(password !== null && { password }) }, files })
  const rows = kept.kind === 'kept' ? kept.rows : [kept.row]
  return {
    kind: 'report',
    facts: [],
    reportIds: rows.map(({ id }) => id),
    sender: null,
    datedOn: null,
    fileNumber: null,
    results: [],
    reportPages: [],
    isPractice: kept.kind === 'kept' && kept.rows.some(({ source }) => source === 'practice'),
  }
}
