import { addBusinessDays } from '#engine/disputes/business-days.ts'
import { answeredWords, askedSince, stepWith } from '#engine/disputes/follow-up.ts'
import { PERIODS } from '#engine/law/periods.ts'
import { closed, from, later, open, type Verdict } from '#engine/next-rounds/round.ts'
import type { RoundCase, Standing } from '#engine/next-rounds/round-case.ts'
import { writeDay } from '#engine/values/day.ts'
import type { Bureau } from '#engine/words/bureau.ts'

/** A standing with a bureau. */
export type BureauStanding = Standing & { readonly target: Bureau }

const OVER = 'There’s nothing left to dispute. You recorded the item as gone or corrected.'
export const UNKNOWN_END = 'The dispute has ended, but its outcome isn’t recorded. Record the outcome first.'

/** Why a letter about an answer does not fit this one; null: it is not known to misfit. */
export function misfit({ answer, name }: Standing): string | null {
  switch (answer?.kind) {
    case 'deleted':
    case 'blocked':
    case 'updated':
      return OVER
    case 'unknown':
      return UNKNOWN_END
    case 'reinserted':
      return `${name} put the item back. Ask for the certification first.`
    case 'frivolous':
      return `${name} called the dispute frivolous, so nothing was investigated. Answer that notice first.`
    case 'more_information_wanted':
      return `${name} is waiting for more information, so nothing has been investigated yet. Send what it asks for.`
    default:
      return null
  }
}

/** That no answer came in time: the very step that the tracker takes. */
export function noAnswer(standing: BureauStanding, file: RoundCase): Verdict {
  const { answer, name, target, late } = standing
  if (answer !== null) return closed({ reason: `${answeredWords(name, answer.on, answer.isUndated)}.` })
  const asked = askedSince(target, 'no_answer', file.contacts)
  const step = stepWith(target, file, file.today)
  if (asked !== undefined) return closed({ reason: step.why, citations: ['cfpb_complaint_intake'] })
  if (step.kind === 'due') {
    const citations = ['fcra_1681i_a_1', 'fcra_1681j_a', 'fcra_1681i_a_6'] as const
    const reason = `No answer from ${name} is recorded, and its time is up, even at the latest.`
    return open({ opensOn: late, whyThisDate: step.why, reason, citations })
  }
  const dueOn = step.kind === 'wait' ? step.dueOn : null
  const reason = dueOn === null ? step.why : `${name} still has time to answer.`
  return later({ opensOn: dueOn, whyThisDate: dueOn === null ? null : step.why, reason, citations: ['fcra_1681i_a_1'] })
}

/** How the entry was verified; asked once an answer says that it was. */
export function methodOfVerification(standing: BureauStanding, file: RoundCase): Verdict {
  const { answer, name, target } = standing
  const citations = ['fcra_1681i_a_7', 'fcra_1681i_a_6_b_iii'] as const
  const why = misfit(standing)
  if (why !== null) return closed({ reason: why })
  if (answer === null) return later({ reason: `You can ask once ${name} says it verified the item.`, citations })
  if (answer.kind === 'updated_in_part')
    return closed({ reason: `${name} changed part of the item and didn’t say it verified the rest.` })
  const step = stepWith(target, file, file.today)
  if (step.kind !== 'due') return closed({ reason: step.why, citations })
  const whyThisDate = `${answeredWords(name, answer.on, answer.isUndated)} that it verified the item. You can ask for the description from then on.`
  const reason = `${name} says the account is right. How it decided that tells you what you can do next.`
  return from(answer.on, file.today, { whyThisDate, reason, citations })
}

/** The reply to a notice that holds the dispute frivolous. A reply that was sent is a new dispute with a clock of its own. */
export function frivolousReply({ answer, name }: BureauStanding, { today }: RoundCase): Verdict {
  const citations = ['fcra_1681i_a_3'] as const
  if (answer?.kind !== 'frivolous')
    return closed({ reason: `This answers a notice that calls your dispute frivolous. You haven’t recorded one from ${name}.` })
  const whyThisDate = answer.isUndated
    ? `You recorded on ${writeDay(answer.on)} that the notice from ${name} came. You can answer it at any time.`
    : `The notice from ${name} came on ${writeDay(answer.on)}. You can answer it from then on.`
  const reason = 'The notice must say what’s missing. Once the bureau has that, it must investigate.'
  const against = 'The same letter, without what the notice asks for, can be called frivolous again.'
  return from(answer.on, today, { whyThisDate, reason, against, citations })
}

/** The entry is back: was it certified, and who told you? */
export function reinsertion({ answer, name, target }: BureauStanding, file: RoundCase): Verdict {
  const citations = ['fcra_1681i_a_5_b'] as const
  if (answer?.kind !== 'reinserted')
    return closed({
      reason: `This is for an item that was deleted and put back. You haven’t recorded that for ${name}.`,
    })
  const asked = askedSince(target, 'reinsertion', file.contacts)
  if (asked !== undefined && asked.sentOn >= answer.on)
    return closed({ reason: `You asked ${name} about it on ${writeDay(asked.sentOn)}.`, citations })
  const reason = 'A deleted item may be put back only if the company certifies it, and with a written notice to you.'
  if (answer.isUndated) {
    const whyThisDate = `You recorded on ${writeDay(answer.on)} that the item is back. You can ask at any time.`
    return open({ opensOn: answer.on, whyThisDate, reason, citations })
  }
  const { value, inWords } = PERIODS.reinsertion_notice
  const notice = addBusinessDays(answer.on, value)
  const whyThisDate = `You learned on ${writeDay(answer.on)} that the item is back. You can ask from then on. The notice to you is due within ${inWords} of the day it was put back, not counting federal holidays. If that was the same day, it is due by ${writeDay(notice)}.`
  const against =
    file.today <= notice
      ? `The notice may still come. It’s on time until ${writeDay(notice)}, plus a few days for the mail.`
      : null
  return from(answer.on, file.today, { whyThisDate, reason, against, citations })
}

/** The consumer's own statement, where the investigation left the dispute unresolved. */
export function disputeStatement(standing: BureauStanding, file: RoundCase): Verdict {
  const { answer, name, target } = standing
  const citations = ['fcra_1681i_b', 'fcra_1681i_c'] as const
  const why = misfit(standing)
  if (why !== null) return closed({ reason: why })
  if (answer === null)
    return later({
      reason: `You can add it if ${name}’s investigation doesn’t settle the dispute. Wait for its answer first.`,
      citations,
    })
  if (answer.kind === 'updated_in_part')
    return later({
      reason: 'Part of it was changed, and the dispute is still open. You can add your statement once it ends.',
      citations,
    })
  const asked = askedSince(target, 'dispute_statement', file.contacts)
  if (asked !== undefined) return closed({ reason: `You sent your statement on ${writeDay(asked.sentOn)}.`, citations })
  const whyThisDate = `${answeredWords(name, answer.on, answer.isUndated)} that the item stays, so its investigation did not resolve the dispute.`
  const reason = `Your side appears with the item, in up to ${PERIODS.dispute_statement.inWords}.`
  const against = 'It doesn’t change your score, and a reader may hold it against you.'
  return from(answer.on, file.today, { whyThisDate, reason, against, citations })
}
