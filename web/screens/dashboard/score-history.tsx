import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listScores } from '#contract/scores.ts'
import { Offered } from '#web/parts/helping/offered.tsx'
import { AddScore, ScoresTold } from '#web/parts/open-scores.tsx'
import { counted } from '#web/parts/written.ts'
import { read } from '#web/platform/query-client.ts'
import { Button } from '#web/ui/button.tsx'
import { Details } from '#web/ui/details.tsx'

/** Every score of theirs by day, and the way to add one. */
export function ScoreHistory() {
  const [isOpen, setOpen] = useState(false)
  const [isAdding, setAdding] = useState(false)
  const { data: scores = [] } = useQuery(read(listScores, {}))
  return (
    <div className="mt-4">
      {scores.length === 0 ? null : (
        <Details summary={counted(scores.length, 'score')} onToggle={setOpen}>
          {isOpen ? <ScoresTold scores={scores} /> : null}
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
