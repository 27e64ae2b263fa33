import { deadlinesFor } from '#engine/disputes/deadlines.ts'
import { answeredWords, startOf } from '#engine/disputes/follow-up.ts'
import { after, PERIODS } from '#engine/law/periods.ts'
import { misfit, type BureauStanding } from '#engine/next-rounds/rounds/letters-to-bureau.ts'
import { closed, from, later, type Verdict } from '#engine/next-rounds/round.ts'
import { type FiledRound, isSettled, type RoundCase, type Standing } from '#engine/next-rounds/round-case.ts'
import { addDays, type Day, writeDay } from '#engine/values/day.ts'
import { roundId } from '#engine/words/round-kind.ts'

const filedAs = (file: RoundCase, id: string): FiledRound | undefined => file.filed.find(({ round }) => round === id)

const numbered = ({ filedOn, number }: FiledRound): string =>
  `on ${writeDay(filedOn)}${number === null ? '' : `, under number ${number}`}`

/**
 * A complaint to the CFPB. Since 2026 its form has one attest that a dispute about inaccurate information was sent more than 45
 * days ago or is no longer pending; the door does not bind what is no such complaint, as a reinsertion.
 */
export function cfpbComplaint(standing: BureauStanding, file: RoundCase): Verdict {
  const { answer, name, target, dispute } = standing
  const citations = ['cfpb_complaint_intake', 'cfpb_company_response'] as const
  const filed = filedAs(file, roundId({ kind: 'cfpb_complaint', bureau: target }))
  if (filed !== undefined) return closed({ reason: afterFiling(filed, name), citations: ['cfpb_company_response'] })
  if (isSettled(standing.answer)) return closed({ reason: misfit(standing) ?? '' })
  const reason = reasonOf(standing, file)
  const against = againstComplaint(standing, file)
  const base = { reason, against, citations }
  if (answer !== null && answer.kind !== 'more_information_wanted') {
    const whyThisDate =
      answer.kind === 'reinserted'
        ? `You ${answer.isUndated ? 'recorded' : 'learned'} on ${writeDay(answer.on)} that the item is back. The CFPB’s 45 days are for complaints about inaccurate information, not for this.`
        : `${name} closed the dispute with its answer${answer.isUndated ? ', recorded on' : ' of'} ${writeDay(answer.on)}. Since 2026, the CFPB accepts this kind of complaint only once the dispute is no longer pending, or more than 45 days after you sent it. That’s its practice, not a law.`
    return from(answer.on, file.today, { ...base, whyThisDate })
  }
  const day = dispute === undefined || standing.cameBack ? null : doorOf(standing)
  if (day === null)
    return later({
      ...base,
      reason: `The CFPB accepts this complaint once your dispute with ${name} is closed or 45 days have passed. Record the delivery date, and we’ll count the days.`,
    })
  const whyThisDate = `Since 2026, the CFPB’s form has you attest that you disputed it with ${name} more than 45 days ago, or that the dispute is no longer pending. Counted from the delivery, that’s from ${writeDay(day)} on. That’s its practice, not a law.`
  return from(day, file.today, { ...base, whyThisDate })
}

function againstComplaint({ answer, name, late }: Standing, { evidence, today }: RoundCase): string | null {
  if (answer?.kind === 'verified' && evidence === 'low')
    return 'Nothing on your report shows the error, so the complaint rests only on your word.'
  if (answer === null && late !== null && today < late)
    return `At the latest, ${name} is on time until the day before ${writeDay(late)}. After a free annual report it has ${PERIODS.reinvestigation_longest.inWords}, plus time for the notice and the mail.`
  return null
}

/** 45 days from the receipt, and in any case more than 45 from the sending. */
function doorOf({ dispute }: Standing): Day | null {
  if (dispute === undefined || dispute.dispute.receivedOn === null) return null
  const door = deadlinesFor({ ...dispute.dispute, expectedOn: null }).find(({ kind }) => kind === 'cfpb_door')
  if (door === undefined) return null
  const more = addDays(startOf(dispute), PERIODS.cfpb_door.value + 1)
  return door.due > more ? door.due : more
}

function reasonOf({ answer, name, late }: Standing, { today }: RoundCase): string {
  if (answer?.kind === 'verified') return `${name} verified the item. The CFPB has it look again and answer in writing.`
  if (answer?.kind === 'frivolous') return `${name} did not investigate. The CFPB has it answer in writing.`
  if (answer?.kind === 'reinserted') return 'The item was deleted and is back. The CFPB has the bureau answer in writing.'
  if (answer?.kind === 'updated_in_part') return `${name} left part of it unchanged. The CFPB has it answer in writing.`
  return late !== null && today >= late
    ? `No answer from ${name} is recorded, and its time is up. The CFPB has it answer in writing.`
    : `If ${name} doesn’t answer, the CFPB has it answer in writing.`
}

