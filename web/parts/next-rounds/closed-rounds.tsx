import { Offered } from '#web/parts/helping/offered.tsx'
import { titleOf } from '#web/parts/next-rounds/round-row.tsx'
import type { Round } from '#web/parts/next-rounds/use-rounds.ts'
import { Button } from '#web/ui/button.tsx'
import { Details } from '#web/ui/details.tsx'

interface ClosedRoundsProps {
  readonly rounds: readonly Round[]
  readonly namesBureau: boolean
  /** For what opens once the member says what is new. */
  readonly onNews: (round: Round) => void
}

/** What does not fit now, each with why. */
export function ClosedRounds({ rounds, namesBureau, onNews }: ClosedRoundsProps) {
  if (rounds.length === 0) return null
  return (
    <div className="border-t border-rule px-5 py-3 md:px-7">
      <Details summary={`${rounds.length} more, and why not now`}>
        <dl className="space-y-3 text-small">
          {rounds.map((round) => (
            <div key={round.id}>
              <dt className="font-strong">{titleOf(round, namesBureau)}</dt>
              <dd className="measure text-soft">
                {round.reason}
                {round.citations.length === 0 ? '' : ` (${round.citations.map(({ cite }) => cite).join('; ')})`}
              </dd>
              {round.opensWith === 'news' ? (
                <Offered by="prepareRound" field="statement">
                  <dd>
                    <Button tone="quiet" onClick={() => onNews(round)} about={titleOf(round, true)}>
                      Say what is new
                    </Button>
                  </dd>
                </Offered>
              ) : null}
            </div>
          ))}
        </dl>
      </Details>
    </div>
  )
}
