import { useEffect, useEffectEvent } from 'react'
import { OneClick } from '#web/parts/pull/one-click.tsx'
import { PracticeNotice } from '#web/parts/pull/practice-notice.tsx'
import { GENERATE_STAGGER_MS } from '#web/parts/pull/bureau-states.ts'
import { didNothingCome } from '#web/parts/pull/nothing-came.ts'
import { PullProgress } from '#web/parts/pull/pull-progress.tsx'
import { useGenerateReports } from '#web/parts/pull/use-generate-reports.ts'
import type { Analysis } from '#web/screens/upload/analysis.ts'
import { COMPLETION_MS } from '#web/screens/upload/completion-time.ts'
import { Sheet } from '#web/ui/sheet.tsx'

/** The instant report generation button; 1.5 s after it is done the analysis of what came is shown. */
export function InstantGeneration({ onComplete }: { readonly onComplete: (analysis: Analysis) => void }) {
  const generating = useGenerateReports(() => false)
  const { data, isPending, isError } = generating
  const complete = useEffectEvent((found: NonNullable<typeof data>) => onComplete(analysisOf(found)))
  useEffect(() => {
    if (data === undefined || didNothingCome(data.reports)) return
    const timer = setTimeout(() => complete(data), COMPLETION_MS)
    return () => clearTimeout(timer)
  }, [data])
  return (
    <>
      <OneClick title="AI credit report analysis" generating={generating} />
      {isPending || isError || data !== undefined ? (
        <Sheet title={isPending ? 'Your reports are being generated' : 'Your sample reports'}>
          <PullProgress
            label="Generating the reports and reading them"
            workingWord="Generating"
            isRunning={isPending}
            stagger={GENERATE_STAGGER_MS}
            answer={isError ? 'failed' : (data?.reports ?? null)}
          />
        </Sheet>
      ) : (
        <PracticeNotice />
      )}
    </>
  )
}

function analysisOf(data: NonNullable<ReturnType<typeof useGenerateReports>['data']>): Analysis {
  const { reports, analysis, isPractice } = data
  return { about: reports.map(({ id }) => id).join(), ...analysis, letters: [], text: null, isPractice }
}
