import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { checkTrackingNumber } from '#engine/disputes/tracking-number.ts'
import { SENT_METHODS, type SentMethod } from '#engine/words/letter-type.ts'
import { isSendable, type LetterHead, SENT_METHOD_WORDS } from '#web/parts/letter/letter-words.ts'
import { type OwnMailing, useDelivery, useOwnMailing } from '#web/parts/letter/letter-calls.ts'
import { wordsOf } from '#web/platform/api.ts'
import { dropDraft, keepDraft, readDraft } from '#web/platform/draft.ts'
import { useToday } from '#web/platform/today.ts'
import { Button } from '#web/ui/button.tsx'
import { Details } from '#web/ui/details.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'

const TRACKED: readonly SentMethod[] = ['certified_mail', 'third_party']

interface MarkAsSentProps {
  readonly letter: LetterHead
  /** The way to the letter, where it is not open already. */
  readonly onOpenLetter?: () => void
}

/** For a letter that the member mails: how it went and, where there is one, its tracking number. */
export function MarkAsSent({ letter, onOpenLetter }: MarkAsSentProps) {
  const { typed, change, drop } = useTyped(letter)
  const { method, number } = typed
  const [isTried, setIsTried] = useState(false)
  const mailing = useOwnMailing(letter)
  const isTracked = method !== null && TRACKED.includes(method)
  const submit = () => {
    setIsTried(true)
    if (method !== null) mailing.mutate(ownMailing(method, isTracked ? number : ''), { onSuccess: drop })
  }
  return (
    <form
      noValidate
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      {letter.isPractice ? (
        <p className="measure text-small text-soft">
          This is practice: the letter is recorded as sent, and nothing leaves this product.
        </p>
      ) : null}
      <SelectField
        name="sentMethod"
        label="How did you send it?"
        placeholder="Choose a method"
        options={SENT_METHODS.map((value) => ({ value, label: SENT_METHOD_WORDS[value] }))}
        error={isTried && method === null ? 'Choose how you sent it' : undefined}
        value={method ?? ''}
        onChange={({ target }) => change({ method: SENT_METHODS.find((value) => value === target.value) ?? null })}
      />
      {isTracked ? (
        <TextField
          name="trackingNumber"
          label="Tracking number"
          isOptional
          hint={trackingHint(number)}
          maxLength={60}
          value={number}
          onChange={({ target }) => change({ number: target.value })}
        />
      ) : null}
      <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap sm:items-start">
        <Button
          type="submit"
          wide="phone"
          busy={mailing.isPending}
          disabledBecause={isSendable(letter) ? undefined : 'Read the letter and confirm that it is true first.'}
        >
          Mark as Sent
        </Button>
        {isSendable(letter) || onOpenLetter === undefined ? null : (
          <Button tone="primary" wide="phone" onClick={onOpenLetter}>
            Open the letter
          </Button>
        )}
      </div>
    </form>
  )
}

interface Typed {
  readonly method: SentMethod | null
  readonly number: string
}

/** What was typed waits while the letter is read and confirmed. */
function useTyped({ id }: LetterHead) {
  const client = useQueryClient()
  const name = `mark as sent ${id}`
  const [typed, setTyped] = useState<Typed>(() => readDraft<Typed>(client, name) ?? { method: null, number: '' })
  const change = (part: Partial<Typed>) => {
    const next = { ...typed, ...part }
    setTyped(next)
    keepDraft(client, name, next)
  }
  return { typed, change, drop: () => dropDraft(client, name) }
}

const ownMailing = (sentMethod: SentMethod, number: string): OwnMailing => ({
  sentMethod,
  trackingNumber: number.trim() === '' ? null : number.trim(),
})

/** Any number is kept as it is typed; a slip in one of the Postal Service is told meanwhile. */
function trackingHint(number: string): string {
  if (number.trim() === '') return 'From the receipt. Spaces do not matter.'
  const check = checkTrackingNumber(number)
  return check.isValid ? 'A valid USPS number by its check digit.' : `Not a USPS number as it stands: ${check.reason}`
}

/** The day a sent letter arrived, from the receipt or the carrier's page. */
export function RecordDelivery({ letter }: { readonly letter: LetterHead }) {
  const [day, setDay] = useState('')
  const today = useToday()
  const delivery = useDelivery(letter)
  const id = useId()
  const error = delivery.isError ? wordsOf(delivery.error, 'The delivery was not recorded. Try again in a moment.') : undefined
  return (
    <Details summary="Record the delivery" isOpen={delivery.isError}>
      <form
        noValidate
        aria-labelledby={id}
        className="space-y-4"
        onSubmit={(event) => {
          event.preventDefault()
          delivery.mutate(day)
        }}
      >
        <p id={id} className="measure text-small text-soft">
          The law counts from the day they received the letter. Take the date from the receipt or the carrier’s tracking page.
        </p>
        <TextField
          name={`deliveredAt-${letter.id}`}
          label="When was it delivered?"
          type="date"
          characters={12}
          max={today}
          error={error}
          value={day}
          onChange={({ target }) => setDay(target.value)}
        />
        <Button type="submit" busy={delivery.isPending}>
          Record delivery
        </Button>
      </form>
    </Details>
  )
}
