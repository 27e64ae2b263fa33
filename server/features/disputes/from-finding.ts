import { disputeTargetOf, isFavorable } from '#engine/audit/finding.ts'
import { nameOfFinding } from '#engine/audit/person-detail.ts'
import { furnisherKey } from '#engine/matching/furnisher-name.ts'
import { type Bureau, BUREAU_NAMES, type DisputeTarget } from '#engine/words/bureau.ts'
import type { Context } from '#server/context.ts'
import type { NewDispute } from '#server/features/disputes/open-dispute.ts'
import { findingsOfEntry, ownedFinding, type StoredFinding } from '#server/features/findings/findings.ts'
import { itemOfEntry, type ItemRow } from '#server/features/negative-items/negative-items.ts'
import type { Owned, SignedIn } from '#server/platform/caller.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { type Keyed, keyedHash } from '#server/platform/secret.ts'

export const UNANSWERED =
  'Only you can say whether this is wrong. Answer the question about it first, under “Only you can say”; then dispute it.'

/** A finding that is to be disputed. */
export interface ToDispute {
  readonly finding: StoredFinding
  /** Whom the dispute goes to where nobody else is named. */
  readonly target: DisputeTarget
  /** The negative item that its entry is; null for every other entry, and for who the report says the member is. */
  readonly item: Owned<ItemRow> | null
}

/** The user's own finding, or the other bureau's where that is the entry that harms; a question has to be answered first. */
export async function toDispute(context: Context, user: SignedIn, findingId: string): Promise<ToDispute> {
  const named = await ownedFinding(context, user, findingId)
  if (named.isQuestion) throw new Refusal('conflict', UNANSWERED, { issues: [{ path: 'findingId', message: UNANSWERED }] })
  const finding = await harmfulSide(context, user, named)
  const target = disputeTargetOf(finding)
  return { finding, target, item: await itemOfEntry(context, user, { ...finding, creditorName: finding.creditorName ?? '' }) }
}

/** Of two bureaus that disagree only the one is disputed whose entry harms. */
async function harmfulSide(context: Context, user: SignedIn, finding: StoredFinding): Promise<StoredFinding> {
  const other = isFavorable(finding) ? (finding.disagreement?.other ?? null) : null
  if (other === null) return finding
  const there = await findingsOfEntry(context, user, other)
  const harmful = there.find((one) => one.rule === finding.rule && !isFavorable(one))
  if (harmful === undefined) throw new Refusal('conflict', favorable(finding.bureau, other.bureau))
  return harmful
}

const favorable = (here: Bureau, there: Bureau): string =>
  `${BUREAU_NAMES[here]} has the better value here, so there is nothing to dispute with it. Dispute what ${BUREAU_NAMES[there]} reports.`

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
    entryKey: keyOfDisputed(context, user, finding),
    creditor: nameOfFinding(finding).slice(0, MOST_NAME),
    description: finding.message,
    status: 'pending',
    priority: 'medium',
    estimatedImpact: USUAL_IMPACT,
    disputeTargets: [target],
    submissionMethod: 'mail',
    isPractice: finding.isPractice ?? false,
  }
}

/** What a dispute about the finding's entry is known by, also once a newer report is there. */
export const keyOfDisputed = (context: Keyed, user: Pick<SignedIn, 'id'>, finding: StoredFinding): string =>
  keyedHash(context.secret, 'disputed entry', `${user.id}|${entryOf(finding)}`)

/** The dispute about a file that is mixed with somebody else's. */
export const fromMixedFile = (context: Context, user: SignedIn, bureau: Bureau): NewDispute => ({
  negativeItemId: null,
  findingId: null,
  entryKey: keyedHash(context.secret, 'disputed entry', `${user.id}|${bureau}|mixed file`),
  creditor: `Mixed file at ${BUREAU_NAMES[bureau]}`,
  description: `Your ${BUREAU_NAMES[bureau]} file is mixed with somebody else’s.`,
  status: 'pending',
  priority: 'high',
  estimatedImpact: USUAL_IMPACT,
  disputeTargets: [bureau],
  submissionMethod: 'mail',
  isPractice: false,
})

/** Points: what the New Dispute form begins with. */
const USUAL_IMPACT = 10

/** What makes it the same entry of the bureau on a later report, as far as a finding tells. */
function entryOf(finding: StoredFinding): string {
  const { bureau, isPractice = false, subjectKind, rule, reportId, subjectId, creditorName, accountNumber, evidence } = finding
  const file = `${bureau}|${isPractice}|${subjectKind}`
  const digits = accountNumber?.replaceAll(/\D/g, '') ?? ''
  if (creditorName !== null && digits !== '') return `${file}|${furnisherKey(creditorName)}|${digits}`
  if (subjectKind === 'report') return `${file}|${rule}|${evidence[0]?.quote ?? ''}`
  return `${file}|${reportId}|${subjectId}`
}
