/** One text of law, regulation or published policy that a finding or a letter may rest on. */
export interface Authority {
  /** As it is cited in a letter, e.g. `15 USC 1681i(a)(1)`. */
  readonly cite: string
  /** What it says, in a few plain words. */
  readonly title: string
  readonly kind: 'statute' | 'regulation' | 'guidance' | 'policy'
  /** Where the text is. */
  readonly source: string
  /** First day it may be cited; null when it is older than the product. */
  readonly effective: string | null
  /** The day it was withdrawn or vacated; from then on it can't be cited. */
  readonly ended: string | null
}
