import { addMonths, shortMonth } from '#tools/native-people/months.ts'
import { BOTTOM, lay, head, NOTE, type Sheet, TEXT, TEXT_BOLD } from '#tools/native-people/experian/sheet.ts'
import type { Mark } from '#tools/native-people/story.ts'

export type Cell = Mark | 'CLS' | 'ND' | 'C' | null
const COLUMNS = Array.from({ length: 12 }, (_, index) => 118.3 + 36.9 * index)

const LEGEND: readonly (readonly [Exclude<Cell, null>, readonly string[]])[] = [
  ['OK', ['Current / Terms met']],
  ['30', ['Past due 30 days']],
  ['60', ['Past due 60 days']],
  ['90', ['Past due 90 days']],
  ['120', ['Past due 120 days']],
  ['150', ['Past due 150 days']],
  ['180', ['Past due 180 days']],
  ['R', ['Repossession']],
  ['CO', ['Charge off']],
  ['C', ['Collection']],
  ['CLS', ['Closed']],
  ['ND', ['No data for this', 'period']],
]

const GUIDE: readonly (readonly [Mark | 'C', string])[] = [
  ['C', 'Collection'],
  ['CO', 'Charge Off'],
  ['R', 'Repossession'],
  ['180', '180 days past due'],
  ['150', '150 days past due'],
  ['120', '120 days past due'],
  ['90', '90 days past due'],
  ['60', '60 days past due'],
  ['30', '30 days past due'],
]

export function grid(sheet: Sheet, years: readonly number[], cellOf: (month: string) => Cell): void {
  head(sheet, 'Payment History', 40.7)
  sheet.down(48)
  for (const [index, letter] of [...'JFMAMJJASOND'].entries())
    sheet.write(letter, COLUMNS[index] ?? 0, { size: 10.5, align: 'center' })
  const used = new Set<Cell>()
  for (const year of years) {
    sheet.down(21.7)
    sheet.write(String(year), 73.5, { size: 10.5 })
    for (const [index, x] of COLUMNS.entries()) {
      const cell = cellOf(`${year}-${String(index + 1).padStart(2, '0')}`)
      used.add(cell)
      if (cell === 'OK') sheet.icon('tick', [x - 5.25, sheet.top], 10.5)
      else if (cell === null) sheet.write('—', x, { size: 10.5, align: 'center' })
      else
        sheet.write(cell, x, {
          size: 10.5,
          align: 'center',
          ...(cell === 'ND' || cell === 'CLS' ? {} : { face: 'bold', color: [0.8, 0, 0.1] }),
        })
    }
  }
  legend(
    sheet,
    LEGEND.filter(([cell]) => used.has(cell)),
  )
}

function legend(sheet: Sheet, shown: typeof LEGEND): void {
  for (const [index, [cell, words]] of shown.entries()) {
    const isRight = index % 2 === 1
    if (!isRight) sheet.down(index === 0 ? 27.7 : 17.25, 26)
    const center = isRight ? 206.3 : 81.7
    if (cell === 'OK') sheet.icon('tick', [center - 5.25, sheet.top], 10.5)
    else sheet.writeAt(cell, [center, cell === 'ND' ? sheet.top + 6.75 : sheet.top], { size: 9, align: 'center' })
    for (const [at, line] of words.entries()) sheet.writeAt(line, [isRight ? 223.5 : 99, sheet.top + 13.5 * at], NOTE)
    if (cell === 'ND') sheet.top += 6.75
  }
}

/** `Dec 2021 to Feb 2022, Aug 2021, May 2021` */
function stretches(months: readonly string[]): string {
  const newest = months.toSorted().toReversed()
  const runs: string[][] = []
  for (const month of newest) {
    const run = runs.at(-1)
    if (run !== undefined && addMonths(month, 1) === run.at(-1)) run.push(month)
    else runs.push([month])
  }
  return runs
    .map((run) =>
      run.length > 2 ? `${shortMonth(run.at(-1) ?? '')} to ${shortMonth(run[0] ?? '')}` : run.map(shortMonth).join(', '),
    )
    .join(', ')
}

/** The lates in words, and what becomes of the account. */
export function guide(sheet: Sheet, marks: ReadonlyMap<string, Cell>, sentence: string | null): void {
  const told = GUIDE.flatMap(([mark, words]) => {
    const months = [...marks].filter(([, cell]) => cell === mark).map(([month]) => month)
    return months.length === 0 ? [] : [`${words} as of ${stretches(months)}`]
  })
  if (told.length > 0) {
    sheet.down(16.6)
    sheet.write('Payment history guide', 70.5, TEXT_BOLD)
  }
  for (const [index, text] of told.entries())
    for (const [at, line] of lay(text, 468, NOTE).entries()) {
      sheet.down(at > 0 ? 13.5 : index === 0 ? 23.1 : 19.5)
      sheet.write(line, 70.5, NOTE)
    }
  if (sentence === null) return
  sheet.down(told.length > 0 ? 31.6 : 30.1)
  sheet.write(sentence, 70.5, TEXT)
}

export function balances(sheet: Sheet, rows: readonly (readonly string[])[]): void {
  if (rows.length === 0) return
  head(sheet, 'Balance Histories', 46.5)
  const xs = [108.4, 190, 261.1, 402.6]
  const heads = (step: number) => {
    sheet.top += step
    for (const [index, text] of ['Date', 'Balance', 'Scheduled Payment', 'Paid'].entries())
      sheet.write(text, xs[index] ?? 0, TEXT)
  }
  heads(30)
  for (const row of rows) {
    // The browser prints the heads of a table again on its next page.
    if (sheet.top + 27.75 + 20 > BOTTOM) {
      sheet.start(36)
      heads(0)
    }
    sheet.top += 27.75
    for (const [index, text] of row.entries()) sheet.write(text, xs[index] ?? 0, TEXT_BOLD)
  }
}
