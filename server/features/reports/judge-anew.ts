import { ownKeys } from '#engine/identity/identity.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/database/open.ts'
import { allDisputes } from '#server/features/disputes/disputes.ts'
import { replaceFindings } from '#server/features/findings/findings.ts'
import { allItems, recordItems, unlistItems } from '#server/features/negative-items/negative-items.ts'
import { confirmedIdentity } from '#server/features/identity/identity.ts'
import { allLinks, allSaid } from '#server/features/own-word/own-word.ts'
import { timeZoneOf } from '#server/features/profile/profile.ts'
import { beside } from '#server/features/reports/beside.ts'
import { itemsOfReport } from '#server/features/reports/items-of-report.ts'
import { type FileToJudge, type JudgedReport, work } from '#server/features/reports/judge-file.ts'
import { storedOfWorld } from '#server/features/reports/report-rows.ts'
import type { SignedIn } from '#server/platform/caller.ts'

interface Judging {
  readonly user: SignedIn
  /** The user's own file, or the practice one next to it: what is known of one never decides about the other. */
  readonly isPractice: boolean
  /** Reports to judge besides those that stand. */
  readonly also?: readonly string[]
  /** A report that is about to go: its entries keep their disputes under the report that lists them next. */
  readonly without?: string
}

/**
 * Judges what stands of each bureau's file by all that is known today: its earlier reports, those of the other bureaus, the
 * disputes, the member's own word. Called in the transaction of whatever changed that; the caller has taken the reports.
 */
export async function judgeAnew(inside: Context, tx: Transaction, judging: Judging): Promise<void> {
  const { user, isPractice } = judging
  const file = await fileToJudge(inside, judging)
  if (file === null) return
  const judged = await beside(inside, JUDGING, file)
  for (const bureau of new Set(judged.map((one) => one.bureau))) await unlistItems(tx, { user, bureau, isPractice })
  // The newest comes last: an entry that several list stands as it prints it.
  for (const { id, bureau, findings: list, negativeItems, listed } of judged.toReversed()) {
    await replaceFindings(inside, user, { reportId: id, list, isPractice })
    const of = itemsOfReport({ id, bureau, isPractice }, negativeItems, list)
    await recordItems(inside, tx, { user, of, listed: new Set(listed) })
  }
}

const JUDGING = {
  module: new URL('./judge-file.ts', import.meta.url),
  work,
  isAnswer: (found: unknown): found is JudgedReport[] => Array.isArray(found),
}

/** Null without a report. One question after the other: within a transaction there is one connection. */
async function fileToJudge(inside: Context, { user, isPractice, also = [], without }: Judging): Promise<FileToJudge | null> {
  const reports = await storedOfWorld(inside, user, { isPractice, without })
  if (reports.length === 0) return null
  const disputes = (await allDisputes(inside, user)).filter((dispute) => dispute.isPractice === isPractice)
  return {
    secret: inside.secret,
    user: { id: user.id },
    isPractice,
    timeZone: await timeZoneOf(inside, user),
    reports,
    also,
    said: await allSaid(inside, user, isPractice),
    ownKeys: isPractice ? [] : ownKeys(await confirmedIdentity(inside, user), user.name),
    links: await allLinks(inside, user, isPractice),
    disputes,
    items: disputes.length === 0 ? [] : await allItems(inside, user),
  }
}
