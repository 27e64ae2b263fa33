import type { EndedDisputes } from '#engine/strategy/estimate-success.ts'
import type { Entry, FileOfEntries } from '#engine/strategy/matter.ts'
import type { Context } from '#server/context.ts'
import { endedDisputes } from '#server/features/disputes/disputes.ts'
import type { SignedIn } from '#server/platform/caller.ts'

/** The installation's ended disputes under the rules that found errors in these entries; a practice file sees none. */
export async function endedUnder(
  context: Context,
  user: SignedIn,
  { entries, file }: { readonly entries: readonly Entry[]; readonly file: Pick<FileOfEntries, 'isPractice'> },
): Promise<readonly EndedDisputes[]> {
  if (file.isPractice) return []
  return endedDisputes(
    context,
    user,
    entries.flatMap(({ findings }) => findings.map(({ rule }) => rule)),
  )
}
