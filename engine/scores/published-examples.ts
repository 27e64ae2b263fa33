/** What can go wrong, mildest first. Several of them are counted in this order, whatever order they are given in. */
export const HARMS = ['max_out_card', 'late_payment', 'settle_debt', 'foreclosure', 'bankruptcy'] as const
export type Harm = (typeof HARMS)[number]

/** One consumer that FICO describes: the score before, and the range that it falls to. */
export interface PublishedExample {
  readonly from: number
  readonly low: number
  readonly high: number
}

interface PublishedHarm {
  readonly source: string
  /** By rising score. */
  readonly examples: readonly [PublishedExample, PublishedExample]
}

const MISSTEPS = 'https://www.myfico.com/credit-education/faq/negative-reasons/effects-of-credit-missteps'
/** FICO's `damage points` of 2009, of the same two consumers; the page above leaves the foreclosure out. */
const DAMAGE_POINTS = 'http://www.doughroller.net/credit/how-financial-mistakes-can-hurt-your-credit-score/'

/**
 * FICO's two example consumers. 680: 6 accounts, 8 years, 40 to 50% of the limits in use, a 90-day late payment two years ago
 * and a 30-day one a year ago. 780: 10 accounts, 15 years, 15 to 25% in use, never late. Read on 2026-11-22.
 */
export const PUBLISHED_HARMS: Readonly<Record<Harm, PublishedHarm>> = {
  max_out_card: {
    source: MISSTEPS,
    examples: [
      { from: 680, low: 650, high: 670 },
      { from: 780, low: 735, high: 755 },
    ],
  },
  late_payment: {
    source: MISSTEPS,
    examples: [
      { from: 680, low: 600, high: 620 },
      { from: 780, low: 670, high: 690 },
    ],
  },
  settle_debt: {
    source: MISSTEPS,
    examples: [
      { from: 680, low: 615, high: 635 },
      { from: 780, low: 655, high: 675 },
    ],
  },
  foreclosure: {
    source: DAMAGE_POINTS,
    examples: [
      { from: 680, low: 575, high: 595 },
      { from: 780, low: 620, high: 640 },
    ],
  },
  bankruptcy: {
    source: MISSTEPS,
    examples: [
      { from: 680, low: 530, high: 550 },
      { from: 780, low: 540, high: 560 },
    ],
  },
}
