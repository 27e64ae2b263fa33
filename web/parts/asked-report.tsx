import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { readIdentity } from '#contract/identity.ts'
import { answerOwnership, readReport } from '#contract/reports.ts'
import { addressLine } from '#engine/audit/detail-key.ts'
import { writeDay } from '#engine/values/day.ts'
import type { OwnershipAnswer } from '#engine/words/ownership.ts'
import { nameOfReport } from '#web/parts/name-of-report.ts'
import { LoadFailure } from '#web/parts/load-failure.tsx'
import type { Report } from '#web/parts/stored-report.ts'
import { refreshReports } from '#web/parts/refresh-reports.ts'
import { call, wordsOf } from '#web/platform/api.ts'
import { may } from '#web/platform/may.ts'
import { read, refresh } from '#web/platform/query-client.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Waiting } from '#web/ui/spinner.tsx'
import { toast } from '#web/ui/toast.ts'

/** The question, with who the report says it is about. */
export function AskedReport({ id }: { readonly id: string }) {
  const [isAnswered, setIsAnswered] = useState(false)
  // Once it is answered it may be gone: it is not asked for again.
  const { data, error, refetch } = useQuery({ ...read(readReport, { params: { id } }), enabled: !isAnswered })
  if (error !== null) return <LoadFailure what="This report" error={error} onRetry={() => void refetch()} />
  return data === undefined ? <Waiting label="Loading this report" /> : <Question report={data} onAnswer={setIsAnswered} />
}

interface QuestionProps {
  readonly report: Report
  /** Told as an answer is sent, and told back when it did not arrive. */
  readonly onAnswer: (isAnswered: boolean) => void
}

function Question({ report, onAnswer }: QuestionProps) {
  const client = useQueryClient()
  const answering = useMutation({
    mutationFn: (answer: OwnershipAnswer) => call(answerOwnership, { params: { id: report.id }, body: { answer } }),
    onMutate: () => onAnswer(true),
    onSuccess: async ({ ownership, message }) => {
      await Promise.all([refreshReports(client), refresh(client, readIdentity)])
      toast({ title: ownership === null ? 'Report deleted' : 'Answer saved', description: message })
    },
    onError: (error) => {
      onAnswer(false)
      toast({ title: 'Answer not saved', description: wordsOf(error, 'Try again in a moment.'), tone: 'destructive' })
    },
  })
  const name = nameOfReport(report)
  const offer = (answer: OwnershipAnswer, words: string) => (
    <Button
      busy={answering.isPending && answering.variables === answer}
      wide="phone"
      about={name}
      onClick={() => answering.mutate(answer)}
    >
      {words}
    </Button>
  )
  return (
    <Notice tone="mark" title="Is this report yours?">
      <p className="font-strong">{name}</p>
      <p>This report is for {personOf(report)}. That doesn’t match what we know about you, so we aren’t using it yet.</p>
      {may('answerOwnership') ? (
        <div className="mt-3 flex flex-col gap-2 sm:flex-row sm:flex-wrap">
          {offer('mine', 'Yes, it’s mine')}
          {offer('not_mine', 'No, delete it')}
          {offer('mixed', 'Mine, mixed with someone else’s')}
        </div>
      ) : null}
    </Notice>
  )
}

/** `JOHN PUBLIC, born Sep 30, 1951, SSN ending in 1177, 900 LAKE DR, TULSA, OK 74101`, as far as the report says it. */
function personOf({ personalInfo: { name, dateOfBirth, ssnLast4, addresses } }: Report): string {
  const [address] = addresses
  const facts = [
    name,
    dateOfBirth === null ? null : `born ${writeDay(dateOfBirth)}`,
    ssnLast4 === null ? null : `SSN ending in ${ssnLast4}`,
    address === undefined ? null : addressLine(address),
  ].filter((fact) => fact !== null && fact !== '')
  return facts.length === 0 ? 'somebody else' : facts.join(', ')
}
