/** Twenty years: what is longer is no payment history. */
export const MOST_MONTHS = 240

/** The signs of a payment pattern, one a month. */
export const patternSigns = (text: string | null | undefined): string => (text ?? '').slice(0, MOST_MONTHS)

/** Signs of which every form says that they hold the place of a month without data. */
const NO_DATA = /^[-\s.*_BDEUX]$/i

/** Whether a sign that no table explains says something of its month: somebody is asked what. */
export const isUnknownSign = (sign: string): boolean => sign !== '' && !NO_DATA.test(sign)
