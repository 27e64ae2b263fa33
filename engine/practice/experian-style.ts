import type { Chance } from '#engine/practice/seed.ts'

/** What the description of the layout leaves open, and one file decides for itself. */
export interface ExperianStyle {
  readonly font: string
  readonly size: number
  /** Page margins in inches. */
  readonly margin: number
  /** Points from the left edge of a label to the left edge of its value. */
  readonly valueOffset: number
  readonly tick: 'icon-font' | 'drawn' | 'check-mark' | 'circled'
  readonly accountNumber: 'head' | 'full' | 'tail'
  readonly badges: 'negative-only' | 'state-too'
  readonly balanceUpdated: 'day' | 'month'
  readonly cardsInRow: number
  readonly cellWidth: number
  readonly hasCellBoxes: boolean
  readonly hasRules: boolean
  readonly legendInLine: boolean
  readonly hidesEmptyRows: boolean
  readonly isNewestYearFirst: boolean
  /** Whether the months outside the account's life are `—` or nothing at all. */
  readonly outside: '—' | ''
  readonly repeatsHeader: boolean
  readonly hasFurniture: boolean
  readonly url: string
  readonly keepsRowsWhole: boolean
  /** Whether grids are sometimes pushed to the next page, away from their headings. */
  readonly splitsGrids: boolean
  /** Points; long sentences and names wrap at these. */
  readonly valueWidth: number
  readonly nameWidth: number
  /** `Dec 05, 2024` or `Dec 5, 2024` behind `Date Generated`. */
  readonly padsDays: boolean
  /** Soft inquiries with more dates than this end in `and N other dates`. */
  readonly datesShown: number
  readonly commentInRow: boolean
  /** `1 Account` instead of `1 Accounts`. */
  readonly hasSingulars: boolean
  readonly printsInquiryPhone: boolean
}

export function makeExperianStyle(chance: Chance): ExperianStyle {
  return {
    font: chance.pick([
      'Liberation Sans',
      'Liberation Sans',
      'DejaVu Sans',
      'Liberation Sans Narrow',
      'Liberation Serif',
      'DejaVu Sans Condensed',
    ]),
    size: chance.pick([8.5, 9, 9.5, 10, 10.5]),
    margin: chance.pick([0.3, 0.4, 0.4, 0.5, 0.6]),
    valueOffset: chance.whole(225, 275),
    tick: chance.pick(['icon-font', 'icon-font', 'drawn', 'check-mark', 'circled']),
    accountNumber: chance.pick(['head', 'head', 'head', 'full', 'tail']),
    badges: chance.pick(['negative-only', 'state-too']),
    balanceUpdated: chance.pick(['day', 'day', 'month']),
    cardsInRow: chance.pick([4, 4, 4, 3]),
    cellWidth: chance.whole(22, 34),
    hasCellBoxes: chance.isTrue(0.4),
    hasRules: chance.isTrue(0.6),
    legendInLine: chance.isTrue(0.5),
    hidesEmptyRows: chance.isTrue(0.3),
    isNewestYearFirst: chance.isTrue(0.85),
    outside: chance.pick(['—', '—', '']),
    repeatsHeader: chance.isTrue(0.2),
    hasFurniture: chance.isTrue(0.85),
    url: chance.pick([
      'https://usa.experian.com/acr/printReport?type=CDI',
      'https://usa.experian.com/mfe/regulatory/report/print',
      'file:///C:/Users/me/Downloads/Experian.html',
    ]),
    keepsRowsWhole: chance.isTrue(0.3),
    splitsGrids: chance.isTrue(0.4),
    valueWidth: chance.whole(150, 255),
    nameWidth: chance.whole(170, 400),
    padsDays: chance.isTrue(0.5),
    datesShown: chance.pick([99, 99, 5, 3]),
    commentInRow: chance.isTrue(0.2),
    hasSingulars: chance.isTrue(0.25),
    printsInquiryPhone: chance.isTrue(0.4),
  }
}
