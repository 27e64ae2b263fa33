import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { changeIdentity, readIdentity } from '#contract/identity.ts'
import { readDashboard } from '#contract/dashboard.ts'
import { listFindings } from '#contract/findings.ts'
import { readOwnWord } from '#contract/own-word.ts'
import { type profile, readProfile } from '#contract/profile.ts'
import { listReports } from '#contract/reports.ts'
import {
  changeOf,
  type IdentityAnswer,
  identityForm,
  proposalWords,
  valuesOf,
  writtenBirthday,
} from '#web/parts/identity/identity-form.ts'
import { refreshCases } from '#web/parts/letter/letter-calls.ts'
import { LoadFailure } from '#web/parts/load-failure.tsx'
import { call, wordsOf } from '#web/platform/api.ts'
import { applyIssues, problemsOf, useZodForm } from '#web/platform/form.ts'
import { read, refresh } from '#web/platform/query-client.ts'
import { StateField } from '#web/parts/state-field.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Details } from '#web/ui/details.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { digitsMask } from '#web/ui/masks.ts'
import { Notice } from '#web/ui/notice.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { TextField } from '#web/ui/text-field.tsx'

/** Who the member is, asked once: every letter takes it from here. */
export function IdentityFields({ onSaved }: { readonly onSaved: () => void }) {
  const identity = useQuery(read(readIdentity, {}))
  const profileOf = useQuery(read(readProfile, {}))
  const error = identity.error ?? profileOf.error
  if (error !== null) {
    const retry = () => Promise.all([identity.refetch(), profileOf.refetch()])
    return <LoadFailure what="Your details" error={error} onRetry={() => void retry()} />
  }
  if (identity.data === undefined || profileOf.data === undefined) return <SkeletonRows count={4} label="Loading your details" />
  return <IdentityForm known={identity.data} stored={profileOf.data} onSaved={onSaved} />
}

interface IdentityFormProps {
  readonly known: IdentityAnswer
  readonly stored: z.output<typeof profile>
  readonly onSaved: () => void
}

function IdentityForm({ known, stored, onSaved }: IdentityFormProps) {
  const form = useZodForm(identityForm, valuesOf(known, stored))
  const { errors, submitCount } = form.formState
  const client = useQueryClient()
  const saving = useMutation({
    mutationFn: (body: z.input<typeof changeIdentity.body>) => call(changeIdentity, { body }),
    onSuccess: async () => {
      await Promise.all([
        refreshCases(client),
        refresh(client, readIdentity, readOwnWord, listFindings, listReports, readDashboard),
      ])
      onSaved()
    },
    onError: (error) => void applyIssues(form, error, ['dateOfBirth', 'ssnLast4']),
  })
  const { proposals } = known
  const said = (words: string, why: string): string => (words === '' ? why : `${why} ${words}`)
  return (
    <form noValidate onSubmit={form.handleSubmit((values) => saving.mutate(changeOf(values, known)))} className="space-y-6">
      <ErrorSummary problems={problemsOf(errors)} attempt={submitCount} />
      {saving.isError && Object.keys(errors).length === 0 ? (
        <Notice tone="bad" title="We couldn’t save this" isLive>
          {wordsOf(saving.error, 'Check your connection and try again.')}
        </Notice>
      ) : null}
      <TextField label="Legal name" autoComplete="name" error={errors.legalName?.message} {...form.register('legalName')} />
      {form.watch('declines.dateOfBirth') ? null : (
        <TextField
          label="Date of birth"
          hint={said(proposalWords(proposals.dateOfBirth, writtenBirthday), 'MM/DD/YYYY, or just the year.')}
          autoComplete="bday"
          characters={10}
          error={errors.dateOfBirth?.message}
          {...form.register('dateOfBirth')}
        />
      )}
      <Checkbox label="I’d rather not give my birthday" {...form.register('declines.dateOfBirth')} />
      {form.watch('declines.ssnLast4') ? null : (
        <TextField
          label="Last four digits of your Social Security number"
          hint={said(proposalWords(proposals.ssnLast4, String), 'Only the last four. Bureaus use them to find your file.')}
          inputMode="numeric"
          autoComplete="off"
          mask={digitsMask(4)}
          characters={4}
          error={errors.ssnLast4?.message}
          {...form.register('ssnLast4')}
        />
      )}
      <Checkbox label="I’d rather not give these digits" {...form.register('declines.ssnLast4')} />
      {form.watch('declines.dateOfBirth') || form.watch('declines.ssnLast4') ? (
        <p className="measure text-small text-soft">
          Your letters leave it out. A bureau may then ask you for more proof of who you are, and answer later.
        </p>
      ) : null}
      <fieldset>
        <legend className="mb-2 font-strong">Where you live now</legend>
        <PlaceFields form={form} at="now" />
      </fieldset>
      <Details summary="I moved in the last two years, or had another name" isOpen={known.formerNames !== null}>
        <div className="space-y-6">
          <TextField label="Former name" isOptional error={errors.formerName?.message} {...form.register('formerName')} />
          <fieldset>
            <legend className="mb-2 font-strong">Where you lived before</legend>
            <PlaceFields form={form} at="before" />
            <div className="mt-4">
              <TextField
                label="Moved out"
                hint="MM/YYYY"
                isOptional
                characters={7}
                error={errors.before?.until?.message}
                {...form.register('before.until')}
              />
            </div>
          </fieldset>
        </div>
      </Details>
      <Button type="submit" tone="primary" wide="phone" busy={saving.isPending}>
        This is me
      </Button>
    </form>
  )
}

type Form = ReturnType<typeof useZodForm<z.input<typeof identityForm>, z.output<typeof identityForm>>>

function PlaceFields({ form, at }: { readonly form: Form; readonly at: 'now' | 'before' }) {
  const { errors } = form.formState
  const found = errors[at]
  const isOptional = at === 'before'
  return (
    <>
      <TextField
        label="Street address"
        isOptional={isOptional}
        autoComplete={isOptional ? 'off' : 'street-address'}
        error={found?.street?.message}
        {...form.register(`${at}.street`)}
      />
      <div className="mt-4 grid items-end gap-4 sm:grid-cols-[minmax(0,1fr)_5.5rem_8rem]">
        <TextField
          label="City"
          isOptional={isOptional}
          autoComplete={isOptional ? 'off' : 'address-level2'}
          error={found?.city?.message}
          {...form.register(`${at}.city`)}
        />
        <StateField
          isOptional={isOptional}
          autoComplete={isOptional ? 'off' : 'address-level1'}
          error={found?.state?.message}
          {...form.register(`${at}.state`)}
        />
        <TextField
          label="ZIP code"
          isOptional={isOptional}
          autoComplete={isOptional ? 'off' : 'postal-code'}
          inputMode="numeric"
          error={found?.zip?.message}
          {...form.register(`${at}.zip`)}
        />
      </div>
    </>
  )
}
