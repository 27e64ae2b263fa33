import { writeDay } from '#engine/values/day.ts'
import { LoadFailure } from '#web/parts/load-failure.tsx'
import { ClosedRounds } from '#web/parts/next-rounds/closed-rounds.tsx'
import { RoundRow } from '#web/parts/next-rounds/round-row.tsx'
import { useRoundSteps } from '#web/parts/next-rounds/use-round-steps.tsx'
import { type Round, type Rounds, useRounds } from '#web/parts/next-rounds/use-rounds.ts'
import { useKeptFocus } from '#web/parts/use-kept-focus.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Ledger } from '#web/ui/ledger.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

/** What can follow a dispute: what is open now, from when on the rest is, and why the others do not fit. */
export function NextRounds({ disputeId }: { readonly disputeId: string }) {
  const { data, error, refetch } = useRounds(disputeId)
  if (error !== null && data === undefined)
    return <LoadFailure what="The next rounds" error={error} onRetry={() => void refetch()} />
  return (
    <Sheet title="Next rounds" holds="ledger">
      {data === undefined ? <SkeletonRows count={2} label="Loading the next rounds" /> : <RoundList rounds={data} />}
    </Sheet>
  )
}

function RoundList({ rounds: list }: { readonly rounds: Rounds }) {
  const steps = useRoundSteps(list)
  const { list: ledger, watch } = useKeptFocus()
  const { rounds } = list
  if (rounds.length === 0)
    return (
      <EmptyState title="Nothing was sent yet">
        What can follow shows here once the dispute is on its way: each with its day, and why that day.
      </EmptyState>
    )
  const shown = rounds.filter((round) => round.state !== 'closed' || isTouched(round))
  const closed = rounds.filter((round) => !shown.includes(round))
  const several = new Set(rounds.flatMap(({ bureau }) => bureau ?? [])).size > 1
  return (
    <>
      {rounds.some(({ isRecommended }) => isRecommended) ? null : <NothingRipe rounds={rounds} />}
      <Ledger ref={ledger} {...watch} tabIndex={-1} label="Next rounds">
        {shown.map((round) => (
          <RoundRow key={round.id} round={round} namesBureau={several} steps={steps} />
        ))}
      </Ledger>
      <ClosedRounds rounds={closed} namesBureau={several} onNews={steps.sayNews} />
      {steps.dialog}
    </>
  )
}

/** What was prepared, filed or declined stays in sight, whatever became of it. */
const isTouched = ({ letterId, paper, filed, declinedAt }: Round): boolean =>
  letterId !== null || paper !== null || filed !== null || declinedAt !== null

/** Why nothing is recommended, and from when on something will be open. */
function NothingRipe({ rounds }: { readonly rounds: readonly Round[] }) {
  const [first] = rounds.flatMap(({ state, opensOn }) => (state === 'later' && opensOn !== null ? [opensOn] : [])).toSorted()
  const isOpen = rounds.some(({ state, declinedAt }) => state === 'open' && declinedAt === null)
  const now = isOpen ? 'Nothing has to be done now.' : 'Nothing is open now.'
  return (
    <p className="measure px-5 pt-5 md:px-7">
      {first === undefined ? now : `${now} The next round opens on ${writeDay(first)}.`}
    </p>
  )
}
