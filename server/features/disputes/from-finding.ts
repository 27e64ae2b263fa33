import { personDetail } from '#engine/audit/person-detail.ts'
import { furnisherKey } from '#engine/matching/furnisher-name.ts'
import type { DisputeTarget } from '#engine/words/bureau.ts'
import type { Context } from '#server/context.ts'
import type { NewDispute } from '#server/features/disputes/open-dispute.ts'
import { ownedFinding, type StoredFinding } from '#server/features/findings/findings.ts'
import { itemOfEntry, type ItemRow } from '#server/features/negative-items/negative-items.ts'
import type { Owned, SignedIn } from '#server/platform/caller.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { keyedHash } from '#server/platform/secret.ts'

export const UNANSWERED =
  'Only you can say whether this is wrong. Answer the question about it first, under “Only you can say”; then dispute it.'

/** A finding that is to be disputed. */
export interface ToDispute {
  readonly finding: StoredFinding
  /** The negative item that its entry is; null for every other entry, and for who the report says the member is. */
  readonly item: Owned<ItemRow> | null
}

/** The user's own finding; a question has to be answered first. */
export async function toDispute(context: Context, user: SignedIn, findingId: string): Promise<ToDispute> {
  const finding = await ownedFinding(context, user, findingId)
  if (finding.isQuestion) throw new Refusal('conflict', UNANSWERED, { issues: [{ path: 'findingId', message: UNANSWERED }] })
  return { finding, item: await itemOfEntry(context, user, { ...finding, creditorName: finding.creditorName ?? '' }) }
}

const MOST_NAME = 200

/** The dispute about a finding whose entry is no negative item. */
export function fromFinding(
  context: Context,
  user: SignedIn,
  { finding, target }: { readonly finding: StoredFinding; readonly target: DisputeTarget },
): NewDispute {
  return {
    negativeItemId: null,
    findingId: finding.id,
    entryKey: keyedHash(context.secret, 'disputed entry', `${user.id}|${entryOf(finding)}`),
    creditor: nameOf(finding).slice(0, MOST_NAME),
    description: finding.message,
    status: 'pending',
    priority: 'medium',
    estimatedImpact: USUAL_IMPACT,
    disputeTargets: [target],
    submissionMethod: 'mail',
    isPractice: finding.isPractice ?? false,
  }
}

/** Points: what the New Dispute form begins with. */
const USUAL_IMPACT = 10

function nameOf(finding: StoredFinding): string {
  if (finding.creditorName !== null) return finding.creditorName
  const { title } = personDetail(finding)
  const printed = finding.evidence[0]?.quote ?? ''
  return printed === '' || IS_NUMBER.test(title) ? title : `${title}: ${printed}`
}

/** Of these a list shows no value. */
const IS_NUMBER = /birth|number/i

/** What makes it the same entry of the bureau on a later report, as far as a finding tells. */
function entryOf(finding: StoredFinding): string {
  const { bureau, isPractice = false, subjectKind, rule, reportId, subjectId, creditorName, accountNumber, evidence } = finding
  const file = `${bureau}|${isPractice}|${subjectKind}`
  const digits = accountNumber?.replaceAll(/\D/g, '') ?? ''
  if (creditorName !== null && digits !== '') return `${file}|${furnisherKey(creditorName)}|${digits}`
  if (subjectKind === 'report') return `${file}|${rule}|${evidence[0]?.quote ?? ''}`
  return `${file}|${reportId}|${subjectId}`
}
