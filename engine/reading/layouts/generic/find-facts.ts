import { bottomOf, leftOf, rightOf, topOf } from '#engine/reading/lines/boxes.ts'
import { saysNothing } from '#engine/reading/facts.ts'
import { FIELDS, type Field, ONLY_WITH_COLON, SYNONYMS, type ValueKind } from '#engine/reading/layouts/generic/words.ts'
import { type Line, type Run, runOf } from '#engine/reading/lines/lines.ts'
import { parsePrintedDay } from '#engine/values/day.ts'
import { parseMoney } from '#engine/values/money.ts'

/** A label and what is printed as its value, before anything is believed of it. */
export interface FoundFact {
  readonly field: Field
  readonly lineIndex: number
  readonly label: Run
  /** Null where nothing that can be its value is beside or below it. */
  readonly value: Run | null
}

interface Spelled {
  readonly field: Field
  readonly kind: ValueKind
  readonly words: readonly string[]
}

const ALL: readonly Spelled[] = FIELDS.flatMap((field) =>
  SYNONYMS[field].labels.map((label) => ({ field, kind: SYNONYMS[field].kind, words: label.split(' ') })),
).toSorted((a, b) => b.words.length - a.words.length)
const FIRSTS: ReadonlySet<string> = new Set(ALL.map(({ words }) => words[0] ?? ''))

const plain = (text: string): string => text.toLowerCase()

interface Hit {
  readonly spelled: Spelled
  readonly from: number
  /** The word behind the label. */
  readonly end: number
  readonly hasColon: boolean
}

/** Whether a text can be a value of its kind. */
export function isOfKind(kind: ValueKind, text: string): boolean {
  if (saysNothing(text)) return false
  if (kind === 'day') return parsePrintedDay(text) !== null && !/^\d{4}$/.test(text)
  if (kind === 'money') return /^-?\$/.test(text) && parseMoney(text) !== null
  if (kind === 'number') return /^[#*xX•\d][*xX•\d -]{2,30}$/.test(text) && /\d{2}|[*xX•]{3}/.test(text)
  return /[A-Za-z]{2}/.test(text) && text.length < 90
}

/** A label begins a line or stands apart from what is left of it, and a colon, a gap or a value of its kind ends it. */
function hitAt(line: Line, from: number): Hit | null {
  const first = line.words[from]
  const before = line.words[from - 1]
  if (!first || !FIRSTS.has(plain(first.text).replace(/:$/, '')) || /^[a-z]/.test(first.text)) return null
  const isApart = !before || /[|;,]$/.test(before.text) || leftOf(first.box) - rightOf(before.box) > first.box[3] * 0.5
  for (const spelled of ALL) {
    const end = from + spelled.words.length
    const own = line.words.slice(from, end).map(({ text }) => plain(text))
    const last = own.at(-1) ?? ''
    if (own.length < spelled.words.length || !spelled.words.every((word, index) => (own[index] ?? '').replace(/:$/, '') === word))
      continue
    if (own.slice(0, -1).some((text) => text.endsWith(':'))) continue
    const next = line.words[end]
    const hasColon = last.endsWith(':') || next?.text === ':'
    const behind = line.words[end - 1]
    const endsThere = !next || !behind || leftOf(next.box) - rightOf(behind.box) > behind.box[3] * 0.5
    const isValueNext = next !== undefined && spelled.kind !== 'text' && isOfKind(spelled.kind, next.text)
    const isCommon = ONLY_WITH_COLON.has(spelled.words.join(' ')) && !isRowLabel(line, from, end)
    if (hasColon || (isApart && !isCommon && (endsThere || isValueNext)))
      return { spelled, from, end: next?.text === ':' ? end + 1 : end, hasColon }
  }
  return null
}

/** The first thing on its line, with a value set apart from it: a row of a table of two columns. */
function isRowLabel(line: Line, from: number, end: number): boolean {
  const [last, next] = [line.words[end - 1], line.words[end]]
  return from === 0 && last !== undefined && next !== undefined && leftOf(next.box) - rightOf(last.box) > last.box[3] * 1.5
}

function hitsIn(line: Line): Hit[] {
  const hits: Hit[] = []
  for (let from = 0; from < line.words.length; from += 1) {
    const hit = hitAt(line, from)
    if (!hit) continue
    hits.push(hit)
    from = hit.end - 1
  }
  return hits
}

/** All labelled facts in reading order; values stand right of the label, behind its colon, or below it at its left edge. */
export function findFacts(lines: readonly Line[]): FoundFact[] {
  const hits = lines.map(hitsIn)
  return lines.flatMap((line, lineIndex) =>
    (hits[lineIndex] ?? []).flatMap((hit, index): FoundFact[] => {
      const label = runOf(line.page, line.words.slice(hit.from, hit.end))
      if (!label) return []
      const beside = valueBeside(line, hit, hits[lineIndex]?.[index + 1])
      const below =
        beside === null && !isFilled(line, hit, hits[lineIndex]?.[index + 1])
          ? valueBelow(lines, lineIndex, { hit, label, hits })
          : null
      return [{ field: hit.spelled.field, lineIndex, label, value: beside ?? below }]
    }),
  )
}

/** The first run behind the label, up to the next one; null where it is no value of the label's kind. */
function valueBeside(line: Line, hit: Hit, next: Hit | undefined): Run | null {
  const words = line.words.slice(hit.end, next?.from)
  const own = words.filter((word, index) => {
    const before = words[index - 1]
    return (
      before === undefined ||
      words
        .slice(0, index + 1)
        .every((one, at) => at === 0 || leftOf(one.box) - rightOf(words[at - 1]?.box ?? one.box) < one.box[3] * 1.2)
    )
  })
  const bar = own.findIndex(({ text }) => text === '|')
  const run = runOf(line.page, bar < 0 ? own : own.slice(0, bar))
  if (!run) return null
  if (isOfKind(hit.spelled.kind, run.text)) return run
  const [first] = run.words
  return first && hit.spelled.kind === 'money' && isOfKind('money', first.text) ? runOf(line.page, [first]) : null
}

const isFilled = (line: Line, hit: Hit, next: Hit | undefined): boolean => line.words.slice(hit.end, next?.from).length > 0

/** A value under its label: at its left edge on the very next line, in no other label's place. */
function valueBelow(
  lines: readonly Line[],
  lineIndex: number,
  { hit, label, hits }: { hit: Hit; label: Run; hits: readonly (readonly Hit[])[] },
): Run | null {
  const line = lines[lineIndex + 1]
  if (!line || line.page !== label.page || hit.hasColon) return null
  if (topOf(line.box) - bottomOf(label.box) > label.box[3] * 1.2 || (hits[lineIndex + 1] ?? []).length > 0) return null
  const run = line.runs.find(({ box }) => Math.abs(leftOf(box) - leftOf(label.box)) < 3)
  return run && isOfKind(hit.spelled.kind, run.text) ? run : null
}
