import { bottomOf, leftOf, middleXOf, topOf } from '#engine/reading/lines/boxes.ts'
import type { HistoryCell, LateCounts } from '#engine/reading/layouts/bureau-columns/page.ts'
import type { PrintHistory } from '#engine/reading/layouts/bureau-columns/print-page.ts'
import {
  BADGE,
  BLANK_BADGE,
  bureauIn,
  HISTORY_HEADING,
  LATE_COUNTS,
  monthOfLabel,
} from '#engine/reading/layouts/consumerdirect/words.ts'
import { isMadeOut, type Line, runOf } from '#engine/reading/lines/lines.ts'
import type { Word } from '#engine/reading/page-text.ts'
import type { Month } from '#engine/values/day.ts'

/** A month's label in a row of them, or a year that stands alone and counts for the months behind it. */
type Item =
  | { readonly kind: 'year'; readonly year: number; readonly word: Word }
  | { readonly kind: 'month'; readonly text: string; readonly words: readonly Word[] }

/** One bureau's history as it is printed: rows of months with their badges, and before or behind them the counts of late ones. */
export function printHistoryAt(lines: readonly Line[], at: number): PrintHistory | null {
  const heading = HISTORY_HEADING.exec(lines[at]?.text ?? '')
  const bureau = heading && bureauIn(heading[0])
  if (!bureau) return null
  const first = lateCountsIn(lines[at + 1])
  const from = first ? at + 2 : at + 1
  let until = from
  while (lines[until] && (isOfHistory(lines[until]) || isYearsUnder(lines[until], lines[until - 1]))) until += 1
  const body = lines.slice(from, until)
  if (body.length === 0 && heading.groups?.['said'] === undefined) return null
  const last = first ? null : lateCountsIn(lines[until])
  const counts = first ?? last
  return { history: { [bureau]: cellsIn(body) }, lateCounts: counts ? { [bureau]: counts } : {}, until: last ? until + 1 : until }
}

function lateCountsIn(line: Line | undefined): LateCounts | null {
  const [, days30, days60, days90] = LATE_COUNTS.exec(line?.text ?? '') ?? []
  const run = line && runOf(line.page, line.words)
  if (!run || days30 === undefined || days60 === undefined || days90 === undefined) return null
  return { days30: Number(days30), days60: Number(days60), days90: Number(days90), run }
}

