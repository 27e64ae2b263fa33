import { useId, useState } from 'react'
import { z } from 'zod'
import { checkTrackingNumber } from '#engine/disputes/tracking-number.ts'
import { SENT_METHODS, type SentMethod } from '#engine/words/letter-type.ts'
import { isOnlyPractice, isSendable, type LetterHead, SENT_METHOD_WORDS } from '#web/parts/letter/letter-words.ts'
import { type OwnMailing, useDelivery, useOwnMailing, useTakeBackSent } from '#web/parts/letter/letter-calls.ts'
import { wordsOf } from '#web/platform/api.ts'
import { forgetDraft, keepDraft, readDraft } from '#web/platform/draft.ts'
import { dayOf, useToday } from '#web/platform/today.ts'
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

/** For a letter that the member mails: how it went, when and, where there is one, its tracking number; or a correction of that. */
export function MarkAsSent({ letter, onOpenLetter }: MarkAsSentProps) {
  const { typed, change, drop } = useTyped(letter)
  const mailing = useOwnMailing(letter)
  const error = mailing.isError ? wordsOf(mailing.error, 'Try again in a moment.') : undefined
  const { method, number } = typed
  const today = useToday()
  const day = typed.day ?? (letter.sentAt === null || letter.practisedAt ? today : dayOf(letter.sentAt))
  const [isTried, setIsTried] = useState(false)
  const isTracked = method !== null && TRACKED.includes(method)
  const submit = () => {
    setIsTried(true)
    if (method !== null) mailing.mutate(ownMailing(method, isTracked ? number : '', day), { onSuccess: drop })
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
      {isOnlyPractice(letter) ? (
        <p className="measure text-small text-soft">Practice only: we record the letter as sent, but it goes nowhere.</p>
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
      <TextField
        name={`sentOn-${letter.id}`}
        label="When did you mail it?"
        type="date"
        characters={12}
        max={today}
        error={error}
        value={day}
        onChange={({ target }) => change({ day: target.value })}
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
          disabledBecause={
            isSendable(letter) || (letter.sentAt !== null && !letter.practisedAt)
              ? undefined
              : 'Read the letter and confirm that it is true first.'
          }
        >
          {letter.sentAt === null || letter.practisedAt ? 'Mark as Sent' : 'Save the correction'}
        </Button>
        {isSendable(letter) || letter.sentAt !== null || onOpenLetter === undefined ? null : (
          <Button tone="primary" wide="phone" onClick={onOpenLetter}>
            Open the letter
          </Button>
        )}
      </div>
    </form>
  )
}

const typedShape = z.object({
  method: z.enum(SENT_METHODS).nullable(),
  number: z.string(),
  /** Null: today, or what is recorded. */
  day: z.string().nullable(),
})
type Typed = z.output<typeof typedShape>

/** What was typed waits while the letter is read and confirmed. */
function useTyped({ id, sentMethod, trackingNumber, practisedAt }: LetterHead) {
  const name = `mark as sent ${id}`
  const [typed, setTyped] = useState<Typed>(
    () =>
      typedShape.safeParse(readDraft(name)).data ??
      (practisedAt ? { method: null, number: '', day: null } : { method: sentMethod, number: trackingNumber ?? '', day: null }),
  )
  const change = (part: Partial<Typed>) => {
    const next = { ...typed, ...part }
    setTyped(next)
    keepDraft(name, next)
  }
  return { typed, change, drop: () => forgetDraft(name) }
}

const ownMailing = (sentMethod: SentMethod, number: string, sentOn: string): OwnMailing => ({
  sentMethod,
  sentOn,
  trackingNumber: number.trim() === '' ? null : number.trim(),
})

/** Any number is kept as it is typed; a slip in one of the Postal Service is told meanwhile. */
function trackingHint(number: string): string {
  if (number.trim() === '') return 'From the receipt. Spaces do not matter.'
  const check = checkTrackingNumber(number)
  return check.isValid ? 'A valid USPS number by its check digit.' : `This isn’t a valid USPS number: ${check.reason}`
}

/** What was recorded of a letter that the member mailed, to be corrected or taken back. */
export function CorrectMailing({ letter }: { readonly letter: LetterHead }) {
  const takingBack = useTakeBackSent(letter)
  return (
    <Details summary="Correct the mailing">
      <MarkAsSent letter={letter} />
      <div className="mt-3">
        <Button busy={takingBack.isPending} onClick={() => takingBack.mutate()}>
          Undo: it was not mailed
        </Button>
      </div>
    </Details>
  )
}

/** The day a sent letter arrived, from the receipt or the carrier's page; recorded already, it can be corrected. */
export function RecordDelivery({ letter }: { readonly letter: LetterHead }) {
  const [day, setDay] = useState(letter.deliveredOn ?? '')
  const today = useToday()
  const delivery = useDelivery(letter)
  const id = useId()
  const error = delivery.isError ? wordsOf(delivery.error, 'The delivery was not recorded. Try again in a moment.') : undefined
  return (
    <Details
      summary={letter.deliveredOn === null ? 'Record the delivery' : 'Correct the delivery date'}
      isOpen={delivery.isError}
    >
      <form
        noValidate
        aria-labelledby={id}
        className="space-y-4"
        onSubmit={(event) => {
          event.preventDefault()
          delivery.mutate({ deliveredAt: day })
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
          {letter.deliveredOn === null ? 'Record delivery' : 'Correct delivery'}
        </Button>
      </form>
    </Details>
  )
}

/** The day a sent letter came back to the member. */
export function RecordReturn({ letter }: { readonly letter: LetterHead }) {
  const today = useToday()
  const [day, setDay] = useState(today)
  const arrival = useDelivery(letter)
  const id = useId()
  const error = arrival.isError ? wordsOf(arrival.error, 'We couldn’t save this. Try again in a moment.') : undefined
  return (
    <Details summary="It came back" isOpen={arrival.isError}>
      <form
        noValidate
        aria-labelledby={id}
        className="space-y-4"
        onSubmit={(event) => {
          event.preventDefault()
          arrival.mutate({ returned: day })
        }}
      >
        <p id={id} className="measure text-small text-soft">
          If the post office returned it to you: its clock stops, and you can check the address and write it again.
        </p>
        <TextField
          name={`returned-${letter.id}`}
          label="When did it come back?"
          type="date"
          characters={12}
          max={today}
          error={error}
          value={day}
          onChange={({ target }) => setDay(target.value)}
        />
        <Button type="submit" busy={arrival.isPending}>
          Record that it came back
        </Button>
      </form>
    </Details>
  )
}
