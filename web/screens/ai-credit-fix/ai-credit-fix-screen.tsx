import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { readCreditProfile } from '#contract/credit-profile.ts'
import { listNegativeItems } from '#contract/negative-items.ts'
import { LoadFailure } from '#web/parts/load-failure.tsx'
import { counted } from '#web/parts/written.ts'
import { read } from '#web/platform/query-client.ts'
import { useTitle } from '#web/platform/title.ts'
import { itemsToDispute, potentialOf, whyNot } from '#web/screens/ai-credit-fix/fix-items.ts'
import { type FixProgress, type FixResult, STEPS, useCreditFix } from '#web/screens/ai-credit-fix/use-credit-fix.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

/** /ai-credit-fix: disputes what was found in one go. It prepares; every letter is still read and confirmed one by one. */
export function AiCreditFixScreen() {
  useTitle('AI Credit Fix')
  return (
    <>
      <PageHeading
        title="AI Credit Fix"
        lead="Opens a dispute with the bureau for each entry that cannot be right, and writes its letter from your report. Nothing is sent before you have read and confirmed it."
      />
      <div className="mt-6 max-w-2xl">
        <Sheet title="Your file">
          <Fix />
        </Sheet>
      </div>
    </>
  )
}

function Fix() {
  const { data: items, isPending, isError, error, refetch } = useQuery(read(listNegativeItems, {}))
  const { data: profile } = useQuery(read(readCreditProfile, {}))
  const [alsoUnfounded, setAlsoUnfounded] = useState(false)
  const { run, progress } = useCreditFix(alsoUnfounded)
  if (isPending) return <SkeletonRows count={3} rowHeight={48} label="Loading your negative items" />
  if (isError) return <LoadFailure what="Your negative items" error={error} onRetry={() => void refetch()} />
  const chosen = itemsToDispute(items, alsoUnfounded)
  const reason = whyNot(items, alsoUnfounded)
  return (
    <div className="space-y-6">
      <Figures
        figures={[
          ['Current score', profile?.currentScore?.toString() ?? 'N/A'],
          ['Potential improvement', `about ${potentialOf(chosen)} pts`],
          ['Items to dispute', chosen.length.toString()],
        ]}
      />
      <Checkbox
        label="Also ask the bureaus to verify entries that nothing contradicts"
        checked={alsoUnfounded}
        disabled={run.isPending}
        onChange={(event) => setAlsoUnfounded(event.target.checked)}
      />
      {run.isPending && progress !== null ? <Underway progress={progress} /> : null}
      {run.isSuccess && !run.isPending ? <Done result={run.data} /> : null}
      {reason === null || run.isPending ? null : <p className="text-soft">{reason}</p>}
      <div className="flex flex-wrap gap-3">
        <Button tone="primary" wide="phone" busy={run.isPending} disabled={reason !== null} onClick={() => run.mutate()}>
          {run.isSuccess || run.isError ? 'Run Again' : 'Start AI Credit Fix'}
        </Button>
        <LinkButton to="/disputes" wide="phone">
          View disputes
        </LinkButton>
      </div>
      <p className="text-small text-soft">Point figures are estimates, not promises. Only the bureaus decide what changes.</p>
    </div>
  )
}

function Figures({ figures }: { readonly figures: readonly (readonly [name: string, value: string])[] }) {
  return (
    <dl className="grid gap-4 sm:grid-cols-3">
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt className="text-small text-soft">{name}</dt>
          <dd className="figures font-serif text-h2">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Underway({ progress: { step, share } }: { readonly progress: FixProgress }) {
  return (
    <Progress
      label={STEPS[step] ?? ''}
      value={step + share}
      max={STEPS.length}
      valueText={`Step ${step + 1} of ${STEPS.length}`}
    />
  )
}

function Done({ result: { written, waiting } }: { readonly result: FixResult }) {
  return (
    <Notice tone="good" title="Credit Repair Started!" isLive>
      {counted(written, 'letter was', 'letters were')} written; {counted(waiting, 'letter waits', 'letters wait')} for you. Read
      and confirm each one on the disputes page before it is sent.
    </Notice>
  )
}
