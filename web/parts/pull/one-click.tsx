import { writeDay } from '#engine/values/day.ts'
import { namesOf } from '#engine/report/names-of.ts'
import { didNothingCome } from '#web/parts/pull/nothing-came.ts'
import { type Generating, PRACTICE_PERSON } from '#web/parts/pull/use-generate-reports.ts'
import { useUser } from '#web/shell/current-user.ts'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/sheet.tsx'

interface OneClickProps {
  readonly title: string
  readonly generating: Generating
}

/** Three practice reports by one press: idle, under way, then ‘Reports Generated!’. */
export function OneClick({ title, generating }: OneClickProps) {
  const { firstName, lastName } = namesOf(useUser()?.name ?? '')
  const personalInfo = { ...PRACTICE_PERSON, firstName: firstName || 'Practice', lastName: lastName || 'Member' }
  const isDone = generating.data !== undefined && !didNothingCome(generating.data.reports)
  return (
    <Sheet title={title}>
      <p className="measure text-soft">
        This makes three sample reports with your name. Everything else is made up: born {writeDay(PRACTICE_PERSON.dateOfBirth)},
        living at {PRACTICE_PERSON.address}, {PRACTICE_PERSON.city}, {PRACTICE_PERSON.state} {PRACTICE_PERSON.zipCode}.
      </p>
      <div className="mt-4">
        <Button
          tone="primary"
          wide="phone"
          busy={generating.isPending}
          disabled={isDone}
          onClick={() => generating.mutate(personalInfo)}
        >
          {isDone ? 'Reports Generated!' : 'Generate Credit Reports'}
        </Button>
      </div>
    </Sheet>
  )
}
