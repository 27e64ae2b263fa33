import { plainWords } from '#engine/answers/plain-words.ts'
import { LOOSE, type Meaning, WORDINGS } from '#engine/answers/result-words.ts'

/** That something may happen, not that it did: whatever follows it is no result. */
const CONDITION =
  /\b(?:if|unless|in the event|in case|provided that|assuming|should (?:you|we|the|any|it|this|an?)|once (?:we|you|the|our|your|it)|until|when (?:we|you|the|our|your) (?:receive|complete|have|are|get)|whenever|as soon as|upon (?:receipt|completion))\b/
const MODAL =
  /\b(?:what|may|might|can|could|would|should|must|shall|to|has to|have to|required to|entitled to|right to|whether|if|when|how)(?: \w+){0,3} ?$/
const FUTURE = /\b(?:will|would|may|can|must|shall|could|might|should|'ll)\b/

/** What is to come, once something else has. */
const NOT_YET = /\b(?:when|once)\b.*\b(?:will|may|can|must|would)\b/

/** What the member said, which the reply repeats. */
const REPEATED =
  /\b(?:you(?:r letter|r dispute|r request)? (?:have |had |also |recently )*(?:ask|request|stat|claim|disput|said|told|believ|indicat|wrote|contend|alleg|want|inform|mention|notif|submitted|feel|seek|sought)\w*|your (?:request|claim|statement|dispute|demand|letter|assertion|allegation) (?:to(?! be\b)|that|for|about|regarding|states|says|asks|asking|requesting)|(?:reason for (?:your )?dispute|dispute reason|dispute type|nature of (?:the |your )?dispute|(?:your|consumer'?s?) (?:comments?|claims?|states?|statement|explanation)|you disputed)\s*:|\bconsumer (?:states|claims|says|disputes|alleges)\b)/

/** Which entry is meant, and nothing that the member said about it. */
const NAMED_SO =
  / (?:that |which )?you(?: have| had| recently)? (?:disputed|identified|questioned|asked about|reported|mentioned|listed|contacted us about)\b(?! that\b| as\b|:)/g

/** What the law or the business is in general, about no one's entry. */
const GENERAL =
  /\b(?:(?:verified|deleted|updated|removed|remains|corrected|accurate|blocked|frivolous|processed|reviewed|reinserted)["'”]? (?:means|indicates)|(?:a|any|each|every|the|another|all|nationwide|consumer) (?:consumer |credit |nationwide )*(?:reporting (?:agency|agencies|company|companies)|bureaus?)(?: must| may| has| have| is| are| shall| will|'s)|consumer reporting agenc(?:y|ies) (?:must|may|has|have|is|shall|will)|you have (?:a|the) right|your right|right to (?:request|dispute|add|ask|know)|(?:fair credit reporting act|fcra|federal law|state law|the law) (?:requires|allows|gives|provides|says|entitles|permits)|inaccurate,? (?:incomplete,? )?or unverifiable|outdated (?:negative )?information|most (?:negative|adverse)|remain\w* (?:on|in) (?:your|a|the) (?:credit )?(?:report|file|history)s? for (?:up to )?\w+ years|for (?:up to )?(?:seven|ten|two|7|10|2) years)\b/
const ABOUT_THIS =
  /\b(?:we (?:have|'ve|are|did|found|determined|consider|completed)|we've|this (?:account|item|dispute|debt|tradeline|entry)|your dispute (?:is|was|has|of|dated)|has been|have been)\b/

/** Names what is not the disputed entry: these are verified, updated and remain as well. */
const OTHER_SUBJECT =
  /\b(?:your (?:\w+ )?(?:identity|identification|address|addresses|name|phone|telephone|contact|personal information|employment|date of birth|social security number|e-?mail|password|preferences)|(?:fraud|security|credit|active duty) (?:alert|freeze|lock)|(?:consumer|dispute) statement|(?:privacy|this) (?:policy|notice|letter|page|form|website)|(?:our|its|their) (?:hours|name|address|website|phone|privacy|terms|owners?)|the status of your (?:dispute|request)|your (?:updated|revised|new) (?:credit )?report)\b/
const UPDATED_COPY =
  /\b(?:updated|revised|corrected|new|amended|changed) (?:copy|version|credit report|credit file|report|file|disclosure|consumer disclosure|results)\b/
/** A remark that furnishers report while a dispute goes on, or after it; it is no result. */
const REMARK =
  /\b(?:disputed by (?:the )?consumer|consumer disputes|account (?:information )?(?:in|under) dispute|marked? (?:it |the account |this account )?(?:as )?(?:disputed|in dispute)|notat(?:ed|ion)|note your dispute|dispute (?:flag|code|remark))\b/
/** What was only done with the dispute itself. */
const DISPUTE_ITSELF =
  /\b(?:your (?:dispute|request|letter|correspondence|documents?|inquiry|case)|the (?:dispute|request|investigation|case)|investigation)(?: \w+){0,3} (?:remains?\b|stays?\b|(?:is|was|were|has|have|had|been|be) (?:been )?(?:being )?(?:received|closed|completed|complete|assigned|opened|initiated|started|submitted|forwarded|sent|updated|processed|changed))\b/

/** Words that speak of the dispute as only begun. */
const BEGUN =
  /\b(?:(?:dispute|request|letter|correspondence|inquiry|documents?) (?:has been |was |have been |is )?(?:received|accepted|submitted)|(?:we|'ve|have) (?:have )?received your|(?:are|is|being) (?:currently |now )?(?:investigating|reviewing|researching|processing|investigated|reviewed|in progress|under (?:review|investigation)|pending)|investigation (?:has (?:begun|started|been opened|been initiated)|is (?:in progress|under ?way|pending|open))|(?:will|to) (?:be )?(?:completed?|contact(?:ed)?|respond|investigate|notify you|send you the results|provide you (?:with )?the results))\b/

/** Whether a sentence says that the dispute came and is being worked on. */
export const saysBegun = (sentence: string): boolean => BEGUN.test(plainWords(sentence))

/** What a sentence says came of an entry; null where it says nothing that was decided. */
export function meaningOfSentence(sentence: string): Meaning | null {
  // One person may answer for the company.
  const plain = plainWords(sentence).replaceAll(/\bi\b/g, 'we').replaceAll(NAMED_SO, '')
  if (GENERAL.test(plain) && !ABOUT_THIS.test(plain)) return null
  const condition = CONDITION.exec(plain) ?? NOT_YET.exec(plain)
  let from = 0
  const found: Meaning[] = []
  for (const clause of clausesOf(plain)) {
    const at = plain.indexOf(clause, from)
    from = at + clause.length
    const meaning = meaningOfClause(clause, condition === null ? null : condition.index - at)
    if (meaning) found.push(meaning)
  }
  // What a sentence says only as a whole: that something was looked at before, and so will not be again.
  const whole = found.length > 0 ? null : meaningOfClause(plain, condition?.index ?? null)
  return together(whole === null ? found : [whole])
}

/** A sentence's parts that say something of their own. */
const clausesOf = (plain: string): string[] =>
  plain.split(
    /;|\s[-–—]\s|,? (?:and|but|however|while|although),? (?=(?:we|our|the|this|that|these|those|it|they|all|both|other|no|your)\b)|, (?=(?:we|however|therefore|so|it)\b)/,
  )

/** @param condition Where in the clause a condition begins; below 0 before it, null for none. */
function meaningOfClause(clause: string, condition: number | null): Meaning | null {
  for (const { kind, sureness, pattern } of WORDINGS) {
    const match = pattern.exec(clause)
    if (match === null) continue
    const before = clause.slice(0, match.index)
    if (condition !== null && condition <= match.index + match[0].length && !(ABOUT_DISPUTE.has(kind) && condition > match.index))
      return null
    // What is refused is refused now, whatever would change it: `we will not investigate again unless …`.
    const isRefused =
      kind === 'frivolous' && /^(?:will not|won't|not)\b/.test(match[0]) && !FUTURE.test(before.replace(/\bwill $/, ''))
    if (condition !== null && !isRefused && FUTURE.test(clause.slice(0, condition))) return null
    if (isNoResult(kind, clause, { before, match: match[0] })) continue
    return { kind, sureness }
  }
  return null
}

interface Matched {
  readonly before: string
  readonly match: string
}

/** An offer to the one who is not content; nothing is wanted. */
const IF_UNCONTENT =
  /\bif you (?:still |do not |don't )*(?:disagree|agree|believe|wish|would|want|have|think|feel|are not|need)\b/

/** Kinds that are something the consumer is asked to do, or a decision about the dispute itself. */
const ABOUT_DISPUTE = new Set(['frivolous', 'more_information_wanted'])

function isNoResult(kind: Meaning['kind'], clause: string, { before, match }: Matched): boolean {
  const upTo = before + match
  if (REPEATED.test(before)) return true
  if (kind === 'frivolous')
    return /\b(?:not|isn't|wasn't|neither) (?:\w+ ){0,3}$/.test(before) && /^(?:frivolous|irrelevant)/.test(match)
  if (kind === 'more_information_wanted')
    return /\b(?:you (?:may|can|wish)|feel free|would like to)\b/.test(upTo) || IF_UNCONTENT.test(clause)
  if (
    kind === 'blocked' &&
    /\b(?:not|n't|declin\w+|unable|cannot|rescind\w*|lift\w*|refus\w+|den(?:y|ied)|remov\w+)\b/.test(upTo)
  )
    return true
  if (kind === 'reinserted' && /\b(?:not|n't|never|cannot|prevent\w*)\b/.test(upTo)) return true
  if (MODAL.test(before) && !/\bnot\b|n't|cannot|unable|declin/.test(match)) return true
  if (REMARK.test(clause) || DISPUTE_ITSELF.test(upTo)) return true
  if (kind === 'deleted' && /\b(?:not|n't|never)\b/.test(before.slice(-12))) return true
  if (
    (kind === 'updated' || kind === 'updated_in_part') &&
    UPDATED_COPY.test(clause) &&
    !/\b(?:account|item|tradeline|entry|balance)\b/.test(upTo)
  )
    return true
  if (
    kind === 'verified' &&
    /\b(?:not|n't|could not be|cannot be|unable to be|never)\b(?: \w+){0,2} ?$/.test(before) &&
    !/\b(?:not|n't|no)\b/.test(match)
  )
    return true
  if (kind === 'verified' && (WHAT_WAS_CLAIMED.test(clause) || CERTIFIED.test(clause))) return true
  if (kind === 'verified' && /\b(?:not|n't) (?:belong|yours|your account)\b/.test(match)) return true
  return (
    !ABOUT_DISPUTE.has(kind) &&
    OTHER_SUBJECT.test(clause) &&
    !/\b(?:account|item|tradeline|entry|collection|inquiry|debt)\b/.test(upTo)
  )
}

/** That what the reader said holds, not what was reported. */
const WHAT_WAS_CLAIMED =
  /\bconfirmed that\b.*\b(?:included in|discharged|paid|settled|fraud\w*|identity theft|does not belong|not yours|opened by someone|(?:in )?error)\b/

/** What the law asks of a company before an item is put back: no result of a dispute. */
const CERTIFIED = /\bcertif\w+\b[^.]{0,40}\bcomplete and accurate\b/

/** What the parts of a sentence say together; contradicting each other they say nothing for certain. */
export function together(said: readonly Meaning[]): Meaning | null {
  const results = said.filter(({ sureness }) => sureness > LOOSE)
  const meanings = results.length > 0 ? results : said
  const [first] = meanings
  if (first === undefined) return null
  const kinds = new Set(meanings.map(({ kind }) => kind))
  const sureness = Math.min(...meanings.map((one) => one.sureness))
  for (const strong of ['reinserted', 'blocked', 'frivolous', 'updated_in_part'] as const)
    if (kinds.has(strong)) return { kind: strong, sureness }
  // Papers are asked for next to many a result; a result is over them.
  if (kinds.size > 1) kinds.delete('more_information_wanted')
  if (kinds.size > 1) kinds.delete('unknown')
  const [only] = kinds
  if (kinds.size === 1 && only !== undefined) return { kind: only, sureness }
  if (kinds.size === 2 && kinds.has('updated') && kinds.has('verified')) return { kind: 'updated_in_part', sureness }
  return { kind: 'unknown', sureness: 0.3 }
}
