import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { readCreditProfile } from '#contract/credit-profile.ts'
import { listDisputes } from '#contract/disputes.ts'
import { headsOf } from '#contract/endpoint.ts'
import { listScores, removeScore } from '#contract/scores.ts'
import { BUREAU_NAMES } from '#engine/words/bureau.ts'
import { SCORE_ORIGIN_NAMES } from '#engine/words/score-source.ts'
import { writeReportDate } from '#web/parts/written.ts'
import { call, wordsOf } from '#web/platform/api.ts'
import { may } from '#web/platform/may.ts'
import { read, refresh } from '#web/platform/query-client.ts'
import { ScoreChart } from '#web/parts/score/score-chart.tsx'
import { drawScores, happeningsOf, type Score, tellScores, type ToldScore } from '#web/parts/score/score-story.ts'
import { Button } from '#web/ui/button.tsx'
import { type Column, Table } from '#web/ui/table.tsx'
import { toast } from '#web/ui/toast.ts'

/** The scores as a chart and as a table, each with what happened since the one before. */
export function ScoresTold({ scores }: { readonly scores: readonly Score[] }) {
  const { data: disputes = [] } = useQuery(read(headsOf(listDisputes), { query: { view: 'heads' } }))
  const happenings = happeningsOf(disputes)
  const drawing = drawScores(scores, happenings, lineOf)
  return (
    <>
      {drawing === null ? null : <ScoreChart drawing={drawing} />}
      <Table
        caption="Your scores, newest first"
        isCaptionHidden
        columns={may('removeScore') ? [...COLUMNS, REMOVE] : COLUMNS}
        rows={tellScores(scores, happenings)}
        keyOf={({ score: { id } }) => id}
      />
      <p className="measure mt-2 text-micro text-soft">
        What happened in between is what we know of, not proof of what moved the score.
      </p>
    </>
  )
}

const lineOf = ({ bureau, model }: Score): string => [BUREAU_NAMES[bureau], model].filter((part) => part !== null).join(', ')

const signed = (change: number): string => (change > 0 ? `+${change}` : change === 0 ? 'No change' : `−${-change}`)

const COLUMNS: readonly Column<ToldScore>[] = [
  { name: 'Date', isRowName: true, cell: ({ score: { day } }) => writeReportDate(day) },
  { name: 'Score', isNumber: true, cell: ({ score: { score } }) => <strong>{score}</strong> },
  { name: 'Change', isNumber: true, cell: ({ change }) => (change === null ? '' : signed(change)) },
  { name: 'Happened since', cell: ({ since }) => since.map(({ words }) => words).join('; ') },
  { name: 'Bureau', cell: ({ score: { bureau } }) => BUREAU_NAMES[bureau] },
  { name: 'Model', cell: ({ score: { model } }) => model ?? 'Not known' },
  { name: 'From', cell: ({ score }) => sourceOf(score) },
]

const REMOVE: Column<ToldScore> = {
  name: 'Remove',
  cell: ({ score }) => (score.reportId === null ? <Remove score={score} /> : null),
}

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
