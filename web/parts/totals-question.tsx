import { useMutation, useQueryClient } from '@tanstack/react-query'
import { answerTotals } from '#contract/report-totals.ts'
import type { TotalsAnswer } from '#engine/words/totals-answer.ts'
import { countedTotal } from '#engine/words/counted-total.ts'
import { nameOfReport } from '#web/parts/name-of-report.ts'
import { refreshReports } from '#web/parts/refresh-reports.ts'
import type { ReportHead } from '#web/parts/stored-report.ts'
import { call, wordsOf } from '#web/platform/api.ts'
import { may } from '#web/platform/may.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { toast } from '#web/ui/toast.ts'

/** Asks what a report shows whose own totals differ from what was read; nothing where they do not. */
export function TotalsQuestion({ report }: { readonly report: ReportHead }) {
  const client = useQueryClient()
  const { totals, ownership } = report
  const answering = useMutation({
    mutationFn: (answer: TotalsAnswer | null) => call(answerTotals, { params: { id: report.id }, body: { answer } }),
    onSuccess: async ({ message }) => {
      await refreshReports(client)
      toast({ title: 'Answer saved', description: message })
    },
    onError: (error) =>
      toast({ title: 'Answer not saved', description: wordsOf(error, 'Try again in a moment.'), tone: 'destructive' }),
  })
  if (!totals.isContradicted || ownership === 'asked' || !may('answerTotals')) return null
  const offer = (answer: TotalsAnswer | null, words: string) => (
    <Button
      busy={answering.isPending && answering.variables === answer}
      wide="phone"
      about={nameOfReport(report)}
      onClick={() => answering.mutate(answer)}
    >
      {words}
    </Button>
  )
  const [name] = Object.keys(totals.printed).filter((one) => totals.printed[one] !== totals.read[one])
  const shown = name === undefined ? '' : countedTotal(name, totals.read[name] ?? 0)
  if (totals.answer !== null)
    return (
      <div className="mt-3 flex flex-wrap gap-2" data-screen-only>
        {totals.answer === 'incomplete' ? (
          <LinkButton to="/upload" tone="primary" wide="phone">
            Add the whole report
          </LinkButton>
        ) : null}
        {offer(null, 'Change my answer')}
      </div>
    )
  return (
    <Notice tone="mark" title="Does your report really show this?">
      <p>
        Its own totals say {name === undefined ? 'otherwise' : countedTotal(name, totals.printed[name] ?? 0)}, and we read {shown}
        . Look at your copy. Until you answer, we only ask about what looks wrong in it.
      </p>
      <div className="mt-3 flex flex-col gap-2 sm:flex-row sm:flex-wrap" data-screen-only>
        {offer('as_read', `Yes, it really shows ${shown}`)}
        {offer('incomplete', 'No, pages are missing')}
      </div>
    </Notice>
  )
}
