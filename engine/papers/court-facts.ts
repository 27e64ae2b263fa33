import { dayPatterns, facts, firstDay, firstMoney, MONEY, type Reader } from '#engine/papers/fact-readers.ts'
import { isInColumnBelow } from '#engine/papers/own-column.ts'
import { fieldOf, type Found, findAll, findCell, findFirst, type Passage, stretch } from '#engine/papers/paper-text.ts'
import { SPELLED, spelledNumber } from '#engine/values/spelled-number.ts'

const COURT =
  /\b(?:(?:[A-Za-z.]{1,20} ){0,6}(?:superior|district|circuit|county|municipal|justice|civil|supreme|magistrate|chancery|bankruptcy|city)\scourt|court\sof\s(?:common\spleas|claims|chancery|general\ssessions|record)|small\sclaims\scourt|tribunal\s(?:superior|de\s(?:quiebras|primera\sinstancia|distrito)))\b[^\n]{0,60}/i
/** Where a line or the part behind a bracket begins. */
const lastEndOf = (text: string, before: number): number =>
  Math.max(
    0,
    ...['\n', ') '].map((sign) => {
      const at = text.lastIndexOf(sign, before)
      return at < 0 ? 0 : at + sign.length
    }),
  )
/** The bracket of a caption, and `ss.` behind it. */
const CAPTION = /^\)\s?(?:ss\s?[.:]\s?)?/i
const IN_CAPTION = /\n\)\s?(?:ss\s?[.:]\s?)?/gi
const PLACE = /\b(?:county|district|division|precinct|state|commonwealth|condado|estado|sala|distrito|precinto)\b/i
/** The heading that names the court: a line of its own, not a sentence that speaks of one. */
export const court: Reader = ({ passages, rows }) => {
  for (const { match, passage } of [...findAll(passages, COURT), ...findAll(rows, COURT)]) {
    // A caption parts the county from the court by brackets.
    const from = lastEndOf(passage.text, match.index)
    const end = passage.text.indexOf('\n', match.index)
    const to = end < 0 ? passage.text.length : end
    const line = passage.text.slice(from, to)
    if (
      /[.?!]$/.test(line) ||
      / (?:you|your|the above|this) |\bcourt is\b|^summons\b/i.test(line) ||
      line.replace(/,\s\d{1,6}\s.*$/, '').length > 90
    )
      continue
    const below = passage.text.slice(to + 1).split('\n')[0] ?? ''
    const next = PLACE.test(ofCourt(line)) ? '' : below.replace(CAPTION, '')
    const isPlace = PLACE.test(next) && next.length < 60 && !/[.?!:]$/.test(next)
    const until = isPlace ? to + 1 + below.length : to
    // The cells of a caption may each be a passage.
    const cells = below === '' && !PLACE.test(ofCourt(line)) ? placesBelow(passages, passage) : []
    // A cell may go on with the court's street; a county may be before it with `ss.`
    const value = passage.text
      .slice(from, until)
      .replace(IN_CAPTION, '\n')
      .replaceAll('\n', ', ')
      .replace(/,,/, ',')
      .replace(/,\s\d{1,6}\s.*$/, '')
      .replace(/^[A-Za-z ]{3,20},? ss\.?:?\s/i, '')
      .replace(/^in the\s/i, '')
    return facts('court', [stretch([value.trim(), ...cells].join(', '), { passage, from, to: until })])
  }
  return courtNamed({ passages, rows })
}

/** The name of a court's kind is no place. */
const ofCourt = (line: string): string => line.replace(/\b(?:district|county|state) court\b/i, '')
/** The cells in the column below a court's name that say where it sits. */
function placesBelow(passages: readonly Passage[], heading: Passage): string[] {
  const column = passages.filter((one) => one.page === heading.page && isInColumnBelow(heading, one)).slice(0, MOST_CELLS)
  const end = column.findIndex(({ text }) => !SEAT.test(text) || /[.?!:\n]/.test(text) || text.length > 40)
  return (end < 0 ? column : column.slice(0, end)).map(({ text }) => text)
}
const MOST_CELLS = 2
const SEAT = /\b(?:county|precinct|condado|precinto)\b/i

const COURT_NAMED = [
  /\b(?:name and address of the court|the court) is\b[^:]{0,60}:\s?([^\d:]{5,90}?)(?=,\s?\d|\n\d|$)/i,
  /\b(\d{1,3}(?:st|nd|rd|th) (?:judicial )?(?:district|circuit) court)\b/i,
  /\b(\d{1,3}(?:-?[A-D]|st|nd|rd|th)?(?:-\d)? judicial (?:district|circuit))\b/i,
]
/** A form may name the court in a sentence alone. */
const courtNamed: Reader = (text) => {
  for (const pattern of COURT_NAMED) {
    const found = findFirst(text, pattern)
    if (found) return facts('court', [fieldOf((found.match[1] ?? '').trim().replaceAll('\n', ' '), found)])
  }
  return []
}

