import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { listRehearsals } from '#contract/rehearsals.ts'
import { LoadFailure } from '#web/parts/load-failure.tsx'
import { read } from '#web/platform/query-client.ts'
import { useTitle } from '#web/platform/title.ts'
import { OneRehearsal } from '#web/screens/rehearsal/one-rehearsal.tsx'
import { RehearsalList } from '#web/screens/rehearsal/rehearsal-list.tsx'
import { StartForm } from '#web/screens/rehearsal/start-form.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

/** /rehearsal: start a practice case, or, with `?id=`, move the clock of one and read its story. */
export function RehearsalScreen() {
  const { id } = useSearch({ strict: false })
  return id === undefined ? <AllRehearsals /> : <OneRehearsal key={id} id={id} />
}

function AllRehearsals() {
  useTitle('Rehearsal')
  const { data, isError, error, refetch } = useQuery({ ...read(listRehearsals, {}), staleTime: 0, refetchOnMount: true })
  return (
    <>
      <PageHeading
        title="Rehearsal"
        lead="Live through a dispute before you mail one: a made-up person, practice bureaus that answer or don’t, and a clock you move. Ninety days take about a minute. None of it is real or touches your own case."
      />
      <div className="mt-6 space-y-6">
        {isError ? (
          <LoadFailure what="Your rehearsals" error={error} onRetry={() => void refetch()} />
        ) : data === undefined ? (
          <Sheet holds="ledger">
            <SkeletonRows count={1} label="Loading your rehearsals" />
          </Sheet>
        ) : data.length === 0 ? null : (
          <RehearsalList rehearsals={data} />
        )}
        <StartForm />
      </div>
    </>
  )
}
