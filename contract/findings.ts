import { z } from 'zod'
import { GRADES } from '#engine/words/grade.ts'
import { QUESTION_SHEETS } from '#engine/words/own-word.ts'
import { endpoint, view } from '#contract/endpoint.ts'
import { bureau, citation, disputeTarget, evidence, id, itemIds } from '#contract/values.ts'

/** What a rule concluded about one entry, with the places that prove it. */
export const finding = z
  .object({
    id: z.string(),
    /** The rule's public name. */
    rule: z.string(),
    title: z.string(),
    grade: z.enum(GRADES),
    bureau,
    reportId: z.string(),
    accountId: z.string().nullable(),
    subjectId: z.string().nullable(),
    subjectKind: z.enum(['account', 'inquiry', 'public_record', 'report']),
    creditorName: z.string().nullable(),
    accountNumber: z.string().nullable(),
    isPractice: z.boolean(),
    message: z.string(),
    /** Only asks: no letter and no advice rests on it before the member has answered. */
    isQuestion: z.boolean(),
    /** The sheet that asks it, and what all bureaus' prints of the value share; null where it is asked alone. */
    asks: z.object({ sheet: z.enum(QUESTION_SHEETS), value: z.string() }).nullable(),
    ask: z.string(),
    /** Whom a dispute about it goes to: where two bureaus disagree, the one whose entry harms the member. */
    disputeTarget,
    /** What the member may lose when the entry is corrected, said before anything is written; null: nothing. */
    mayBackfire: z.string().nullable(),
    /** The article that explains the rule; null when there is none. */
    articleId: z.string().nullable(),
    exonerations: z.array(z.string()),
    citations: z.array(citation),
    evidence: z.array(evidence.extend({ reportId: z.string() })),
  })
  .meta({ id: 'Finding' })

/** A finding by its entry and its strength alone. */
export const findingHead = finding
  .pick({
    id: true,
    reportId: true,
    subjectId: true,
    bureau: true,
    disputeTarget: true,
    grade: true,
    isQuestion: true,
  })
  .meta({ id: 'FindingHead' })

export const listFindings = endpoint({
  method: 'GET',
  path: '/api/findings',
  summary:
    'What cannot be right in the newest reports, practice ones marked; also of one report, one account or one negative item',
  tag: 'findings',
  access: 'signed_in',
  query: z.object({
    reportId: id.optional(),
    accountId: id.optional(),
    /** The same under both names. */
    itemId: id.optional(),
    negativeItemId: id.optional(),
    /** Of several negative items. */
    items: itemIds.optional(),
    view,
  }),
  pages: 'rows',
  answer: z.array(finding),
  heads: z.array(findingHead),
  refusals: ['invalid', 'unauthenticated', 'not_found'],
})
