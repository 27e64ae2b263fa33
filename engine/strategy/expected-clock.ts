import type { DisputeClock } from '#engine/analysis/credit-file.ts'
import { latestAnswer, MAIL_DAYS } from '#engine/disputes/deadlines.ts'
import { AUTHORITIES } from '#engine/law/authorities.ts'
import { PERIODS } from '#engine/law/periods.ts'
import { addDays, type Day, writeDay } from '#engine/values/day.ts'

/** How long an answer may take. */
export interface ExpectedClock {
  /** From the bureau's receipt. */
  readonly days: number
  /** After a free annual report, or with added information. */
  readonly longestDays: number
  /** The day it is due by the legal clock; null while nothing was received. */
  readonly due: Day | null
  /** By the latest count, with the written results and the mail's time; counted from today where nothing was sent. */
  readonly latest: Day
  readonly words: string
  readonly citations: readonly string[]
}

/** `30 to 45 days`. */
export const USUAL_TIME = `${PERIODS.reinvestigation.value} to ${PERIODS.reinvestigation_longest.value} days`

/** The day a letter that goes out on a day has surely arrived. */
export const arrivalOf = (sentOn: Day): Day => addDays(sentOn, MAIL_DAYS)

/** The clock of a dispute; null: it is not sent yet. */
export function expectedClock(running: Pick<DisputeClock, 'startedOn' | 'due'> | null, today: Day): ExpectedClock {
  const { startedOn, due } = running ?? { startedOn: null, due: null }
  const latest = latestAnswer(startedOn ?? arrivalOf(today))
  const law = `${PERIODS.reinvestigation.sentence} ${PERIODS.reinvestigation_longest.sentence}`
  const when =
    startedOn === null
      ? `No deadline starts until the letter is received. If you send it today, you’ll have the answer by ${writeDay(latest)} at the latest.`
      : `${due === null ? '' : `It is due by ${writeDay(due)}. `}At the latest, with the written results and the mail, it comes by ${writeDay(latest)}.`
  return {
    days: PERIODS.reinvestigation.value,
    longestDays: PERIODS.reinvestigation_longest.value,
    due,
    latest,
    words: `${law} ${when}`,
    citations: [AUTHORITIES.fcra_1681i_a_1.cite, AUTHORITIES.fcra_1681j_a.cite, AUTHORITIES.fcra_1681i_a_6.cite],
  }
}
