import type { z } from 'zod'
import { DISPUTE_DEFAULTS, type createDispute as endpoint } from '#contract/disputes.ts'
import { moveDispute } from '#engine/disputes/dispute-moves.ts'
import { contradicting } from '#engine/letters/check-letter.ts'
import { ownPart } from '#engine/letters/own-part.ts'
import { accountIdentity } from '#engine/matching/entry-identity.ts'
import { BUREAU_NAMES, type DisputeTarget } from '#engine/words/bureau.ts'
import type { DisputeStatus } from '#engine/words/dispute-status.ts'
import type { Context } from '#server/context.ts'
import { disputeAnswer } from '#server/features/disputes/dispute-rows.ts'
import { fromFinding, keyOfPrinted, type ToDispute, toDispute } from '#server/features/disputes/from-finding.ts'
import { fromItem, type NewDispute, openDispute } from '#server/features/disputes/open-dispute.ts'
import { findingsOfReports } from '#server/features/findings/findings.ts'
import { allItems, type ItemRow, ownedItem, saysPractice } from '#server/features/negative-items/negative-items.ts'
import { boundWords } from '#server/features/identity/identity.ts'
import { daysOf } from '#server/features/profile/profile.ts'
import type { SignedIn } from '#server/platform/caller.ts'
import { Repeat, type Operation } from '#server/platform/operations.ts'
import { invalidField, Refusal } from '#server/platform/refusal.ts'

/**
 * Opens a dispute from the form, about an item, about a finding, or about neither. What the user typed is their own statement; a
 * `userId` in the body is ignored. The same again answers the dispute that it opened, while that is open.
 */
export const createDispute: Operation<typeof endpoint> = async (context, { user, body }) => {
  const status = firstStatus(body.status)
  const about = await aboutOf(context, user, body)
  const { creditor = about?.wanted.creditor ?? '', description = about?.wanted.description ?? '' } = body
  const isPractice = about?.wanted.isPractice ?? (await saysPractice(context, user, { creditor, text: description }))
  const ownWords = await ownWordsIn(context, user, body.description ?? '')
  await refuseContradiction(context, user, { creditor, text: ownWords, isPractice, item: about?.item ?? null })
  const { dispute, isNew } = await openDispute(context, user, {
    negativeItemId: null,
    ...(about === null && { entryKey: keyOfPrinted(context, user, { ...body, creditor, isPractice }) }),
    ...about?.wanted,
    creditor,
    description,
    ownWords,
    status,
    priority: body.priority,
    estimatedImpact: body.estimatedImpact,
    disputeTargets: [...new Set(body.disputeTargets ?? about?.wanted.disputeTargets ?? DISPUTE_DEFAULTS.disputeTargets)],
    submissionMethod: body.submissionMethod,
    isPractice,
  })
  const answer = disputeAnswer(dispute, await daysOf(context, user))
  return isNew ? answer : new Repeat(answer)
}

interface About {
  /** What the dispute would be by itself. */
  readonly wanted: NewDispute
  readonly item: ItemRow | null
}

/** What the form names: an item, or a finding. */
async function aboutOf(
  context: Context,
  user: SignedIn,
  { findingId, negativeItemId, disputeTargets = [] }: z.output<typeof endpoint.body>,
): Promise<About | null> {
  const found = findingId ? await toDispute(context, user, findingId) : null
  const item = found ? found.item : negativeItemId ? await ownedItem(context, user, negativeItemId) : null
  if (found) refuseOtherBureau(found, disputeTargets)
  if (item !== null) return { item, wanted: fromItem(item, item.bureau) }
  return found && { item, wanted: fromFinding(context, user, found) }
}

/** A finding is disputed with the bureau whose entry harms, or with the company; with no other bureau. */
function refuseOtherBureau({ finding: { bureau } }: ToDispute, targets: readonly DisputeTarget[]): void {
  if (targets.every((target) => target === bureau || target === 'creditor')) return
  const message = `${BUREAU_NAMES[bureau]} reports what is wrong here. Dispute it with ${BUREAU_NAMES[bureau]} or with the company.`
  throw new Refusal('conflict', message, { issues: [{ path: 'disputeTargets', message }] })
}

/** The member's own words in a description; what only repeats an item or a finding does not count. */
async function ownWordsIn(context: Context, user: SignedIn, description: string): Promise<string> {
  if (description === '') return ''
  const items = await allItems(context, user)
  const findings = await findingsOfReports(context, user, [...new Set(items.map(({ reportId }) => reportId))])
  return ownPart(description, [
    ...items.map((item) => ({ printed: [item.creditorName], told: [item.description] })),
    ...findings.map(({ message, claim, evidence }) => ({ printed: evidence.map(({ quote }) => quote), told: [message, claim] })),
  ]).own
}

interface Said {
  readonly item: ItemRow | null
  readonly creditor: string
  readonly text: string
  readonly isPractice: boolean
}

/** No one disputes in words that cannot be true next to what they confirmed. */
async function refuseContradiction(context: Context, user: SignedIn, { item, ...said }: Said): Promise<void> {
  const identity = item?.subjectKind === 'account' ? accountIdentity(item) : null
  const days = await daysOf(context, user)
  const against = contradicting(said.text, [], await boundWords(context, user, { ...said, identity, days }))
  const issues = against.map((violation) => ({ ...violation, path: 'description' }))
  if (issues.length > 0) throw new Refusal('conflict', issues[0]?.message, { issues })
}

/** A dispute begins as pending; the form may say what its user could do with it next: that it was sent already. */
function firstStatus(wanted: DisputeStatus): DisputeStatus {
  if (wanted !== 'withdrawn' && moveDispute('pending', wanted, 'consumer').kind !== 'refused') return wanted
  throw invalidField(
    'status',
    'A new dispute is pending, or in progress if it was already sent. Its status then follows what happens.',
  )
}
