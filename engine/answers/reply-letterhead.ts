import { placeOf, type ReplyText } from '#engine/answers/sentences.ts'
import type { ReadField, Sender } from '#engine/answers/reply.ts'
import type { KnownEntry } from '#engine/answers/known-entry.ts'
import { findWriter } from '#engine/papers/find-writer.ts'
import { paperText, plainSigns } from '#engine/papers/paper-text.ts'
import { DAY, dayOfText } from '#engine/papers/printed-days.ts'
import { bottomOf, topOf } from '#engine/reading/lines/boxes.ts'
import { coverNumbers } from '#engine/reading/values/cover-numbers.ts'
import type { Line, Run } from '#engine/reading/lines/lines.ts'
import type { DocumentText } from '#engine/reading/page-text.ts'
import type { Day } from '#engine/values/day.ts'
import { type Bureau, BUREAU_NAMES, BUREAUS } from '#engine/words/bureau.ts'

/** The upper part of the first page, where a letter says whose it is. */
const HEAD = 0.3
/** How much each sign of a bureau weighs. */
const SIGNS: Readonly<Record<Bureau, readonly (readonly [RegExp, number])[]>> = {
  equifax: [
    [/equifax information services/i, 4],
    [/\bp\.? ?o\.? box (?:740241|740256|740243|105518|105788|105314)\b/i, 3],
    [/equifax\.com/i, 2],
    [/(?:equifax|the equifax) (?:consumer |credit )?(?:consumer care|customer care|disclosure|dispute|fraud)/i, 2],
  ],
  experian: [
    [/national consumer assistance center/i, 4],
    [/\bp\.? ?o\.? box (?:4500|9701|9554|2002|9556|2104)\b/i, 3],
    [/experian\.com/i, 2],
    [/experian (?:consumer|dispute|information solutions|ncac)/i, 2],
  ],
  transunion: [
    [/trans ?union (?:consumer (?:solutions|relations|disclosure)|llc|interactive)/i, 4],
    [/\bp\.? ?o\.? box (?:2000|1000|805|2561)\b.*\b(?:chester|woodlyn|crum lynne)?/i, 2],
    [/transunion\.com/i, 2],
  ],
}
const NAME: Readonly<Record<Bureau, RegExp>> = {
  equifax: /\bequifax\b/i,
  experian: /\bexperian\b/i,
  transunion: /\btrans ?union\b/i,
}
const SIGN_OFF = /^(?:sincerely|regards|best regards|respectfully|thank you|yours truly|very truly yours|cordially)\b/i

/** Who wrote the reply: a bureau by its own marks, else the company on the letter; null where neither can be said. */
export function findSender(document: DocumentText, text: ReplyText, known: readonly KnownEntry[]): ReadField<Sender> | null {
  const writer = findWriter('answer', paperText(document), known)
  const head = headLines(document, text)
  const signed = signedLines(text)
  const scored = BUREAUS.map((bureau) => ({ bureau, score: scoreOf(bureau, { head, signed, all: text.lines }) })).toSorted(
    (a, b) => b.score - a.score,
  )
  const [best, second] = scored
  const company = writer && ({ value: { kind: 'company', name: writer.value }, evidence: writer.evidence } as const)
  // A company names the bureaus that it has told; a bureau names itself.
  const namesBureau = head.some(({ text: line }) => BUREAUS.some((bureau) => NAME[bureau].test(line)))
  if (best && best.score >= 3 && best.score > (second?.score ?? 0) && (company === null || namesBureau)) {
    const line = [...head, ...signed, ...text.lines].find((one) => NAME[best.bureau].test(one.text)) ?? text.lines[0]
    const sureness = best.score >= 5 ? 0.95 : 0.8
    return line ? { value: { kind: 'bureau', bureau: best.bureau }, evidence: placeOf(line, line.text, sureness) } : null
  }
  return company
}

interface Zones {
  readonly head: readonly Line[]
  readonly signed: readonly Line[]
  readonly all: readonly Line[]
}

