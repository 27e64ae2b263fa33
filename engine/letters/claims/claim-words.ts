import type { ClaimKind } from '#engine/letters/claims/claim-kinds.ts'

/** How people say a claim of a kind; the last, where given, takes a sentence out again. */
export type Pattern = readonly [kind: ClaimKind, pattern: RegExp, unless?: RegExp]

export const words = (source: string): RegExp => new RegExp(source)

/** Up to three words that may come between two that belong together. Bounded, as every repetition here is. */
export const FEW = '(?:[\\w$%]{1,30} ){0,3}'
export const HEDGE =
  '(?:(?:really|actually|truly|simply|certainly|definitely|clearly|at|all|even|been|in|fact|a|an|any|one|part|debt|account|entry|loan|of|from) ){0,4}'
export const THING =
  '(?:account|debt|entry|item|tradeline|loan|card|collection|charge|charges|obligation|bill|bills|credit line|inquiry|inquiries|request|balance|record|bankruptcy|judgment|lien|signature|purchase|purchases|application)'
export const POINTED = `(?:this|that|it|these|those|them|the ${FEW}${THING}|any of (?:this|it|these)|such)`
export const KIN =
  '(?:father|mother|dad|mom|parents?|son|daughter|brother|sister|cousin|uncle|aunt|nephew|niece|husband|wife|ex|spouse|partner|roommate|relative|family|friend|boss|employer|insurance|insurer|bank|lender|landlord|neighbor)'
export const OTHER = `(?:some ?one|some ?body|another|other|others|a different|a stranger|strangers|an? impost[eo]r|a thief|thieves|a criminal|criminals|my (?:\\w{1,15} )?${KIN}|some other)`
export const I_DID =
  '\\b(?:i|we) (?:have |had |did |do |am |was |already |also |fully |finally |then |once |later |since |long ago |even |just |really |indeed |personally ){0,4}'
export const I_NOT =
  '\\b(?:i|we) (?:(?:have|had|did|do|was|were|am|would|could|can|really|certainly|also|in|fact) ){0,3}(?:not|never|neither) (?:once |ever |even |knowingly |personally |actually |really |been |had |have |at any time ){0,3}'
/** What a report says is no word of the consumer's. */
export const REPORTED =
  /\b(?:reports?|reported|reporting|shows?|shown|showing|says?|lists?|listed|listing|gives?|given|states?|stated|marks?|marked|prints?|printed|appears?|appearing|furnish\w{0,5}|claims?|both)\b/

/** Between a writer and what they did. */
export const HELPERS =
  'have|had|has|did|do|was|were|am|are|will|would|can|could|may|might|shall|should|been|be|not|never|also|already|just|only|really|still|now|once|ever|even|then|hereby|therefore|again|first|indeed|no|longer|gladly|fully|kindly|respectfully|further|always|simply|all'
/** What a letter does by being written: none of it is told. */
export const WRITING =
  '(?:ask|request|dispute|enclose|attach|include|want|need|expect|hope|wish|like|prefer|look|write|wrote|written|thank|appreciate|rely|relied|refer|understand|understood|believe|think|urge|insist|demand|repeat|note|see|saw|seen|read|find|found|send|sent|give|gave|given|offer|await|wait|trust|mean|meant|point|list|name|mention|describe|explain|expressly|ready|grateful|sure|certain|aware|able|waiting|looking|writing|asking|requesting|disputing|sending|enclosing|concerned|unable|entitled|identify|identified|mark|check|checked|compare|compared|keep|stand|say|said|state|limit|add|rest|reserve|consider|learn|receive|received|forward|answer|in)(?:e?d|e?s|ing)?'
export const TOLD_OF =
  '(?:if|whether|what|why|how|which|unless|until|once|where|than|may|might|can|could|should|would|that|so|when|as|because|before|after)'

/** What someone did, in the past: none of it can be read from a report. */
const IRREGULAR =
  'ran|gave|took|went|came|got|kept|lost|sent|paid|told|said|made|left|held|sold|bought|brought|put|let|had|did|knew|wrote|stole|spent|met|fell|grew|began|broke|chose|drew|drove|forgot|hid|led|meant|rose|saw|spoke|stood|swore|threw|withdrew|cut|hit|hurt|shut|split|cost|built|caught|dealt|felt|found|fought|heard|laid|lent|rang|sat|slept|taught|thought|understood|woke|won'
export const PAST = `(?:\\w{2,15}ed|${IRREGULAR})`
/** Behind a thing of one's own: what is done with it now is no more than told. */
export const OBJECT =
  '(?:it|its|me|my|us|our|them|their|him|her|his|this|that|the|a|an|up|out|off|down|away|to|without|no|nothing|twice)'
