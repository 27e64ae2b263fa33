import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { z } from 'zod'
import { readCreditProfile } from '#contract/credit-profile.ts'
import { listScores, removeScore, type score } from '#contract/scores.ts'
import { BUREAU_NAMES } from '#engine/words/bureau.ts'
import { SCORE_ORIGIN_NAMES } from '#engine/words/score-source.ts'
import { Offered } from '#web/parts/helping/offered.tsx'
import { AddScore } from '#web/parts/open-add-score.tsx'
import { counted, writeReportDate } from '#web/parts/written.ts'
import { call, wordsOf } from '#web/platform/api.ts'
import { may } from '#web/platform/may.ts'
import { read, refresh } from '#web/platform/query-client.ts'
import { Button } from '#web/ui/button.tsx'
import { Details } from '#web/ui/details.tsx'
import { type Column, Table } from '#web/ui/table.tsx'
import { toast } from '#web/ui/toast.ts'

type Score = z.output<typeof score>

/** Every score of theirs by day, and the way to add one. */
export function ScoreHistory() {
  const [isAdding, setAdding] = useState(false)
  const { data: scores = [] } = useQuery(read(listScores, {}))
  return (
    <div className="mt-4">
      {scores.length === 0 ? null : (
        <Details summary={counted(scores.length, 'score')}>
          <Table
            caption="Your scores, newest first"
            isCaptionHidden
            columns={may('removeScore') ? [...COLUMNS, REMOVE] : COLUMNS}
            rows={scores}
            keyOf={({ id }) => id}
          />
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

const COLUMNS: readonly Column<Score>[] = [
  { name: 'Date', isRowName: true, cell: ({ day }) => writeReportDate(day) },
  { name: 'Score', isNumber: true, cell: ({ score }) => <strong>{score}</strong> },
  { name: 'Bureau', cell: ({ bureau }) => BUREAU_NAMES[bureau] },
  { name: 'Model', cell: ({ model }) => model ?? 'Not known' },
  { name: 'From', cell: (one) => sourceOf(one) },
]

const REMOVE: Column<Score> = { name: 'Remove', cell: (one) => (one.reportId === null ? <Remove score={one} /> : null) }

const sourceOf = ({ source, from }: Score): string => {
  if (source === 'report') return 'Your report'
  return source === 'paper' ? 'A letter you added' : `You added it${from === null ? '' : ` (${SCORE_ORIGIN_NAMES[from]})`}`
}

function Remove({ score }: { readonly score: Score }) {
  const client = useQueryClient()
  const removing = useMutation({
    mutationFn: () => call(removeScore, { params: { id: score.id } }),
    onSuccess: () => refresh(client, listScores, readCreditProfile),
    onError: (error) =>
      toast({ title: 'Not Removed', description: wordsOf(error, 'Try again in a moment.'), tone: 'destructive' }),
  })
  return (
    <Button tone="quiet" busy={removing.isPending} onClick={() => removing.mutate()}>
      Remove<span className="sr-only"> the score {score.score}</span>
    </Button>
  )
}
