import { facts, type Reader } from '#engine/papers/fact-readers.ts'
import { bulletsBelow, listBelow, tickedItems } from '#engine/papers/listed-items.ts'

/** Words in a row, which a line may break. */
const words = (source: string): string => source.replaceAll(' ', String.raw`\s`)
const anyOf = (...sources: readonly string[]): string => `(?:${sources.join('|')})`

const REASON = String.raw`reason(?:\(s\)|s)?`
const WHICH = anyOf('principal', 'specific', 'main', 'primary')
/** A form's heading, without a colon. */
const TITLE = words(String.raw`${WHICH} ${REASON} for (?:credit )?(?:denial|action|adverse action)$`)
const NAMED = [
  words(String.raw`${anyOf(WHICH, 'following', 'these', 'this', 'the', 'our')} (?:\w{1,20} ){0,2}${REASON}`),
  String.raw`${words(`${REASON} (?:for|why|we)`)}\b[^:\n]{0,60}`,
  String.raw`(?:^|\n)${REASON}`,
  String.raw`(?:razones|motivos|razon|motivo)(?: \w{1,20}){0,8}`,
]
const BECAUSE = [
  words('because of the following'),
  String.raw`(?:^|\n)based on`,
  words(String.raw`we (?:\w{1,20} ){1,4}because(?=\s?:)`),
  String.raw`${words('we (?:did|took|made|are doing|decided) (?:this|that|it|so) because')}\b[^:]{0,120}`,
]
const WHY = [
  words("here'?s why"),
  words('(?:here|this) is why'),
  String.raw`${words('why we (?:did|made|took|decided)')}\b[^:\n]{0,40}`,
  String.raw`(?:^|\n)why(?: not)?`,
]
const AGAINST = [
  String.raw`${words('(?:kept|keeps|stopped|prevented) us')}\b[^:\n]{0,60}`,
  words('what (?:counted|went|worked) against you'),
  words(String.raw`information (?:in|from) (?:consumer|credit) reports(?: affected your \w{1,10})?`),
]
/** `… listed below are:`, but not `… a report from:`, which names an agency. */
const COLON = String.raw`\s?(?:(?:listed |given |shown )?below|as follows|that follow)?\s?(?:are|is|were|was|son|include)?(?<!\bfrom)\s?:`
/** A heading of one word, unless another follows. */
const ALONE = String.raw`(?:(?<![^])|(?<=[.:!?]\n))(?:why(?: not)?\??|reasons?)$(?!\n[^\n]{0,80}:$)`
const REASONS = new RegExp(String.raw`\b${TITLE}|\b${anyOf(...NAMED, ...BECAUSE, ...WHY, ...AGAINST)}${COLON}|${ALONE}`, 'im')
const KEY_FACTORS = new RegExp(
  String.raw`\b${anyOf(
    words('key factors?'),
    words('factors? that'),
    words('factores clave'),
    words('what (?:lowered|hurt|reduced|affected) (?:it|(?:your|the) (?:credit )?score)(?: the)? most'),
  )}\b[^:]{0,80}(?::|$)`,
  'i',
)

/** Why it was refused, and what lowered the score. */
export const reason: Reader = ({ passages }) => {
  const told = [...(tickedItems(passages, REASONS) ?? listBelow(passages, REASONS)), ...listBelow(passages, KEY_FACTORS)]
  const items = told.length > 0 ? told : bulletsBelow(passages, OF_SOMETHING_ELSE)
  return items.flatMap((item) => facts('reason', [item]))
}
/** What a notice of a decision lists next to its reasons. */
const OF_SOMETHING_ELSE =
  /\b(?:you (?:can|may|should|must|have|need|will)|rights?|please|send|contact|call|write|reach|agenc\w{1,3}|compan\w{1,3}|bureaus?|from|steps|options|documents?|next|enclosed|attached|terms|offer)\b/i
