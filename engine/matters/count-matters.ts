import type { Matter, MatterCounts } from '#engine/matters/matter.ts'
import { asksAbout, errorsOf, stateOfEntry } from '#engine/matters/state.ts'

/** The one place where anything of a file is counted. `askedOfReports`: reports of which it is asked what they really show. */
export function countMatters(matters: readonly Matter[], askedOfReports = 0): MatterCounts {
  const entries = matters.flatMap((matter) => matter.entries)
  const inState = (state: ReturnType<typeof stateOfEntry>): number =>
    entries.filter((entry) => stateOfEntry(entry) === state).length +
    matters.filter((matter) => matter.apart !== null && matter.state === state).length
  return {
    errors: errorsOf(matters).length,
    errorsToDispute: inState('error'),
    asks: inState('ask'),
    questions: new Set(matters.flatMap(sheetsOf)).size + askedOfReports,
    negativeItems: entries.filter(({ isNegative }) => isNegative).length,
    unsent: inState('unsent'),
    waiting: inState('waiting'),
    theftSteps: matters.filter(({ state }) => state === 'to_do').length,
  }
}

/** The question sheets that a matter is on: the questions of a sheet count as one. */
const sheetsOf = ({ entries, questions }: Matter): readonly string[] => [
  ...questions.map(({ sheet, question, reportId, entryId }) => sheet ?? `${question} ${reportId} ${entryId}`),
  ...(questions.length > 0 ? [] : entries.filter(asksAbout).map(({ reportId, subjectId }) => `${reportId} ${subjectId}`)),
]
