import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { readCurrentUser } from '#contract/sign-in.ts'
import { readIdentity } from '#contract/identity.ts'
import { type profile, readProfile, saveProfile } from '#contract/profile.ts'
import { LoadFailure } from '#web/parts/load-failure.tsx'
import { call, wordsOf } from '#web/platform/api.ts'
import { problemsOf, useZodForm } from '#web/platform/form.ts'
import { fetchAnew, read, refresh } from '#web/platform/query-client.ts'
import { useTitle } from '#web/platform/title.ts'
import { liveIn, zoneOfDevice } from '#web/platform/zone.ts'
import { GoalSheet } from '#web/screens/profile/goal-sheet.tsx'
import { IdentitySheet } from '#web/screens/profile/identity-sheet.tsx'
import { AddressFields, PersonFields } from '#web/screens/profile/profile-fields.tsx'
import { changeOf, profileForm, type ProfileValues, valuesOf } from '#web/screens/profile/profile-form.ts'
import { zonesFor } from '#web/screens/profile/time-zones.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { toast } from '#web/ui/toast.ts'

/** /profile: who writes the letters, and what the member works towards. */
export function ProfileScreen() {
  const { data, error, refetch } = useQuery(read(readProfile, {}))
  return (
    <div className="mx-auto max-w-3xl space-y-6">
      <PageHeading
        title="Profile"
        lead={
          <>
            Who writes your letters, and what you work towards. Your password is in <TextLink to="/settings">Settings</TextLink>.
          </>
        }
      />
      {error === null ? null : <LoadFailure what="Your profile" error={error} onRetry={() => void refetch()} />}
      {data === undefined ? error === null ? <Loading /> : null : <ProfileSheet stored={data} />}
      <IdentitySheet />
      <GoalSheet />
    </div>
  )
}

function Loading() {
  useTitle('Profile')
  return (
    <Sheet>
      <SkeletonRows count={4} label="Loading your profile" />
    </Sheet>
  )
}

function ProfileSheet({ stored }: { readonly stored: z.output<typeof profile> }) {
  const own = zoneOfDevice()
  // Theirs most likely; it is stored once they save.
  const form = useZodForm(profileForm, { ...valuesOf(stored), timeZone: stored.timeZone ?? own })
  const { errors, submitCount } = form.formState
  const problems = problemsOf(errors)
  useTitle('Profile', problems.length > 0)
  const saving = useSaving()
  return (
    <Sheet title="About you">
      <form noValidate onSubmit={form.handleSubmit((values) => saving.mutate(values))} className="space-y-6">
        <ErrorSummary problems={problems} attempt={submitCount} />
        <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
          <Fact name="Username" text={stored.username} />
          <Fact name="Email" text={stored.email} />
        </dl>
        <PersonFields form={form} />
        <AddressFields form={form} />
        <SelectField
          label="Time zone"
          isOptional
          hint={`We date your letters and count your deadlines by this time zone. This browser is in ${own.replaceAll('_', ' ')}.`}
          placeholder="Choose a time zone"
          options={zonesFor([own, stored.timeZone])}
          error={errors.timeZone?.message}
          {...form.register('timeZone')}
        />
        <Button type="submit" tone="primary" wide="phone" busy={saving.isPending}>
          Save profile
        </Button>
      </form>
    </Sheet>
  )
}

function Fact({ name, text }: { readonly name: string; readonly text: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-small text-soft">{name}</dt>
      <dd className="wrap-anywhere">{text}</dd>
    </div>
  )
}

function useSaving() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (values: ProfileValues) => call(saveProfile, { body: changeOf(values) }),
    onSuccess: async ({ isComplete, timeZone }) => {
      const description = isComplete
        ? 'Your next letters begin with this name and address.'
        : 'Add your mailing address, and we won’t ask for it again.'
      toast({ title: 'Profile Saved', description })
      await (liveIn(timeZone) ? fetchAnew(client) : refresh(client, readProfile, readCurrentUser, readIdentity))
    },
    onError: (error) =>
      toast({
        title: 'Update Failed',
        description: wordsOf(error, 'Your profile could not be saved. Try again.'),
        tone: 'destructive',
      }),
  })
}
