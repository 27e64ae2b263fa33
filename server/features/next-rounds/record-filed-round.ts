import type { recordFiledRound as endpoint } from '#contract/next-rounds.ts'
import { addDays, type Day, writeDay } from '#engine/values/day.ts'
import type { LocalDays } from '#engine/values/local-day.ts'
import type { RoundKind } from '#engine/words/round-kind.ts'
import { within } from '#server/context.ts'
import { addEvent, ownedDispute, takeDispute } from '#server/features/disputes/disputes.ts'
import { namedRound, titleOf, told } from '#server/features/next-rounds/named-round.ts'
import { roundFileOf } from '#server/features/next-rounds/round-case.ts'
import { keepRound, roundRowIn } from '#server/features/next-rounds/round-rows.ts'
import { roundsAnswer } from '#server/features/next-rounds/rounds-answer.ts'
import { daysOf } from '#server/features/profile/profile.ts'
import type { Operation } from '#server/platform/operations.ts'
import { invalidField, Refusal } from '#server/platform/refusal.ts'
import { transact } from '#server/platform/transact.ts'

/** What the member files or mails themselves; letters of ours are recorded where they are sent. */
const FILED_BY_MEMBER: readonly RoundKind[] = ['cfpb_complaint', 'attorney_general', 'lawyer_packet']

const IN_FUTURE = 'The day you filed it can’t be in the future.'
const LONG_AGO = 'The day you filed it is too long ago. Check the year.'
const NO_FILING = 'This step is a letter. Record it on the letter.'

/** Records the member's own word on the filing. The same again changes nothing; another day or number replaces it. */
export const recordFiledRound: Operation<typeof endpoint> = async (context, { user, params, body }) => {
  const found = await ownedDispute(context, user, params.id)
  const named = namedRound(await roundFileOf(context, user, found), params.round)
  if (!FILED_BY_MEMBER.includes(named.kind)) throw new Refusal('conflict', NO_FILING)
  const { filedOn } = body
  const number = body.number || null
  const slip = slipOf(filedOn, await daysOf(context, user))
  if (slip !== null) throw invalidField('filedOn', slip)
  await transact(context, user, async (tx) => {
    const dispute = await takeDispute(tx, found)
    const row = await roundRowIn(within(context, tx), { dispute, round: params.round })
    if (row?.filedOn === filedOn && row.filedNumber === number) return { answer: undefined, audit: [] }
    await keepRound(within(context, tx), { dispute, round: params.round, change: { filedOn, filedNumber: number } })
    const under = number === null ? '' : `, under number ${number}`
    const text = `You recorded ${titleOf(named)} as done on ${writeDay(filedOn)}${under}.`
    await addEvent(context, tx, {
      dispute,
      at: context.now(),
      kind: 'round_filed',
      text: told(dispute.isPractice, text),
      facts: { by: 'member', on: filedOn },
    })
    const detail = { round: params.round, filedOn, practice: dispute.isPractice }
    return { answer: undefined, audit: [{ action: 'next_round.filed', subjectKind: 'dispute', subjectId: dispute.id, detail }] }
  })
  return roundsAnswer(context, user, found)
}

const MOST_DAYS_AGO = 5 * 366

function slipOf(day: Day, { today }: LocalDays): string | null {
  if (day > today) return IN_FUTURE
  return day < addDays(today, -MOST_DAYS_AGO) ? LONG_AGO : null
}
