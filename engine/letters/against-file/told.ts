import type { FindFault } from '#engine/letters/against-file/find-faults.ts'
import { saidWords } from '#engine/letters/claims/said-sentences.ts'

/** What cannot be true next to what the consumer told for this very letter, by the fact that says it; a no makes each the same again. */
const OPPOSITES: Readonly<Record<string, RegExp>> = {
  'told.wasCoerced': /\b(?:own free will|own choice|voluntarily|willingly|freely|gladly)\b/,
  'told.resultedFromTrafficking': /\b(?:own free will|own choice|voluntarily|willingly)\b/,
  'told.isNotMine':
    /\b(?:is|was) (?:\w{1,15} )?(?:mine|my (?:account|debt|card|loan))\b|\bi (?:opened|took out|signed for|applied for) (?:it|this|the)\b|\bi (?:\w{1,15} )?(?:made|did|ran up|authorized) (?:(?:all|some|most|part|a few) )?(?:of )?(?:the|these|those) (?:\w{1,15} ){0,2}(?:charges?|purchases?|transactions?|withdrawals?|payments?)\b/,
  'told.gotNothing':
    /\bi (?:\w{1,15} )?(?:got|received|used|spent|kept) (?:the|this|some|that|its) (?:\w{1,15} )?(?:goods|money|card|loan|cash|things|services?|credit)\b|\bi (?:\w{1,15} )?(?:bought|purchased|ordered|financed|paid|charged|spent|borrowed)\b.{1,60}\b(?:with|on|from|using) (?:it|this|the (?:card|account|loan))\b|\bi (?:\w{1,15} )?(?:used|spent|kept|enjoyed) (?:it|this)\b/,
  'told.didNotAuthorize':
    /\bi (?:did |have |had )?(?:applied|apply|authorized|consented|permitted|(?:asked|agreed|allowed) (?:for |to )?(?:it|this|the (?:inquiry|check)|credit|a (?:loan|card)))\b|\bwith my (?:permission|consent)\b/,
  'told.disputesNoMore': /\bi (?:still |do |really |also ){0,2}(?:dispute|contest|challenge|deny) (?:it|this|the|that|all)\b/,
  'told.noResults':
    /\b(?:you|experian|equifax|transunion) (?:\w{1,15} )?(?:answered|replied|responded|sent me (?:the |your )?(?:results?|answer))\b|\bi (?:\w{1,15} )?(?:got|received|have) (?:your|the) (?:written )?(?:results|answer|reply|response)\b/,
  'told.noNoticeOfReturn':
    /\b(?:you|experian|equifax|transunion) (?:\w{1,15} )?(?:told|notified|informed|warned|wrote (?:to )?)(?: me)?\b.{0,40}\b(?:back|return\w{0,3}|reinsert\w{0,3}|again)\b|\bi (?:got|received|had) (?:your |a |the )(?:\w{1,15} )?(?:notice|letter) (?:\w{1,15} ){0,4}(?:back|return|reinsertion|again)\b/,
}
/** Where an answer is told, and what it said. */
const ANSWERED =
  '(?:answer|letter|response|results?|reply|notice|you|experian|equifax|transunion) (?:\\w{1,15} )?(?:said|says|say|told|wrote|stated|states|showed|shows|admitted|answered)'
const NO = /\b(?:not|never|no|nobody|nothing|no longer|without|neither|whether|if)\b/
/** `Nobody forced me`, of someone who told that they were. */
const DENIALS: Readonly<Record<string, RegExp>> = {
  'told.wasCoerced': /\b(?:nobody|no one|not|never) (?:\w{1,15} ){0,2}(?:forced|coerced|pressured|tricked|made me)\b/,
  'told.wasVerified': new RegExp(
    `\\b${ANSWERED} (?:\\w{1,15} ){0,5}(?:(?:not|never) (?:be |been |being )?(?:able to )?(?:verif\\w{1,4}|confirm\\w{0,3})|unable to (?:verify|confirm)|unverified|(?:was|is|were|been|be) (?:deleted|removed|corrected|updated|changed))\\b`,
  ),
  'told.resultedFromTrafficking': /\b(?:not|never) (?:\w{1,15} ){0,2}(?:trafficked|a victim)\b/,
}

export const findToldOtherwise: FindFault = (sentence, { facts }) => {
  const said = saidWords(sentence)
  const isOpposite = (found: RegExpExecArray | null | undefined): boolean =>
    found !== null && found !== undefined && !NO.test(said.slice(0, found.index + found[0].length))
  const isAgainst = (id: string): boolean => isOpposite(OPPOSITES[id]?.exec(said)) || DENIALS[id]?.test(said) === true
  const told = facts.find(({ fact }) => isAgainst(fact.id))?.fact.text
  if (told === undefined) return null
  return {
    why: `goes against what you told for this letter: “${told}” Change the sentence, or write the letter again with the other answer.`,
    isFixed: true,
  }
}
