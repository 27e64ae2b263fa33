import { type Day, writeDay } from '#engine/values/day.ts'
import { type Bureau, BUREAU_NAMES } from '#engine/words/bureau.ts'
import type { DisputeStatus, Outcome } from '#engine/words/dispute-status.ts'
import type { FilingMethod } from '#engine/words/filing-method.ts'

/** A dispute that its member began before Errata, in their own words. */
export interface EarlierOwnDispute {
  readonly disputedOn: Day
  readonly way: string
  /** What came of it; null where nothing came, or they do not know. */
  readonly result: string | null
  readonly reference: string | null
}

interface Named extends EarlierOwnDispute {
  readonly creditor: string
  readonly bureau: Bureau | null
}

/** The member's own account of it: every paper that follows cites it as that. */
export function earlierWords({ creditor, bureau, disputedOn, way, result, reference }: Named): string {
  const what = bureau === null ? `my account with ${creditor}` : `${creditor} with ${BUREAU_NAMES[bureau]}`
  const number = reference === null ? '' : ` The reference number is ${reference}.`
  const came = result === null ? ' I have no result.' : ` The result: ${withoutStop(result)}.`
  return `I disputed ${what}${howWords(withoutStop(way))} on ${writeDay(disputedOn)}.${number}${came}`
}

/** As an adverb where it is one or can be; else as they put it. */
function howWords(way: string): string {
  if (/^(?:online|in writing|in person|(?:by|on|over|through|with|via) .{1,80})$/i.test(way)) return ` ${way}`
  const [, means] = /^(?:an? )?((?:certified |registered |first-class )?mail|letter|phone|fax|e-?mail)$/i.exec(way) ?? []
  return means === undefined ? ` (${way})` : ` by ${means}`
}

const withoutStop = (text: string): string =>
  text
    .trim()
    .replace(/(?<!\.)\.{1,3}$/, '')
    .trim()

/** How it went, where the member's words say it; a letter, where they say nothing else. */
export function earlierMethod(way: string): FilingMethod {
  if (/\b(?:phone|call(?:ed)?|telephone)\b/i.test(way)) return 'phone'
  return /\b(?:on-?line|web(?:site)?|portal|internet|app|site)\b/i.test(way) ? 'online' : 'mail'
}

/** Where it stands by the member's word on its result. */
export function earlierStanding(result: string | null): { readonly status: DisputeStatus; readonly outcome: Outcome } {
  if (result === null) return { status: 'in_progress', outcome: 'pending' }
  if (/\b(?:verif|accurate|remain|reject|denied|unchanged|no change|frivolous|stays?|kept)/i.test(result))
    return { status: 'rejected', outcome: 'verified' }
  if (/\b(?:delet|remov|taken off|came off)/i.test(result)) return { status: 'resolved', outcome: 'removed' }
  if (/\b(?:updat|correct|chang|modif)/i.test(result)) return { status: 'resolved', outcome: 'updated' }
  return { status: 'in_progress', outcome: 'pending' }
}
