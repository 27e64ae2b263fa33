import { bottomOf, leftOf, rightEdgeOf, rightOf, topOf } from '#engine/reading/lines/boxes.ts'
import { type Notes, note, noteUnread } from '#engine/reading/facts.ts'
import { inColumns } from '#engine/reading/layouts/equifax-acr/find-packed-labels.ts'
import { KNOWN_NARRATIVES } from '#engine/reading/layouts/equifax-acr/words.ts'
import type { Word } from '#engine/reading/page-text.ts'
import { isMadeOut, type Line, lineOfWords, type Run, runOf, wouldFit } from '#engine/reading/lines/lines.ts'

/** What the report prints of a narrative code, and where. */
export type Narratives = ReadonlyMap<string, readonly Run[]>

/** Titles of the parts that may follow the list. */
const TITLE = /^(?:payment history|(?:24|twenty-four)[- ]month\b.*)$/i
const CODE = /^\(?\d{3}\)?[:.-]?$/
const codeOf = (text: string): string => text.replace(/\D/g, '')
/** What else begins with three figures: a street number before its address, a term before the next label. */
const isOther = (text: string): boolean => /:(?:\s|$)|\||\d{4}/.test(text)
/** The key of the payment grid: `120 120 Days Past Due`. */
const isOfGrid = (text: string): boolean => /^\d{2,3} days? (?:past due|late)/i.test(text) || /\bdays past due\b/i.test(text)

/**
 * The descriptions of these codes as they are listed: a code, then its words, one a line or several abreast; words that
 * wrap stand below their own beginning. Of a code that is listed again and again, what is printed most often counts.
 */
export function narrativesIn(lines: readonly Line[], codes: ReadonlySet<string>): Narratives {
  const found: { code: string; words: Run[] }[] = []
  const edge = rightEdgeOf(lines)
  const starts = columnsOf(lines, codes)
  const open = new Map<number, Open>()
  lines.forEach((line, at) => {
    // Most lines of a report hold no code and go on with none: they need not be cut into columns.
    if (open.size === 0 && !line.words.some(({ text }) => isCode(text, codes))) return
    inColumns([line], starts).forEach(([part], column) => {
      if (!part || endsCodes(part.words[0], lines[at - 1], line.page)) return
      const entries = oneByOne(part).flatMap((one) => entryIn(one, codes) ?? [])
      const entry = entries.at(-1)
      const above = open.get(column)
      if (entry) {
        found.push(...entries)
        const end = Math.min(...starts.filter((x) => x > entry.left + 3)) - line.box[3] * GUTTER
        open.set(column, { words: entry.words, left: entry.left, edge: Math.min(edge, end) })
      } else if (above && part.runs.length === 1 && goesOn(above, part)) above.words.push(part)
      else if (above) open.delete(column)
    })
  })
  return new Map(
    [...Map.groupBy(found, ({ code }) => code)].map(([code, listings]) => [
      code,
      mostPrinted(listings.map(({ words }) => words)),
    ]),
  )
}

/** `Narrative Code(s): 158,`: more codes stand in the next line of its cell. */
const OF_CODES = /^(?:Codes?(?:\(s\))?:?|\d{3},?)$/i

/** Whether a code ends the row of codes in the line above it, be it overleaf: what is behind it is the next cell of the account. */
function endsCodes(code: Word | undefined, above: Line | undefined, page: number): boolean {
  if (!code || !above) return false
  const from = above.words.findIndex(({ text }) => /^Narrative$/i.test(text))
  const row = above.words.slice(from)
  const end = row.findIndex(({ text }, at) => at > 0 && !OF_CODES.test(text))
  const [first, last] = [row[0], end < 0 ? row.at(-1) : row[end - 1]]
  if (from < 0 || !first || !last?.text.endsWith(',')) return false
  const isUnder = leftOf(code.box) > leftOf(first.box) - code.box[3] && leftOf(code.box) < rightOf(last.box)
  const isNext = above.page === page ? topOf(code.box) - bottomOf(last.box) < code.box[3] : above.page === page - 1
  return isUnder && isNext
}

/** Where the columns begin when descriptions stand abreast; empty where they do not. */
function columnsOf(lines: readonly Line[], codes: ReadonlySet<string>): number[] {
  const inner: number[] = []
  for (const [at, line] of lines.entries()) {
    for (let index = 1; index < line.words.length; index += 1) {
      const word = line.words[index]
      const before = line.words[index - 1]
      if (!before || !word || !isCode(word.text, codes)) continue
      const isParted = leftOf(word.box) - rightOf(before.box) > word.box[3]
      if (isParted && isCodeAt(line, index, codes) && !endsCodes(word, lines[at - 1], line.page)) inner.push(leftOf(word.box))
    }
  }
  const starts = inner.filter((left, index) => inner.findIndex((other) => Math.abs(other - left) < 3) === index)
  return starts.length === 0 ? [] : [0, ...starts.toSorted((a, b) => a - b)]
}

