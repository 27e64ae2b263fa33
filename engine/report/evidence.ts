/** x, y, width, height in PDF points from the top left corner of the page. */
export type Box = readonly [x: number, y: number, width: number, height: number]

/** The very place a fact was read from. `quote` is what is printed there, account numbers reduced to four digits. */
export interface Evidence {
  /** 1-based. */
  readonly page: number
  readonly box: Box
  readonly quote: string
  /**
   * 0 to 1: how surely it was read, for what a recogniser made out on a picture or the generic reader guessed; absent where
   * the file itself says it. Below `SURE` it is shown for confirmation and nothing is concluded from it.
   */
  readonly confidence?: number
}

/** From here on a reading counts as sure. */
export const SURE = 0.9

/**
 * The place of each fact of an entry, by the fact's field name. A month of the payment grid has the key
 * `paymentHistory.YYYY-MM`, a remark `remarks.N` (0-based). A field that is null because its label is there with
 * nothing behind it has the label as its evidence.
 */
export type EvidenceMap = Readonly<Record<string, Evidence>>
