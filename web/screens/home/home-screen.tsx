import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { SyntheticEvent } from 'react'
import type { z } from 'zod'
import { listBureauConnections } from '#contract/bureau-connections.ts'
import { autoPullInfo, autoPullReports } from '#contract/bureaus.ts'
import { namesOf } from '#engine/report/names-of.ts'
import { Arrival } from '#web/parts/arrival.tsx'
import { FETCH_STAGGER_MS } from '#web/parts/pull/bureau-states.ts'
import { useBureauService } from '#web/parts/pull/bureau-service.ts'
import { usePracticeSsn } from '#web/parts/pull/practice-ssn.ts'
import { BureauNotice } from '#web/parts/pull/bureau-notice.tsx'
import { ConsentStep } from '#web/parts/pull/consent-step.tsx'
import { PersonFields } from '#web/parts/pull/person-fields.tsx'
import { PullLayout } from '#web/parts/pull/pull-layout.tsx'
import { PullProgress } from '#web/parts/pull/pull-progress.tsx'
import { didNothingCome, whyNothingCame } from '#web/parts/pull/nothing-came.ts'
import { refreshPulled } from '#web/parts/pull/refresh-pulled.ts'
import { tellFetched } from '#web/parts/pull/tell-fetched.ts'
import { usePersonForm } from '#web/parts/pull/use-person-form.ts'
import { useMatters } from '#web/parts/use-matters.ts'
import { useWaitingReports } from '#web/parts/waiting-reports.tsx'
import { UploadPlace } from '#web/parts/upload-place.tsx'
import { call, wordsOf } from '#web/platform/api.ts'
import { may } from '#web/platform/may.ts'
import { read } from '#web/platform/query-client.ts'
import { useTitle } from '#web/platform/title.ts'
import { Doors } from '#web/screens/home/doors.tsx'
import { FirstThing } from '#web/screens/home/next-step.tsx'
import { useUser } from '#web/shell/current-user.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'

const FIELDS = ['firstName', 'lastName', 'dateOfBirth', 'ssn', 'address', 'city', 'state', 'zipCode', 'phoneNumber'] as const

const STEPS = [
  'Enter your information. It stays in this browser until you send it.',
  'We ask all three bureaus at once and show you what each one answers.',
  'We read each report and look for errors.',
  'You look at what we found. We never dispute or send anything without you.',
] as const

/** / and /personal-credit, the Auto Credit Puller: what to do next; below it the form that asks all bureaus. */
export function HomeScreen() {
  const worklist = useMatters()
  const waiting = useWaitingReports()
  const service = useBureauService()
  const connections = useQuery(read(listBureauConnections, {}))
  // What failed is asked again by the form when that appears: if the form gave way to that question, both would take turns forever.
  const isFirstAnswerDue = !worklist.isFetched || waiting.isPending || (service.kind === 'unknown' && !connections.isFetched)
  return (
    <>
      <PageHeading title="Auto Credit Puller" lead="Get your reports, see what is wrong in them, and take the next step." />
      {isFirstAnswerDue ? (
        <div className="mt-6">
          <Sheet>
            <SkeletonRows count={4} label="Loading your next step" />
          </Sheet>
        </div>
      ) : (
        <>
          {worklist.data === undefined ? null : <FirstThing worklist={worklist.data} waiting={waiting} />}
          {may('uploadReply') ? (
            <div className="mt-6">
              <UploadPlace />
            </div>
          ) : null}
          <Doors />
          <Pull />
        </>
      )}
    </>
  )
}

function Pull() {
  return (
    <PullLayout notice={<BureauNotice takesSsn />} steps={STEPS}>
      <ConsentStep />
      <Puller />
    </PullLayout>
  )
}

function Puller() {
  const person = usePersonForm(autoPullInfo, { ...namesOf(useUser()?.name ?? ''), ...EMPTY }, FIELDS)
  const { form, problems } = person
  const isPractice = usePracticeSsn((digits) => {
    if (!form.getValues('ssn')) form.setValue('ssn', digits)
  })
  useTitle('Auto Credit Puller', problems.length > 0)
  const pull = usePull(person.takeRefusal)
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    person.send((personalInfo) => pull.mutate(personalInfo))()
  }
  return (
    <div tabIndex={-1} data-arrival>
      {pull.isPending || pull.isSuccess ? (
        <Pulling pull={pull} />
      ) : (
        <Sheet title="Personal information">
          <form noValidate onSubmit={submit} className="space-y-6">
            <ErrorSummary problems={problems} attempt={form.formState.submitCount} />
            <PersonFields
              form={form}
              fields={FIELDS}
              optional={isPractice ? ['ssn', 'phoneNumber'] : ['phoneNumber']}
              stateFrom="list"
            />
            <Button type="submit" tone="primary" wide="phone">
              Auto-Pull Reports
            </Button>
          </form>
        </Sheet>
      )}
    </div>
  )
}

const EMPTY = { dateOfBirth: '', ssn: '', address: '', city: '', state: '', zipCode: '', phoneNumber: '' }

function usePull(takeRefusal: (error: unknown) => boolean) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (personalInfo: z.output<typeof autoPullInfo>) => call(autoPullReports, { body: { personalInfo } }),
    retry: false,
    onSuccess: async ({ successCount, connections }) => {
      await refreshPulled(client)
      if (successCount === 0) return toast({ title: 'Error', description: whyNothingCame(connections), tone: 'destructive' })
      tellFetched(successCount)
    },
    onError: (error) => {
      if (takeRefusal(error)) return
      toast({ title: 'Error', description: wordsOf(error, 'Failed to retrieve credit reports'), tone: 'destructive' })
    },
  })
}

/** While it runs and after: each bureau with what it said; then where to go on. */
function Pulling({ pull }: { readonly pull: ReturnType<typeof usePull> }) {
  const connections = pull.data?.connections
  return (
    <Arrival key={connections === undefined ? 'asked' : 'came'}>
      <Sheet title={connections === undefined ? 'Your reports are being pulled' : 'Reports'}>
        <PullProgress
          label="Asking the bureaus and reading what they answer"
          workingWord="Connecting"
          isRunning={pull.isPending}
          stagger={FETCH_STAGGER_MS}
          answer={connections ?? null}
          noteOf={(bureau) => connections?.find((one) => one.bureau === bureau)?.message ?? null}
        />
        {connections === undefined ? null : (
          <div className="mt-5 flex flex-col gap-2 sm:flex-row">
            {didNothingCome(connections) ? null : (
              <>
                <LinkButton to="/credit-reports" tone="primary" wide="phone">
                  View Credit Reports
                </LinkButton>
                <LinkButton to="/ai-dashboard" wide="phone">
                  AI Credit Engine
                </LinkButton>
              </>
            )}
            <Button tone="quiet" onClick={() => pull.reset()}>
              Pull again
            </Button>
          </div>
        )}
      </Sheet>
    </Arrival>
  )
}
