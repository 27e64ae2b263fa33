import { type Day, writeDay } from '#engine/values/day.ts'
import { type Bureau, BUREAU_NAMES, type DisputeTarget } from '#engine/words/bureau.ts'
import type { AnswerKind } from '#engine/words/answer-kind.ts'
import type { FilingMethod } from '#engine/words/filing-method.ts'

/** A dispute that its member began before Errata, in their own words. */
export interface EarlierOwnDispute {
  readonly disputedOn: Day
  readonly way: string
  /** What came of it; null where nothing came, or they do not know. */
  readonly result: string | null
  readonly reference: string | null
  /** The day the result came; null or absent (rows of versions before) where they do not know it. */
  readonly answeredOn?: Day | null
}

/** How it was begun: as its bureau or company reads it, and as anyone else does. */
export interface EarlierHistory {
  readonly toThem: string
  readonly toOthers: string
}

interface Named extends EarlierOwnDispute {
  readonly creditor: string
  readonly bureau: Bureau | null
}

/** The member's own account of it: every paper that follows cites it as that. */
export function earlierHistory({ creditor, bureau, ...earlier }: Named): EarlierHistory {
  const what = bureau === null ? `my account with ${creditor}` : `${creditor} with ${BUREAU_NAMES[bureau]}`
  const noResult = earlier.result === null ? ' I have received no result.' : ''
  // A follow-up letter already says that no answer came.
  return { toThem: begunWords('it with you', earlier), toOthers: `${begunWords(what, earlier)}${noResult}` }
}

/** How a dispute was begun, where that was before Errata. */
export function historyOf(dispute: {
  readonly earlier: EarlierOwnDispute | null
  readonly creditor: string
  readonly disputeTargets: readonly DisputeTarget[]
}): EarlierHistory | undefined {
  const { earlier, creditor, disputeTargets } = dispute
  const bureau = disputeTargets.find((target) => target !== 'creditor') ?? null
  return earlier === null ? undefined : earlierHistory({ creditor, bureau, ...earlier })
}

function begunWords(what: string, { disputedOn, way, result, reference, answeredOn = null }: EarlierOwnDispute): string {
  const number = reference === null ? '' : ` (reference number ${reference})`
  const came = answeredOn === null ? ' The result:' : ` The result came on ${writeDay(answeredOn)}:`
  const answered = result === null ? '' : `${came} ${withoutStop(result)}.`
  return `I disputed ${what}${howWords(withoutStop(way))} on ${writeDay(disputedOn)}${number}.${answered}`
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

const CHANGE = String.raw`(?:delet|remov|correct|updat|chang|modif|fix|tak\w+ (?:it )?off|block)`
const NO_CHANGE = new RegExp(
  String.raw`\b(?:not|never|no|nothing|refus\w+|declin\w+|denied|rejected|fail\w+ to|without|won['’]?t|wouldn['’]?t|didn['’]?t|wasn['’]?t|weren['’]?t|hasn['’]?t)\b[^.;,]{0,25}\b${CHANGE}|\bunchanged\b`,
  'i',
)
const NO_ANSWER =
  /\b(?:nothing|none|no (?:answer|response|reply|results?|word|idea)|never (?:heard|answer|respond|repl|wrote)|(?:did not|didn['’]?t|have not|haven['’]?t|has not|hasn['’]?t|not yet) (?:answer|respond|repl|hear|heard|wr[io]te|receiv|got)|wait|pending|ignor|silen|still (?:open|investigating)|under (?:review|investigation)|in progress|unknown|do(?: not|n['’]?t) know)/i
const FRIVOLOUS = /\b(?:frivolous|irrelevant)\b/i
const PAPERS = '(?:information|info|proof|documents?|documentation|details|evidence|identification|id)'
const WANTS_MORE = new RegExp(
  String.raw`\b(?:more|additional|further|missing|(?:not|n['’]t) (?:have |given |provided )?enough|insufficient|incomplete|lack(?:ed|ing|s)?(?: of)?) ${PAPERS}\b|(?<!\bI (?:have |had )?)\b(?:ask\w*|want\w*|need\w*|request\w*) (?:\w+ ){0,5}${PAPERS}\b`,
  'i',
)
const NOT_PROVEN =
  /\b(?:not|never|n['’]t|unable to|fail\w+ to)\b[^.;,]{0,12}\b(?:verif|accurate|confirm)|n['’]t (?:be )?(?:verif|confirm)|\bunverif/i
const STAYS =
  /\b(?:verif|accurate|remain|reject|denied|refused|declined|stay(?:s|ed)|kept|upheld|still (?:there|on|listed|reported|shows?)|(?:is|was|are|as|reported) correct(?:ly)?\b)/i
const DELETED = /\b(?:delet|remov|taken off|came off|dropped|blocked|no longer (?:listed|reported|there|on))/i
const UPDATED = /\b(?:updat|correct(?:ed|ion)|chang|modif|fixed|amended)/i

/** The entry is listed again, whatever was said about it before; a balance that went back to an amount is not. */
const PUT_BACK =
  /\b(?:(?:put|added|placed) back|back on|(?:is|was|are|were) back(?! (?:to|from|at|with)\b)|re-?insert\w*|re-?appear\w*|returned to my report)\b/i
/** After a deletion, the entry; else a letter, a call or the result may have come back. `It came back deleted` is a result. */
const CAME_BACK = /\b(?:came|come|comes|coming|went) back\b(?! (?:to|from|as|with|deleted|removed|blocked)\b)/i

/**
 * What was answered, by the member’s word on the result; null where nothing came. `unclear`: what says two things, or none of
 * these, is for them to say.
 */
export function earlierAnswer(result: string | null): AnswerKind | 'unclear' | null {
  if (result === null) return null
  if (NO_CHANGE.test(result)) return 'verified'
  if (NO_ANSWER.test(result)) return null
  const [isDeleted, isUpdated] = [DELETED.test(result), UPDATED.test(result)]
  const stays = STAYS.test(result) && !NOT_PROVEN.test(result)
  if (FRIVOLOUS.test(result)) return isDeleted || isUpdated ? 'unclear' : 'frivolous'
  if (WANTS_MORE.test(result) && !stays) return isDeleted || isUpdated ? 'unclear' : 'more_information_wanted'
  const isBack = PUT_BACK.test(result) || (isDeleted && CAME_BACK.test(result))
  if (isBack && !stays && !isUpdated) return 'reinserted'
  if (isDeleted) return stays || isUpdated ? 'unclear' : 'deleted'
  if (isUpdated) return 'updated'
  return stays ? 'verified' : 'unclear'
}
