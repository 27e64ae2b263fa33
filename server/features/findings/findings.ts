import { and, asc, eq, inArray } from 'drizzle-orm'
import type { z } from 'zod'
import type { finding as findingShape } from '#contract/findings.ts'
import { disputeTargetOf, type Finding } from '#engine/audit/finding.ts'
import { RULES } from '#engine/audit/rules.ts'
import { articleExplaining } from '#engine/education/find-article.ts'
import { citationOf } from '#engine/law/authorities.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/database/open.ts'
import { rowsInOne } from '#server/database/rows-in-one.ts'
import { findings, type StoredFinding } from '#server/database/tables/findings.ts'
import type { SignedIn } from '#server/platform/caller.ts'
import { Refusal } from '#server/platform/refusal.ts'

/** Front door of the findings. */
export type { StoredFinding } from '#server/database/tables/findings.ts'

const RULE_OF = new Map(RULES.map((rule) => [rule.id, rule]))

/** The problem that a rule finds, in a few words. */
export const titleOfRule = (id: string): string => RULE_OF.get(id)?.title ?? id

export function findingAnswer(finding: StoredFinding): z.input<typeof findingShape> {
  const rule = RULE_OF.get(finding.rule)
  return {
    ...finding,
    title: titleOfRule(finding.rule),
    accountId: finding.subjectKind === 'account' ? finding.subjectId : null,
    isPractice: finding.isPractice ?? false,
    isQuestion: finding.isQuestion ?? false,
    asks: finding.asks ?? null,
    disputeTarget: disputeTargetOf(finding),
    mayBackfire: rule?.mayBackfire ?? null,
    articleId: articleExplaining(finding.rule)?.id ?? null,
    exonerations: [...finding.exonerations],
    citations: finding.citations.map(citationOf),
    evidence: finding.evidence.map(({ reportId, page, box, quote }) => ({
      reportId,
      page,
      box: [box[0], box[1], box[2], box[3]],
      quote,
    })),
  }
}

/** Keeps what the engine concludes of a report, in place of what it concluded before. */
export async function replaceFindings(
  tx: Transaction,
  user: SignedIn,
  { reportId, list, isPractice }: { reportId: string; list: readonly Finding[]; isPractice: boolean },
): Promise<void> {
  await tx.delete(findings).where(and(eq(findings.userId, user.id), eq(findings.reportId, reportId)))
  if (list.length === 0) return
  const rows = list.map((content, position) => ({
    userId: user.id,
    id: content.id,
    reportId: content.reportId,
    subjectId: content.subjectId,
    position,
    content: isPractice ? { ...content, isPractice } : content,
  }))
  await tx.insert(findings).select(rowsInOne(findings, rows))
}

export async function findingsOfReports(
  context: Context,
  user: SignedIn,
  reportIds: readonly string[],
): Promise<StoredFinding[]> {
  if (reportIds.length === 0) return []
  const rows = await context.db
    .select({ content: findings.content })
    .from(findings)
    .where(and(eq(findings.userId, user.id), inArray(findings.reportId, [...reportIds])))
    .orderBy(asc(findings.reportId), asc(findings.position))
  return rows.map((row) => row.content)
}

/** The user's own finding; null where the report is gone, or is judged otherwise by now. */
export async function findingIfKept(context: Context, user: SignedIn, id: string): Promise<StoredFinding | null> {
  const [row] = await context.db
    .select({ content: findings.content })
    .from(findings)
    .where(and(eq(findings.userId, user.id), eq(findings.id, id)))
  return row?.content ?? null
}

export async function ownedFinding(context: Context, user: SignedIn, id: string): Promise<StoredFinding> {
  const found = await findingIfKept(context, user, id)
  if (found === null) throw new Refusal('not_found')
  return found
}

/** What is said of the same entry with it; a detail of the person stands by itself. */
export const findingsBeside = async (context: Context, user: SignedIn, finding: StoredFinding): Promise<StoredFinding[]> =>
  finding.subjectId === null
    ? [finding]
    : findingsOfEntry(context, user, { reportId: finding.reportId, subjectId: finding.subjectId })

interface EntryPlace {
  readonly reportId: string
  readonly subjectId: string
}

/** The findings about some entries, each of one report. */
export async function findingsOfEntries(
  context: Context,
  user: SignedIn,
  entries: readonly EntryPlace[],
): Promise<StoredFinding[]> {
  if (entries.length === 0) return []
  const rows = await context.db
    .select({ content: findings.content })
    .from(findings)
    .where(
      and(
        eq(findings.userId, user.id),
        inArray(findings.reportId, [...new Set(entries.map(({ reportId }) => reportId))]),
        inArray(findings.subjectId, [...new Set(entries.map(({ subjectId }) => subjectId))]),
      ),
    )
    .orderBy(asc(findings.reportId), asc(findings.position))
  const wanted = new Set(entries.map(placeOf))
  return rows.flatMap(({ content: { reportId, subjectId, ...said } }) =>
    subjectId !== null && wanted.has(placeOf({ reportId, subjectId })) ? [{ ...said, reportId, subjectId }] : [],
  )
}

const placeOf = ({ reportId, subjectId }: EntryPlace): string => `${reportId} ${subjectId}`

/** The findings about one entry of one report. */
export const findingsOfEntry = (context: Context, user: SignedIn, entry: EntryPlace): Promise<StoredFinding[]> =>
  findingsOfEntries(context, user, [entry])
