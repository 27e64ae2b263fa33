/** How a consumer files a dispute without a letter of ours. */
export const FILING_METHODS = ['online', 'mail', 'phone'] as const
export type FilingMethod = (typeof FILING_METHODS)[number]
