import { officeForm } from '#contract/next-rounds.ts'
import type { Round, RoundActs } from '#web/parts/next-rounds/use-rounds.ts'
import { wordsOf } from '#web/platform/api.ts'
import { problemsOf, useZodForm } from '#web/platform/form.ts'
import { StateField } from '#web/parts/state-field.tsx'
import { Button } from '#web/ui/button.tsx'
import { Details } from '#web/ui/details.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { TextField } from '#web/ui/text-field.tsx'

interface OfficeFormProps {
  readonly round: Round
  readonly acts: RoundActs
}

const EMPTY = { name: 'Office of the Attorney General', address: '', city: '', state: '', zip: '' }

/** Where the letter goes: as the state prints it, or as the member looked it up. */
export function OfficeForm({ round, acts }: OfficeFormProps) {
  const office = round.paper?.office ?? null
  if (office !== null && office.lines.length > 0)
    return (
      <div>
        <p className="measure">
          It goes to {office.name}, {office.lines.join(', ')}
          {office.source === null ? ', as you typed it.' : '.'}
        </p>
        {office.source === null ? null : (
          <p className="measure text-small text-soft">
            As{' '}
            <a href={office.source} target="_blank" rel="noreferrer" className="text-link underline underline-offset-4">
              the state’s own page
            </a>{' '}
            prints it. Check that it’s still there.
          </p>
        )}
        <Details summary="Use another address">
          <Typing round={round} acts={acts} />
        </Details>
      </div>
    )
  return (
    <div>
      <p className="measure mb-4">
        We have no address of this office that we could confirm. Take it from your state’s own website.
      </p>
      <Typing round={round} acts={acts} />
    </div>
  )
}

function Typing({ round, acts }: OfficeFormProps) {
  const form = useZodForm(officeForm, EMPTY)
  const { errors, submitCount } = form.formState
  const root = errors.root?.message
  const submit = form.handleSubmit((office) =>
    acts.prepare.mutate(
      { round, body: { office } },
      {
        onError: (error) =>
          form.setError('root', { message: wordsOf(error, 'We couldn’t save the address. Try again in a moment.') }),
      },
    ),
  )
  return (
    <form noValidate onSubmit={submit} className="space-y-4">
      <ErrorSummary
        problems={[...(root === undefined ? [] : [{ message: root }]), ...problemsOf(errors)]}
        attempt={submitCount}
      />
      <TextField label="Name of the office" error={errors.name?.message} {...form.register('name')} />
      <TextField label="Street or P.O. box" error={errors.address?.message} {...form.register('address')} />
      <div className="grid items-end gap-4 sm:grid-cols-[minmax(0,1fr)_5.5rem_8rem]">
        <TextField label="City" error={errors.city?.message} {...form.register('city')} />
        <StateField error={errors.state?.message} {...form.register('state')} />
        <TextField label="ZIP code" error={errors.zip?.message} {...form.register('zip')} />
      </div>
      <Button type="submit" wide="phone" busy={acts.prepare.isPending}>
        Put the address on the letter
      </Button>
    </form>
  )
}
