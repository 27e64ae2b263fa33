import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { listConfirmations } from '#contract/confirmations.ts'
import { LoadFailure } from '#web/parts/load-failure.tsx'
import { nameOfReport } from '#web/parts/name-of-report.ts'
import { useReports } from '#web/parts/use-readings.ts'
import { read } from '#web/platform/query-client.ts'
import { useTitle } from '#web/platform/title.ts'
import { AllAnswered } from '#web/screens/confirm-values/all-answered.tsx'
import { answeredOf, currentOf } from '#web/screens/confirm-values/answers.ts'
import type { Confirmation } from '#web/screens/confirm-values/confirmation-words.ts'
import { OneValue } from '#web/screens/confirm-values/one-value.tsx'
import { PageOfValues } from '#web/screens/confirm-values/page-of-values.tsx'
import { useAnswers } from '#web/screens/confirm-values/use-answers.ts'
import { WhatYouSaid } from '#web/screens/confirm-values/what-you-said.tsx'
import { useUser } from '#web/shell/current-user.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { Waiting } from '#web/ui/spinner.tsx'

/** /credit-reports/confirm?report=…: what could not be read for certain, each value next to its picture. */
export function ConfirmValuesScreen() {
  useTitle('Confirm what was read')
  const { report: id } = useSearch({ from: '/credit-reports/confirm' })
  const user = useUser()
  const reports = useReports()
  const waiting = reports.data?.find(({ id: one, toConfirm }) => (id === undefined ? toConfirm > 0 : one === id))
  return (
    <>
      <PageHeading
        title="Confirm what was read"
        lead={
          waiting === undefined
            ? 'We couldn’t read these for certain. Compare each one with its picture.'
            : `${nameOfReport(waiting)}. We don’t use a value until you’ve looked at it.`
        }
      />
      <div className="mt-6 max-w-3xl">
        {reports.isPending || user === null ? <Waiting label="Loading the values" /> : null}
        {reports.isError ? (
          <LoadFailure what="Your reports" error={reports.error} onRetry={() => void reports.refetch()} />
        ) : null}
        {reports.data !== undefined && waiting === undefined ? <NothingWaits isGone={id !== undefined} /> : null}
        {waiting === undefined || user === null ? null : <OfReport key={waiting.id} reportId={waiting.id} owner={user.id} />}
      </div>
    </>
  )
}

function NothingWaits({ isGone }: { readonly isGone: boolean }) {
  return (
    <Sheet holds="ledger">
      <EmptyState
        level={2}
        title={isGone ? 'This report is gone' : 'Nothing to confirm'}
        action={
          <LinkButton to="/credit-reports" tone="primary">
            Go to your reports
          </LinkButton>
        }
      >
        When a scan or photo isn’t clear, we’ll ask you here what it says.
      </EmptyState>
    </Sheet>
  )
}

interface OfReportProps {
  readonly reportId: string
  readonly owner: string
}

function OfReport({ reportId, owner }: OfReportProps) {
  // Asked again each time the screen opens; while it is open the list stays, whatever is saved of it.
  const asked = useQuery({ ...read(listConfirmations, { params: { id: reportId } }), refetchOnMount: 'always', gcTime: 0 })
  const [first, setFirst] = useState<readonly Confirmation[] | null>(null)
  const [round, setRound] = useState(0)
  if (first === null && asked.data !== undefined && !asked.isFetching) setFirst(asked.data)
  if (asked.isError) return <LoadFailure what="The values" error={asked.error} onRetry={() => void asked.refetch()} />
  if (first === null) return <Waiting label="Loading the values" />
  const askAnew = async (): Promise<void> => {
    const { data } = await asked.refetch()
    if (data === undefined) return
    setFirst(data)
    setRound(round + 1)
  }
  return (
    <div className="space-y-6">
      {first.length === 0 ? (
        <NothingWaits isGone={false} />
      ) : (
        <Flow key={round} reportId={reportId} owner={owner} asked={first} />
      )}
      <WhatYouSaid reportId={reportId} onTakenBack={() => void askAnew()} />
    </div>
  )
}

function Flow({ reportId, owner, asked }: OfReportProps & { readonly asked: readonly Confirmation[] }) {
  const [isWholePage, setIsWholePage] = useState(false)
  const inHand = useAnswers(
    { reportId, owner },
    asked.map(({ key }) => key),
  )
  const { answers, problems, problem, isSaving } = inHand
  const key = currentOf(answers)
  const current = asked.find((one) => one.key === key) ?? null
  const page = current?.evidence.page ?? null
  const done = answeredOf(answers)
  const said = new Set([...answers.saved, ...answers.unsaved.map((one) => one.key), ...answers.skipped])
  const ofPage = asked.filter((one) => one.evidence.page === page && !said.has(one.key))
  return (
    <Sheet>
      <div className="space-y-5">
        <Progress label="Values looked at" value={done} max={asked.length} valueText={`${done} of ${asked.length}`} />
        {problem === null ? null : (
          <div role="alert" className="space-y-2">
            <Notice tone="bad" title="Not saved yet">
              {problem}
            </Notice>
            {/* Once everything is answered, the button below says the same. */}
            {current === null ? null : (
              <Button busy={isSaving} onClick={inHand.save}>
                Save now
              </Button>
            )}
          </div>
        )}
        {current === null ? <AllAnswered reportId={reportId} inHand={inHand} /> : null}
        {current === null || isWholePage ? null : (
          <OneValue
            key={problems.has(current.key) ? `${current.key} again` : 'one after another'}
            reportId={reportId}
            asked={current}
            problem={problems.get(current.key)}
            onAnswer={(value) => inHand.give([{ key: current.key, value }])}
            onSkip={() => inHand.skip(current.key)}
            onUndo={answers.unsaved.length === 0 || isSaving ? null : inHand.undo}
          />
        )}
        {current === null || page === null || !isWholePage ? null : (
          <PageOfValues
            key={page}
            reportId={reportId}
            page={page}
            values={ofPage}
            onAnswer={(given) => {
              inHand.give(given)
              if (given.length < ofPage.length) setIsWholePage(false)
            }}
          />
        )}
        {current === null || (ofPage.length < 2 && !isWholePage) ? null : (
          <Button tone="quiet" onClick={() => setIsWholePage(!isWholePage)}>
            {isWholePage ? 'One after another' : `See all ${ofPage.length} of this page together`}
          </Button>
        )}
      </div>
    </Sheet>
  )
}
