import { and, arrayContains, asc, eq, inArray, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import type { finding as findingShape } from '#contract/findings.ts'
import { disputeTargetOf, type Finding } from '#engine/audit/finding.ts'
import { RULES } from '#engine/audit/rules.ts'
import { articleExplaining } from '#engine/education/find-article.ts'
import { citationOf } from '#engine/law/authorities.ts'
import type { Context } from '#server/context.ts'
import { findings, type StoredFinding } from '#server/database/tables/findings.ts'
import type { SignedIn } from '#server/platform/caller.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { textSealsOf } from '#server/platform/sealed-text.ts'

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

const placeOf = (userId: string, reportId: string): string => `${userId}/findings/${reportId}`

/** Keeps what the engine concludes of a report, in place of what it concluded before. */
export async function replaceFindings(
  inside: Context,
  user: SignedIn,
  { reportId, list, isPractice }: { reportId: string; list: readonly Finding[]; isPractice: boolean },
): Promise<void> {
  const { db } = inside
  const ofReport = and(eq(findings.userId, user.id), eq(findings.reportId, reportId))
  if (list.length === 0) {
    await db.delete(findings).where(ofReport)
    return
  }
  const kept: readonly StoredFinding[] = isPractice ? list.map((finding) => ({ ...finding, isPractice })) : list
  const seals = await textSealsOf(inside, user.id)
  const sealedFindings = await seals.seal(placeOf(user.id, reportId), JSON.stringify(kept))
  const ids = kept.map(({ id }) => id)
  await db
    .insert(findings)
    .values({ userId: user.id, reportId, ids, sealedFindings })
    .onConflictDoUpdate({ target: [findings.userId, findings.reportId], set: { ids, sealedFindings } })
}

/** The findings of the reports that a condition names, in the order of the reports' ids. Ours alone writes these rows, so what opens has the shape it was sealed with. */
async function openFindings(context: Context, user: SignedIn, where: SQL | undefined): Promise<StoredFinding[]> {
  const rows = await context.db
    .select({ reportId: findings.reportId, sealed: findings.sealedFindings })
    .from(findings)
    .where(and(eq(findings.userId, user.id), where))
    .orderBy(asc(findings.reportId))
  if (rows.length === 0) return []
  const seals = await textSealsOf(context, user.id)
  const lists = await Promise.all(
    rows.map(async ({ reportId, sealed }): Promise<StoredFinding[]> => {
      if (sealed === null) throw new Error('what earlier versions kept in plain text is sealed when the product starts')
      return JSON.parse(await seals.open(placeOf(user.id, reportId), sealed))
    }),
  )
  return lists.flat()
}

export const findingsOfReports = async (
  context: Context,
  user: SignedIn,
  reportIds: readonly string[],
): Promise<StoredFinding[]> =>
  reportIds.length === 0 ? [] : openFindings(context, user, inArray(findings.reportId, [...reportIds]))

/** The user's own finding; null where the report is gone, or is judged otherwise by now. */
export async function findingIfKept(context: Context, user: SignedIn, id: string): Promise<StoredFinding | null> {
  const beside = await openFindings(context, user, arrayContains(findings.ids, [id]))
  return beside.find((finding) => finding.id === id) ?? null
}

export async function ownedFinding(context: Context, user: SignedIn, id: string): Promise<StoredFinding> {
  const found = await findingIfKept(context, user, id)
  if (found === null) throw new Refusal('not_found')
  return found
}

/** What is said about the same entry with it; a detail of the person stands by itself. */
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
  const wanted = new Set(entries.map(entryKey))
  const found = await findingsOfReports(context, user, [...new Set(entries.map(({ reportId }) => reportId))])
  return found.filter(({ reportId, subjectId }) => subjectId !== null && wanted.has(entryKey({ reportId, subjectId })))
}

const entryKey = ({ reportId, subjectId }: EntryPlace): string => `${reportId} ${subjectId}`

/** The findings about one entry of one report. */
export const findingsOfEntry = (context: Context, user: SignedIn, entry: EntryPlace): Promise<StoredFinding[]> =>
  findingsOfEntries(context, user, [entry])
