import type { Chance } from '#engine/practice/seed.ts'

/** What the description of the layout leaves open, and one file decides for itself. */
export interface AcrStyle {
  readonly font: string
  readonly size: number
  /** Side margins in points. */
  readonly margin: number
  readonly tick: 'check-mark' | 'icon-font' | 'drawn'
  /** What a month without data has; every empty month of a printed year, or only those of the account's life. */
  readonly blank: '■' | ''
  readonly fillsYears: boolean
  /** Points between two pairs of a line that no bar parts; 0 for a space. */
  readonly gap: number
  readonly hasBoldLabels: boolean
  readonly head: 'one line' | 'lines' | 'foot'
  readonly hasLabelledName: boolean
  readonly listsAtBars: boolean
  readonly narratives: 'after details' | 'after grid' | 'at the end'
  readonly codesAbreast: boolean
  readonly monthForm: 'slashed' | 'short' | 'named'
  readonly stacksHeader: boolean
  readonly inquiries: 'columns' | 'stacked'
  readonly stacksDates: boolean
  readonly legend: 'one line' | 'wrapped'
  readonly printsTotals: boolean
  readonly breaksBeforeAccounts: boolean
  /** Another order of the packed pairs than the description's. */
  readonly shufflesPairs: boolean
  readonly hasNotices: boolean
}

/** `breaker` is drawn from what the first rendering never does. */
export function makeAcrStyle(chance: Chance, breaker: boolean): AcrStyle {
  return {
    font: breaker
      ? chance.pick(['DejaVu Serif', 'Liberation Mono', 'Liberation Sans Narrow', 'DejaVu Sans'])
      : chance.pick(['Liberation Sans', 'Liberation Sans', 'Liberation Serif', 'DejaVu Sans']),
    size: breaker ? chance.pick([6.5, 7, 8, 9]) : chance.pick([7.5, 8, 8.5, 9]),
    margin: chance.whole(28, 60),
    tick: chance.pick(['check-mark', 'check-mark', 'icon-font', 'drawn']),
    blank: chance.pick(['■', '■', '']),
    fillsYears: chance.isTrue(0.3),
    gap: chance.pick([0, 0, 8, 18, 30]),
    hasBoldLabels: chance.isTrue(0.6),
    head: chance.pick(['one line', 'lines', 'foot']),
    hasLabelledName: chance.isTrue(0.5),
    listsAtBars: chance.isTrue(0.4),
    narratives: chance.pick(['after details', 'after grid', 'after grid', 'at the end']),
    codesAbreast: chance.isTrue(0.3),
    monthForm: chance.pick(['slashed', 'short', 'named']),
    stacksHeader: chance.isTrue(breaker ? 0.6 : 0.3),
    inquiries: chance.pick(['columns', 'columns', 'stacked']),
    stacksDates: chance.isTrue(0.4),
    legend: chance.pick(['one line', 'wrapped']),
    printsTotals: chance.isTrue(0.5),
    breaksBeforeAccounts: chance.isTrue(0.2),
    shufflesPairs: breaker && chance.isTrue(0.6),
    hasNotices: chance.isTrue(0.5),
  }
}
