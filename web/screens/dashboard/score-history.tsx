import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { listScores } from '#contract/scores.ts'
import { Offered } from '#web/parts/helping/offered.tsx'
import { AddScore } from '#web/parts/open-add-score.tsx'
import { counted } from '#web/parts/written.ts'
import { lazyPart } from '#web/platform/lazy-part.ts'
import { read } from '#web/platform/query-client.ts'
import { Button } from '#web/ui/button.tsx'
import { Details } from '#web/ui/details.tsx'
import { Waiting } from '#web/ui/spinner.tsx'

const ScoresTold = lazyPart(async () => (await import('#web/screens/dashboard/scores-told.tsx')).ScoresTold)

/** Every score of theirs by day, and the way to add one. */
export function ScoreHistory() {
  const [isOpen, setOpen] = useState(false)
  const [isAdding, setAdding] = useState(false)
  const { data: scores = [] } = useQuery(read(listScores, {}))
  return (
    <div className="mt-4">
      {scores.length === 0 ? null : (
        <Details summary={counted(scores.length, 'score')} onToggle={setOpen}>
          {isOpen ? (
            <Suspense fallback={<Waiting label="Loading your scores" />}>
              <ScoresTold scores={scores} />
            </Suspense>
          ) : null}
        </Details>
      )}
      <Offered by="addScore">
        <p className="mt-2">
          <Button onClick={() => setAdding(true)}>Add a score</Button>
        </p>
      </Offered>
      {isAdding ? <AddScore onClose={() => setAdding(false)} /> : null}
    </div>
  )
}
