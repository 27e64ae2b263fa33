import { longMonth } from '#tools/native-people/months.ts'
import type { Sheet } from '#tools/native-people/transunion/sheet.ts'

export interface MonthCells {
  readonly month: string
  readonly cells: readonly (readonly [label: string, value: string])[]
}

/** The months six beside each other, the oldest first, each a stack of cells. */
export function history(sheet: Sheet, months: readonly MonthCells[]): void {
  sheet.down(44.4, 240)
  sheet.write('Payment History', 29.2, { size: 10.5, face: 'bold' })
  const small = { size: 8.25, align: 'center' } as const
  for (let at = 0; at < months.length; at += 6) {
    const band = months.slice(at, at + 6)
    const labels = band[0]?.cells ?? []
    sheet.down(at === 0 ? 42.5 : 52.5, 28 * labels.length + 24, 42)
    const from = sheet.top
    for (const [column, { month, cells }] of band.entries()) {
      const center = 67.5 + 90 * column
      sheet.writeAt(longMonth(month), [center, from], { ...small, face: 'bold' })
      for (const [row, [label, value]] of cells.entries()) {
        const top = from + 27.75 + 27.85 * row
        sheet.writeAt(label, [center, top], small)
        sheet.writeAt(
          value,
          [center, top + (label === 'Rating' ? 15.7 : 12.1)],
          label === 'Rating' ? { ...small, face: 'bold' } : small,
        )
      }
    }
    sheet.top = from + 27.75 + 27.85 * (labels.length - 1) + 15.7
  }
  sheet.down(33.7)
  sheet.write('Total Month', 601.7, { size: 8.25, align: 'right' })
}
