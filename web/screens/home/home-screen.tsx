import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { SyntheticEvent } from 'react'
import type { z } from 'zod'
import { autoPullInfo, autoPullReports } from '#contract/bureaus.ts'
import { namesOf } from '#engine/report/names-of.ts'
import { Arrival } from '#web/parts/arrival.tsx'
import { FETCH_STAGGER_MS } from '#web/parts/pull/bureau-states.ts'
import { BureauNotice } from '#web/parts/pull/bureau-notice.tsx'
import { ConsentStep } from '#web/parts/pull/consent-step.tsx'
import { PersonFields } from '#web/parts/pull/person-fields.tsx'
import { PullLayout } from '#web/parts/pull/pull-layout.tsx'
import { PullProgress } from '#web/parts/pull/pull-progress.tsx'
import { didNothingCome, whyNothingCame } from '#web/parts/pull/nothing-came.ts'
import { refreshPulled } from '#web/parts/pull/refresh-pulled.ts'
import { tellFetched } from '#web/parts/pull/tell-fetched.ts'
import { usePersonForm } from '#web/parts/pull/use-person-form.ts'
import { useKeptFocus } from '#web/parts/use-kept-focus.ts'
import { call, wordsOf } from '#web/platform/api.ts'
import { useTitle } from '#web/platform/title.ts'
import { useUser } from '#web/shell/current-user.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { toast } from '#web/ui/toast.ts'

const FIELDS = ['firstName', 'lastName', 'dateOfBirth', 'ssn', 'address', 'city', 'state', 'zipCode', 'phoneNumber'] as const

const STEPS = [
  'You say who you are. What you type stays in this browser until you send it.',
  'All three bureaus are asked at once, and you see what each of them answers.',
  'Each report that comes is read entry by entry, with its place on the page.',
  'You look at what cannot be right. Nothing is disputed or sent by itself.',
] as const

/** / and /personal-credit, the Auto Credit Puller: a personal form, then what each bureau answers. */
export function HomeScreen() {
  return (
    <>
      <PageHeading
        title="Auto Credit Puller"
        lead="Say who you are, and the reports of all three bureaus are asked for at once and read."
      />
      <PullLayout
        notice={<BureauNotice takesSsn />}
        steps={STEPS}
        aside={
          <p className="measure text-soft">
            Have your own report, as a PDF or on paper? <TextLink to="/upload">Upload it</TextLink>: that is the way to see your
            real entries.
          </p>
        }
      >
        <ConsentStep />
        <Puller />
      </PullLayout>
    </>
  )
}

function Puller() {
  const person = usePersonForm(autoPullInfo, { ...namesOf(useUser()?.name ?? ''), ...EMPTY }, FIELDS)
  const { form, problems } = person
  useTitle('Auto Credit Puller', problems.length > 0)
  const pull = usePull(person.takeRefusal)
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    person.send((personalInfo) => pull.mutate(personalInfo))()
  }
  // The button that is pressed goes, there and back: so the focus stays in this place.
  const { list: place, watch } = useKeptFocus<HTMLDivElement>()
  return (
    <div ref={place} {...watch} tabIndex={-1} data-arrival>
      {pull.isPending || pull.isSuccess ? (
        <Pulling pull={pull} />
      ) : (
        <Sheet title="Personal information">
          <form noValidate onSubmit={submit} className="space-y-6">
            <ErrorSummary problems={problems} attempt={form.formState.submitCount} />
            <PersonFields form={form} fields={FIELDS} optional={['phoneNumber']} stateFrom="list" />
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
