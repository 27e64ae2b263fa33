import { describe, expect, it } from 'vitest'
import { mendMonthRows } from '#engine/recognition/grids/mend-month-rows.ts'
import { recognisedPage } from '#engine/testing/recognised-page.ts'

/** A table of these months, one row each, with an amount beside. */
const mended = (months: readonly string[]): string[] => {
  const lines = months.map((month, row): [number, ...[number, string, number][]] => [
    100 + row * 15,
    ...month.split(' ').map((text, at): [number, string, number] => [50 + at * 25, text, 0.7]),
    [150, '$31,110', 0.9],
  ])
  const { words } = mendMonthRows(recognisedPage(lines))
  return months.map((_, row) =>
    words
      .filter(({ text, box }) => Math.abs(box[1] - (words[row * 3]?.box[1] ?? 0)) < 2 && !text.startsWith('$'))
      .map(({ text }) => text)
      .join(' '),
  )
}

describe('the months down a table', () => {
  it.each([
    ['a name', ['Feb 2025', 'lan 2025', 'Pec 2024', 'Nov 2024', 'Oc1 2024', 'Sep 2024']],
    ['a year', ['Feb 2025', 'Jan 2026', 'Dec 2024', 'Nov 2023', 'Oct 2024', 'Sep 2024']],
    ['a letter of a year', ['Feb 2025', 'Jan 2025', 'Dec 2O24', 'Nov 2024', 'Oct 2024', 'Sep 2024']],
    ['one row after the other', ['Feb 2025', 'lan 2025', 'Pec 2024', 'Nov 2023', 'Oct 2024', 'Sep 2024']],
    ['the last name', ['Feb 2025', 'Jan 2025', 'Dec 2024', 'Nov 2024', 'Oct 2024', 'Sap 2024']],
  ])('are mended where their neighbours force %s', (_, read) => {
    expect(mended(read)).toEqual(['Feb 2025', 'Jan 2025', 'Dec 2024', 'Nov 2024', 'Oct 2024', 'Sep 2024'])
  })

  it.each([
    ['a month that was left out', ['Feb 2025', 'Jan 2025', 'Nov 2024', 'Oct 2024', 'Sep 2024']],
    ['a last month that is another', ['Feb 2025', 'Jan 2025', 'Dec 2024', 'Nov 2023']],
    ['a name unlike the month', ['Feb 2025', 'Jan 2025', 'xyz 2024', 'Nov 2024']],
    ['few rows', ['Feb 2025', 'lan 2025']],
  ])('stay as they were read: %s', (_, read) => {
    expect(mended(read)).toEqual(read)
  })
})
