import { leftOf, middleYOf, rightOf } from '#engine/reading/lines/boxes.ts'
import { GRID_CODES, LEGEND_PHRASES } from '#engine/reading/layouts/experian-web-print/words.ts'
import { emOf, type Line, lineOf, lineOfWords } from '#engine/reading/lines/lines.ts'
import { textOfWords, type Word } from '#engine/reading/page-text.ts'
import type { Box } from '#engine/report/evidence.ts'
import { lookUp } from '#engine/values/look-up.ts'
import type { HistoryCode } from '#engine/words/history-code.ts'

/** What the key under one payment grid explains: codes that are written, and signs that are drawn. */
export interface Legend {
  /** Null for a sign that the key explains in two ways. */
  readonly written: ReadonlyMap<string, HistoryCode | null>
  readonly drawn: readonly { readonly signs: readonly Box[]; readonly code: HistoryCode }[]
  /** The key explains `Current / Terms met`, but no sign for it could be taken from the page. */
  readonly hasUnseenCurrent: boolean
  /** The same of `No data`: then a blank may mean either. */
  readonly hasUnseenNoData: boolean
}

const PHRASE = new RegExp(LEGEND_PHRASES.map(([phrase]) => phrase.source).join('|'), 'gi')
/** A drawn sign comes before its phrase, with at most so many letters' widths from its left edge to the phrase. */
const SIGN_DISTANCE = 6
/** Between a sign and its phrase: `✓ = Current`, `30: Past due 30 days`. */
const PARTED_BY = /(?<![\s:=–—-])[\s:=–—-]+$/
const DASHES = /^[–—-]+$/
const SAYS_NOTHING: ReadonlySet<HistoryCode> = new Set(['no_data', 'too_new', 'closed'])

interface Entry {
  readonly code: HistoryCode
  readonly written: string
  readonly line: Line
  readonly fromX: number
  readonly phraseX: number
}

/** The entries of one line of the key: each phrase with the words before it, which are its code. */
function entriesOf(line: Line): Entry[] {
  const starts: number[] = []
  let text = ''
  for (const word of line.words) {
    starts.push(text.length)
    text += `${word.text} `
  }
  const entries: Entry[] = []
  let from = 0
  for (const match of text.matchAll(PHRASE)) {
    const first = starts.indexOf(match.index)
    const code = LEGEND_PHRASES.find(([phrase]) => new RegExp(`^(?:${phrase.source})$`, 'i').test(match[0]))?.[1]
    if (first < from || code === undefined) continue
    const end = starts.findIndex((start) => start >= match.index + match[0].length)
    const [before, phrase] = [line.words[from - 1], line.words[first]]
    const written = signIn(line.words.slice(from, first))
    entries.push({ code, written, line, fromX: before ? rightOf(before.box) : 0, phraseX: phrase ? leftOf(phrase.box) : 0 })
    from = end < 0 ? line.words.length : end
  }
  return entries
}

/** The code without what parts it from its phrase; a dash before it, or alone, is the code itself. */
function signIn(words: readonly Word[]): string {
  const text = textOfWords(words)
  const sign = text.replace(PARTED_BY, '')
  const first = (words[0]?.text ?? '').replace(/(?<![:=])[:=]+$/, '')
  return sign === '' && DASHES.test(first) ? first : sign
}

function signsBefore(entry: Entry, signs: (page: number) => readonly Box[]): Box[] {
  const [middle, reach] = [middleYOf(entry.line.box), emOf(entry.line.words) * 0.6]
  return signs(entry.line.page).filter(
    (sign) =>
      Math.abs(middleYOf(sign) - middle) < reach &&
      leftOf(sign) >= Math.max(entry.fromX, entry.phraseX - SIGN_DISTANCE * emOf(entry.line.words)) &&
      rightOf(sign) <= entry.phraseX + 1,
  )
}

/**
 * Reads the key from the lines that are no part of the grid. It is the authority for its file's own signs. In a narrow
 * `column` beside the grid its entries wrap: that is read on from line to line too.
 */
export function readLegend(
  lines: readonly Line[],
  from: { signs: (page: number) => readonly Box[]; column: readonly Line[] },
): Legend {
  const written = new Map<string, HistoryCode | null>()
  const drawn: { signs: Box[]; code: HistoryCode }[] = []
  let hasUnseenCurrent = false
  let hasUnseenNoData = false
  const column = lineOf(from.column.flatMap((line) => line.runs))
  const wrapped = column ? entriesOf(column).filter((entry) => entry.written !== '') : []
  const flowing = lines.flatMap((line, index) => entriesOf(withoutEnd(line, lines[index - 1])))
  for (const entry of [...flowing, ...wrapped]) {
    const before = signsBefore(entry, from.signs)
    // A dash between a drawing and its phrase parts them; of itself it says that there is nothing, never how an account was paid.
    const isParted = DASHES.test(entry.written) && (before.length > 0 || !SAYS_NOTHING.has(entry.code))
    if (entry.written !== '' && !isParted) {
      const known = written.get(entry.written)
      written.set(entry.written, known === undefined || known === entry.code ? entry.code : null)
      continue
    }
    if (before.length > 0) drawn.push({ signs: before, code: entry.code })
    else if (entry.code === 'ok') hasUnseenCurrent = true
    else if (entry.code === 'no_data') hasUnseenNoData = true
  }
  const isCurrentSeen = [...written.values(), ...drawn.map((entry) => entry.code)].includes('ok')
  return { written, drawn, hasUnseenCurrent: hasUnseenCurrent && !isCurrentSeen, hasUnseenNoData }
}

/** What a phrase may go on with below. */
const ENDS = /^(?:terms|met|due|\d{2,3}|days|late|data|for|this|time|period|on|off|surrender|plan|to|rate)$/i

/** A line without the end of the phrase that the line above began (`180 Past due 180` / `days ✓ Current`). */
function withoutEnd(line: Line, above: Line | undefined): Line {
  const begun = above?.words.map(({ text }) => text) ?? []
  for (let count = 1; count <= 4 && ENDS.test(line.words[count - 1]?.text ?? ''); count += 1) {
    const end = line.words.slice(0, count).map(({ text }) => text)
    const isOne = begun.some((_, from) => {
      const phrase = [...begun.slice(from), ...end].join(' ')
      return LEGEND_PHRASES.some(([words]) => new RegExp(`^(?:${words.source})$`, 'i').test(phrase))
    })
    if (isOne) return lineOfWords(line.page, line.words.slice(count)) ?? line
  }
  return line
}

/** Whether two drawings are one sign. */
export const isLikeSize = (a: Box, b: Box): boolean => Math.abs(a[2] - b[2]) < 1.2 && Math.abs(a[3] - b[3]) < 1.2

/** What the drawings in a cell mean: the one entry of the key whose drawings have the same sizes. */
export function meaningOfSigns(legend: Legend, signs: readonly Box[]): HistoryCode | null {
  const matches = legend.drawn.filter((entry) => entry.signs.every((wanted) => signs.some((sign) => isLikeSize(sign, wanted))))
  const most = Math.max(0, ...matches.map((entry) => entry.signs.length))
  const codes = new Set(matches.filter((entry) => entry.signs.length === most).map((entry) => entry.code))
  const [code] = codes
  return codes.size === 1 && code !== undefined ? code : null
}

/** What a written code means: by the file's own key, else by the words every print shares; null when neither knows it. */
export function meaningOfText(legend: Legend, text: string): HistoryCode | null {
  const explained = legend.written.get(text)
  return explained === undefined ? lookUp(GRID_CODES, text.toUpperCase()) : explained
}