const LONGEST_CODE = '(065).'.length
const isCode = (text: string, codes: ReadonlySet<string>): boolean =>
  text.length >= 3 && text.length <= LONGEST_CODE && CODE.test(text) && codes.has(codeOf(text))

/** What the words of a description begin with. */
const BEGINS_WORDS = /^(?:[A-Z][A-Za-z/-]{2,}|[–-])/

function isCodeAt(line: Line, index: number, codes: ReadonlySet<string>): boolean {
  const [word, next] = [line.words[index], line.words[index + 1]]
  return word !== undefined && next !== undefined && isCode(word.text, codes) && BEGINS_WORDS.test(next.text)
}

/** Between two columns of descriptions, in heights of a letter. */
const GUTTER = 2

function mostPrinted(listings: readonly (readonly Run[])[]): readonly Run[] {
  const byText = Map.groupBy(listings, (runs) => runs.map(({ text }) => text).join(' '))
  const [first] = [...byText.values()].toSorted((a, b) => b.length - a.length)
  return first?.[0] ?? []
}

/** A description that may go on below. */
interface Open {
  readonly words: Run[]
  /** Where its code begins, and where its column ends. */
  readonly left: number
  readonly edge: number
}

/** How far right of the first words the next line may begin, in heights of a letter. */
const INDENT = 2

/** A continuation stands close under a full line, between the left edge of its code and that of its words, in letters of one size. */
function goesOn({ words, left, edge }: Open, run: Run): boolean {
  const last = words.at(-1)
  const [first] = words
  if (!first || !last || run.page !== last.page || TITLE.test(run.text)) return false
  // Words that hang under their own beginning, right of the code, tell it without a full line; so does a small letter.
  const hangs = leftOf(run.box) - left > first.box[3]
  if (!hangs && !/^\p{Ll}/u.test(run.text) && wouldFit(last, run, edge)) return false
  return (
    leftOf(run.box) > left - 3 &&
    leftOf(run.box) < leftOf(first.box) + last.box[3] * INDENT &&
    topOf(run.box) - bottomOf(last.box) < last.box[3] * 0.6 &&
    Math.abs(run.box[3] - last.box[3]) < last.box[3] * (isMadeOut(run) ? MADE_OUT : 0.04)
  )
}

/** How high letters are is not known so exactly where they were made out on a picture. */
const MADE_OUT = 0.1

/** The parts of a line that lists several codes, each with its words: `002 Credit Card; 067 Charged off`. Any other line is one. */
function oneByOne(line: Line): readonly Line[] {
  const parts: Word[][] = [[]]
  for (const [index, word] of line.words.entries()) {
    const before = parts.at(-1)
    const last = before?.at(-1)
    if (index > 1 && last?.text.endsWith(';') && CODE.test(word.text)) {
      before?.splice(-1, 1, { ...last, text: last.text.slice(0, -1) })
      parts.push([word])
    } else before?.push(word)
  }
  return parts.length === 1 ? [line] : parts.flatMap((words) => lineOfWords(line.page, words) ?? [])
}

/** A code at the beginning of a line, and the words behind it. */
function entryIn(line: Line, codes: ReadonlySet<string>): { code: string; words: Run[]; left: number } | null {
  if (!isCodeAt(line, 0, codes)) return null
  const words = line.words.slice(/^[–-]$/.test(line.words[1]?.text ?? '') ? 2 : 1)
  const run = runOf(line.page, words.at(-1)?.text === '|' ? words.slice(0, -1) : words)
  return run && !isOfGrid(run.text) && !isOther(run.text)
    ? { code: codeOf(line.words[0]?.text ?? ''), words: [run], left: leftOf(line.box) }
    : null
}

/** The account's narratives in words: as its report lists them, else as the bureau's key has them; a code of neither stays a code. */
export function readNarratives(
  row: { readonly value: readonly Run[] } | null,
  listed: Narratives,
  notes: Notes,
): { codes: string[]; remarks: string[] } {
  const words = (row?.value ?? []).flatMap((run) => run.words.map((word) => ({ word, page: run.page })))
  const printed = words.flatMap(({ word, page }) =>
    (word.text.match(/\d{3}/g) ?? []).map((code) => ({ code, run: runOf(page, [word]) })),
  )
  const remarks = printed.map(({ code, run }, index) => {
    const own = listed.get(code)
    // A line of the list that a picture lost: what the code says is asked about.
    if (own === undefined && listed.size > 0 && run && isMadeOut(run)) noteUnread(notes, `remarks.${index}`, [run])
    else note(notes, `remarks.${index}`, own ?? (run ? [run] : []))
    return own ? own.map(({ text }) => text).join(' ') : (KNOWN_NARRATIVES[code] ?? code)
  })
  return { codes: printed.map(({ code }) => code), remarks }
}
