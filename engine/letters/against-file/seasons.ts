import type { File, FindFault } from '#engine/letters/against-file/find-faults.ts'
import { mayBeSaidAs, rolesNamedIn } from '#engine/letters/mentions/find-role.ts'

/** The months that may be meant: seasons begin and end as people think of them. */
const MEANT: Readonly<Record<string, readonly number[]>> = {
  spring: [3, 4, 5, 6],
  summer: [6, 7, 8, 9],
  fall: [9, 10, 11, 12],
  autumn: [9, 10, 11, 12],
  winter: [12, 1, 2, 3],
  early: [1, 2, 3, 4, 5],
  beginning: [1, 2, 3, 4],
  start: [1, 2, 3, 4],
  middle: [4, 5, 6, 7, 8, 9],
  late: [8, 9, 10, 11, 12],
  end: [9, 10, 11, 12],
}
const SEASON = new RegExp(`\\b(${Object.keys(MEANT).join('|')})(?: of|,| in)? ((?:19|20)\\d{2})\\b`, 'i')
/** How a bankruptcy ended, in plain words. */
const CASE_ENDED =
  /\b(?:bankruptcy|case|chapter (?:7|13))\b.{0,40}\b(?:finished|over|done|ended|final|completed?|closed|went through)\b/i

/** A season of a year in which the file has that day, or whatever it has of that year, in another one. */
export const findSeasons: FindFault = (sentence, { facts }: File) => {
  const [, part = '', year = ''] = SEASON.exec(sentence) ?? []
  const months = MEANT[part.toLowerCase()]
  if (months === undefined) return null
  const roles = CASE_ENDED.test(sentence) ? ['resolved' as const] : rolesNamedIn(sentence, 'date')
  const known = facts
    .flatMap(({ mentions }) => mentions)
    .filter(({ kind, value, role }) => kind === 'date' && role !== 'birth' && (value === year || value.startsWith(`${year}-`)))
  const meant = known.filter(({ role }) => roles.length === 0 || (role !== null && roles.some((one) => mayBeSaidAs(role, one))))
  return meant.length === 0 || meant.some(({ value }) => months.includes(Number(value.slice(5, 7)))) ? null : OTHER_SEASON
}

const OTHER_SEASON = {
  why: 'puts that day into another part of the year than your file. Correct it. If you know it to be so, confirm it as your own statement.',
} as const
