import type { ReadField } from '#engine/answers/reply.ts'
import { scoreRows } from '#engine/papers/agency-scores.ts'
import { dayPatterns, facts, firstDay, type Reader } from '#engine/papers/fact-readers.ts'
import {
  fieldOf,
  type Found,
  findAll,
  findCell,
  findFirst,
  type PaperText,
  type Passage,
  stretch,
} from '#engine/papers/paper-text.ts'
import { DAY, dayOfText } from '#engine/papers/printed-days.ts'

const SCORE =
  /\b(?:credit\sscores?|fico\S{0,2}(?:\sscore)?(?:\s\d{1,2})?|vantagescore\S{0,2}(?:\s\d\.\d)?|[a-z]{0,12}score|puntaje|puntuacion)\b[^\d.\n]{0,40}(?:(?:was|is|of|used|es|fue)\s)?[^\d.\n]{0,20}\b([3-9]\d\d)\b(?!\s?(?:to|a|-)\s?\d{3})/i
const RANGE =
  /\b(?:range|ranges|ranging|scores?|possible|puntajes?|puntuaciones|van|rango|escala|scale|minimum|low)\b[^\d.]{0,50}(\d{1,3})(?:\s\([a-z]{1,10}\))?\s?(?:to|through|and|-|a|al|hasta|y)\s?(?:a\s)?(?:high\sof\s|maximum\sof\s)?(\d{3})\b/i
/** `Lowest 350, highest 850.` */
const BOTH_NAMED =
  /\b(?:low(?:est)?|min(?:imum)?)\b\D{0,20}?(\d{3})\b\D{1,24}?\b(?:high(?:est)?|max(?:imum)?)\b\D{0,20}?(\d{3})\b/i
/** A table that says which two figures are meant needs no word between them. */
const LEAST_AND_MOST = /\b(?:lowest|highest|minimum|maximum|range|rango)\b[^\d\n]{0,50}(\d{3})\s?[-–|]?\s?(\d{3})\b/i
const SCORE_DAY = dayPatterns(
  String.raw`\b(?:score\sdate|date\s(?:of\s(?:the\s|your\s)?(?:credit\s)?score|(?:the\s|your\s)?score\swas\s(?:created|calculated)|created|obtained)|score\s(?:was\s)?(?:created|obtained|calculated)(?:\son)?|fecha\s(?:del?\s)?(?:puntaje|puntuacion))\s?:?\s?(?:on\s)?DAY`,
)
/** `Your credit score on 09/22/2026 was 612.` */
const SCORE_ON_DAY = new RegExp(
  String.raw`\b(?:[a-z]{0,12}score|puntaje|puntuacion)\s(?:on|as\sof|dated|al?|del?)\s${DAY}(?:,?\s(?:was|is|of|es|fue)|:)\s([3-9]\d\d)\b`,
  'i',
)
/** A label alone in its row. */
const SCORE_LABEL = /^(?:your )?(?:credit |fico\S{0,2} |vantagescore\S{0,2} )?score$/i
const ANY_SCORE = /^([3-9]\d\d)$/
const DAY_BESIDE = new RegExp(String.raw`\b(?:date|dated|created|calculated|obtained|as\sof|on|fecha|al|el)\s?:?\s?${DAY}`, 'i')

/** The score that was looked at, its range, and the day, which is next to it. */
export const score: Reader = (text) => {
  const tabled = scoreRows(text)
  const found = tabled[0] ?? findFirst(text, SCORE_ON_DAY) ?? findFirst(text, SCORE) ?? findCell(text, SCORE_LABEL, ANY_SCORE)
  if (!found) return []
  const value = tabled.length > 0 ? (found.match[1] ?? '') : (found.match.at(-1) ?? '')
  const ranges = [RANGE, LEAST_AND_MOST, BOTH_NAMED].flatMap((pattern) => [
    ...findAll(text.passages, pattern),
    ...findAll(text.rows, pattern),
  ])
  const range = ranges.find(({ match }) => Number(match[2]) > Number(match[1]) && Number(match[2]) >= Number(value))
  const named = firstDay('scoreDate', text, SCORE_DAY)
  const [beside] =
    tabled.length > 0 ? tabled : [...findAll([found.passage], DAY_BESIDE), ...findAll(rowsBelow(text, found), DAY_BESIDE)]
  const dayGroup = tabled.length > 0 ? 2 : 1
  const day = beside ? dayOfText(beside.match[dayGroup] ?? '') : null
  return [
    ...(tabled.length > 0
      ? facts(
          'score',
          tabled.map((one) => fieldOf(one.match[1] ?? '', one)),
        )
      : facts('score', [fieldOf(value, found, found.match.length - 1)])),
    ...(range ? facts('scoreMin', [groupOf(range, 1)]) : []),
    ...(range ? facts('scoreMax', [groupOf(range, 2)]) : []),
    ...(named.length > 0 ? named : beside && day !== null ? facts('scoreDate', [fieldOf(day, beside, dayGroup)]) : []),
  ]
}

/** A table gives the score in one row and its day in one of the next. */
function rowsBelow({ rows }: PaperText, { passage, match }: Found): readonly Passage[] {
  const word = passage.words.findLast(({ from }) => from < match.index + match[0].length)?.word
  const at = rows.findIndex(({ words }) => words.some((one) => one.word === word))
  return at < 0 ? [] : rows.slice(at, at + SCORE_ROWS)
}
const SCORE_ROWS = 4

/** The second figure may be the same as the first: it is the last in the match. */
function groupOf({ match, passage }: Found, group: 1 | 2): ReadField<string> {
  const text = match[group] ?? ''
  const from = match.index + (group === 1 ? match[0].indexOf(text) : match[0].lastIndexOf(text))
  return stretch(text, { passage, from, to: from + text.length })
}