function afterFiling(filed: FiledRound, name: string): string {
  const first = after(filed.filedOn, PERIODS.cfpb_response)
  const last = after(filed.filedOn, PERIODS.cfpb_final_response)
  return `You filed it ${numbered(filed)}. Under the CFPB’s process, ${name} generally responds by ${writeDay(first)}, and by ${writeDay(last)} at the latest.`
}

/** From when on a case is one for others: a refusal, a reinsertion, or silence beyond the latest day. */
export function ripeOn({ answer, late, cameBack }: Standing): Day | null {
  if (cameBack) return null
  if (answer !== null) return isSettled(answer) || answer.kind === 'more_information_wanted' ? null : answer.on
  return late
}

const WHY_ANSWERED: Readonly<Record<string, string>> = {
  verified: 'that the item stays as it is',
  updated_in_part: 'that it changed part of it and left the rest',
  frivolous: 'that it won’t investigate',
  reinserted: 'that the item was put back',
}

function whyRipe({ answer, late, name }: Standing): string | null {
  if (answer !== null) return `${answeredWords(name, answer.on, answer.isUndated)} ${WHY_ANSWERED[answer.kind] ?? ''}.`
  if (late === null) return null
  return `We don’t call ${name} late until ${writeDay(late)}. That allows for the longest investigation, the notice and the mail.`
}

/** The attorney general of the consumer's state. */
export function attorneyGeneral(standing: BureauStanding, file: RoundCase): Verdict {
  const citations = ['fcra_1681s_c'] as const
  const filed = filedAs(file, roundId({ kind: 'attorney_general', bureau: standing.target }))
  if (filed !== undefined) return closed({ reason: `You sent it ${numbered(filed)}.`, citations })
  if (isSettled(standing.answer)) return closed({ reason: misfit(standing) ?? '' })
  const day = ripeOn(standing)
  const reason =
    'A state can act when it has reason to believe a company broke its duty. Your letter can be one of those reasons.'
  const against = 'The office acts for the state. It doesn’t have to take your case, and it doesn’t give legal advice.'
  if (day === null)
    return later({
      reason: `Wait until ${standing.name} refuses or misses its deadline. ${reason}`,
      citations,
    })
  return from(day, file.today, { reason, against, whyThisDate: whyRipe(standing), citations })
}

/** The packet for a lawyer, of everything that the dispute has been. */
export function lawyerPacket(standings: readonly Standing[], file: RoundCase): Verdict {
  const citations = ['fcra_1681n', 'fcra_1681o', 'fcra_1681p', 'fcra_1681s2_c'] as const
  const [first] = standings
  if (first === undefined) return later({ reason: 'Nothing has been sent yet.', citations })
  if (standings.every(({ answer }) => isSettled(answer))) return closed({ reason: misfit(first) ?? '' })
  const ripe = standings
    .flatMap((standing) => {
      const day = ripeOn(standing)
      return day === null ? [] : [{ day, standing }]
    })
    .toSorted((a, b) => (a.day < b.day ? -1 : 1))[0]
  if (ripe === undefined) return later({ reason: 'Wait until a bureau refuses or misses its deadline.', citations })
  const { earliest, latest } = limitationFrom(ripe.day)
  const against =
    file.evidence === 'low'
      ? 'Nothing on your report shows the error. A lawyer will ask what proves it.'
      : 'Only government agencies can enforce what a company owes you directly. You can sue only over its duty after a bureau’s notice.'
  return from(ripe.day, file.today, {
    whyThisDate: `${whyRipe(ripe.standing) ?? ''} Counted from that day, the two years end on ${writeDay(earliest)} and the five years on ${writeDay(latest)}. Ask the lawyer which day they count from.`,
    reason: 'A lawyer can say whether they broke the law and what that’s worth. All your documents are here.',
    against,
    citations,
  })
}

/** 15 USC 1681p, counted from the day of what happened; which day counts, a court decides. */
export const limitationFrom = (day: Day): { readonly earliest: Day; readonly latest: Day } => ({
  earliest: after(day, PERIODS.action_after_discovery),
  latest: after(day, PERIODS.action_after_violation),
})
