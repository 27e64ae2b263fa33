import { CELLS as MYEQUIFAX_CELLS, LEGEND as MYEQUIFAX_LEGEND } from '#engine/practice/myequifax-account.ts'
import type { Situation } from '#engine/practice/situation.ts'
import type { AccountTruth } from '#engine/practice/truth.ts'
import type { HistoryCode } from '#engine/words/history-code.ts'
import type { AcrStyle } from '#tools/synthetic-reports/equifax-acr-style.ts'

/** As in Equifax's other print, but for a square where nothing is known. */
const CELLS: Readonly<Record<HistoryCode, string>> = { ...MYEQUIFAX_CELLS, no_data: '■' }
export const LEGEND: readonly (readonly [sign: string, words: string])[] = MYEQUIFAX_LEGEND.map(([code, words]) => [
  CELLS[code],
  words,
])

const MONTHS = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'] as const

/** The rows of the grid, newest year first, and the months that they say something of. */
export function gridOf(
  account: Situation,
  style: AcrStyle,
  reportMonth: string,
): { rows: string[][]; history: AccountTruth['paymentHistory'] } {
  const codes = new Map(account.paymentHistory.map(({ month, code }) => [month, code]))
  const oldest = account.paymentHistory.at(-1)?.month ?? ''
  const years = [...new Set([...codes.keys()].map((month) => month.slice(0, 4)))].toSorted().toReversed()
  const history: { month: string; code: HistoryCode }[] = []
  const rows = years.map((year) => [
    year,
    ...MONTHS.map((number) => {
      const month = `${year}-${number}`
      const code = codes.get(month)
      const sign =
        code === undefined
          ? style.fillsYears && month > oldest
            ? style.blank
            : ''
          : code === 'no_data'
            ? style.blank
            : CELLS[code]
      if (sign !== '' && month <= reportMonth) history.push({ month, code: code ?? 'no_data' })
      return sign
    }),
  ])
  return { rows, history: history.toSorted((a, b) => b.month.localeCompare(a.month)) }
}
