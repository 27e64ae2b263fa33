import { accountIdentity } from '#engine/matching/entry-identity.ts'
import { type CoveredDebt, coveredDebts } from '#engine/papers/covered-debts.ts'
import type { Account } from '#engine/report/account.ts'
import type { Bureau } from '#engine/words/bureau.ts'
import type { Context } from '#server/context.ts'
import type { ReplyRow } from '#server/features/answers/reply-rows.ts'
import { allLinks, linksAmong, subjectOf } from '#server/features/own-word/own-word.ts'
import { newestOwnReports } from '#server/features/reports/reports.ts'
import type { SignedIn } from '#server/platform/caller.ts'

interface ToldEntry {
  /** Recognises the entry on a later report, and shows nothing of it. */
  readonly id: string
  readonly reportId: string
  readonly bureau: Bureau
  readonly account: Account
}

/** A debt that a discharge may cover, and what is known of that. */
export interface ToldDebt extends Pick<CoveredDebt, 'coverage'> {
  readonly entries: readonly ToldEntry[]
  /** By the report, or in the member's word, which goes before it; null where only they know. */
  readonly isCovered: boolean | null
}

/** The debts of the member's newest reports that a discharge may cover. */
export async function debtsUnder(
  context: Context,
  user: SignedIn,
  { reading, doneSteps }: Pick<ReplyRow, 'reading' | 'doneSteps'>,
): Promise<{ readonly debts: readonly ToldDebt[]; readonly hasReports: boolean }> {
  const reports = await newestOwnReports(context, user)
  const filedOn = reading?.facts?.find(({ name }) => name === 'filedOn')?.value ?? null
  const links = linksAmong(context, user, {
    reports: reports.map(({ content }) => content),
    links: await allLinks(context, user, false),
  })
  const sides = reports.map(({ id, bureau, fileHash, content }) => ({
    bureau,
    reportId: id,
    file: fileHash,
    accounts: content.accounts,
  }))
  const debts = coveredDebts(sides, filedOn, links).map(({ coverage, entries: own }): ToldDebt => {
    const entries = own.map(({ bureau, account }) => ({
      id: subjectOf(context, user, `${bureau}|${accountIdentity(account)}`),
      reportId: reports.find((report) => report.bureau === bureau)?.id ?? '',
      bureau,
      account,
    }))
    // Earlier versions asked each entry by its report.
    const said = (answer: string): boolean =>
      entries.some(
        ({ id, reportId, account }) =>
          doneSteps.includes(`${answer} ${id}`) || doneSteps.includes(`${answer} ${reportId} ${account.id}`),
      )
    const isCovered = said('not_covered') ? false : said('covered') || coverage === 'covered' ? true : null
    return { coverage, entries, isCovered }
  })
  return { debts, hasReports: reports.length > 0 }
}
