import { fetchCredentials } from '#contract/bureaus.ts'
import { namesOf } from '#engine/report/names-of.ts'
import { useWatch } from 'react-hook-form'
import { BureauNotice } from '#web/parts/pull/bureau-notice.tsx'
import { ConsentStep } from '#web/parts/pull/consent-step.tsx'
import { PersonFields } from '#web/parts/pull/person-fields.tsx'
import { PullLayout } from '#web/parts/pull/pull-layout.tsx'
import { usePracticeSsn } from '#web/parts/pull/practice-ssn.ts'
import { usePersonForm } from '#web/parts/pull/use-person-form.ts'
import { useTitle } from '#web/platform/title.ts'
import { BureauConnections } from '#web/screens/auto-fetch/bureau-connections.tsx'
import { FetchOutcome } from '#web/screens/auto-fetch/fetch-outcome.tsx'
import { useFetchReports } from '#web/screens/auto-fetch/use-fetch-reports.ts'
import { useUser } from '#web/shell/current-user.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Sheet } from '#web/ui/sheet.tsx'

const FIELDS = ['firstName', 'lastName', 'ssn', 'dateOfBirth', 'address', 'city', 'state', 'zipCode'] as const
const OPTIONAL = ['address', 'city', 'state', 'zipCode'] as const
const EMPTY = { ssn: '', dateOfBirth: '', address: '', city: '', state: '', zipCode: '' }

const STEPS = [
  'Enter your details as the bureaus know them.',
  'We ask each connected bureau for your report. Connect the others below the form.',
  'We read each report right away. Retrieving all three also drafts the letters for you to read.',
  'We never send anything before you read and approve it.',
] as const

/** /auto-fetch: which bureaus are connected, and the form that asks all of them. */
export function AutoFetchScreen() {
  const person = usePersonForm(fetchCredentials, { ...namesOf(useUser()?.name ?? ''), ...EMPTY }, FIELDS)
  const { form, problems, send, takeRefusal } = person
  useTitle('Automatic Credit Report Retrieval', problems.length > 0)
  const fetching = useFetchReports(takeRefusal)
  const isPractice = usePracticeSsn((digits) => {
    if (!form.getValues('ssn')) form.setValue('ssn', digits)
  })
  const ssn = useWatch({ control: form.control, name: 'ssn' })
  return (
    <>
      <PageHeading
        title="Automatic Credit Report Retrieval"
        lead="We ask each connected bureau for your report with the details you enter here, and read it right away."
      />
      <PullLayout notice={<BureauNotice takesSsn />} steps={STEPS}>
        <FetchOutcome fetching={fetching} />
        <ConsentStep />
        <Sheet title="Your identity">
          <form
            noValidate
            className="space-y-6"
            onSubmit={(event) => {
              event.preventDefault()
              send((credentials) => fetching.mutate({ credentials, withLetters: false }))()
            }}
          >
            <ErrorSummary problems={problems} attempt={form.formState.submitCount} />
            <PersonFields form={form} fields={FIELDS} optional={isPractice ? ['ssn', ...OPTIONAL] : OPTIONAL} />
            <Button type="submit" tone="primary" wide="phone" busy={fetching.isPending}>
              Fetch Credit Reports
            </Button>
          </form>
        </Sheet>
        <BureauConnections
          hasSsn={ssn !== undefined && ssn !== null && ssn !== ''}
          isFetching={fetching.isPending}
          withIdentity={(use) => send(use)()}
          onRetrieveAll={() => send((credentials) => fetching.mutate({ credentials, withLetters: true }))()}
        />
      </PullLayout>
    </>
  )
}
