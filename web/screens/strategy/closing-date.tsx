import { type SyntheticEvent, useState } from 'react'
import { writeDay } from '#engine/values/day.ts'
import { Offered } from '#web/parts/helping/offered.tsx'
import { LoadFailure } from '#web/parts/load-failure.tsx'
import { wordsOf } from '#web/platform/api.ts'
import { useClosing } from '#web/screens/strategy/use-closing.ts'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextField } from '#web/ui/text-field.tsx'

/** The field of mortgage-safe mode: until the day, what could stop a mortgage is held. */
export function ClosingDate() {
  const use = useClosing()
  const { closing } = use
  return (
    <Sheet title="Is a mortgage coming up?">
      {closing.isError ? (
        <LoadFailure what="Your closing date" error={closing.error} onRetry={() => void closing.refetch()} />
      ) : closing.data === undefined ? (
        <Skeleton height={120} />
      ) : (
        <ClosingForm key={closing.data.closesOn ?? 'none'} closing={closing.data} use={use} />
      )}
    </Sheet>
  )
}

type Use = ReturnType<typeof useClosing>

interface ClosingFormProps {
  readonly closing: NonNullable<Use['closing']['data']>
  readonly use: Use
}

function ClosingForm({ closing: { closesOn, endedOn }, use: { save, clear } }: ClosingFormProps) {
  const [day, setDay] = useState(closesOn ?? '')
  const [isEmpty, setIsEmpty] = useState(false)
  const error = isEmpty
    ? 'Enter the day your mortgage closes.'
    : save.isError
      ? wordsOf(save.error, 'The date was not saved. Try again in a moment.')
      : undefined
  const send = (event: SyntheticEvent) => {
    event.preventDefault()
    setIsEmpty(day === '')
    if (day !== '') save.mutate(day)
  }
  return (
    <form noValidate onSubmit={send} className="space-y-4">
      <p className="measure text-small text-soft">
        {closesOn === null
          ? endedOn === null
            ? 'An open dispute puts a remark on the account, and that can stop automated underwriting. Give the date, and we hold disputes that would still be open.'
            : `Your closing of ${writeDay(endedOn)} is past, so we hold nothing. Enter a new day if another mortgage comes up.`
          : `Until ${writeDay(closesOn)} we hold what could stop the mortgage. After that day the hold ends.`}
      </p>
      <Offered by="setMortgageClosing">
        <TextField
          name="closesOn"
          label="Mortgage closing date"
          type="date"
          characters={12}
          hint="As your lender gave it. You can change or clear it at any time."
          error={error}
          value={day}
          onChange={({ target }) => setDay(target.value)}
        />
        <div className="flex flex-col gap-2 sm:flex-row">
          <Button type="submit" wide="phone" busy={save.isPending}>
            Save the date
          </Button>
          {closesOn === null ? null : (
            <Button wide="phone" busy={clear.isPending} onClick={() => clear.mutate()}>
              Clear the date
            </Button>
          )}
        </div>
      </Offered>
    </form>
  )
}
