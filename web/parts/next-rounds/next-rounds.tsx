import { writeDay } from '#engine/values/day.ts'
import { LoadFailure } from '#web/parts/load-failure.tsx'
import { ClosedRounds } from '#web/parts/next-rounds/closed-rounds.tsx'
import { RoundRow } from '#web/parts/next-rounds/round-row.tsx'
import { useRoundSteps } from '#web/parts/next-rounds/use-round-steps.tsx'
import { type Round, type Rounds, useRounds } from '#web/parts/next-rounds/use-rounds.ts'
import { Details } from '#web/ui/details.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FoldedRows } from '#web/ui/folded-rows.tsx'
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
  const { rounds } = list
  if (rounds.length === 0)
    return (
      <EmptyState title="Nothing was sent yet">
        Once your dispute is on its way, you’ll see here what you can do next and when.
      </EmptyState>
    )
  const now = rounds.filter((round) => round.state === 'open' || isTouched(round))
  const shown = [...now.filter(isFirst), ...now.filter((round) => !isFirst(round))]
  const later = rounds.filter((round) => round.state === 'later' && !isTouched(round))
  const closed = rounds.filter((round) => !shown.includes(round) && !later.includes(round))
  const several = new Set(rounds.flatMap(({ bureau }) => bureau ?? [])).size > 1
  return (
    <>
      {rounds.some(({ isRecommended }) => isRecommended) ? null : <NothingRipe rounds={rounds} />}
      <FoldedRows rows={shown} first={MOST_AT_FIRST} what="steps">
        {(rows) => (
          <Ledger tabIndex={-1} label="Next rounds">
            {rows.map((round) => (
              <RoundRow key={round.id} round={round} namesBureau={several} steps={steps} />
            ))}
          </Ledger>
        )}
      </FoldedRows>
      {later.length === 0 ? null : (
        <div className="border-t border-rule px-5 py-3 md:px-7">
          <Details summary={`${later.length} more, open later`}>
            <Ledger label="Open later">
              {later.map((round) => (
                <RoundRow key={round.id} round={round} namesBureau={several} steps={steps} />
              ))}
            </Ledger>
          </Details>
        </div>
      )}
      <ClosedRounds rounds={closed} namesBureau={several} onNews={steps.sayNews} />
      {steps.dialog}
    </>
  )
}

/** What was prepared, filed or declined stays in sight, whatever became of it. */
const isTouched = ({ letterId, paper, filed, declinedAt }: Round): boolean =>
  letterId !== null || paper !== null || filed !== null || declinedAt !== null

const isFirst = (round: Round): boolean => round.isRecommended || isTouched(round)

/** A phone's page stays within six screens. */
const MOST_AT_FIRST = 3

/** Why nothing is recommended, and from when on something will be open. */
function NothingRipe({ rounds }: { readonly rounds: readonly Round[] }) {
  const [first] = rounds.flatMap(({ state, opensOn }) => (state === 'later' && opensOn !== null ? [opensOn] : [])).toSorted()
  const isOpen = rounds.some(({ state, declinedAt }) => state === 'open' && declinedAt === null)
  const now = isOpen ? 'You don’t have to do anything now.' : 'Nothing is open now.'
  return (
    <p className="measure px-5 pt-5 md:px-7">
      {first === undefined ? now : `${now} The next round opens on ${writeDay(first)}.`}
    </p>
  )
}
