import type { Chance } from '#engine/practice/seed.ts'

/** What the description of the layout leaves open, and one file decides for itself. */
export interface EquifaxStyle {
  readonly font: string
  readonly size: number
  /** Side margins in points. */
  readonly margin: number
  readonly tick: 'check-mark' | 'icon-font' | 'drawn'
  readonly empty: '' | '-'
  /** Whether each account begins on a page of its own. */
  readonly isAccountOnOwnPage: boolean
  readonly hasGridLines: boolean
  readonly hasFullMonthNames: boolean
  readonly isNewestYearFirst: boolean
  /** Which of the seven grids are printed; the description says up to seven. */
  readonly grids: readonly string[]
  /** `Dec 5, 2024` or `Dec 05, 2024`. */
  readonly padsDays: boolean
  readonly typeWords: 'enum' | 'words'
  readonly mask: string
  readonly legend: 'all' | 'used'
  readonly columnGap: number
  readonly hasDisputeFile: boolean
  readonly printsPhones: boolean
  readonly summaryPairsInRow: 1 | 2
  readonly stacksSoftDates: boolean
  readonly footer: 'spread' | 'together'
  /** Whether the details run line by line through both columns, or down the left one first. */
  readonly detailOrder: 'lines' | 'columns'
  readonly fileStatus: string
}

export function makeEquifaxStyle(chance: Chance): EquifaxStyle {
  const grids = chance.pick([
    ['Balance', 'Scheduled Payment', 'Actual Payment', 'Credit Limit', 'Amount Past Due', 'Activity Designator'],
    [
      'Balance',
      'Available Credit',
      'Scheduled Payment',
      'Actual Payment',
      'Credit Limit',
      'Amount Past Due',
      'Activity Designator',
    ],
    ['Balance', 'Scheduled Payment', 'Actual Payment', 'High Credit', 'Credit Limit', 'Amount Past Due', 'Activity Designator'],
    ['Balance', 'Scheduled Payment', 'Actual Payment'],
  ])
  return {
    font: chance.pick(['Liberation Sans', 'Liberation Sans', 'Liberation Serif', 'DejaVu Sans']),
    size: chance.pick([7.5, 8, 8, 8.5]),
    margin: chance.whole(30, 54),
    tick: chance.pick(['check-mark', 'check-mark', 'icon-font', 'drawn']),
    empty: chance.pick(['', '', '', '-']),
    isAccountOnOwnPage: chance.isTrue(0.35),
    hasGridLines: chance.isTrue(0.6),
    hasFullMonthNames: chance.isTrue(0.2),
    isNewestYearFirst: chance.isTrue(0.75),
    grids,
    padsDays: chance.isTrue(0.5),
    typeWords: chance.pick(['enum', 'words']),
    mask: chance.pick(['xxxxxxxxxxxx ', 'xxxxxxxxxxxx ', 'xxxxxxxxxxxx', 'xxxxxxxx ']),
    legend: chance.pick(['all', 'all', 'used']),
    columnGap: chance.whole(8, 24),
    hasDisputeFile: chance.isTrue(0.2),
    printsPhones: chance.isTrue(0.4),
    summaryPairsInRow: chance.pick([2, 2, 1]),
    stacksSoftDates: chance.isTrue(0.4),
    footer: chance.pick(['spread', 'together']),
    detailOrder: chance.pick(['lines', 'lines', 'lines', 'columns']),
    fileStatus: chance.pick(['No fraud indicator on file', 'No fraud indicator on file', 'Security freeze on file']),
  }
}