/** A form gives the label again in brackets, in another language or as an example. */
const IN_BRACKETS = String.raw`(?:\s?\([^)]{0,40}\))?`
const CASE_NUMBERS = [
  /\b(?:file|case|cause|docket|index)\s?(?:number|no\.?|#)\s?:?\s?(\d{2,4}\s?[A-Z]{1,4}\s?\d{2,8})\b(?!-)/i,
  new RegExp(
    String.raw`\b(?:case|cause|docket|index|court file|civil action|civil|caso|expediente)\s?(?:file\s)?(?:number|no\.?|n\Sm\.?|n\Smero|#)${IN_BRACKETS}\s?[:.]?${IN_BRACKETS}\s?:?\s?((?:[A-Z]{2,3}\s(?=\d))?[A-Z0-9][A-Z0-9:/-]{2,24}[A-Z0-9])`,
    'i',
  ),
  /\b(?:case|cause|docket)\s?:?\s([A-Z0-9][A-Z0-9:]{0,6}-[A-Z0-9:-]{2,20}[A-Z0-9])/i,
  /(?:^|\n|\s)no\.?\s?:?\s([A-Z0-9:]{1,8}-[A-Z0-9:-]{2,20}[A-Z0-9]|[A-Z]{2,6}\d{5,10}\b)/i,
] as const
export const caseNumber: Reader = (text) => {
  for (const pattern of CASE_NUMBERS) {
    const found = findFirst(text, pattern)
    if (found && /\d{2}/.test(found.match[1] ?? '')) return facts('caseNumber', [fieldOf(found.match[1] ?? '', found)])
  }
  const below = findCell(text, CASE_LABEL, CASE_ALONE)
  return below ? facts('caseNumber', [fieldOf(below.match[1] ?? '', below)]) : []
}
/** As the last words of a cell. */
const CASE_LABEL =
  /\b(?:case|cause|docket|index|court file|civil action|caso|expediente)\s?(?:file\s)?(?:number|no\.?|num\.?|#):?$/i
const CASE_ALONE = /^([A-Z0-9]{1,8}[:-][A-Z0-9:/-]{2,20}|[A-Z]{0,4}\d{4,14}[A-Z]{0,3})$/

const CHAPTERS: Readonly<Record<string, string>> = { '727': '7', '1141': '11', '1228': '12', '1328': '13' }
export const chapter: Reader = (text) => {
  const named = findFirst(text, /\b(?:chapter|capitulo)\s?:?\s?(7|11|12|13)\b/i)
  if (named) return facts('chapter', [fieldOf(named.match[1] ?? '', named)])
  const section = findFirst(text, /\b(?:section|seccion|u\.?\s?s\.?\s?c\.?\s?\S{0,2})\s?(727|1141|1228|1328)\b/i)
  return section ? facts('chapter', [fieldOf(CHAPTERS[section.match[1] ?? ''] ?? '', section)]) : []
}

const FILED = dayPatterns(
  String.raw`\b(?:petition\sdate|date\s(?:of\s(?:filing|petition)|(?:case\s)?(?:was\s)?filed(?:\sfor\schapter\s?:?\s?\d{1,2})?)|petition\s(?:was\s)?filed(?:\son)?|case\s(?:was\s)?filed(?:\son)?|filed\sa\s(?:voluntary\s)?petition[^.\n]{0,60}?\son|fecha\sde\s(?:la\s)?peticion)\s?:?\s?DAY`,
  String.raw`\bpetition\s[^.]{0,80}\bfiled\s[^.]{0,40}\bon\sDAY`,
  String.raw`\bcase\s(?:was\s)?(?:commenced|begun|opened)(?:\sunder\s[^.\n]{0,40})?\son\s?:?\s?DAY`,
)
export const filedOn: Reader = (text) => firstDay('filedOn', text, FILED)

const DISCHARGED = dayPatterns(
  String.raw`\bdischarge\s?(?:date|(?:was\s|is\s)?(?:granted|entered)(?:\son)?)\s?:?\s?DAY`,
  String.raw`\b(?:granted|entered)\s(?:a\s|this\s)?discharge[^.\n]{0,50}\son\sDAY`,
  String.raw`\bDAY\s{0,1}by\sthe\scourt`,
  String.raw`(?:^|\n)\s?(?:dated|date|entered|signed|fecha)\s?(?:this|on)?\s?:?\s?(?:this\s)?(?:the\s)?DAY`,
  String.raw`(?:^|\n)DAY\s?(?:\n|$)`,
  String.raw`\bordered\s(?:on|this)\s(?:the\s)?DAY`,
  String.raw`(?<!\b(?:petition|case)\s(?:was\s)?)\b(?:entered|filed)\s?(?:on)?\s?:?\s?DAY`,
)
export const dischargedOn: Reader = (text) => firstDay('dischargedOn', text, DISCHARGED)

const SPANISH_COUNTS: Readonly<Record<string, number>> = { cinco: 5, diez: 10, quince: 15, veinte: 20, treinta: 30 }
const COUNT = String.raw`(\d{1,3}|${SPELLED}|${Object.keys(SPANISH_COUNTS).join('|')})`
const ANSWER_WITHIN = [
  String.raw`\b(?:within|dentro\sde(?:\slos)?|en\sun\splazo\sde)\s${COUNT}(?:\s?\(\d{1,3}\))?\s(?:calendar\s|business\s|court\s)?(?:days?|dias?)\b`,
  String.raw`\b(?:have|tiene)\s(?:only\s)?${COUNT}(?:\s?\(\d{1,3}\))?\s(?:calendar\s|business\s)?(?:days?|dias?)\b`,
  String.raw`\b(?:summons|citacion)\s?\(?${COUNT}\s(?:days?|dias?)\)?`,
  String.raw`\b${COUNT}(?:\s?\(\d{1,3}\))?\s(?:calendar\s)?(?:days?|dias?)\s(?:after|from|of|following|despues)\s[^.]{0,30}(?:serv|receiv|receipt|notific)`,
  String.raw`\b(\d{1,2})(?:st|nd|rd|th)\sday\s(?:after|following|from)\s[^.]{0,30}(?:serv|receiv)`,
].map((source) => new RegExp(source, 'i'))
/** What has to be done within the days: a paper also gives days to ask for a jury, or to the officer who serves it. */
const TO_ANSWER =
  /\b(?:answer|respon[ds]\w{0,4}|appear\w{0,4}|plead\w{0,4}|defen[ds]e?\w{0,4}|contest\w{0,4}|default|oppos\w{1,5}|disput\w{1,5}|objec\w{1,5}|fil(?:e|ed|ing)|serve|contestar|responder|contestacion|respuesta|comparec\w{1,5}|present\w{1,4})\b/i
/** Days that begin once the answer has been given are no days to give it. */
const ONCE_ANSWERED =
  /\bdays?\s(?:after|of|from|following)\s(?:you\s(?:serve|send|mail|deliver)|serving|(?:the\s)?service\sof\s(?:an?\scopy\sof\s)?(?:your|the|an|said|such)\sanswer)/i
/** The sentence of a passage that a match is in. */
const sentenceOf = ({ match, passage: { text } }: Found): string => {
  const start = Math.max(text.lastIndexOf('. ', match.index), text.lastIndexOf('.\n', match.index), 0)
  const end = text.slice(match.index).search(/[.:](?:\s|$)/)
  return text.slice(start, end < 0 ? undefined : match.index + end)
}
const isToAnswer = (sentence: string): boolean => TO_ANSWER.test(sentence) && !ONCE_ANSWERED.test(sentence)
/** Where a summons gives several times (served here, served elsewhere), the shortest: to answer early harms no one. */
export const answerWithinDays: Reader = ({ passages, rows }) => {
  const countsIn = (parts: readonly Passage[]) =>
    ANSWER_WITHIN.flatMap((pattern) => findAll(parts, pattern)).flatMap((found) => {
      const text = (found.match[1] ?? '').toLowerCase()
      const count = spelledNumber(text) ?? SPANISH_COUNTS[text] ?? Number(text)
      return count > 0 && isToAnswer(sentenceOf(found)) ? [{ count, found }] : []
    })
  const told = countsIn(passages)
  // A row alone breaks off its sentence, and so what the days are for.
  const counts = told.length > 0 ? told : countsIn(rows)
  const [least] = counts.toSorted((a, b) => a.count - b.count)
  return least ? facts('answerWithinDays', [fieldOf(String(least.count), least.found)]) : []
}

const CLAIMED = [
  String.raw`\bjudgment\s(?:of|for)\s${MONEY}`,
  String.raw`\b(?:defendant|you)\sowes?\s(?:the\s)?(?:sum\sof\s)?${MONEY}`,
  String.raw`\bin\sall,?\s${MONEY}`,
  String.raw`\bof\swhich\s${MONEY}[^.$]{0,60}\b(?:due|unpaid|unsatisfied|owing)\b`,
  String.raw`\btotal\sjudgment(?:\samount)?\s?:?\s?${MONEY}`,
  String.raw`\b(?:judgment|judgement)\b[^.]{0,120}\b(?:sum|amount)\sof\s${MONEY}`,
  String.raw`\b(?:plaintiff|it|they)\s(?:claims?|demands?|seeks?)\s(?:from\syou\s)?(?:the\ssum\sof\s|damages\sof\s)?${MONEY}`,
  String.raw`\byou\sowe\s(?:the\s)?plaintiff\s(?:the\ssum\sof\s)?${MONEY}`,
  String.raw`\bamount\s(?:claimed|demanded|sued\sfor|in\scontroversy)\s?:?\s?${MONEY}`,
  String.raw`^total\s?:?\s?${MONEY}$`,
  String.raw`\b(?:account|debt|contract|note|loan|claim)\sin\sthe\s(?:amount|sum)\sof\s${MONEY}`,
  String.raw`\btotal\samount\s(?:due|owed|owing)\s(?:is|of)?\s?:?\s?${MONEY}`,
  String.raw`\b(?:demand|claim)\samount\s?:?\s?${MONEY}`,
  String.raw`\bbalance\s(?:due\s)?on\sthe\sjudgment\b[^.$]{0,80}${MONEY}`,
].map((source) => new RegExp(source, 'i'))
/** What the other side wants, or has been given. */
export const claimed: Reader = (text) => firstMoney('amount', text, CLAIMED)
