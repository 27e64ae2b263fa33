import { editDistance } from '#engine/recognition/words/letters.ts'
import type { Report } from '#engine/report/report.ts'

/** Letters: of a shorter name a letter or two is half of it. */
export const LEAST_NAME = 5
export const plain = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

const LONG_NAME = 14

/** The names from which others of the report, at least as frequent, differ by a letter or two. */
export function likelySlips(report: Report): ReadonlySet<string> {
  const all = [...report.accounts, ...report.inquiries].map(({ creditorName }) => plain(creditorName))
  const counts = new Map<string, number>()
  for (const name of all) counts.set(name, (counts.get(name) ?? 0) + 1)
  const names = [...counts].filter(([name]) => name.length > LEAST_NAME)
  const slips = names.filter(([name, count]) => {
    const limit = name.length < LONG_NAME ? 1 : 2
    return names.some(([other, often]) => other !== name && often >= count && editDistance(name, other, limit) <= limit)
  })
  return new Set(slips.map(([name]) => name))
}
