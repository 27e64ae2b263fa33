import { useQuery } from '@tanstack/react-query'
import { readCreditFix, startCreditFix } from '#contract/ai-workflow.ts'
import { pendingSteps } from '#engine/workflow/workflow-steps.ts'
import { fixSteps } from '#engine/workflow/workflow-views.ts'
import { writeAtStake } from '#web/parts/gain-words.ts'
import { LoadFailure } from '#web/parts/load-failure.tsx'
import { PullLayout } from '#web/parts/pull/pull-layout.tsx'
import { WaitingReportsOr } from '#web/parts/waiting-reports.tsx'
import { InterruptedNotice, PracticeRunNotice, RunEnd } from '#web/parts/workflow/run-end.tsx'
import { failedStep, fixTitle, resultOf } from '#web/parts/workflow/run-words.ts'
import { StepList } from '#web/parts/workflow/step-list.tsx'
import { type Run, useWorkflowRun } from '#web/parts/workflow/use-workflow-run.ts'
import { call, wordsOf } from '#web/platform/api.ts'
import { read } from '#web/platform/query-client.ts'
import { useTitle } from '#web/platform/title.ts'
import { lawfulWords, type Outlook, whyNot } from '#web/screens/ai-credit-fix/fix-state.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { toast } from '#web/ui/toast.ts'

const FIX_ERROR = 'There was an error processing your credit fix'

const start = (): Promise<Run> => call(startCreditFix, {})

/** The documents' words for both ends; a run that found nothing to dispute has started no repair. */
function tellEnd(run: Run): void {
  const failed = failedStep(run)
  if (failed !== null) toast({ title: 'AI Fix Failed', description: failed.message || FIX_ERROR, tone: 'destructive' })
  else toast({ title: fixTitle(run), description: resultOf(run) })
}

const tellError = (error: Error): void =>
  void toast({ title: 'AI Fix Failed', description: wordsOf(error, FIX_ERROR), tone: 'destructive' })

const STEPS = [
  'We check every item on your latest reports.',
  'We open a dispute for each error with the bureau that lists it. We leave correct items alone.',
  'We draft a letter for each dispute, based on your report and the law.',
  'You read each letter, approve it, and send it.',
] as const

/** /ai-credit-fix: the run of the AI workflow, shown in the documents' five steps. */
export function AiCreditFixScreen() {
  useTitle('AI Credit Fix')
  return (
    <>
      <PageHeading
        title="AI Credit Fix"
        lead="We open a dispute for each error and draft its letter from your report. Nothing goes out until you read and approve it."
      />
      <PullLayout
        steps={STEPS}
        aside={
          <p className="text-small text-soft">Point figures are estimates, not promises. Only the bureaus decide what changes.</p>
        }
      >
        <Fix />
      </PullLayout>
    </>
  )
}

function Fix() {
  const outlook = useQuery({ ...read(readCreditFix, {}), staleTime: 0, refetchOnMount: 'always' })
  const { run, latest, isRunning, ended, error, begin } = useWorkflowRun({ start, onEnd: tellEnd, onError: tellError })
  if (outlook.isPending || latest.isPending) {
    return (
      <Sheet title="Your file">
        <SkeletonRows count={3} rowHeight={48} label="Loading your negative items" />
      </Sheet>
    )
  }
  if (outlook.isError)
    return <LoadFailure what="Your negative items" error={outlook.error} onRetry={() => void outlook.refetch()} />
  const hasRun = ended !== null || error !== null
  const isInterrupted = run?.isInterrupted === true && !isRunning
  const reason = hasRun || isRunning || isInterrupted ? null : whyNot(outlook.data)
  return (
    <>
      <Sheet title="Your file">
        <File outlook={outlook.data} isQuiet={isRunning || hasRun} />
        <div className="mt-6 flex flex-wrap items-start gap-3">
          <Button
            tone="primary"
            wide="phone"
            busy={isRunning}
            onClick={begin}
            {...(reason !== null && { disabledBecause: reason })}
          >
            {hasRun ? 'Run Again' : 'Start AI Credit Fix'}
          </Button>
          {ended?.status === 'completed' ? null : (
            <LinkButton to="/disputes" wide="phone">
              View disputes
            </LinkButton>
          )}
        </div>
      </Sheet>
      {isInterrupted ? <InterruptedNotice /> : null}
      {isRunning || ended !== null ? (
        <Sheet title="Progress" holds="ledger">
          <StepList steps={fixSteps(run?.steps ?? pendingSteps())} />
          {ended === null ? null : (
            <div className="border-t border-rule px-5 py-5 md:px-7">
              <RunEnd run={ended} title={fixTitle(ended)} />
            </div>
          )}
        </Sheet>
      ) : null}
    </>
  )
}

function File({ outlook, isQuiet }: { readonly outlook: Outlook; readonly isQuiet: boolean }) {
  const lawful = isQuiet ? null : lawfulWords(outlook)
  return (
    <div className="space-y-5">
      {outlook.isPractice ? <PracticeRunNotice /> : null}
      <dl className="grid gap-4 sm:grid-cols-3">
        <Figure name="Current score" value={outlook.currentScore?.toString() ?? 'N/A'} />
        <Figure name="Potential improvement" value={writeAtStake(outlook.potentialImprovement)} />
        <Figure name="Items to dispute" value={outlook.itemsToDispute.toString()} />
      </dl>
      <WaitingReportsOr>
        {outlook.reports === 0 ? (
          <Notice tone="info" title="No credit reports yet">
            <TextLink to="/">Get your credit reports</TextLink> first, so there’s something to look at.
          </Notice>
        ) : null}
      </WaitingReportsOr>
      {lawful === null ? null : (
        <p className="measure text-soft">
          {lawful} <TextLink to="/negative-items">Your negative items</TextLink>
        </p>
      )}
    </div>
  )
}

function Figure({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt className="text-small text-soft">{name}</dt>
      <dd className="figures font-serif text-h2">{value}</dd>
    </div>
  )
}
