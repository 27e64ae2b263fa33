/** The three nationwide consumer reporting agencies, in the product's order. */
export const BUREAUS = ['equifax', 'experian', 'transunion'] as const
export type Bureau = (typeof BUREAUS)[number]

/** The names as the bureaus themselves write them. */
export const BUREAU_NAMES: Record<Bureau, string> = {
  equifax: 'Equifax',
  experian: 'Experian',
  transunion: 'TransUnion',
}

/** Who a dispute may be sent to. */
export const DISPUTE_TARGETS = ['equifax', 'experian', 'transunion', 'creditor'] as const
export type DisputeTarget = (typeof DISPUTE_TARGETS)[number]

/** `Experian`, or the company's own name. */
export const targetName = (target: DisputeTarget, creditor: string): string =>
  target === 'creditor' ? creditor : BUREAU_NAMES[target]
