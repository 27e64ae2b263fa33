import { clsx } from 'clsx'
import { type ReactNode, useEffect, useRef } from 'react'
import { writeDay } from '#engine/values/day.ts'
import { Offered } from '#web/parts/helping/offered.tsx'
import { CarrierLink } from '#web/parts/letter/carrier-link.tsx'
import { LetterReturned } from '#web/parts/letter/letter-returned.tsx'
import { CorrectMailing, RecordDelivery, RecordReturn } from '#web/parts/letter/letter-own-mailing.tsx'
import { type Letter, recipientName, SENT_METHOD_WORDS } from '#web/parts/letter/letter-words.ts'
import { useMailingOf } from '#web/parts/mailing/mailing-calls.ts'
import { writeInstant } from '#web/parts/written.ts'
import { LinkButton } from '#web/ui/link-button.tsx'

interface LetterSentProps {
  readonly letter: Letter
  /** From the post office's answer, where the letter was handed over just now. */
  readonly expectedDelivery: string | null
  /** It was sent or delivered while it was open: the news takes the focus. */
  readonly isNews: boolean
  readonly onClose: () => void
}

/** What became of a sent letter: its tracking number, what happens next and when. */
export function LetterSent({ letter, expectedDelivery, isNews, onClose }: LetterSentProps) {
  const mailing = useMailingOf(letter)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isNews) heading.current?.focus()
  }, [isNews])
  if (letter.sentAt === null) return null
  return (
    <section className={clsx('mb-6 border-l-4 pl-4', letter.practisedAt === null ? 'border-good' : 'border-mark')}>
      <h3 ref={heading} tabIndex={-1}>
        {headingOf(letter)}
      </h3>
      <dl className="mt-3 flex flex-wrap gap-x-10 gap-y-2">
        <Fact name="Sent">
          {writeInstant(letter.sentAt)}
          {letter.sentMethod === null ? '' : `, ${SENT_METHOD_WORDS[letter.sentMethod].toLowerCase()}`}
        </Fact>
        {letter.deliveredOn === null ? null : <Fact name="Delivered">{writeDay(letter.deliveredOn)}</Fact>}
        <Fact name="Tracking number">
          {letter.trackingNumber ?? 'None'}
          {letter.trackingNumber === null || letter.practisedAt !== null ? null : (
            <span className="block text-small">
              <CarrierLink number={letter.trackingNumber} />
            </span>
          )}
        </Fact>
      </dl>
      {letter.practisedAt === null ? <LetterReturned letter={letter} /> : null}
      {letter.practisedAt !== null ? (
        <p className="measure mt-3">
          This was practice mail. Nobody received it, and no deadline runs. Mail it for real below, then mark it as sent.
        </p>
      ) : letter.returnedOn === null ? (
        <>
          <h4 className="mt-4 font-strong">What happens next</h4>
          <ol className="measure mt-1 list-decimal space-y-1 pl-5">
            {letter.deliveredAt === null ? (
              <li>
                {expectedDelivery === null
                  ? letter.trackingNumber === null
                    ? 'The letter is delivered. Enter the date here when you know it.'
                    : 'The letter is delivered. If tracking doesn’t update, enter the delivery date here.'
                  : `Delivery is expected on ${writeDay(expectedDelivery)}. The practice post office will record it.`}
              </li>
            ) : null}
            <li>
              {recipientName(letter)} has 30 days from the delivery to investigate, in some cases 45. We track the deadline for
              you.
            </li>
            <li>You get the answer by mail. Record it on the dispute.</li>
          </ol>
        </>
      ) : null}
      <div className="mt-3 flex flex-wrap items-start gap-x-6 gap-y-2">
        {letter.disputeId === null ? null : (
          <LinkButton to="/disputes/$id" params={{ id: letter.disputeId }} onClick={onClose}>
            View the dispute
          </LinkButton>
        )}
        {letter.practisedAt !== null ? null : (
          <Offered by="markLetterDelivered">
            <RecordDelivery letter={letter} />
            {letter.returnedOn === null ? <RecordReturn letter={letter} /> : null}
          </Offered>
        )}
        {mailing === null && letter.practisedAt === null ? (
          <Offered by="markLetterSent">
            <CorrectMailing letter={letter} />
          </Offered>
        ) : null}
      </div>
    </section>
  )
}

function headingOf({ practisedAt, returnedOn, deliveredAt }: Letter): string {
  if (practisedAt !== null) return 'Practice: this letter was not really mailed'
  if (returnedOn !== null) return 'Your letter came back'
  return deliveredAt === null ? 'Your letter is on its way' : 'Your letter was delivered'
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="text-small text-soft">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}
