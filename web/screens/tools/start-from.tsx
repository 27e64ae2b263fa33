import { useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import { readScorePredictions, type scoredReport } from '#contract/score-predictions.ts'
import { BUREAU_NAMES } from '#engine/words/bureau.ts'
import { LoadFailure } from '#web/parts/load-failure.tsx'
import { writeReportDate } from '#web/parts/written.ts'
import { read } from '#web/platform/query-client.ts'
import { SelectField } from '#web/ui/select-field.tsx'

/** A report of the member's as the simulator takes it. */
export type ScoredReport = z.output<typeof scoredReport>

/** `TransUnion, May 13, 2025: 530, VantageScore 3.0`; a practice report says so, and one without a score as well. */
const nameOf = ({ bureau, reportDate, score, scoreModel, isPractice }: ScoredReport): string =>
  [
    `${BUREAU_NAMES[bureau]}, ${writeReportDate(reportDate)}: ${score ?? 'no score'}`,
    ...(score === null || scoreModel === null ? [] : [scoreModel]),
    ...(isPractice ? ['practice'] : []),
  ].join(', ')

interface StartFromProps {
  readonly chosen: ScoredReport | null
  readonly onChoose: (report: ScoredReport | null) => void
}

/** Which report the simulation starts from: its score, where it prints one, and how it fills the factors of a score. */
export function StartFrom({ chosen, onChoose }: StartFromProps) {
  const { data, error, refetch } = useQuery({ ...read(readScorePredictions, {}), staleTime: 0, refetchOnMount: true })
  if (error !== null) return <LoadFailure what="The scores of your reports" error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <output className="block text-small text-soft">Looking for printed scores</output>
  const { reports } = data
  if (reports.length === 0) {
    return <p className="measure text-small text-soft">You haven’t uploaded a report yet. Type a score you know.</p>
  }
  return (
    <SelectField
      name="startFrom"
      label="Start from"
      hint="A report shows how you do on each factor. If it has a score, you can save the prediction and compare it with your next report."
      options={[
        { value: '', label: 'A score that I type' },
        ...reports.map((report) => ({ value: report.reportId, label: nameOf(report) })),
      ]}
      value={chosen?.reportId ?? ''}
      onChange={({ target }) => onChoose(reports.find(({ reportId }) => reportId === target.value) ?? null)}
    />
  )
}
