import type { recordEarlierDispute as endpoint } from '#contract/disputes.ts'
import { earlierAnswer, earlierHistory, earlierMethod } from '#engine/disputes/earlier-dispute.ts'
import { addDays, type Day } from '#engine/values/day.ts'
import { recordAnswer } from '#server/features/answers/record-answer.ts'
import { allDisputes, disputeAnswer, openDisputeIn, takeEarlier } from '#server/features/disputes/disputes.ts'
import { daysOf } from '#server/features/profile/profile.ts'
import { takeEarlierFiling } from '#server/features/submissions/submissions.ts'
import { within } from '#server/context.ts'
import type { Owned } from '#server/platform/caller.ts'
import { oneAtATime } from '#server/platform/one-at-a-time.ts'
import { Repeat, type Operation } from '#server/platform/operations.ts'
import { invalidField } from '#server/platform/refusal.ts'
import { transact } from '#server/platform/transact.ts'

/** Further back nothing is listed that was disputed then. */
const MOST_DAYS_AGO = 10 * 366

function refuseWrongDays({ disputedOn, answeredOn }: { disputedOn: Day; answeredOn: Day | null }, today: Day): void {
  if (disputedOn > today) throw invalidField('disputedOn', 'The day you disputed it can’t be in the future.')
  if (disputedOn < addDays(today, -MOST_DAYS_AGO))
    throw invalidField('disputedOn', 'The day you disputed it is too long ago. Check the year.')
  if (answeredOn === null) return
  if (answeredOn > today) throw invalidField('answeredOn', 'The day the result came can’t be in the future.')
  if (answeredOn < disputedOn) throw invalidField('answeredOn', 'The result can’t come before you disputed it.')
}

/** Records a dispute that was begun before Errata: its letters and complaints cite it, as its member tells it. */
export const recordEarlierDispute: Operation<typeof endpoint> = async (context, { user, body }) => {
  const days = await daysOf(context, user)
  const { creditor, disputedOn, way } = body
  const answeredOn = body.answeredOn ?? null
  refuseWrongDays({ disputedOn, answeredOn }, days.today)
  const earlier = { disputedOn, way, result: body.result || null, reference: body.reference || null, answeredOn }
  const bureau = body.bureau ?? null
  const target = bureau ?? 'creditor'
  const description = earlierHistory({ creditor, bureau, ...earlier }).toOthers
  const filing = { target, method: earlierMethod(way), filedOn: disputedOn } as const
  const { row, isNew } = await transact<{ row: Owned<Awaited<ReturnType<typeof allDisputes>>[number]>; isNew: boolean }>(
    context,
    user,
    async (tx) => {
      await oneAtATime(tx, `free disputes ${user.id}`)
      const same = (await allDisputes(within(context, tx), user)).find(
        (one) => one.earlier !== null && one.creditor === creditor && one.description === description,
      )
      if (same) return { answer: { row: same, isNew: false }, audit: [] }
      const { answer, audit } = await openDisputeIn(context, tx, {
        user,
        wanted: {
          negativeItemId: null,
          creditor,
          description,
          status: 'in_progress',
          priority: 'medium',
          estimatedImpact: 10,
          disputeTargets: [target],
          submissionMethod: filing.method === 'mail' ? 'mail' : 'online',
          isPractice: false,
        },
      })
      const { receivedOn: deliveredOn, expectedOn } = await takeEarlierFiling(tx, user, {
        ...filing,
        disputeId: answer.dispute.id,
      })
      const said = earlierAnswer(earlier.result)
      const taken = await takeEarlier(context, tx, {
        dispute: answer.dispute,
        earlier,
        at: context.now(),
        isUnclear: said === 'unclear',
        deliveredOn,
        expectedOn,
        clockTarget: deliveredOn === null ? null : target,
      })
      const detail = { on: disputedOn, target, method: filing.method }
      const recorded = { action: 'dispute.earlier_recorded', subjectKind: 'dispute', subjectId: taken.id, detail }
      if (said === null || said === 'unclear') return { answer: { row: taken, isNew: true }, audit: [...audit, recorded] }
      const known = { kind: said, knownBy: 'own_word', receivedOn: answeredOn ?? days.today, datedOn: answeredOn } as const
      const answered = await recordAnswer(context, tx, { user, dispute: taken, target, ...known, quote: earlier.result })
      return { answer: { row: answered.dispute, isNew: true }, audit: [...audit, recorded, ...answered.audit] }
    },
  )
  const answer = disputeAnswer(row, days)
  return isNew ? answer : new Repeat(answer)
}
