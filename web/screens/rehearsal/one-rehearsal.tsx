import { useQuery } from '@tanstack/react-query'
import { readRehearsal } from '#contract/rehearsals.ts'
import { LoadFailure } from '#web/parts/load-failure.tsx'
import { isCallError } from '#web/platform/api.ts'
import { read } from '#web/platform/query-client.ts'
import { inRehearsal } from '#web/platform/rehearsal-base.ts'
import { useTitle } from '#web/platform/title.ts'
import { ClockSheet } from '#web/screens/rehearsal/clock-sheet.tsx'
import { EndSheet } from '#web/screens/rehearsal/end-sheet.tsx'
import { RehearsedCases } from '#web/screens/rehearsal/rehearsed-cases.tsx'
import { StorySheet } from '#web/screens/rehearsal/story-sheet.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { RowLink, TextAnchor } from '#web/ui/text-link.tsx'

/** One rehearsal: its clock, its cases, its story, its end. */
export function OneRehearsal({ id }: { readonly id: string }) {
  useTitle('Rehearsal')
  const query = useQuery({ ...read(readRehearsal, { params: { id } }), staleTime: 0, refetchOnMount: true })
  const { data, isError, error, refetch } = query
  if (isCallError(error) && error.status === 404) return <Gone />
  if (isError && data === undefined) return <LoadFailure what="This rehearsal" error={error} onRetry={() => void refetch()} />
  return (
    <>
      <PageHeading
        title={data === undefined ? 'Rehearsal' : `Rehearsal of ${data.person}`}
        lead="Practice from end to end: the person, the reports, the letters and the answers are invented, and nothing leaves this program."
      />
      <p className="mt-1">
        <RowLink to="/rehearsal" search={{}}>
          All rehearsals
        </RowLink>
      </p>
      <div className="mt-4 space-y-6">
        {data === undefined ? (
          <Sheet holds="ledger">
            <SkeletonRows count={3} label="Loading the rehearsal" />
          </Sheet>
        ) : (
          <>
            <ClockSheet rehearsal={data} />
            <Sheet title="Look around in it">
              <ul className="flex flex-wrap gap-x-6 gap-y-1">
                {PLACES.map(({ path, label }) => (
                  <li key={path} className="flex min-h-11 items-center">
                    <TextAnchor href={inRehearsal(id, path)}>{label}</TextAnchor>
                  </li>
                ))}
              </ul>
              <p className="measure mt-1 text-small text-soft">
                These are the same pages as your own cases, on the rehearsal’s clock. A yellow line on each says so.
              </p>
            </Sheet>
            <RehearsedCases rehearsal={data} />
            <EndSheet rehearsal={data} />
            <StorySheet rehearsal={data} />
          </>
        )}
      </div>
    </>
  )
}

const PLACES = [
  { path: '/tracker', label: 'Tracker' },
  { path: '/disputes', label: 'Disputes and letters' },
  { path: '/answers', label: 'Answers' },
  { path: '/calendar', label: 'Calendar' },
  { path: '/credit-reports', label: 'Reports' },
] as const

function Gone() {
  return (
    <Sheet holds="ledger">
      <EmptyState
        level={2}
        title="This rehearsal is gone"
        action={
          <LinkButton to="/rehearsal" search={{}} tone="primary">
            Your rehearsals
          </LinkButton>
        }
      >
        It was deleted, with everything in it.
      </EmptyState>
    </Sheet>
  )
}
