import { bottomOf, leftOf, middleXOf, topOf } from '#engine/reading/boxes.ts'
import type { HistoryCell } from '#engine/reading/layouts/bureau-columns/page.ts'
import type { PrintHistory } from '#engine/reading/layouts/bureau-columns/print-page.ts'
import { BADGE, bureauIn, HISTORY_HEADING, LATE_COUNTS, monthOfLabel } from '#engine/reading/layouts/consumerdirect/words.ts'
import { type Line, runOf } from '#engine/reading/lines.ts'
import type { Word } from '#engine/reading/page-text.ts'
import type { Month } from '#engine/values/day.ts'

/** A month's label in a row of them, or a year that stands alone and counts for the months behind it. */
type Item =
  | { readonly kind: 'year'; readonly year: number; readonly word: Word }
  | { readonly kind: 'month'; readonly text: string; readonly words: readonly Word[] }

/** One bureau's history as it is printed: rows of months, each under its badge, then the counts of late ones. */
export function printHistoryAt(lines: readonly Line[], at: number): PrintHistory | null {
  const heading = lines[at]
  const bureau = heading && HISTORY_HEADING.test(heading.text) ? bureauIn(heading.text) : null
  if (!bureau) return null
  let until = at + 1
  while (lines[until] && isOfHistory(lines[until])) until += 1
  const body = lines.slice(at + 1, until)
  const late = lines[until]
  const [, days30, days60, days90] = LATE_COUNTS.exec(late?.text ?? '') ?? []
  const run = late && runOf(late.page, late.words)
  const hasCounts = run && days30 !== undefined && days60 !== undefined && days90 !== undefined
  const counts = hasCounts ? { [bureau]: { days30: Number(days30), days60: Number(days60), days90: Number(days90), run } } : {}
  return { history: { [bureau]: cellsIn(body) }, lateCounts: counts, until: hasCounts ? until + 1 : until }
}

const MONTH = /^(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)$/
const YEAR = /^(?:(?:19|20)\d{2}|['’]\d{2})$/
const isOfHistory = (line: Line | undefined): boolean =>
  line?.words.every(({ text }) => BADGE.test(text) || MONTH.test(text) || YEAR.test(text)) ?? false

function cellsIn(lines: readonly Line[]): HistoryCell[] {
  const cells: HistoryCell[] = []
  let year: number | null = null
  lines.forEach((line, index) => {
    if (!line.words.some(({ text }) => MONTH.test(text))) return
    const above = lines[index - 1]
    const others = above && isOver(above, line) ? above.words : []
    for (const item of itemsOf(line, others)) {
      if (item.kind === 'year') {
        year = item.year
        continue
      }
      const month = monthOfLabel(item.text, year)
      const badge = badgeOver(item.words, others)
      const run = badge && runOf(line.page, [badge])
      if (month !== null && badge && run) cells.push({ month, code: badge.text, run })
    }
  })
  return once(cells)
}

/** The line of badges right above a line of labels; where a page ends between them, the last of that page. */
function isOver(above: Line, line: Line): boolean {
  const isNear =
    above.page === line.page ? topOf(line.box) - bottomOf(above.box) < line.box[3] * 1.5 : above.page === line.page - 1
  return isNear && !above.words.some(({ text }) => MONTH.test(text))
}

/** Labels in the order of the page; a year of its own stands beside them or a little higher. */
function itemsOf(line: Line, others: readonly Word[]): Item[] {
  const items: { left: number; item: Item }[] = []
  line.words.forEach((word, index) => {
    if (!MONTH.test(word.text)) return
    const next = line.words[index + 1]
    const isOwn = next && YEAR.test(next.text) && leftOf(next.box) - leftOf(word.box) - word.box[2] < word.box[3] * 0.6
    const words = isOwn ? [word, next] : [word]
    items.push({ left: leftOf(word.box), item: { kind: 'month', text: words.map(({ text }) => text).join(' '), words } })
  })
  const taken = new Set(items.flatMap(({ item }) => (item.kind === 'month' ? item.words : [])))
  for (const word of [...line.words, ...others])
    if (!taken.has(word) && /^(?:19|20)\d{2}$/.test(word.text))
      items.push({ left: leftOf(word.box), item: { kind: 'year', year: Number(word.text), word } })
  return items.toSorted((a, b) => a.left - b.left).map(({ item }) => item)
}

/** The badge that stands over the label: centred with it, or beginning where it begins. */
function badgeOver(label: readonly Word[], others: readonly Word[]): Word | null {
  const [first, last] = [label[0], label.at(-1)]
  if (!first || !last) return null
  const middle = (leftOf(first.box) + leftOf(last.box) + last.box[2]) / 2
  const away = (word: Word): number =>
    Math.min(Math.abs(middleXOf(word.box) - middle), Math.abs(leftOf(word.box) - leftOf(first.box)))
  const [nearest] = others.filter(({ text }) => BADGE.test(text)).toSorted((a, b) => away(a) - away(b))
  return nearest && away(nearest) < first.box[3] * 0.6 ? nearest : null
}

function once(cells: readonly HistoryCell[]): HistoryCell[] {
  const seen = new Set<Month>()
  return cells.filter(({ month }) => !seen.has(month) && seen.add(month))
}
