import { filler } from '#tools/native-people/filler.ts'
import { shortMonth } from '#tools/native-people/months.ts'
import { type TextStyle } from '#tools/native-people/pdf.ts'
import { Paper } from '#tools/unseen-natives/fifth/paper.ts'

export const STRETCH = 0.9
export const SMALL: TextStyle = { size: 7.5 }
export const NOTE: TextStyle = { size: 9 }
export const NOTE_BOLD: TextStyle = { size: 9, face: 'bold' }
export const TEXT: TextStyle = { size: 10.5 }
export const TEXT_BOLD: TextStyle = { size: 10.5, face: 'bold' }
export const TITLE: TextStyle = { size: 13.5, face: 'bold' }
export type Row = readonly [label: string, value: string | readonly string[]]
export function section(paper: Paper, title: string, words: number): void {
  paper.down(62, 90)
  paper.write(title, 69.8, TITLE)
  paper.prose(filler(words, words), 69.8, { step: 23.5, style: TEXT })
}
export function head(paper: Paper, title: string, step: number): void {
  paper.down(step, 60)
  paper.page.icon('fold', [70.5, paper.top + 22.5], 24)
  paper.write(title, 100.5, TEXT_BOLD)
}
export function facts(paper: Paper, rows: readonly Row[]): void {
  const x = paper.width * 0.525
  for (const [index, [name, text]] of rows.entries()) {
    const lines = typeof text === 'string' ? paper.lay(text, paper.width * 0.35, SMALL) : text
    paper.down(index === 0 ? 23.7 : 17.25, 9 + 11.3 * (lines.length - 1))
    paper.write(name, 100.5, SMALL)
    for (const [at, line] of lines.entries()) paper.writeAt(line, [x, paper.top + 11.3 * at], SMALL)
    paper.top += 11.3 * (lines.length - 1)
  }
}
const GUIDE: readonly (readonly [string, string])[] = [
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
const LEGEND: readonly (readonly [string, string])[] = [
  ['OK', 'Current / Terms met'],
  ['30', 'Past due 30 days'],
  ['60', 'Past due 60 days'],
  ['90', 'Past due 90 days'],
  ['120', 'Past due 120 days'],
  ['150', 'Past due 150 days'],
  ['180', 'Past due 180 days'],
  ['R', 'Repossession'],
  ['CO', 'Charge off'],
  ['C', 'Collection'],
  ['CLS', 'Closed'],
  ['ND', 'No data for this period'],
]

export function grid(paper: Paper, years: readonly number[], cells: ReadonlyMap<string, string>): void {
  head(paper, 'Payment History', 40.7)
  const step = (paper.width - 169) / 12
  const xs = Array.from({ length: 12 }, (_, index) => 118.3 + step * index)
  paper.down(48)
  for (const [index, letter] of [...'JFMAMJJASOND'].entries())
    paper.write(letter, xs[index] ?? 0, { size: 10.5, align: 'center' })
  const used = new Set<string>()
  const put = (cell: string, [x, top]: readonly [number, number], size: number) => {
    if (cell === 'OK') paper.page.icon('tick', [x - 5.25, top + 10.5], 10.5)
    else
      paper.writeAt(cell, [x, top], {
        size,
        align: 'center',
        ...(cell === 'ND' || cell === 'CLS' || cell === '—' ? {} : { face: 'bold', color: [0.8, 0, 0.1] }),
      })
  }
  for (const year of years) {
    paper.down(21.7)
    paper.write(String(year), 73.5, { size: 10.5 })
    for (const [index, x] of xs.entries()) {
      const cell = cells.get(`${year}-${String(index + 1).padStart(2, '0')}`) ?? '—'
      used.add(cell)
      put(cell, [x, paper.top], 10.5)
    }
  }
  for (const [index, [cell, words]] of LEGEND.filter(([one]) => used.has(one)).entries()) {
    const isRight = index % 2 === 1
    if (!isRight) paper.down(index === 0 ? 27.7 : 17.25, 26)
    put(cell, [isRight ? 206.3 : 81.7, paper.top], 9)
    paper.write(words, isRight ? 223.5 : 99, NOTE)
  }
}

export function guide(paper: Paper, cells: ReadonlyMap<string, string>, sentence: string | null): void {
  const told = GUIDE.flatMap(([mark, words]) => {
    const months = [...cells].filter(([, cell]) => cell === mark).map(([month]) => month)
    return months.length === 0 ? [] : [`${words} as of ${months.toSorted().toReversed().map(shortMonth).join(', ')}`]
  })
  if (told.length > 0) {
    paper.down(16.6)
    paper.write('Payment history guide', 70.5, TEXT_BOLD)
  }
  for (const text of told) paper.prose(text, 70.5, { step: 21, style: NOTE })
  if (sentence === null) return
  paper.down(31)
  paper.write(sentence, 70.5, TEXT)
}

export function balances(paper: Paper, rows: readonly (readonly string[])[]): void {
  if (rows.length === 0) return
  head(paper, 'Balance Histories', 46.5)
  const k = (paper.width - 212) / 400
  const xs = [108.4, 108.4 + 81.6 * k, 108.4 + 152.7 * k, 108.4 + 294.2 * k]
  const heads = (step: number) => {
    paper.top += step
    for (const [index, text] of ['Date', 'Balance', 'Scheduled Payment', 'Paid'].entries())
      paper.write(text, xs[index] ?? 0, TEXT)
  }
  heads(30)
  for (const row of rows) {
    if (paper.top + 47 > paper.bottom) {
      paper.start(36)
      heads(0)
    }
    paper.top += 27.75
    for (const [index, text] of row.entries()) paper.write(text, xs[index] ?? 0, TEXT_BOLD)
  }
}
