import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { readLettersPdf } from '#contract/letter-print.ts'
import { isSendable, type LetterHead, recipientName } from '#web/parts/letter/letter-words.ts'
import { useMailing, useMailPrices } from '#web/parts/mailing/mailing-calls.ts'
import { MailingCheck } from '#web/parts/mailing/mailing-check.tsx'
import { type PostService, SERVICE_WORDS } from '#web/parts/mailing/mailing-choice.ts'
import { ServiceChoice } from '#web/parts/mailing/mailing-desk.tsx'
import { MarkAllAsSent } from '#web/parts/stack/mark-all-as-sent.tsx'
import { counted } from '#web/parts/written.ts'
import { wordsOf } from '#web/platform/api.ts'
import { download } from '#web/platform/download.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Details } from '#web/ui/details.tsx'
import { toast } from '#web/ui/toast.ts'

interface StackDoneProps {
  readonly letters: readonly LetterHead[]
  /** How many still wait for their approval. */
  readonly left: number
  readonly onReadRest: () => void
}

/** What is ready after the last letter: one PDF to print, the day and number for all of them, or mailing them from here. */
export function StackDone({ letters, left, onReadRest }: StackDoneProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const ready = letters.filter(isSendable)
  const [out, setOut] = useState<ReadonlySet<string>>(new Set())
  const chosen = ready.filter(({ id }) => !out.has(id))
  const tick = (id: string, isTicked: boolean) =>
    setOut(isTicked ? new Set([...out].filter((one) => one !== id)) : new Set([...out, id]))
  return (
    <div className="space-y-6">
      <h3 ref={heading} tabIndex={-1}>
        {ready.length === 0 ? 'No letter is ready' : `${counted(ready.length, 'letter')} ready to send`}
      </h3>
      {left === 0 ? null : (
        <div className="space-y-2">
          <p>{counted(left, 'letter')} still waiting for your approval.</p>
          <Button onClick={onReadRest}>Read the rest</Button>
        </div>
      )}
      {ready.length === 0 ? null : (
        <fieldset className="min-w-0">
          <legend className="font-strong">Which letters?</legend>
          {ready.map((letter) => (
            <Checkbox
              key={letter.id}
              label={`To ${recipientName(letter)}, about ${letter.creditor}`}
              checked={!out.has(letter.id)}
              onChange={({ target }) => tick(letter.id, target.checked)}
            />
          ))}
        </fieldset>
      )}
      {chosen.length === 0 ? null : <PrintAll letters={chosen} />}
      <MarkAllAsSent letters={chosen} />
      {chosen.length === 0 ? null : (
        <Details summary="Mail them from here">
          <MailAll letters={chosen} />
        </Details>
      )}
    </div>
  )
}

function PrintAll({ letters }: { readonly letters: readonly LetterHead[] }) {
  const printing = useMutation({
    mutationFn: () =>
      download(readLettersPdf, { query: { letterIds: letters.map(({ id }) => id).join(',') }, name: 'letters.pdf' }),
    retry: false,
    onError: (error) =>
      toast({ title: 'Download Failed', description: wordsOf(error, 'Try again in a moment.'), tone: 'destructive' }),
  })
  return (
    <section className="space-y-2">
      <h4>Print and mail them yourself</h4>
      <p className="measure text-small text-soft">
        Print on one side. Letters to the same recipient come one after the other and can share an envelope. Sign each one.
      </p>
      <Button tone="primary" wide="phone" busy={printing.isPending} onClick={() => printing.mutate()}>
        Download {counted(letters.length, 'letter')} as one PDF
      </Button>
    </section>
  )
}

const SERVICES = ['certified_mail', 'standard_mail', 'fast_certified'] as const

function MailAll({ letters }: { readonly letters: readonly LetterHead[] }) {
  const prices = useMailPrices()
  const [service, setService] = useState<PostService>(SERVICES[0])
  const [isChecking, setIsChecking] = useState(false)
  const mailing = useMailing(() => setIsChecking(false))
  if (prices.data === undefined) return null
  if (letters.some(({ practisedAt }) => practisedAt))
    return (
      <p className="measure">The practice post office mails nothing. Print these letters, mail them, and mark them as sent.</p>
    )
  if (isChecking)
    return (
      <MailingCheck
        letters={letters}
        service={service}
        level={4}
        isBusy={mailing.isPending}
        onSend={(order) => mailing.mutate({ service, letters, ...order })}
        onBack={() => setIsChecking(false)}
      />
    )
  return (
    <div className="space-y-4">
      <ServiceChoice services={SERVICES} prices={prices.data} chosen={service} onChoose={setService} />
      <Button wide="phone" onClick={() => setIsChecking(true)}>
        Check the price of {SERVICE_WORDS[service].label.toLowerCase()}
      </Button>
    </div>
  )
}
