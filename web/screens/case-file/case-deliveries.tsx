import { useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import { listMailings } from '#contract/mailing.ts'
import { writeDay } from '#engine/values/day.ts'
import { targetName } from '#engine/words/bureau.ts'
import { letterState, SENT_METHOD_WORDS } from '#web/parts/letter/letter-words.ts'
import { LoadFailure } from '#web/parts/load-failure.tsx'
import { writeInstant } from '#web/parts/written.ts'
import { read } from '#web/platform/query-client.ts'
import type { Case } from '#web/parts/case.ts'
import { FoldedPart } from '#web/screens/case-file/folded-part.tsx'
import { Ledger, LedgerRow } from '#web/ui/ledger.tsx'
import { Tag } from '#web/ui/tag.tsx'

type Mailing = z.output<typeof listMailings.answer>[number]
type Letter = Case['letters'][number]

/** How each letter went, with every scan of the post that carries it. */
export function CaseDeliveries({ dispute }: { readonly dispute: Case }) {
  const sent = dispute.letters.filter(({ sentAt }) => sentAt !== null)
  const { data: mailings, error, refetch } = useQuery({ ...read(listMailings, {}), enabled: sent.length > 0 })
  if (sent.length === 0) return null
  if (error !== null) return <LoadFailure what="The deliveries" error={error} onRetry={() => void refetch()} />
  return (
    <FoldedPart title="Deliveries">
      <Ledger>
        {sent.map((letter) => (
          <Delivery
            key={letter.id}
            letter={letter}
            creditor={dispute.creditor}
            mailing={mailings?.find(({ letterId }) => letterId === letter.id) ?? null}
          />
        ))}
      </Ledger>
    </FoldedPart>
  )
}

interface DeliveryProps {
  readonly letter: Letter
  readonly creditor: string
  /** Null where it was not handed to the post from here. */
  readonly mailing: Mailing | null
}

function Delivery({ letter, creditor, mailing }: DeliveryProps) {
  const { deliveredOn, trackingNumber, sentMethod, sentAt } = letter
  return (
    <LedgerRow title={`To ${targetName(letter.bureau, creditor)}`} marks={<DeliveryTag letter={letter} />}>
      <p className="text-small wrap-anywhere">
        {sentMethod === null ? 'Sent' : SENT_METHOD_WORDS[sentMethod]}
        {sentAt === null ? '' : `, ${writeInstant(sentAt)}`}. Tracking number: {trackingNumber ?? 'none'}.
      </p>
      {mailing === null || mailing.scans.length === 0 ? (
        <p className="mt-1 text-small text-soft">
          {deliveredOn === null
            ? 'We don’t know the delivery date yet. When you do, open the letter and record it.'
            : `Delivered on ${writeDay(deliveredOn)}, as you recorded it.`}
        </p>
      ) : (
        <ol className="mt-2 space-y-1 text-small">
          {mailing.scans.map(({ kind, at }) => (
            <li key={`${kind} ${at}`}>
              {SCAN_WORDS[kind]}{' '}
              <span className="text-soft">
                {kind === 'delivered' && deliveredOn !== null ? writeDay(deliveredOn) : writeInstant(at)}
              </span>
            </li>
          ))}
        </ol>
      )}
    </LedgerRow>
  )
}

function DeliveryTag({ letter }: { readonly letter: Letter }) {
  const { label, tone } = letterState(letter)
  return <Tag tone={tone}>{label}</Tag>
}

const SCAN_WORDS: Record<Mailing['scans'][number]['kind'], string> = {
  accepted: 'Taken by the post office',
  in_transit: 'On its way',
  delivered: 'Delivered',
  returned: 'Sent back',
  failed: 'Could not be delivered',
}
