import type { FoundFact } from '#engine/assistant/member-file.ts'
import type { Matter } from '#engine/matters/matter.ts'
import { isError, stateOfEntry } from '#engine/matters/state.ts'

/** The entries of the worklist about which something was found, most pressing first. */
export const foundIn = (matters: readonly Matter[]): readonly FoundFact[] =>
  matters
    .flatMap(({ entries }) => entries)
    .filter(({ findings }) => findings.length > 0)
    .map((entry) => {
      const { reportId, subjectId, bureau, creditorName, findings } = entry
      return { reportId, subjectId, bureau, creditorName, findings, state: stateOfEntry(entry), isError: isError(entry) }
    })
