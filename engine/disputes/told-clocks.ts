import { addBusinessDays } from '#engine/disputes/business-days.ts'
import { leftOutWords, standsStillWords } from '#engine/disputes/counting-words.ts'
import type { Deadline, DisputeCase } from '#engine/disputes/deadlines.ts'
import type { AuthorityId } from '#engine/law/authorities.ts'
import { inFigures, PERIODS } from '#engine/law/periods.ts'
import { addDays, type Day, writeDay } from '#engine/values/day.ts'

/** What only the member knows of a dispute, and what changes its clocks; null or absent: not told. */
export interface ToldDays {
  /** The day on a collector's notice, sent by mail. */
  readonly noticeSentOn?: Day | null | undefined
  /** The day it came. */
  readonly noticeReceivedOn?: Day | null | undefined
  /** The last day to dispute that the notice itself gives. */
  readonly noticeEndsOn?: Day | null | undefined
  /** The last day to answer that the court's paper gives. */
  readonly courtAnswerBy?: Day | null | undefined
  readonly afterFreeAnnualReport?: boolean | null | undefined
  /** The day the bureau received further information. */
  readonly informationAddedOn?: Day | null | undefined
}

/** How it changes the investigation. */
export const toldOfCase = ({
  afterFreeAnnualReport = null,
  informationAddedOn = null,
}: ToldDays): Pick<DisputeCase, 'afterFreeAnnualReport' | 'informationAddedOn'> => ({ afterFreeAnnualReport, informationAddedOn })

/** A last day of the member's own; null: no law gives it, but a court's paper. */
type ToldClock = Omit<Deadline, 'citation'> & { readonly citation: AuthorityId | null }

export const toldClocks = (told: ToldDays): readonly ToldClock[] => [...validationPeriod(told), ...courtAnswer(told)]

function validationPeriod({ noticeSentOn = null, noticeReceivedOn = null, noticeEndsOn = null }: ToldDays): readonly ToldClock[] {
  const base = { kind: 'validation_period', basis: 'recorded', citation: 'reg_f_1006_34_b_5' } as const
  if (noticeEndsOn !== null) {
    const why = `The collector’s notice gives ${writeDay(noticeEndsOn)} as your last day to dispute the debt. If you dispute in writing by then, collection stops until the collector answers.`
    return [{ ...base, due: noticeEndsOn, why }]
  }
  const days = inFigures(PERIODS.validation_dispute)
  if (noticeReceivedOn !== null) {
    const due = addDays(noticeReceivedOn, PERIODS.validation_dispute.value)
    const why = `You received the collector’s notice on ${writeDay(noticeReceivedOn)}. The validation period ends ${days} later. Weekends and holidays count.${standsStillWords(due)}`
    return [{ ...base, due, why }]
  }
  if (noticeSentOn === null) return []
  const assumed = addBusinessDays(noticeSentOn, PERIODS.validation_receipt.value)
  const due = addDays(assumed, PERIODS.validation_dispute.value)
  const why = `The collector sent its notice on ${writeDay(noticeSentOn)}. The law assumes you received it ${PERIODS.validation_receipt.inWords} later, on ${writeDay(assumed)}. ${leftOutWords(noticeSentOn, assumed)} The validation period ends ${days} after that.${standsStillWords(due)} If it came on a different day, tell us.`
  return [{ ...base, due, why }]
}

function courtAnswer({ courtAnswerBy = null }: ToldDays): readonly ToldClock[] {
  if (courtAnswerBy === null) return []
  const why = `You told us the court paper gives ${writeDay(courtAnswerBy)} as the last day to answer. Go by the court paper itself. Without an answer by then, the other side can win without a hearing.`
  return [{ kind: 'court_answer', due: courtAnswerBy, basis: 'recorded', why, citation: null }]
}
