import type { KnownEntry } from '#engine/answers/known-entry.ts'
import type { AwaitingDispute, SentTo } from '#engine/answers/match-reply.ts'
import { ENDED_STATUSES } from '#engine/words/dispute-status.ts'
import type { LocalDays } from '#engine/values/local-day.ts'
import type { Context } from '#server/context.ts'
import { allDisputes } from '#server/features/disputes/disputes.ts'
import { sentLettersOf } from '#server/features/letters/letters.ts'
import { allItems } from '#server/features/negative-items/negative-items.ts'
import { submissionsOfAll } from '#server/features/submissions/submissions.ts'
import { daysOf } from '#server/features/profile/profile.ts'
import type { SignedIn } from '#server/platform/caller.ts'

/** A dispute with one letter a target has a handful of them; a member may have thousands of disputes. */
const MOST = 400

/** The companies whose entries the member has disputed, each once. */
export async function knownEntries(context: Context, user: SignedIn): Promise<KnownEntry[]> {
  const names = new Set((await allDisputes(context, user)).map(({ creditor }) => creditor))
  return [...names].slice(0, MOST).map((creditor) => ({ creditor }))
}

/** The disputes that a reply may answer, newest first. One question after the other: also asked within a transaction. */
export async function awaitingDisputes(context: Context, user: SignedIn): Promise<AwaitingDispute[]> {
  const disputes = await allDisputes(context, user)
  const ids = disputes.map(({ id }) => id)
  const letters = ids.length === 0 ? [] : await sentLettersOf(context, user, ids)
  const filed = ids.length === 0 ? [] : await submissionsOfAll(context, user, ids)
  const items = await allItems(context, user)
  const days = await daysOf(context, user)
  const sent = new Map<string, SentTo[]>()
  const add = (disputeId: string, one: SentTo): void => void sent.set(disputeId, [...(sent.get(disputeId) ?? []), one])
  for (const { disputeId, target, id, sentAt } of letters)
    if (disputeId !== null && sentAt !== null) add(disputeId, { target, letterId: id, sentOn: days.of(sentAt) })
  for (const { disputeId, target, filedOn } of filed) add(disputeId, { target, letterId: null, sentOn: filedOn })
  const numbers = new Map(items.map(({ id, accountNumber }) => [id, accountNumber]))
  return disputes.map((dispute) => ({
    id: dispute.id,
    creditor: dispute.creditor,
    accountNumber: numbers.get(dispute.negativeItemId ?? '') ?? null,
    isOpen: !ENDED_STATUSES.includes(dispute.status),
    isPractice: dispute.isPractice,
    sent: (sent.get(dispute.id) ?? sentByWord(dispute, days)).toSorted((a, b) => (a.sentOn < b.sentOn ? -1 : 1)),
  }))
}

/** A dispute that the member recorded as sent, without a letter of ours. */
const sentByWord = (
  { disputeTargets, submittedAt }: Awaited<ReturnType<typeof allDisputes>>[number],
  days: LocalDays,
): SentTo[] =>
  submittedAt === null ? [] : disputeTargets.map((target) => ({ target, letterId: null, sentOn: days.of(submittedAt) }))
