import type { AnswerOf } from '#contract/endpoint.ts'
import type { readPlanEntries as endpoint } from '#contract/plan.ts'
import { standingOn } from '#engine/analysis/credit-file.ts'
import { citationOf } from '#engine/law/authorities.ts'
import { debtPaths } from '#engine/plan/debt-paths.ts'
import { leavingFile } from '#engine/plan/leaving.ts'
import { entryAnswer, fileForAdvice, idsOf } from '#server/features/analysis/analysis.ts'
import { allLinks, allSaid, confirmedOf, linksAmong } from '#server/features/own-word/own-word.ts'
import type { Context } from '#server/context.ts'
import type { SignedIn } from '#server/platform/caller.ts'
import type { Operation } from '#server/platform/operations.ts'

/** The rule that finds good accounts which a bureau does not list. */
const MISSING = 'positive_account_missing'

/** What becomes of the entries of the file at hand. */
export const readPlanEntries: Operation<typeof endpoint> = (context, { user }) =>
  context.threads.fewAtOnce(() => entriesOf(context, user))

async function entriesOf(context: Context, user: SignedIn): Promise<AnswerOf<typeof endpoint>> {
  const { file, isPractice } = await fileForAdvice(context, user)
  const [said, rows] = await Promise.all([allSaid(context, user, isPractice), allLinks(context, user, isPractice)])
  const { findings } = file
  const reports = standingOn(file)
  const asEntry = entryAnswer(idsOf(file.earlier))
  const links = linksAmong(context, user, { reports, links: rows })
  return {
    leaving: leavingFile(reports, (report) => confirmedOf(context, user, { report, said })).map(
      ({ entry, rests, ...leaving }) => ({
        ...leaving,
        entry: asEntry(entry),
        citations: rests.map(citationOf),
      }),
    ),
    debts: debtPaths(reports, links).map((path) =>
      path.map(({ name, entries, facts, reasons }) => ({
        name,
        entries: entries.map(asEntry),
        facts: [...facts],
        reasons: [...reasons],
      })),
    ),
    missing: findings.flatMap(({ rule, reportId, bureau, subjectId, creditorName, message, ask, evidence }) => {
      if (rule !== MISSING || subjectId === null || creditorName === null) return []
      const entry = { reportId, bureau, subjectId, subjectKind: 'account', creditorName, evidence } as const
      return [{ entry: asEntry(entry), message, ask }]
    }),
    isPractice,
  }
}
