import { useEffect, useRef, useState } from 'react'
import { writeDay } from '#engine/values/day.ts'
import { SENT_METHODS, type SentMethod } from '#engine/words/letter-type.ts'
import { CarrierLink } from '#web/parts/letter/carrier-link.tsx'
import { type LetterHead, SENT_METHOD_WORDS } from '#web/parts/letter/letter-words.ts'
import { useMarkAll } from '#web/parts/stack/stack-calls.ts'
import { counted } from '#web/parts/written.ts'
import { wordsOf } from '#web/platform/api.ts'
import { useToday } from '#web/platform/today.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'

interface Marked {
  readonly count: number
  readonly sentOn: string
  readonly number: string | null
}

/** One day and one tracking number for all that were mailed together. */
export function MarkAllAsSent({ letters }: { readonly letters: readonly LetterHead[] }) {
  const today = useToday()
  const [method, setMethod] = useState<SentMethod | null>(null)
  const [day, setDay] = useState<string | null>(null)
  const [number, setNumber] = useState('')
  const [isTried, setIsTried] = useState(false)
  const [marked, setMarked] = useState<Marked | null>(null)
  const marking = useMarkAll()
  const sentOn = day ?? today
  const trackingNumber = number.trim() === '' || method === 'mail' || method === 'email' ? null : number.trim()
  const submit = () => {
    setIsTried(true)
    if (method === null) return
    const letterIds = letters.map(({ id }) => id)
    const order = { letterIds, sentMethod: method, sentOn, trackingNumber }
    marking.mutate(order, { onSuccess: () => setMarked({ count: letterIds.length, sentOn, number: trackingNumber }) })
  }
  return (
    <section className="space-y-4">
      {marked === null ? null : <MarkedNote marked={marked} />}
      {letters.length === 0 ? null : (
        <form
          noValidate
          className="space-y-4"
          onSubmit={(event) => {
            event.preventDefault()
            submit()
          }}
        >
          <h4>Already mailed them?</h4>
          <SelectField
            name="stackMethod"
            label="How did you send them?"
            placeholder="Choose a method"
            options={SENT_METHODS.map((value) => ({ value, label: SENT_METHOD_WORDS[value] }))}
            error={isTried && method === null ? 'Choose how you sent them' : undefined}
            value={method ?? ''}
            onChange={({ target }) => setMethod(SENT_METHODS.find((value) => value === target.value) ?? null)}
          />
          <TextField
            name="stackSentOn"
            label="When did you mail them?"
            type="date"
            characters={12}
            max={today}
            error={marking.isError ? wordsOf(marking.error, 'Nothing was recorded. Try again in a moment.') : undefined}
            value={sentOn}
            onChange={({ target }) => setDay(target.value)}
          />
          {method === 'certified_mail' || method === 'third_party' ? (
            <>
              <TextField
                name="stackNumber"
                label="Tracking number"
                isOptional
                hint="From the receipt, for letters in one envelope."
                maxLength={60}
                value={number}
                onChange={({ target }) => setNumber(target.value)}
              />
              <CarrierLink number={number} />
            </>
          ) : null}
          <Button type="submit" wide="phone" busy={marking.isPending}>
            Mark {counted(letters.length, 'letter')} as sent
          </Button>
        </form>
      )}
    </section>
  )
}

function MarkedNote({ marked: { count, sentOn, number } }: { readonly marked: Marked }) {
  const note = useRef<HTMLParagraphElement>(null)
  useEffect(() => note.current?.focus(), [])
  return (
    <div>
      <p ref={note} tabIndex={-1} className="font-strong text-good">
        {counted(count, 'letter')} marked as sent on {writeDay(sentOn)}.
      </p>
      {number === null ? null : (
        <p className="wrap-anywhere">
          Tracking number {number}. <CarrierLink number={number} />
        </p>
      )}
      <p className="measure text-small text-soft">Record the delivery when you know it. The legal deadline starts that day.</p>
    </div>
  )
}
