import type { Chance } from '#engine/practice/seed.ts'

/** What the description of the layout leaves open, and one file decides for itself. */
export interface TransUnionStyle {
  readonly font: string
  readonly size: number
  /** Page margins in inches. */
  readonly margin: number
  /** Label and value at the two edges of the page, in two columns, or one under the other. */
  readonly pairs: 'apart' | 'columns' | 'stacked'
  /** Points from the left edge of a label to the left edge of its value, where they are in columns. */
  readonly valueOffset: number
  /** Points; longer values wrap at these. */
  readonly valueWidth: number
  /** Whether long values wrap wherever the line is full, also inside a word. A browser can, the typesetter cannot. */
  readonly breaksWords: boolean
  readonly personPairs: 'apart' | 'stacked'
  /** `CREDITOR 517805******` under one label, or name and number each under a label of its own. */
  readonly head: 'one-line' | 'two-labels'
  /** How many digits come before the mask: six, or all but four. */
  readonly mask: 'six' | 'all-but-four'
  readonly maskSign: '*' | 'X'
  /** Each month a stack with its own labels, or rows whose label is at the left edge. */
  readonly grid: 'stacks' | 'rows'
  readonly gridAlign: 'left' | 'center'
  /** How many months the grids go back at most. */
  readonly gridMonths: number
  readonly isNewestFirst: boolean
  /** Whether the month's own remark codes (`>PRL<`) stand in the grid. */
  readonly hasGridRemarks: boolean
  /** `High balance of $9 from 10/2023 to 03/2026` or `$9`. */
  readonly amounts: 'history' | 'plain'
  readonly isOldestStretchFirst: boolean
  readonly remarks: 'joined' | 'lines'
  readonly hidesEmptyRows: boolean
  readonly keyColumns: number
  readonly hasRules: boolean
  readonly hasFurniture: boolean
  readonly url: string
  readonly stacksHeader: boolean
  readonly keepsRowsWhole: boolean
  /** Whether grids are sometimes pushed to the next page, away from their headings. */
  readonly splitsGrids: boolean
  readonly printsPurpose: boolean
  /** Whether an account with late months that is paid as agreed now is among the adverse ones. */
  readonly latesAreAdverse: boolean
  /** `City, ST 12345` or `CITY ST 12345` in a line of its own. */
  readonly hasCityComma: boolean
}

export function makeTransUnionStyle(chance: Chance): TransUnionStyle {
  const pairs = chance.pick<TransUnionStyle['pairs']>(['apart', 'apart', 'columns', 'stacked'])
  return {
    font: chance.pick(['Liberation Sans', 'Liberation Sans', 'DejaVu Sans', 'Liberation Serif', 'Liberation Sans Narrow']),
    size: chance.pick([8.5, 9, 9.5, 10]),
    margin: chance.pick([0.3, 0.4, 0.4, 0.5]),
    pairs,
    valueOffset: chance.whole(200, 270),
    valueWidth: chance.whole(150, 250),
    breaksWords: pairs !== 'stacked' && chance.isTrue(0.35),
    personPairs: chance.pick(['stacked', 'stacked', 'apart']),
    head: chance.pick(['one-line', 'one-line', 'two-labels']),
    mask: chance.pick(['six', 'all-but-four']),
    maskSign: chance.pick(['*', '*', '*', 'X']),
    grid: chance.pick(['stacks', 'stacks', 'rows']),
    gridAlign: chance.pick(['left', 'center']),
    gridMonths: chance.pick([31, 36, 48, 84]),
    isNewestFirst: chance.isTrue(0.7),
    hasGridRemarks: chance.isTrue(0.5),
    amounts: chance.pick(['history', 'history', 'plain']),
    isOldestStretchFirst: chance.isTrue(0.2),
    remarks: chance.pick(['joined', 'joined', 'lines']),
    hidesEmptyRows: chance.isTrue(0.6),
    keyColumns: chance.pick([2, 3]),
    hasRules: chance.isTrue(0.5),
    hasFurniture: chance.isTrue(0.85),
    url: chance.pick([
      'https://service.transunion.com/dss/viewCreditReport.page',
      'https://annualcreditreport.transunion.com/dss/disclosure.page',
      'file:///C:/Users/me/Downloads/View Credit Report.html',
    ]),
    stacksHeader: chance.isTrue(0.5),
    keepsRowsWhole: chance.isTrue(0.4),
    splitsGrids: chance.isTrue(0.4),
    printsPurpose: chance.isTrue(0.5),
    latesAreAdverse: chance.isTrue(0.5),
    hasCityComma: chance.isTrue(0.6),
  }
}