function scoreOf(bureau: Bureau, { head, signed, all }: Zones): number {
  const counts = (lines: readonly Line[]): boolean => lines.some(({ text }) => NAME[bureau].test(text))
  const whole = all.map(({ text }) => text).join('\n')
  const own = SIGNS[bureau].reduce((sum, [pattern, weight]) => sum + (pattern.test(whole) ? weight : 0), 0)
  const first = new RegExp(String.raw`\b(?:at|your|our|from|the) ${BUREAU_NAMES[bureau]}\b`, 'i').test(whole) ? 1 : 0
  return (counts(head) ? 3 : 0) + (counts(signed) ? 3 : 0) + Math.min(own, 5) + first
}

function headLines(document: DocumentText, { lines }: ReplyText): readonly Line[] {
  const [page] = document.pages
  if (!page) return []
  const end = lines.findIndex((line) =>
    /^(?:dear|hello|hi|hola|good (?:morning|afternoon|evening)|estimad[oa]|re|subject|to whom)\b/i.test(line.text),
  )
  return lines
    .slice(0, end > 0 ? end : undefined)
    .filter((line) => line.page === page.number && topOf(line.box) < page.height * HEAD)
}

function signedLines({ lines }: ReplyText): readonly Line[] {
  const at = lines.findIndex(({ text }) => SIGN_OFF.test(text))
  return at < 0 ? [] : lines.slice(at, at + 6)
}

const WRITTEN = new RegExp(String.raw`\b${DAY}`, 'gi')
const OTHER_DATE =
  /\b(?:birth|dob|opened|closed|reported|delinquen\w*|payment|activity|updated|received|dated|your letter|effective|due|exp|expires?|[i1l]ss(?:ued)?|since|until|by|charge[ds]?(?:-?off)?|placed|period|range|thru|tax year|delivered|verified|balance|as of|between|through|application|applied|submitted|sent to|petition|filed|served|score|of your|of|service|event|meeting|hearing|deadline|discover\w*|fraud|began|sold|purchased|opening|last|incident|sale|appear\w*|solicitud|antes|entre|vence|debia|debe|saldo|al?|el|del|desde|hasta)\b/i
