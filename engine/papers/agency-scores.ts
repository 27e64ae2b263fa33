import { agencyNamed } from '#engine/papers/agencies.ts'
import { type Found, findAll, type PaperText } from '#engine/papers/paper-text.ts'
import { DAY, dayOfText } from '#engine/papers/printed-days.ts'
import type { Day } from '#engine/values/day.ts'

/** The score that an agency gave, as a table of several lists it; the day is null where it prints none. */
export interface AgencyScore {
  readonly agency: string
  readonly score: string
  readonly day: Day | null
}

const AGENCY_ROW = new RegExp(String.raw`(?<![-\d])([3-9]\d\d)(?:\s${DAY})?$`, 'i')

/** The rows of a table of the agencies with the score of each; none of a paper with fewer than two. */
export function scoreRows({ rows }: PaperText): Found[] {
  const head = rows.findIndex(({ text }) => /\bscore\b/i.test(text) && !/\d/.test(text))
  const found = findAll(
    rows.slice(head + 1).filter(({ text }) => head >= 0 && agencyNamed(text) !== null),
    AGENCY_ROW,
  )
  return found.length > 1 ? found : []
}

/** Whose each score of such a table is. */
export const agencyScores = (text: PaperText): AgencyScore[] =>
  scoreRows(text).flatMap(({ match, passage }) => {
    const agency = agencyNamed(passage.text)
    return agency === null ? [] : [{ agency, score: match[1] ?? '', day: match[2] === undefined ? null : dayOfText(match[2]) }]
  })
