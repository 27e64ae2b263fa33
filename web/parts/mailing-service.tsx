import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { LoadFailure } from '#web/parts/load-failure.tsx'
import { type LetterHead, letterHeads } from '#web/parts/letter/letter-words.ts'
import { price } from '#web/parts/letter/letter-words.ts'
import { useMailPrices } from '#web/parts/mailing/mailing-calls.ts'
import { type PostService, priceOf } from '#web/parts/mailing/mailing-choice.ts'
import { MailingDesk } from '#web/parts/mailing/mailing-desk.tsx'
import { StackEntry } from '#web/parts/stack/stack-entry.tsx'
import { LETTERS_FRESH_MS } from '#web/parts/use-item-cases.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

const SERVICES = ['fast_certified', 'certified_mail', 'standard_mail'] as const
const WITHIN_A_DAY = ['mailed_within_24_hours'] as const

/** The mailing service card: the letters that wait, three ways to mail them, what it comes to. */
export function MailingService() {
  return (
    <Sheet title="Mailing Service">
      <Desk services={SERVICES} nothing="No letters to mail. New ones show up here." />
    </Sheet>
  )
}

interface UseMailingServiceProps {
  /** Only these letters; left out, all that are not sent. */
  readonly letterIds?: readonly string[]
}

/** The button of the analysis screen: mailed within 24 hours, at a fee for each letter. */
export function UseMailingService({ letterIds }: UseMailingServiceProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      trigger={<Button>Use Mailing Service</Button>}
      title="Mailing service"
      description={<MailingServiceFee />}
      width="wide"
    >
      <Desk
        services={WITHIN_A_DAY}
        nothing="No letters to mail yet. Write and approve a letter first."
        {...(letterIds !== undefined && { letterIds })}
      />
    </Dialog>
  )
}

/** `$4.99 per letter, mailed within 24 hours`: the fee as the post quotes it today. */
export function MailingServiceFee() {
  const { data } = useMailPrices()
  const fee = priceOf(data, 'mailed_within_24_hours')
  return <>{fee === null ? 'Letters are' : `${price(fee)} per letter,`} mailed within 24 hours.</>
}

interface DeskProps {
  readonly services: readonly [PostService, ...PostService[]]
  readonly nothing: ReactNode
  readonly letterIds?: readonly string[]
}

function Desk({ services, nothing, letterIds }: DeskProps) {
  const place = useRef<HTMLDivElement>(null)
  const letters = useQuery({ ...letterHeads(), staleTime: LETTERS_FRESH_MS })
  const prices = useMailPrices()
  const failed = letters.isError ? letters : prices.isError ? prices : null
  if (failed !== null) {
    return <LoadFailure what="The mailing service" error={failed.error} onRetry={() => void failed.refetch()} />
  }
  if (letters.data === undefined || prices.data === undefined)
    return <SkeletonRows count={2} rowHeight={90} label="Loading the letters" />
  const unsent = letters.data.filter(
    ({ id, status }: LetterHead) => status === 'draft' && (letterIds === undefined || letterIds.includes(id)),
  )
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {unsent.length === 0 ? <p className="measure text-soft">{nothing}</p> : null}
      {prices.data.isSimulated && unsent.length > 0 ? (
        <p className="measure mb-5 text-small text-soft">
          <strong>Practice only.</strong> These letters won’t be mailed, and nothing is charged.
        </p>
      ) : null}
      <StackEntry letters={letters.data.filter(({ id }) => letterIds === undefined || letterIds.includes(id))} />
      {unsent.length === 0 ? null : (
        <MailingDesk unsent={unsent} prices={prices.data} services={services} onSent={() => place.current?.focus()} />
      )}
    </div>
  )
}