const LABELLED =
  /^(?:(?:letter|bill|billing|invoice|statement(?: closing)?|judgment|report) date|date (?:of (?:letter|notice|issue|report|results|this (?:letter|notice))|issued|mailed|printed|generated|prepared|reported)|issue date|mailed(?: on)?|notice date|(?:pay|pay ?check|check|advice) date|results? date|(?:date of (?:the company's )?response|company responded)(?: on)?|dated(?: this)?|issued(?: on)?|fecha de(?:l aviso| la carta))\b\s?[:-]?(?: this)?(?: the)?$/i
/** As a court closes a paper: the place may be between. */
const GIVEN = /\b(?:dated|issued|given|entered|expedid[oa]|dad[oa])\b[^.:;]{0,90}(?:\bon|\bel|,)\s?$/i
/** An e-mail says when it was sent, with its hour. */
const MAIL_HEAD = /^(?:date|sent|fecha|enviado)\s?:(?:\s?[a-z]{3,9},)?$/i
/** As a telephone heads its messages, with a short day and the hour alone in the row. */
const MESSAGE_DAY = /^(?:mon|tue|wed|thu|fri|sat|sun),?$/i
const MESSAGE_TIME = /^,?\s+(?:at\s)?\d{1,2}:\d\d\s?(?:[ap]\.?m\.?)?$/i
/** So is the day of a score or of a payment called too: it is the letter's only where it comes first. */
const ANY_DATE = /^(?:date|report date|fecha)\b\s?[:-]?(?:\s?\([a-z]{3,12}\)\s?:?)?$/i
/** The same behind a signature. */
const SIGNED = /\bdated?\s?:(?:\s?\([a-z]{3,12}\)\s?:?)?$/i
/** The same behind the words for the one who signs. */
const FOOT = /\b(?:court|clerk|judge|by|signature|for)\b.{0,60}\sdated?\s?:$/i
/** `Report on: December 8, 2026, 8:00 AM`: with an hour behind it a day is an appointment, unless it heads a message. */
const CALLED_FOR = /(?:\b(?:on|for)|:)$/i
const AN_HOUR = /^,?\s+\d{1,2}(?::\d\d)?\s?[ap]\.?m\b/i
/** The end of a stretch of days: neither is the letter's. A recogniser loses the line between them, or the month of the first. */
const RANGE_BEFORE = new RegExp(String.raw`(?:${DAY}|\b\d{1,2},\s(?:19|20)\d\d)\s?(?:-|to|through|al?|hasta)?\s?$`, 'i')
const RANGE_BEHIND = new RegExp(String.raw`^\s?(?:-|to|through|al?|hasta)?\s?${DAY}`, 'i')
/** A court's order ends with its day and whose order it is. */
const BY_COURT = /^\s+by the court\b/i
/** A time behind it makes it an appointment; a word written small makes it a part of a sentence. */
const GOES_ON = /^,?\s+(?:at \d|to \d|-\s?\d|[a-z]+\b(?! \d))/

/** The day on the letter: a labelled one, or one that stands alone near the head. Null for none. */
export function findDate(document: DocumentText, { lines }: ReplyText): ReadField<Day> | null {
  const [page] = document.pages
  if (!page) return null
  const found = lines.flatMap((line, row) => {
    const isNear = line.page === page.number && bottomOf(line.box) < page.height * 0.5
    return daysIn(line).flatMap(({ day, quote, run, text, index, at }) => {
      const own = text.slice(0, index).trim()
      const above = own === '' ? sentenceAbove(lines, row, line.runs[at]) : ''
      const before = own === '' && above === '' && at > 0 ? (line.runs[at - 1]?.text.trim() ?? '') : `${above} ${own}`.trim()
      const behind = text.slice(index + quote.length)
      const next = behind.trim() === '' ? (line.runs[at + 1]?.text ?? '') : behind
      const isMessage = MAIL_HEAD.test(own) || (MESSAGE_DAY.test(own) && MESSAGE_TIME.test(behind))
      const isAppointment = /^,?\s+(?:at|to) \d/.test(behind) || (CALLED_FOR.test(own) && AN_HOUR.test(behind))
      if ((isAppointment && !isMessage) || RANGE_BEHIND.test(next) || RANGE_BEFORE.test(before)) return []
      const isAlone = own === '' && above === '' && !GOES_ON.test(behind) && behind.length < (at === 0 ? 30 : 3)
      const ofScore = lines.slice(Math.max(0, row - 3), row).some((one) => /\bscore\b/i.test(one.text))
      const rank =
        LABELLED.test(own === '' ? before : own) || (GIVEN.test(before) && !/^,?\s+[a-z]/.test(behind)) || BY_COURT.test(behind)
          ? 3
          : isAlone || isMessage || (ANY_DATE.test(before) && !ofScore)
            ? 2
            : 1
      if (rank === 2 && own === '' && isUnderOtherDate(lines, row, line.runs[at])) return []
      // A signature's own label says what day it is, whatever is before it in the row.
      if (rank < 3 && (OTHER_DATE.test(FOOT.test(own) ? '' : before) || (ofScore && ANY_DATE.test(before)))) return []
      if (rank < 3 && !isNear)
        return (SIGNED.test(own) && !ofScore) || isOverDate(lines, row) ? [{ day, line, run, rank: 0, quote }] : []
      if (rank === 2 && isCellOfTable(line)) return []
      return [{ day, line, run, rank, quote }]
    })
  })
  const best = found.toSorted((a, b) => b.rank - a.rank)[0]
  if (best === undefined) return null
  const words = best.run.words.filter(({ text }) => best.quote.includes(text.replace(/[,.]$/, '')))
  const sureness = best.rank >= 2 ? 0.95 : 0.6
  return {
    value: best.day,
    evidence: placeOf({ page: best.line.page, words: words.length > 0 ? words : best.run.words }, best.quote, sureness),
  }
}

interface DayInLine {
  readonly day: Day
  readonly quote: string
  readonly run: Pick<Run, 'words'>
  readonly text: string
  readonly index: number
  /** Which run of the line. */
  readonly at: number
}

/** The days in the runs of a line; where wide blanks have parted one, in the whole of it. */
function daysIn(line: Line): DayInLine[] {
  const found = line.runs.flatMap((run, at) => daysOf(run.text, run, at))
  return found.length > 0 || line.runs.length === 1 ? found : daysOf(line.text, line, 0)
}

function daysOf(printed: string, run: Pick<Run, 'words'>, at: number): DayInLine[] {
  const text = plainSigns(printed)
  return [...text.matchAll(WRITTEN)].flatMap((match) => {
    const day = dayOfText(match[0])
    return day === null ? [] : [{ day, quote: match[0], run, text, index: match.index, at }]
  })
}

/** The end of the line above, where its sentence goes on here; else nothing. */
function sentenceAbove(lines: readonly Line[], row: number, run: Run | undefined): string {
  if (!run) return ''
  // Lines of another column may be between.
  const own = lines
    .slice(Math.max(0, row - 3), row)
    .flatMap(({ page, runs }) => (page === run.page ? runs : []))
    .findLast(({ box }) => Math.abs(box[0] - run.box[0]) < run.box[3] && run.box[1] - bottomOf(box) < run.box[3])
  if (!own) return ''
  return /(?:\s[a-z]+|,)$/.test(own.text) && own.text.length > 20 ? own.text : ''
}

/** Of the letters' height: a label may go on with an address next to it. */
const LABEL_ABOVE = 4
/** In a form's cell, below the label that says which day it is. */
function isUnderOtherDate(lines: readonly Line[], row: number, run: Run | undefined): boolean {
  if (!run) return false
  const above = lines
    .slice(Math.max(0, row - 5), row)
    .flatMap(({ page, runs }) => (page === run.page ? runs : []))
    .findLast(({ box }) => Math.abs(box[0] - run.box[0]) < run.box[3] && run.box[1] - bottomOf(box) < run.box[3] * LABEL_ABOVE)
  return above !== undefined && /\bdate of\b/i.test(above.text) && !LABELLED.test(above.text) && OTHER_DATE.test(above.text)
}

/** Behind a signature, with `Date` below it. */
const isOverDate = (lines: readonly Line[], row: number): boolean =>
  /^(?:your |applicant's )?signature\b.{0,40}\bdate$/i.test(lines[row + 1]?.text ?? '')

/** One of the days that a table lists next to its amounts. */
const isCellOfTable = ({ runs }: Line): boolean => runs.length > 2 && runs.some(({ text }) => /\$\s?\d|^\$$/.test(text))

const NUMBERED =
  /\b(?:(?:file|report|confirmation|case|dispute|reference|tracking|correspondence|request|control)\s{0,4}(?:(?:id|number|no\.?|#|num)\s{0,4}[:#]?\s{0,4}(?=\S{0,6}\d)|[:#]\s{0,4})|n\S{1,2}mero\sde\s(?:archivo|expediente|confirmaci\S{1,2}n|informe|reporte|referencia|caso|disputa)\s{0,4}[:#]?\s{0,4}(?=\S{0,6}\d))#?([A-Z0-9][A-Z0-9-]{4,24})\b/i

/** The number of the file, report or case, as printed; one as long as an account number keeps its end. */
export function findFileNumber({ lines }: ReplyText): ReadField<string> | null {
  for (const line of lines) {
    const match = NUMBERED.exec(line.text)
    const number = match?.[1]
    if (number === undefined || !/\d{3}/.test(number) || /^\d{3}-\d{2}-\d{4}$/.test(number)) continue
    return {
      value: number.slice(-25),
      evidence: { ...placeOf(line, match?.[0] ?? '', 0.9), quote: coverNumbers(match?.[0] ?? '') },
    }
  }
  return null
}
