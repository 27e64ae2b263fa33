import type { Entry } from '#engine/analysis/entry.ts'
import { latestAnswer } from '#engine/disputes/deadlines.ts'
import { LENDER_RULES } from '#engine/law/lender-rules.ts'
import { arrivalOf } from '#engine/strategy/expected-clock.ts'
import type { Ground } from '#engine/strategy/grounds.ts'
import type { MortgageWeight } from '#engine/strategy/mortgage/weighs-on-mortgage.ts'
import { addDays, type Day, daysBetween, writeDay } from '#engine/values/day.ts'

/** What the closing of a mortgage means for one dispute that is not sent yet. */
export interface MortgageVerdict {
  readonly verdict: 'hold' | 'can_end' | 'no_remark'
  readonly why: string
  /** The last day to send it so that it surely ends before the closing; null where it is held or leaves no remark. */
  readonly sendBy: Day | null
}

interface ToWeigh {
  readonly ground: Ground
  readonly kind: Entry['subjectKind']
  /** Null for what is no account. */
  readonly weight: MortgageWeight | null
}

/** Whether a dispute waits until the mortgage has closed. */
export function mortgageVerdict(
  { ground, kind, weight }: ToWeigh,
  { closesOn, today }: { closesOn: Day; today: Day },
): MortgageVerdict {
  if (kind === 'inquiry' || kind === 'report') {
    const what = kind === 'inquiry' ? 'an inquiry' : 'personal information'
    return {
      verdict: 'no_remark',
      why: `A dispute about ${what} puts no remark on an account, so it doesn’t have to wait.`,
      sendBy: null,
    }
  }
  const until = writeDay(closesOn)
  const latest = latestAnswer(arrivalOf(today))
  const remark = kind === 'account' ? remarkWords(weight) : ''
  if (latest >= closesOn) {
    const why = `Sent today, it may stay open until ${writeDay(latest)}, and your mortgage closes on ${until}. ${remark}`
    return { verdict: 'hold', why: why.trim(), sendBy: null }
  }
  if (ground !== 'proven' && (weight === 'counted' || weight === 'mortgage')) {
    const why = `It could end before ${until}, but it only asks, so the answer may leave the remark in place. ${remark}`
    return { verdict: 'hold', why, sendBy: null }
  }
  const sendBy = lastSending(closesOn)
  const why = `If you send it by ${writeDay(sendBy)}, it ends before ${until} at the latest. Ask your loan officer first. ${remark}`
  return { verdict: 'can_end', why: why.trim(), sendBy }
}

/** The last day on which a letter can go out so that its answer surely comes before the closing. */
function lastSending(closesOn: Day): Day {
  const endOf = (sentOn: Day): Day => latestAnswer(arrivalOf(sentOn))
  // Holidays make the span differ by a day or a few, so the guess is put right from both sides.
  let day = addDays(closesOn, -daysBetween(closesOn, endOf(closesOn)))
  while (endOf(day) < closesOn) day = addDays(day, 1)
  while (endOf(day) >= closesOn) day = addDays(day, -1)
  return day
}

function remarkWords(weight: MortgageWeight | null): string {
  const shown = 'While it’s open, the account shows a dispute remark (XB). Afterward it may show one that you disagree (XC).'
  if (weight === 'counted') return `${shown} ${LENDER_RULES.fha_disputed.name}: ${LENDER_RULES.fha_disputed.says}`
  if (weight === 'mortgage') return `${shown} ${LENDER_RULES.fannie_disputed.name}: ${LENDER_RULES.fannie_disputed.says}`
  return `${shown} A lender may ask about it.`
}

/** What the closing means for a dispute that was sent already. */
export function runningVerdict(startedOn: Day, closesOn: Day): { readonly mayOutlast: boolean; readonly why: string } {
  const latest = latestAnswer(startedOn)
  const mayOutlast = latest >= closesOn
  const until = writeDay(closesOn)
  return {
    mayOutlast,
    why: mayOutlast
      ? `It’s already open and may stay open until ${writeDay(latest)}, after your closing on ${until}. Tell your loan officer about it now, and record the answer here the day it comes.`
      : `It ends by ${writeDay(latest)} at the latest, before your closing on ${until}. Record the answer, then check if the remark is gone.`,
  }
}