/** A recogniser joins a month and the year right behind it: `Apr'19`. */
const MONTH = /^(?:(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)(?:['‘’]\d{2})?|(?:0?[1-9]|1[0-2])\/(?:20)?\d{2})$/i
const YEAR = /^(?:(?:19|20)\d{2}|['‘’"]\d{2})$/
/** A year behind its month; no badge says so little. */
const SHORT_YEAR = /^[0-2]\d$/
/** Of the words of a line on a picture: so many make it one of a history, though a month was misread. */
const MOST = 0.75
function isOfHistory(line: Line | undefined): boolean {
  const own = line?.words.filter(
    ({ text }, index) =>
      [BADGE, BLANK_BADGE, MONTH, YEAR].some((pattern) => pattern.test(text)) || isShortYear(text, line.words[index - 1]),
  )
  return line !== undefined && own !== undefined && own.length >= line.words.length * (isMadeOut(line) ? MOST : 1)
}
const isShortYear = (text: string, before: Word | undefined): boolean =>
  SHORT_YEAR.test(text) && before !== undefined && MONTH.test(before.text) && !before.text.includes('/')

/** Years that broke off from their months for want of room: each is under one. */
function isYearsUnder(line: Line | undefined, above: Line | undefined): boolean {
  if (!line || !above || line.page !== above.page || !hasMonths(above)) return false
  return line.words.every((word) => SHORT_YEAR.test(word.text) && above.words.some((month) => isUnder(word, month)))
}

const isUnder = (year: Word, { text, box }: Word): boolean =>
  MONTH.test(text) && Math.abs(middleXOf(year.box) - middleXOf(box)) < box[3] * 0.6

/** Where a month's badge stands from its label. */
type Side = 'over' | 'under' | 'beside'

function cellsIn(body: readonly Line[]): HistoryCell[] {
  const lines = body.filter((line, index) => !isYearsUnder(line, body[index - 1]))
  const cells: HistoryCell[] = []
  const side = sideOf(lines)
  let year: number | null = null
  lines.forEach((line, index) => {
    if (!hasMonths(line)) return
    const [above, below] = [lines[index - 1], lines[index + 1]]
    const over = above && areTogether(above, line) && !hasMonths(above) ? above.words : []
    const under = below && areTogether(line, below) && !hasMonths(below) ? below.words : []
    const badges = side === 'over' ? over : side === 'under' ? under : []
    const next = body[body.indexOf(line) + 1]
    const years = isYearsUnder(next, line) ? (next?.words ?? []) : []
    for (const item of itemsOf(line, { others: side === 'over' || !over.some(isBadge) ? over : [], years })) {
      if (item.kind === 'year') {
        year = item.year
        continue
      }
      const month = monthOfLabel(item.text, year)
      const badge = side === 'beside' ? badgeBehind(item.words, line) : badgeAt(item.words, badges)
      const run = badge && runOf(line.page, [badge])
      if (month !== null && badge && run) cells.push({ month, code: badge.text, run })
    }
  })
  return once(cells)
}

const hasMonths = (line: Line): boolean => line.words.some(({ text }) => MONTH.test(text))
const isBadge = ({ text }: Word): boolean => BADGE.test(text)

/** What is the first line of all stands over the second, what is the last under the one before; else the nearer is its own. Null where nothing tells. */
function sideOf(lines: readonly Line[]): Side | null {
  if (lines.some((line) => hasMonths(line) && line.words.some(isBadge))) return 'beside'
  const badges = lines.flatMap(({ words }, at) => (words.some(isBadge) ? [at] : []))
  const [firstMonths, lastMonths] = [lines.findIndex(hasMonths), lines.findLastIndex(hasMonths)]
  if ((badges[0] ?? -1) < firstMonths) return 'over'
  if ((badges.at(-1) ?? -1) > lastMonths) return 'under'
  const nearer = badges.flatMap((at) => nearerSide(lines[at - 1], lines[at], lines[at + 1]) ?? [])
  return new Set(nearer).size === 1 ? (nearer[0] ?? null) : null
}

function nearerSide(above: Line | undefined, line: Line | undefined, below: Line | undefined): Side | null {
  if (!above || !line || !below || above.page !== line.page || below.page !== line.page) return null
  const [up, down] = [topOf(line.box) - bottomOf(above.box), topOf(below.box) - bottomOf(line.box)]
  if (Math.abs(up - down) < 0.5) return null
  return up < down ? 'under' : 'over'
}

/** Whether the second line stands right under the first; where a page ends between them, they are its last and the next one's first. */
function areTogether(above: Line, line: Line): boolean {
  return above.page === line.page ? topOf(line.box) - bottomOf(above.box) < line.box[3] * 1.5 : above.page === line.page - 1
}

/** The badge right behind a label in its own line. */
function badgeBehind(label: readonly Word[], line: Line): Word | null {
  const last = label.at(-1)
  const next = last && line.words[line.words.indexOf(last) + 1]
  return next && isBadge(next) ? next : null
}

/** Labels in the order of the page; a year of its own is beside them or a little higher. */
function itemsOf(line: Line, { others, years }: { readonly others: readonly Word[]; readonly years: readonly Word[] }): Item[] {
  const items: { left: number; item: Item }[] = []
  line.words.forEach((word, index) => {
    if (!MONTH.test(word.text)) return
    const next = line.words[index + 1]
    const isYear = next && (YEAR.test(next.text) || isShortYear(next.text, word))
    const isOwn = next && isYear && leftOf(next.box) - leftOf(word.box) - word.box[2] < word.box[3] * 0.6
    const below = isOwn ? undefined : years.find((year) => isUnder(year, word))
    const words = [word, ...(isOwn ? [next] : []), ...(below ? [below] : [])]
    items.push({ left: leftOf(word.box), item: { kind: 'month', text: words.map(({ text }) => text).join(' '), words } })
  })
  const taken = new Set(items.flatMap(({ item }) => (item.kind === 'month' ? item.words : [])))
  for (const word of [...line.words, ...others])
    if (!taken.has(word) && /^(?:19|20)\d{2}$/.test(word.text))
      items.push({ left: leftOf(word.box), item: { kind: 'year', year: Number(word.text), word } })
  return items.toSorted((a, b) => a.left - b.left).map(({ item }) => item)
}

/** The badge that stands over or under the label: centred with it, or beginning where it begins. */
function badgeAt(label: readonly Word[], others: readonly Word[]): Word | null {
  const first = label[0]
  const last = label.findLast(({ box }) => first && Math.abs(topOf(box) - topOf(first.box)) < first.box[3] * 0.5)
  if (!first || !last) return null
  const middle = (leftOf(first.box) + leftOf(last.box) + last.box[2]) / 2
  const away = (word: Word): number =>
    Math.min(Math.abs(middleXOf(word.box) - middle), Math.abs(leftOf(word.box) - leftOf(first.box)))
  const [nearest] = others.filter(isBadge).toSorted((a, b) => away(a) - away(b))
  return nearest && away(nearest) < first.box[3] * 0.6 ? nearest : null
}

function once(cells: readonly HistoryCell[]): HistoryCell[] {
  const seen = new Set<Month>()
  return cells.filter(({ month }) => !seen.has(month) && seen.add(month))
}
