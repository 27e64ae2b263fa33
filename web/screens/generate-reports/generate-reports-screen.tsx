import type { z } from 'zod'
import { generationInfo } from '#contract/bureaus.ts'
import { namesOf } from '#engine/report/names-of.ts'
import { OneClick } from '#web/parts/pull/one-click.tsx'
import { PersonFields } from '#web/parts/pull/person-fields.tsx'
import { PracticeNotice } from '#web/parts/pull/practice-notice.tsx'
import { PullLayout } from '#web/parts/pull/pull-layout.tsx'
import { type Generating, useGenerateReports } from '#web/parts/pull/use-generate-reports.ts'
import { usePersonForm } from '#web/parts/pull/use-person-form.ts'
import { useTitle } from '#web/platform/title.ts'
import { GenerateOutcome } from '#web/screens/generate-reports/generate-outcome.tsx'
import { useUser } from '#web/shell/current-user.ts'
import { Button } from '#web/ui/button.tsx'
import { Details } from '#web/ui/details.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Sheet } from '#web/ui/sheet.tsx'

const FIELDS = ['firstName', 'lastName', 'dateOfBirth', 'address', 'city', 'state', 'zipCode'] as const

const STEPS = [
  'We make three reports, one for each bureau, with made-up accounts under your name or another.',
  'We read them like real reports: every account, and where it is on the page.',
  'You find the errors, dispute them and write the letters, to learn how it works.',
] as const

/** /generate-reports: three practice reports by one press, or for a person of one's own making. */
export function GenerateReportsScreen() {
  const person = usePersonForm(
    generationInfo,
    { ...namesOf(useUser()?.name ?? ''), dateOfBirth: '', address: '', city: '', state: '', zipCode: '' },
    FIELDS,
  )
  useTitle('Generate Credit Reports Instantly', person.problems.length > 0)
  const generating = useGenerateReports(person.takeRefusal)
  return (
    <>
      <PageHeading
        title="Generate Credit Reports Instantly"
        lead="Three practice reports, 8 to 22 accounts each, with errors to find and look-alikes that are lawful. Ready in seconds."
      />
      <PullLayout notice={<PracticeNotice />} steps={STEPS}>
        <OneClick title="One click" generating={generating} />
        <GenerateOutcome generating={generating} />
        <CustomForm person={person} generating={generating} />
      </PullLayout>
    </>
  )
}

interface CustomFormProps {
  readonly person: ReturnType<typeof usePersonForm<z.input<typeof generationInfo>, z.output<typeof generationInfo>>>
  readonly generating: Generating
}

function CustomForm({ person: { form, problems, send }, generating }: CustomFormProps) {
  return (
    <Sheet>
      <Details summary="Custom personal information" isOpen={problems.length > 0}>
        <form
          noValidate
          className="mt-3 space-y-6"
          onSubmit={(event) => {
            event.preventDefault()
            send((personalInfo) => generating.mutate(personalInfo))()
          }}
        >
          <ErrorSummary problems={problems} attempt={form.formState.submitCount} />
          <PersonFields form={form} fields={FIELDS} />
          <Button type="submit" wide="phone" busy={generating.isPending}>
            Generate Custom Reports
          </Button>
        </form>
      </Details>
    </Sheet>
  )
}
