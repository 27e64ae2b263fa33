import { matchAccounts } from '#engine/matching/match-accounts.ts'
import { type Day, isSurelyBefore } from '#engine/values/day.ts'
import type { Bureau } from '#engine/words/bureau.ts'
import type { Context } from '#server/context.ts'
import { allLinks, linksAmong } from '#server/features/own-word/own-word.ts'
import { openReport, type ReportRow, storedOfWorld } from '#server/features/reports/report-rows.ts'
import type { Owned, SignedIn } from '#server/platform/caller.ts'

/** An account in one of the user's reports. */
export interface AccountInReport {
  readonly report: Owned<ReportRow>
  readonly accountId: string
}

interface Wanted {
  readonly report: Owned<ReportRow>
  readonly accountId: string
  readonly bureau: Bureau
  readonly day: Day
}

/**
 * The same account as another bureau lists it: in its newest report that is not surely of a later day, else in its newest of all.
 * Null where none lists it for certain.
 */
export async function sameAccountAt(
  context: Context,
  user: SignedIn,
  { report, accountId, bureau, day }: Wanted,
): Promise<AccountInReport | null> {
  const isPractice = report.source === 'practice'
  const stored = (await storedOfWorld(context, user, { isPractice, without: report.id })).filter((one) => one.bureau === bureau)
  const isLater = ({ reportDate }: Pick<ReportRow, 'reportDate'>): boolean =>
    reportDate !== null && isSurelyBefore(day, reportDate)
  const kept = await allLinks(context, user, isPractice)
  const listing = (other: Owned<ReportRow>): AccountInReport[] => {
    const links = linksAmong(context, user, { reports: [report.content, other.content], links: kept })
    const sides = [report, other].map(({ id, content, fileHash }) => ({
      bureau: content.bureau,
      reportId: id,
      file: fileHash,
      accounts: content.accounts,
    }))
    const same = matchAccounts(sides, links).find(({ accounts }) => accounts[report.content.bureau]?.id === accountId)
    const id = same?.accounts[bureau]?.id
    return id === undefined ? [] : [{ report: other, accountId: id }]
  }
  const before = stored.filter((one) => !isLater(one)).flatMap((one) => listing(openReport(one)))
  if (before[0]) return before[0]
  const [newest] = stored
  return newest ? (listing(openReport(newest))[0] ?? null) : null
}
