import type { Context } from '#server/context.ts'
import { readingIfKept } from '#server/features/reports/reading-rows.ts'
import { openFile } from '#server/features/reports/original-files.ts'
import type { SignedIn } from '#server/platform/caller.ts'

/** What was uploaded, in order; null where the member has deleted it meanwhile. */
export async function openOtherPaper(
  context: Context,
  user: SignedIn,
  id: string,
): Promise<readonly [Uint8Array, ...Uint8Array[]] | null> {
  const row = await readingIfKept(context, user, id)
  if (row === null) return null
  const [first, ...others] = await Promise.all(row.fileKeys.map((key) => openFile(context, key)))
  return first ? [first, ...others] : null
}
