import { RecordDelivery } from '#web/parts/letter/letter-own-mailing.tsx'
import { type Letter, recipientName, SENT_METHOD_WORDS } from '#web/parts/letter/letter-words.ts'
import { writeDay } from '#engine/values/day.ts'
import { writeInstant } from '#web/parts/written.ts'
import { Notice } from '#web/ui/notice.tsx'

interface LetterSentProps {
  readonly letter: Letter
  /** From the post office's answer, where it was just handed over. */
  readonly expectedDelivery: string | null
}

/** What became of a sent letter: its tracking number, what happens next and when. */
export function LetterSent({ letter, expectedDelivery }: LetterSentProps) {
  if (letter.sentAt === null) return null
  const method = letter.sentMethod === null ? '' : ` · ${SENT_METHOD_WORDS[letter.sentMethod]}`
  return (
    <div className="mb-6 grid gap-x-8 gap-y-4 rounded-field border border-rule bg-good-wash px-5 py-5 md:grid-cols-2">
      <Notice tone="good" title={letter.deliveredAt === null ? 'Sent' : 'Delivered'} isLive>
        {`Sent on ${writeInstant(letter.sentAt)}${method}.`}
        {letter.deliveredAt === null ? null : ` Delivered on ${writeDay(letter.deliveredAt.slice(0, 10))}.`}
      </Notice>
      <dl>
        <dt className="text-small text-soft">Tracking number</dt>
        <dd className="figures wrap-anywhere">{letter.trackingNumber ?? 'None with this method'}</dd>
      </dl>
      <div>
        <h4 className="font-strong">What happens next</h4>
        <ol className="measure mt-1 list-decimal space-y-1 pl-5 text-small">
          {letter.deliveredAt === null ? (
            <li>
              {expectedDelivery === null
                ? 'The letter is on its way. Record the day it is delivered.'
                : `Delivery is expected on ${writeDay(expectedDelivery)}. The practice post office scans it then by itself.`}
            </li>
          ) : null}
          <li>{`${recipientName(letter)} has 30 days from the delivery to investigate, in some cases 45. The clock is kept on the dispute.`}</li>
          <li>When the answer comes, record it on the dispute.</li>
        </ol>
      </div>
      {letter.deliveredAt === null ? <RecordDelivery letter={letter} /> : null}
    </div>
  )
}
