import { type Chance, shuffled } from '#engine/practice/seed.ts'
import type { Bureau } from '#engine/words/bureau.ts'

/** All that the layout leaves open. */
export interface ConsumerDirectStyle {
  readonly view: 'classic' | 'modern'
  /** The modern view's attributes: a grid a row, rows in one grid, or one flow. */
  readonly rows: 'grids' | 'rows' | 'flow'
  readonly order: readonly Bureau[]
  readonly site: 'SmartCredit' | 'MyFreeScoreNow' | 'HighScoreNow'
  /** How a month tells its year. */
  readonly years: 'label' | 'apostrophe' | 'heading' | 'none'
  readonly badges: 'text' | 'class' | 'both'
  readonly newestFirst: boolean
  readonly hasLateCounts: boolean
  readonly isBirthYear: boolean
  readonly zeroAmounts: boolean
}

export function makeConsumerDirectStyle(chance: Chance, bureaus: readonly Bureau[]): ConsumerDirectStyle {
  const usual: readonly Bureau[] = ['transunion', 'experian', 'equifax']
  return {
    view: chance.isTrue(0.5) ? 'classic' : 'modern',
    rows: chance.pick(['grids', 'rows', 'flow']),
    order: (chance.isTrue(0.75) ? usual : shuffled(chance, usual)).filter((bureau) => bureaus.includes(bureau)),
    site: chance.pick(['SmartCredit', 'MyFreeScoreNow', 'HighScoreNow']),
    years: chance.pick(['label', 'label', 'apostrophe', 'heading', 'heading', 'none']),
    badges: chance.pick(['text', 'class', 'both', 'both']),
    newestFirst: chance.isTrue(0.5),
    hasLateCounts: chance.isTrue(0.7),
    isBirthYear: chance.isTrue(0.4),
    zeroAmounts: chance.isTrue(0.4),
  }
}
