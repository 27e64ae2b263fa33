import { POST_CODE } from '#engine/reading/values/addresses.ts'
import { quoted } from '#engine/reading/lines/boxes.ts'
import { cardJoiner, type Joined, saying } from '#engine/reading/lines/broken-words.ts'
import { type Card, cardsOf } from '#engine/reading/lines/cards.ts'
import { doubtTwo, isMadeOut, type Notes, note, noteUnread } from '#engine/reading/facts.ts'
import { findIn, type Line, type Run } from '#engine/reading/lines/lines.ts'
import type { Inquiry } from '#engine/report/report.ts'
import { parsePrintedDay } from '#engine/values/day.ts'

const INQUIRED_ON = /^inquired on\b:?/i
const DATE = /\d{1,2}\/\d{1,2}\/\d{4}|[A-Z][a-z]{2,8}\.? \d{1,2}, ?\d{4}/
const CITY_END = new RegExp(String.raw`(?:^|\s|,)(?:${POST_CODE})$`)
const PHONE = /\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}$/
const ON_RECORD = /(?:scheduled to )?continue on record until ([A-Z][a-z]{2,8}\.? \d{4})/i
/** Somewhere behind it stands a month, whether or not it was made out. */
const ON_SOME_RECORD = /continue on record/i

const isAnchor = (run: Run): boolean => INQUIRED_ON.test(run.text)
const isDates = (run: Run): boolean => DATE.test(run.text)
const endsCard = (run: Run): boolean =>
  isDates(run) ||
  CITY_END.test(run.text) ||
  PHONE.test(run.text) ||
  /[a-z0-9]\.$/.test(run.text) ||
  /other dates?$/i.test(run.text)

/** Reads one section of inquiry cards: one inquiry for each printed date of each card. A card without `Inquired on` is none. */
export function readInquiries(lines: readonly Line[], kind: Inquiry['kind'], names: readonly string[] = []): Inquiry[] {
  const cards = cardsOf(lines, { anchor: INQUIRED_ON, endsCard })
  const join = cardJoiner(
    cards.map(({ runs }) => runs),
    names,
  )
  const prefix = kind === 'hard' ? 'h' : 's'
  return cards
    .flatMap((card) => inquiriesIn(card, kind, join))
    .map((inquiry, index) => ({ ...inquiry, id: `${prefix}${index + 1}` }))
}

/** How many cards the inquiries were read from: one card may list several dates. */
export function inquiryCards(inquiries: readonly Inquiry[]): number {
  const places = inquiries.map(({ evidence }) => `${evidence['kind']?.page} ${evidence['kind']?.box.join(' ')}`)
  return new Set(places).size
}

function inquiriesIn(card: Card, kind: Inquiry['kind'], join: (runs: readonly Run[]) => Joined): Omit<Inquiry, 'id'>[] {
  const at = card.runs.findIndex(isAnchor)
  const creditor = card.runs.slice(0, at)
  const rest = card.runs.slice(at)
  const name = join(creditor)
  // On a picture the creditor's line may not have been made out, nor a date: either is asked about.
  const isPictured = isMadeOut(rest)
  if (at < 0 || (creditor.length === 0 && !isPictured)) return []
  const record = findIn(rest, ON_RECORD)
  const onRecordUntil = record?.match[1] === undefined ? null : parsePrintedDay(record.match[1])
  const dates = datesIn(rest)
  const printed = dates.length === 0 && isPictured ? rest.slice(0, 1).map((piece) => ({ text: null, piece })) : dates
  return printed.map(({ text, piece }) => {
    const evidence: Notes = {}
    note(evidence, 'creditorName', saying(creditor, name))
    if (!name.isSure) doubtTwo(evidence)
    note(evidence, 'kind', card.runs.slice(at, at + 1))
    if (text === null) noteUnread(evidence, 'date', [piece])
    else note(evidence, 'date', quoted([piece], text))
    if (record && onRecordUntil !== null) note(evidence, 'onRecordUntil', record.pieces)
    else noteUnread(evidence, 'onRecordUntil', findIn(rest, ON_SOME_RECORD)?.pieces ?? [])
    return {
      creditorName: name.text,
      date: text === null ? null : parsePrintedDay(text),
      kind,
      onRecordUntil,
      evidence,
    }
  })
}

/** The dates that follow `Inquired on`, on its own line or on those right under it. */
function datesIn(runs: readonly Run[]): { text: string; piece: Run }[] {
  const dates: { text: string; piece: Run }[] = []
  for (const [index, run] of runs.entries()) {
    if (index > 0 && !isDates(run)) break
    for (const match of run.text.matchAll(new RegExp(DATE, 'g'))) {
      const found = findIn([run], new RegExp(match[0].replaceAll('.', '\\.')))
      const [piece] = found?.pieces ?? []
      if (piece) dates.push({ text: match[0], piece })
    }
  }
  return dates
}
