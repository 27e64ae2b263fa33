import type { NoticeKind } from '#engine/report/report.ts'

/** What the bureaus explain to everybody, and what they say is not on file. */
const EXPLAINED =
  /\byou (?:may|can|have|should|must|are)\b|\byour rights?\b|\bright to\b|\bif (?:you|a|an|the)\b|\bto (?:place|add|remove|request|lift|obtain|report)\b|learn more|what (?:is|are)|free of charge|how to|means that|\b(?:creditors?|lenders?|businesses?|compan(?:y|ies)) (?:must|may|can|will)\b|\ba (?:fraud|security|active duty) alert (?:is|lets|can|will|remains|tells)|\ba (?:security|credit) freeze (?:is|lets|can|will|prevents)|may ask|when you|visit |www\.|\?$/
const DENIED =
  /\bno\b[^.]{0,30}\b(?:alert|freeze|indicator|statement|victim|notice|deceased|discrepanc|mismatch)|\b(?:is|are|was) not (?:on file|in place|active|frozen)|\bnot on file\b|\b(?:removed|lifted|expired|deleted)\b|in error|not deceased|: ?(?:no|none|n|false|0)$|\bdo(?:es)? not have any\b|\b(?:available and|alert:?|is) clear\b/

const DECEASED =
  /\b(?:report\w*|list\w*|flagg?\w*|shown?|indicat\w*|record\w*|marked)\b[^.]{0,60}\bdeceased\b|\bdeceased\b[^.]{0,30}\b(?:indicator|notice|flag|alert|on file|reported)|\b(?:consumer|subject|borrower|individual) (?:is |was )?deceased\b|\bdeceased ?: ?(?:yes|y|true)\b|^deceased$|^date of death\b|\bdeath master file\b/
/** Somebody else's death. */
const OF_ANOTHER = /co-?(?:borrower|applicant|signer)|spouse|husband|wife|joint|parent/

const NUMBER = /\bssn\b|social security|\bsocial\b|\bitin\b/
const DETAIL = /\bssn\b|social security|\bsocial\b|\baddress|\btelephone|\bphone|\bbirth|\bdob\b|\bdriver|\bname\b/
const MISMATCH =
  /(?:does ?n[o']t|do not|did not|not) match|mismatch|not (?:been )?issued|never issued|issued (?:before|prior)|\binvalid\b|(?:belong(?:s|ing)?|linked) to (?:a |an )?(?:deceased|different|another|other)|(?:recorded|reported|listed) as deceased|differs? (?:substantially |greatly )?from|answering service|frequently used by (?:another|others)|associated with (?:additional|other|another|more than|multiple)|reported (?:more frequently|for another)|non-?residential|commercial|business address|mail (?:drop|receiving|forwarding)|prison|correctional|campground|hotel|check cashing|storage facility|high[- ]risk|misuse|suspicious/

const ALERT =
  /\b(?:fraud|active[- ]duty|identity theft|security|extended|initial|temporary) alert\b|\bfraud (?:indicator|warning|message)\b/
const STANDS =
  /on file|in place|in effect|do not extend|due to|placed|added|\bactive\b|until|expir|effective|requested|present|contact|\bon \d|\byes\b|^(?:initial|extended|temporary|active[- ]duty)[^.]{0,16}alert|alert ?:|(?:freeze|lock) ?: ?\d|^credit file status\b/
const FREEZE =
  /\b(?:security|credit|file|protected consumer)[ -](?:freeze|lock)\b|\bfile (?:is |has been )?(?:frozen|locked|blocked)|\bfrozen\b/
const FROZEN = /\bfile (?:is|has been) (?:frozen|locked|blocked)/
const VICTIM =
  /\b(?:fraud|identity[- ]theft|id theft|true[- ]name fraud|human trafficking)[- ]victim\b|victim of (?:identity theft|(?:true[- ]name )?fraud|human trafficking|a crime)|\bfraud victim|victim statement/

/** Who fears to become one is none yet: `I may be a victim of fraud` is what an alert says. */
const FEARED =
  /\b(?:may|might|could|suspects?(?: that)? (?:i|he|she|they)(?: am| is| are)?|about to) (?:soon )?(?:be|become|have been|been)? ?(?:a |the )?victim of [a-z ]{3,40}/g

const inSmallLetters = (printed: string): string => printed.toLowerCase().replaceAll('’', "'").replaceAll(/\s+/g, ' ').trim()

/** Whether a sentence says that there is nothing of what it names. */
export const isDenied = (printed: string): boolean => DENIED.test(inSmallLetters(printed))

/** What a sentence of the file itself says; null where it says nothing of the kind, explains it, or denies it. */
export function kindOfNotice(printed: string): NoticeKind | null {
  const text = inSmallLetters(printed)
  if (DENIED.test(text)) return null
  if (DETAIL.test(text) && MISMATCH.test(text) && !/\byou (?:may|can|should)\b|\bif (?:you|a)\b/.test(text)) return 'mismatch'
  if (EXPLAINED.test(text)) return null
  if (DECEASED.test(text) && !NUMBER.test(text) && !OF_ANOTHER.test(text)) return 'deceased'
  if (VICTIM.test(text.replaceAll(FEARED, ' '))) return 'victim'
  if (ALERT.test(text) && STANDS.test(text)) return 'fraud_alert'
  return FREEZE.test(text) && (STANDS.test(text) || FROZEN.test(text)) ? 'freeze' : null
}
