import type { z } from 'zod'
import type { reportHead as headShape } from '#contract/reports.ts'
import type { Context } from '#server/context.ts'
import { beside } from '#server/features/reports/beside.ts'
import { type ContentHead, reportHeadAnswer } from '#server/features/reports/report-answer.ts'
import { type StampedHead, storedAmong } from '#server/features/reports/report-rows.ts'
import { work } from '#server/features/reports/tell-heads.ts'
import type { Owned, SignedIn } from '#server/platform/caller.ts'

/** Under a kilobyte each. */
const MOST_KNOWN = 5_000

/** By what was sealed and answered: a report that says something else was sealed again. Never on the disk, where all of it is sealed. */
const known = new Map<string, ContentHead>()

const keyOf = ({ userId, id, stamp, totalsAnswer }: StampedHead): string => `${userId} ${id} ${totalsAnswer ?? ''} ${stamp}`

function remember(key: string, head: ContentHead): void {
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(key, head)
}

const isHeads = (found: unknown): found is ContentHead[] => Array.isArray(found)
const TELLING = { module: new URL('./tell-heads.ts', import.meta.url), work, isAnswer: isHeads }

/** The heads of reports. Only those that were not told since they changed are unsealed for it. */
export async function headsOfReports(
  context: Context,
  user: SignedIn,
  rows: readonly Owned<StampedHead>[],
): Promise<z.input<typeof headShape>[]> {
  const heads = new Map(rows.flatMap((row) => [[row.id, known.get(keyOf(row))] as const]))
  const reports = await storedAmong(
    context,
    user,
    rows.flatMap(({ id }) => (heads.get(id) === undefined ? [id] : [])),
  )
  const told = await beside(context, TELLING, { reports })
  for (const [index, head] of told.entries()) {
    const row = rows.find(({ id }) => id === reports[index]?.id)
    if (row === undefined) continue
    heads.set(row.id, head)
    remember(keyOf(row), head)
  }
  // One that was deleted meanwhile has none.
  return rows.flatMap((row) => {
    const head = heads.get(row.id)
    return head === undefined ? [] : [reportHeadAnswer(row, head)]
  })
}
