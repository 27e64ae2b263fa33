import type { fetchAllReports as all, fetchBureauReports as analysed } from '#contract/bureaus.ts'
import { BUREAUS } from '#engine/words/bureau.ts'
import type { Context } from '#server/context.ts'
import { fetchedAnswer, isPracticeAnswer, told } from '#server/features/bureau-connections/answers.ts'
import {
  askBureaus,
  type BureauAnswer,
  type GivenIdentity,
  personOf,
} from '#server/features/bureau-connections/bureau-connections.ts'
import { analyseReports } from '#server/features/report-analysis/report-analysis.ts'
import type { SessionCookie, SignedIn } from '#server/platform/caller.ts'
import type { Operation } from '#server/platform/operations.ts'

interface Fetching {
  readonly credentials: GivenIdentity
  readonly session: SessionCookie
}

const fetchAll = (context: Context, user: SignedIn, { credentials, session }: Fetching): Promise<BureauAnswer[]> =>
  askBureaus(context, user, {
    person: personOf(context, credentials),
    bureaus: BUREAUS,
    action: 'report.fetched',
    failed: 'Failed to fetch credit reports automatically',
    session,
  })

export const fetchAllReports: Operation<typeof all> = async (context, { user, body, session }) => {
  const answers = await told(context, user, await fetchAll(context, user, { credentials: body.credentials, session }))
  return { reports: answers.map(fetchedAnswer), isPractice: isPracticeAnswer(answers) }
}

/** Fetches, and composes a letter for each entry that a rule finds fault with. */
export const fetchBureauReports: Operation<typeof analysed> = async (context, { user, body, session }) => {
  const fetched = await fetchAll(context, user, { credentials: body.credentials, session })
  const rows = fetched.flatMap(({ row }) => (row === null ? [] : [row]))
  const analysis = await analyseReports(context, user, { rows, userInfo: null })
  const answers = await told(context, user, fetched)
  return { reports: answers.map(fetchedAnswer), analysis, isPractice: isPracticeAnswer(answers) }
}
