import { type DataNode, partAt, partOf, partsOf } from '#engine/reading/listing/data-tree.ts'
import type { DataFacts } from '#engine/reading/listing/data-facts.ts'
import { dataDay } from '#engine/reading/values/data-words.ts'
import { type Derogatory, monthOf } from '#engine/reading/layouts/truelink/words.ts'
import { isUnknownSign, patternSigns } from '#engine/reading/values/pattern-signs.ts'
import type { HistoryMonth } from '#engine/report/account.ts'
import { addMonths, daysBetween, isDay, lastDayOf, type Month, monthOf as monthOfDay } from '#engine/values/day.ts'

interface Cell {
  readonly month: Month
  readonly symbol: string
  readonly place: DataNode
}

/** The dates count back from the first, and may so slip over the end of a month: `04-01`, then `02-28` for March. */
const SLIP = 4

/** The day that the month's cell would have without slipping. */
function dayIn(month: Month, anchor: string): string {
  const day = `${month}-${anchor}`
  return isDay(day) ? day : lastDayOf(month)
}

function listedCells(history: DataNode | null): Cell[] {
  const cells: Cell[] = []
  let anchor: string | null = null
  let before: Month | null = null
  for (const item of partsOf(history, 'MonthlyPayStatus')) {
    const [date, status] = [dataDay(partOf(item, 'date')?.text ?? ''), partOf(item, 'status')]
    if (date === null || date.length < 7 || status === null) continue
    anchor ??= date.slice(8)
    const expected: Month | null = before === null ? null : addMonths(before, -1)
    const hasSlipped = expected !== null && isDay(date) && Math.abs(daysBetween(dayIn(expected, anchor), date)) <= SLIP
    const month: Month = hasSlipped ? expected : monthOfDay(date)
    before = month
    cells.push({ month, symbol: status.text ?? '', place: status })
  }
  return cells
}

/** A sign is one character, but for a repossession's. */
const SIGNS = /8R|./gsu

/** The months of a string such as `CC1C`, newest first from the start date. */
function packedCells(history: DataNode | null): Cell[] {
  const [start, status] = [dataDay(partOf(history, 'startDate')?.text ?? ''), partOf(history, 'status')]
  if (start === null || start.length < 7 || status === null) return []
  const symbols = patternSigns(status.text).match(SIGNS) ?? []
  return symbols.map((symbol, index) => ({
    month: addMonths(monthOfDay(start), -index),
    symbol,
    place: status,
  }))
}

/** Newest first. A month without a symbol, or with one that is not known, is none of the history. */
export function readHistory(tradeline: DataNode, account: Derogatory, facts: DataFacts): HistoryMonth[] {
  const history = partAt(tradeline, 'GrantedTrade/PayStatusHistory')
  const listed = listedCells(history)
  const cells = listed.some(({ symbol }) => symbol !== '') ? listed : packedCells(history)
  const months = new Map<Month, HistoryMonth>()
  for (const { month, symbol, place } of cells) {
    const code = monthOf(symbol, account)
    if (code === null && isUnknownSign(symbol)) facts.askMonth(place, month)
    if (code === null || months.has(month)) continue
    months.set(month, { month, code })
    facts.note(place, [`paymentHistory.${month}`])
  }
  return [...months.values()].toSorted((a, b) => (a.month < b.month ? 1 : -1))
}
