import { companyWords } from '#engine/matching/company-words.ts'

/** Who looked, and for whom: `X via Y` is Y asking for X. */
export interface InquiryName {
  readonly lender: string
  /** The dealer or broker that asked for the lender; null where the lender asked itself. */
  readonly through: string | null
}

export function readInquiryName(printed: string): InquiryName {
  const [lender = '', through] = printed.split(/\svia\s/i, 2).map((part) => part.trim())
  return lender === '' || through === undefined || through === '' ? { lender: printed, through: null } : { lender, through }
}

/** `LAKE AUTO through VALLEY MOTORS`. */
export function writeInquiryName(printed: string): string {
  const { lender, through } = readInquiryName(printed)
  return through === null ? lender : `${lender} through ${through}`
}

/** They tell no dealer from another. */
const ANY_DEALER: ReadonlySet<string> = new Set(['BROKER', 'BROKERS', 'DEALER', 'DEALERS'])

/** The key under which prints of the same lender and requester match. */
export function inquiryWords(printed: string): ReadonlySet<string> {
  const { lender, through } = readInquiryName(printed)
  const words = [...companyWords(lender), ...(through === null ? [] : companyWords(through))]
  return new Set(words.filter((word) => !ANY_DEALER.has(word)))
}

/** Whether two prints may name one lender. */
export function sharesLender(a: string, b: string): boolean {
  const there = companyWords(readInquiryName(b).lender)
  return [...companyWords(readInquiryName(a).lender)].some((word) => there.has(word))
}
