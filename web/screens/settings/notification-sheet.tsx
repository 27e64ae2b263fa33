import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import {
  type notificationPreferences,
  readNotificationPreferences,
  saveNotificationPreferences,
} from '#contract/notifications.ts'
import type { NotificationType } from '#engine/words/notification.ts'
import { LoadFailure } from '#web/parts/load-failure.tsx'
import { call, wordsOf } from '#web/platform/api.ts'
import { spokenHere } from '#web/platform/language.ts'
import { keyOf, read, refresh } from '#web/platform/query-client.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { toast } from '#web/ui/toast.ts'

/** What can be told by e-mail; that a mail was refused is told in the product alone. */
const KINDS: readonly { readonly kind: NotificationType; readonly words: string }[] = [
  { kind: 'deadline_approaching', words: 'A date is near' },
  { kind: 'response_received', words: 'An answer says the entry was verified' },
  { kind: 'resolved', words: 'A dispute is resolved' },
  { kind: 'letter_returned', words: 'A letter was not delivered' },
  { kind: 'letter_delivered', words: 'A letter was delivered' },
  { kind: 'letter_mailed', words: 'A letter is on its way' },
  { kind: 'dispute_opened', words: 'A dispute was opened' },
  { kind: 'workflow_finished', words: 'The AI workflow has finished' },
]

const DAYS = [1, 2, 3, 5, 7, 10, 14, 21, 30]

/** Reminders: how early, and what of it comes by e-mail. Each choice is kept at once. */
export function NotificationSheet() {
  const { data, error, refetch } = useQuery(read(readNotificationPreferences, {}))
  return (
    <Sheet title="Notifications">
      {error === null ? null : <LoadFailure what="Your choices" error={error} onRetry={() => void refetch()} />}
      {data === undefined ? (
        error === null ? (
          <SkeletonRows count={3} label="Loading your choices" />
        ) : null
      ) : (
        <Choices stored={data} />
      )}
    </Sheet>
  )
}

function Choices({ stored }: { readonly stored: Preferences }) {
  const save = useSaving()
  const chosen = new Set(stored.emailKinds)
  const turn = (kind: NotificationType, isOn: boolean): void => {
    const kinds = new Set(chosen)
    if (isOn) kinds.add(kind)
    else kinds.delete(kind)
    save.mutate({ emailKinds: [...kinds] })
  }
  const days = [...new Set([...DAYS, stored.daysBefore])].toSorted((a, b) => a - b)
  return (
    <div className="space-y-6">
      <SelectField
        name="daysBefore"
        label="Remind me of a date"
        hint="Here, in your email and in the calendar that you subscribe to."
        options={days.map((count) => ({ value: String(count), label: `${count} ${count === 1 ? 'day' : 'days'} before` }))}
        value={String(stored.daysBefore)}
        onChange={({ currentTarget }) => save.mutate({ daysBefore: Number(currentTarget.value) })}
      />
      <fieldset>
        <legend className="font-strong">By email</legend>
        <p className="measure text-small text-soft">
          At most one message each morning, {zoneWords(stored.timeZone)}, to {stored.email}. It gives the company and the date,
          nothing more. We skip what you’ve already read and all practice cases. Change your time zone in your{' '}
          <TextLink to="/profile">Profile</TextLink>.
        </p>
        <Checkbox
          label="Send reminders by email"
          checked={stored.isEmailOn}
          onChange={({ currentTarget }) => save.mutate({ isEmailOn: currentTarget.checked })}
        />
        <div className="grid gap-x-6 border-l-4 border-rule pl-4 sm:grid-cols-2">
          {KINDS.map(({ kind, words }) => (
            <Checkbox
              key={kind}
              label={words}
              checked={chosen.has(kind)}
              disabled={!stored.isEmailOn}
              onChange={({ currentTarget }) => turn(kind, currentTarget.checked)}
            />
          ))}
        </div>
      </fieldset>
    </div>
  )
}

/** `Eastern Time`. */
const zoneWords = (timeZone: string): string =>
  new Intl.DateTimeFormat(`${spokenHere()}-US`, { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts(0)
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone

type Preferences = z.output<typeof notificationPreferences>

/** A choice shows as it was made; should it not be kept, what is stored comes back. */
function useSaving() {
  const client = useQueryClient()
  const key = keyOf(readNotificationPreferences)
  return useMutation({
    mutationFn: (body: Partial<Pick<Preferences, 'isEmailOn' | 'emailKinds' | 'daysBefore'>>) =>
      call(saveNotificationPreferences, { body }),
    onMutate: (chosen) =>
      client.setQueryData<Preferences>(key, (before) => (before === undefined ? before : { ...before, ...chosen })),
    onSuccess: () => toast({ title: 'Choice Saved', description: 'This starts with the next reminder.' }),
    onError: (error) => {
      const description = wordsOf(error, 'Your choice could not be saved. Try again.')
      toast({ title: 'Update Failed', description, tone: 'destructive' })
    },
    onSettled: () => refresh(client, readNotificationPreferences),
  })
}
