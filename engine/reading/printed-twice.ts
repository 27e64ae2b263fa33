import type { Report } from '#engine/report/report.ts'

/**
 * Whether a file holds two prints of one report that were set differently: everything is listed twice, in the same order. No bureau lists
 * every account twice, and each would be called a duplicate.
 */
export function isPrintedTwice({ accounts, inquiries }: Pick<Report, 'accounts' | 'inquiries'>): boolean {
  const listed = accounts.map(({ creditorName, accountNumber, dateOpened, dateReported, statusText, currentBalance }) =>
    [creditorName, accountNumber, dateOpened, dateReported, statusText, currentBalance].join('\n'),
  )
  const asked = inquiries.map(({ creditorName, date, kind }) => [creditorName, date, kind].join('\n'))
  return isTwice(listed) && (asked.length === 0 ? listed.length >= LEAST : areInPairs(asked))
}

/** Two accounts and no inquiry may be one that is listed twice. */
const LEAST = 4

const isTwice = (entries: readonly string[]): boolean =>
  entries.length > 0 &&
  entries.length % 2 === 0 &&
  entries.slice(entries.length / 2).every((entry, index) => entry === entries[index])

/** Inquiries are gathered by their kind. */
const areInPairs = (entries: readonly string[]): boolean =>
  [...Map.groupBy(entries, (entry) => entry).values()].every((same) => same.length % 2 === 0)
