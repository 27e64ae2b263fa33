import { ExternalLink, Phone } from 'lucide-react'
import { useId } from 'react'
import type { SubmitProps } from '#web/screens/disputes/bureau-card.tsx'
import { submissionState } from '#web/screens/disputes/submission-state.ts'
import { SubmissionStatus } from '#web/screens/disputes/submission-status.tsx'
import { Button } from '#web/ui/button.tsx'
import { ButtonAnchor } from '#web/ui/link-button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

const INCLUDE = [
  'Full name and account number',
  'Detailed description of the error',
  'Supporting documentation',
  'Contact information',
]

/** No one knows every company's address; a search for its name alone says nothing about the member. */
const searchFor = (creditor: string): string => `https://duckduckgo.com/?q=${encodeURIComponent(`${creditor} official website`)}`

/** The company that reports the entry: its website, its customer service, and what it needs. */
export function OriginalCreditor({ dispute, submission, isOver }: SubmitProps) {
  const statusId = useId()
  const isBusy = submission.isPending && submission.variables.target === 'creditor'
  const state = isBusy ? 'in_progress' : submissionState(dispute, 'creditor')
  const isOff = isOver || state !== 'ready'
  const contact = dispute.creditorContact
  const record = (method: 'online' | 'phone') => (isOff ? undefined : submission.mutate({ target: 'creditor', method }))
  const callThem = () => {
    const number = phoneLink(contact?.phone ?? null)
    if (!dispute.isPractice && number !== null) window.open(number, '_self')
    record('phone')
  }
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <Sheet level={3} title={<span className="wrap-anywhere">{dispute.creditor}</span>}>
        <SubmissionStatus id={statusId} dispute={dispute} target="creditor" state={state} />
        <p className="measure mt-3 text-small text-soft">
          Dispute with the bureau first. That starts the legal deadline. A company must investigate a written dispute sent to its
          address for disputes. A call alone starts no deadline. We record your choice on this dispute.
        </p>
        <PrintedContact contact={contact} />
        <div className="mt-5 flex flex-col gap-2 sm:flex-row sm:flex-wrap">
          <CreditorWebsite dispute={dispute} statusId={statusId} isOff={isOff} onChoose={() => record('online')} />
          <Button wide="phone" disabled={isOff} aria-describedby={statusId} onClick={callThem}>
            <Icon of={Phone} size={18} />
            Call Customer Service
          </Button>
        </div>
        <p className="measure mt-3 text-small text-soft">
          {dispute.isPractice ? (
            'Practice: nothing is opened and nobody is called.'
          ) : (
            <>The link searches the web for the company’s name only. The number to call is also on your statement or card.</>
          )}
        </p>
      </Sheet>
      <WhatToInclude dispute={dispute} />
    </div>
  )
}

function PrintedContact({ contact }: { readonly contact: SubmitProps['dispute']['creditorContact'] }) {
  const lines = contact === null ? [] : [...contact.lines, ...(contact.phone === null ? [] : [contact.phone])]
  if (lines.length === 0)
    return <p className="mt-3 text-small text-soft">Your report shows no address or phone number for this company.</p>
  return (
    <p className="mt-3 text-small">
      <span className="block text-soft">As your report shows it</span>
      {lines.map((line) => (
        <span key={line} className="block wrap-anywhere">
          {line}
        </span>
      ))}
    </p>
  )
}

function WhatToInclude({ dispute }: Pick<SubmitProps, 'dispute'>) {
  return (
    <Sheet level={3} title="What to Include">
      <ul className="list-disc space-y-1.5 pl-5">
        {INCLUDE.map((thing) => (
          <li key={thing} className="pl-1">
            {thing}
          </li>
        ))}
      </ul>
      <p className="measure mt-4 text-small text-soft">
        Better in writing:{' '}
        <TextLink to="/disputes/$id" params={{ id: dispute.id }}>
          write the letter to the creditor
        </TextLink>
        . It has all of this already.
      </p>
    </Sheet>
  )
}

interface CreditorWebsiteProps {
  readonly dispute: SubmitProps['dispute']
  readonly statusId: string
  readonly isOff: boolean
  readonly onChoose: () => void
}

/** A link that stays one after the choice is recorded; from practice nothing is opened. */
function CreditorWebsite({ dispute, statusId, isOff, onChoose }: CreditorWebsiteProps) {
  const words = (
    <>
      <Icon of={ExternalLink} size={18} />
      Visit Creditor Website
    </>
  )
  if (dispute.isPractice) {
    return (
      <Button wide="phone" disabled={isOff} aria-describedby={statusId} onClick={onChoose}>
        {words}
      </Button>
    )
  }
  return (
    <ButtonAnchor wide="phone" href={searchFor(dispute.creditor)} target="_blank" rel="noreferrer" onClick={onChoose}>
      {words}
    </ButtonAnchor>
  )
}

const phoneLink = (phone: string | null): string | null =>
  phone === null ? null : `tel:+1${phone.replaceAll(/\D/g, '').slice(-10)}`
