import { middleXOf } from '#engine/reading/lines/boxes.ts'
import { type AccountTable, bureauNamed, type HistoryCell } from '#engine/reading/layouts/bureau-columns/page.ts'
import { monthsOf } from '#engine/reading/layouts/identityiq/month-labels.ts'
import { type Heads, picturedHeads } from '#engine/reading/layouts/identityiq/pictured-months.ts'
import { isMadeOut, type Line, runOf } from '#engine/reading/lines/lines.ts'
import type { Word } from '#engine/reading/page-text.ts'
import type { Month } from '#engine/values/day.ts'
import { splitWord } from '#engine/reading/lines/split-word.ts'
import type { Bureau } from '#engine/words/bureau.ts'

const startsWith = (line: Line | undefined, name: RegExp): boolean => name.test(line?.words[0]?.text ?? '')

/** Whether the line names the months of a history. */
export const isMonthLine = (line: Line): boolean => startsWith(line, /^Month:?$/i)

/** The two-year history from its line of months on, and how many lines it takes; `newest` is the newest month of all days on the pages. */
export function readPrintHistory(
  lines: readonly Line[],
  from: number,
  newest: Month | null,
): { history: AccountTable['history']; until: number } {
  const history: Partial<Record<Bureau, HistoryCell[]>> = {}
  const [names = [], yearLine] = [lines[from]?.words.slice(1), lines[from + 1]]
  if (!startsWith(yearLine, /^Year:?$/i)) return { history, until: from + 1 }
  const printedYears = (yearLine?.words.slice(1) ?? []).flatMap(yearsParted)
  const pictured = lines[from] && isMadeOut(lines[from]) ? picturedHeads(names, printedYears, newest) : null
  const heads = pictured ?? headsOf(names, printedYears)
  let until = from + 2
  for (let line = lines[until]; line; line = lines[until]) {
    const [first, second] = line.words
    const single = bureauNamed(first?.text ?? '')
    const bureau = single ?? bureauNamed(`${first?.text ?? ''}${second?.text ?? ''}`)
    if (!bureau || history[bureau]) break
    const cells = line.words.slice(single ? 1 : 2)
    history[bureau] = cellsOf(line.page, cells, heads)
    until += 1
  }
  return { history, until }
}

function headsOf(names: readonly Word[], years: readonly Word[]): Heads {
  const texts = names.map(({ text }) => text)
  const under = names.map((name) => nearest(name, years)?.text ?? '')
  return { over: names, months: monthsOf(texts, under), reach: Infinity, isDoubtful: false }
}

/** How sure a code is whose month is not. */
const ASKED = 0.5

const TOUCHING_YEARS = /^(?:20\d{2}){2,}$/

/** Whole years of narrow columns touch (`20242024`). */
const yearsParted = (word: Word): readonly Word[] =>
  TOUCHING_YEARS.test(word.text) ? splitWord(word, word.text.match(/\d{4}/g) ?? []) : [word]

const away = (a: Word, b: Word): number => Math.abs(middleXOf(a.box) - middleXOf(b.box))

function nearest(word: Word, others: readonly Word[]): Word | null {
  return others.toSorted((a, b) => away(a, word) - away(b, word))[0] ?? null
}

function cellsOf(page: number, cells: readonly Word[], { over, months, reach, isDoubtful }: Heads): HistoryCell[] {
  return cells.flatMap((cell) => {
    const head = nearest(cell, over)
    const month = head && away(cell, head) < reach ? months[over.indexOf(head)] : null
    const run = runOf(page, [isDoubtful ? { ...cell, confidence: Math.min(cell.confidence ?? 1, ASKED) } : cell])
    return month && run ? [{ month, code: cell.text, run }] : []
  })
}
