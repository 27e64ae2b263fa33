import { filler } from '#tools/native-people/filler.ts'
import { addMonths, monthOf, MONTHS } from '#tools/native-people/months.ts'
import type { StoryAccount, StoryMonth } from '#tools/native-people/story.ts'
import { ASCENT, GREY, PURPLE, RED, type Sheet, TABLE, WHITE } from '#tools/native-people/equifax/sheet.ts'

interface Table {
  readonly title: string
  readonly years: readonly number[]
  readonly cell: (month: string) => string
}

export function monthTable(sheet: Sheet, { title, years, cell }: Table, step: number): void {
  sheet.down(step)
  sheet.write(title, 35, { size: 10, face: 'bold', color: [0.6, 0.1, 0.2] })
  head(21.7)
  for (const year of years) {
    // The heads of the months are not printed again on the next page.
    sheet.down(19.6)
    sheet.write(String(year), 45.8, { size: TABLE, align: 'center' })
    for (let index = 0; index < 12; index++) {
      const text = cell(`${year}-${String(index + 1).padStart(2, '0')}`)
      if (text !== '') sheet.write(text, 78.2 + 43.2 * index, { size: TABLE, align: 'center' })
    }
  }
  function head(gap: number): void {
    sheet.down(gap)
    sheet.page.rectangle([35, sheet.top - 6, 540, 19.6], GREY)
    sheet.write('Year', 46.4, { size: TABLE, align: 'center', color: WHITE })
    for (const [index, month] of MONTHS.entries())
      sheet.write(month, 78.2 + 43.2 * index, { size: TABLE, align: 'center', color: WHITE })
  }
}

/** The months of the money tables as they are printed: those without data are left out, and older ones slide towards the present. */
export function closedUp(account: StoryAccount, day: string): ReadonlyMap<string, StoryMonth> {
  const newest = addMonths(account.closed === null ? monthOf(day) : monthOf(account.reported), -1)
  const known = account.months
    .filter(({ month, balance }) => balance !== null && month <= newest && month > addMonths(monthOf(day), -25))
    .toReversed()
  const first = known[0]?.month
  if (first === undefined) return new Map()
  return new Map(known.map((month, index) => [addMonths(first, -index), month]))
}

const LEGEND = [
  ['tick', 'Paid on Time', 53.36],
  ['30', '30 Days Past Due', 161.56],
  ['60', '60 Days Past Due', 269.56],
  ['90', '90 Days Past Due', 377.56],
  ['120', '120 Days Past Due', 485.56],
  ['150', '150 Days Past Due', 53.28],
  ['180', '180 Days Past Due', 161.56],
  ['V', 'Voluntary Surrender', 269.4],
  ['F', 'Foreclosure', 377.24],
  ['C', 'Collection Account', 485],
  ['CO', 'Charge-Off', 53],
  ['B', 'Included in Bankruptcy', 160.88],
  ['R', 'Repossession', 269],
  ['TN', 'Too New to Rate', 378.12],
  ['empty', 'No Data Available', 485.68],
] as const

export function grid(sheet: Sheet, years: readonly number[], markOf: (month: string) => StoryMonth['mark']): void {
  sheet.down(30)
  sheet.write('Payment History', 35, { size: 11, face: 'bold' })
  sheet.prose(filler(34, 3), 27.9)
  sheet.down(20.7)
  sheet.page.rectangle([71, sheet.top - 6, 504, 19.6], GREY)
  sheet.write('Year', 89.6, { size: TABLE, align: 'center', color: WHITE })
  for (const [index, month] of MONTHS.entries())
    sheet.write(month, 161 + 36 * index, { size: TABLE, align: 'center', color: WHITE })
  for (const [row, year] of years.entries()) {
    sheet.down(row === 0 ? 19.6 : 21.1)
    sheet.write(String(year), 89, { size: TABLE, align: 'center' })
    const bottom = sheet.top + ASCENT * TABLE + 1.456
    for (let index = 0; index < 12; index++) {
      const mark = markOf(`${year}-${String(index + 1).padStart(2, '0')}`)
      const center = 161 + 36 * index
      if (mark === null) sheet.page.picture('empty', [center - 10.44, bottom - 7.2, 20.88, 7.2])
      else if (mark === 'OK') sheet.page.picture('tick', [center - 4.68, bottom - 7.2, 9.36, 7.2])
      else sheet.write(mark, center, { size: TABLE, face: 'bold', align: 'center', color: /^\d/.test(mark) ? RED : PURPLE })
    }
  }
  legend(sheet)
}

function legend(sheet: Sheet): void {
  for (const [index, [mark, words, x]] of LEGEND.entries()) {
    const column = index % 5
    if (column === 0) sheet.down(index === 10 ? 19.6 : 21.1)
    const center = 44 + 108 * column
    const bottom = sheet.top + ASCENT * TABLE + 1.456
    if (mark === 'tick') sheet.page.picture('tick', [39.32, bottom - 7.2, 9.36, 7.2])
    else if (mark === 'empty') sheet.page.picture('empty', [465.56, bottom - 7.2, 20.88, 7.2])
    else sheet.write(mark, center, { size: TABLE, face: 'bold', align: 'center', color: /^\d/.test(mark) ? RED : PURPLE })
    sheet.write(words, x, { size: TABLE })
  }
}
