import { ExternalLink } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { inARow } from '#engine/values/in-a-row.ts'
import { bureauAddress } from '#engine/law/bureau-addresses.ts'
import { writeDay } from '#engine/values/day.ts'
import { type Bureau, BUREAU_NAMES, targetName } from '#engine/words/bureau.ts'
import type { FilingMethod } from '#engine/words/filing-method.ts'
import { useToday } from '#web/platform/today.ts'
import type { Case } from '#web/parts/case.ts'
import { SubmissionStatus } from '#web/screens/disputes/submission-status.tsx'
import { dueIfFiled, submissionState } from '#web/screens/disputes/submission-state.ts'
import type { useSubmission } from '#web/screens/disputes/use-submission.ts'
import { BureauMark } from '#web/ui/bureau-mark.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LaterAlertDialog } from '#web/ui/later-dialogs.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { TextAnchor } from '#web/ui/text-link.tsx'

export interface SubmitProps {
  readonly dispute: Case
  readonly submission: ReturnType<typeof useSubmission>
  /** Nothing more is submitted. */
  readonly isOver: boolean
}

/** One bureau: how it is reached, where the submission stands, and the two ways to submit. */
export function BureauCard({ bureau, dispute, submission, isOver }: SubmitProps & { readonly bureau: Bureau }) {
  const today = useToday()
  const statusId = useId()
  const contact = bureauAddress(bureau, today)
  const isBusy = submission.isPending && submission.variables.target === bureau
  const state = isBusy ? 'in_progress' : submissionState(dispute, bureau)
  const isOff = isOver || state !== 'ready'
  const [asked, setAsked] = useState<FilingMethod | null>(null)
  const submit = (method: FilingMethod) => {
    if (method === 'online' && !dispute.isPractice) window.open(contact.portal, '_blank', 'noopener,noreferrer')
    submission.mutate({ target: bureau, method })
  }
  const press = (method: FilingMethod) => (isElsewhere(dispute, bureau) ? setAsked(method) : submit(method))
  return (
    <Sheet level={3} title={<BureauMark bureau={bureau} isFull />}>
      <SubmissionStatus id={statusId} dispute={dispute} target={bureau} state={state} />
      <Contact bureau={bureau} isPractice={dispute.isPractice} />
      {isOff ? null : <WhenDue bureau={bureau} today={today} />}
      <div className="mt-5 flex flex-col gap-2">
        <Button
          wide
          tone="primary"
          disabled={isOff && !isBusy}
          busy={isBusy && submission.variables.method === 'online'}
          aria-describedby={statusId}
          onClick={() => press('online')}
        >
          Submit Online
        </Button>
        <Button
          wide
          disabled={isOff && !isBusy}
          busy={isBusy && submission.variables.method === 'mail'}
          aria-describedby={statusId}
          onClick={() => press('mail')}
        >
          Mail Form
        </Button>
      </div>
      {asked === null ? null : (
        <LaterAlertDialog
          isOpen
          onOpenChange={() => setAsked(null)}
          title={`Does your ${BUREAU_NAMES[bureau]} report list this too?`}
          description={`Your dispute about ${dispute.creditor} is with ${inARow(dispute.disputeTargets.map((target) => targetName(target, dispute.creditor)))}. File it with ${BUREAU_NAMES[bureau]} only if that report has the same item.`}
          confirmLabel="Yes, record it"
          onConfirm={() => {
            setAsked(null)
            submit(asked)
          }}
        />
      )}
    </Sheet>
  )
}

/** The dispute is with another bureau: this one may have nothing of the kind. */
const isElsewhere = ({ disputeTargets }: Case, bureau: Bureau): boolean =>
  !disputeTargets.includes(bureau) && disputeTargets.some((target) => target !== 'creditor')

/** As noted in the address table, with the day and the source. */
function Contact({ bureau, isPractice }: { readonly bureau: Bureau; readonly isPractice: boolean }) {
  const { name, lines, phone, website, portal, asOf, source } = bureauAddress(bureau, useToday())
  return (
    <dl className="mt-4 space-y-3 text-small">
      <div>
        <dt className="text-soft">Website</dt>
        <dd>{isPractice ? hostOf(website) : <Outside href={website}>{hostOf(website)}</Outside>}</dd>
      </div>
      <div>
        <dt className="text-soft">Phone</dt>
        <dd>{isPractice ? phone : <TextAnchor href={`tel:+1${phone.replaceAll(/\D/g, '')}`}>{phone}</TextAnchor>}</dd>
      </div>
      <div>
        <dt className="text-soft">Mailing address</dt>
        <dd>
          {[name, ...lines].map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </dd>
      </div>
      <div>
        <dt className="text-soft">Online portal</dt>
        <dd>
          {isPractice ? (
            'No link in practice. It takes real disputes only.'
          ) : (
            <Outside href={portal}>
              Open the dispute portal<span className="sr-only"> of {BUREAU_NAMES[bureau]}</span>
            </Outside>
          )}
        </dd>
      </div>
      <div className="text-micro text-soft">
        <dt className="inline">Noted </dt>
        <dd className="inline">
          {writeDay(asOf)}. {source}.
        </dd>
      </div>
    </dl>
  )
}

const hostOf = (address: string): string => new URL(address).host

function Outside({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <TextAnchor href={href} target="_blank" rel="noreferrer">
      {children} <Icon of={ExternalLink} size={14} className="inline" />
      <span className="sr-only"> (opens a new tab)</span>
    </TextAnchor>
  )
}

function WhenDue({ bureau, today }: { readonly bureau: Bureau; readonly today: string }) {
  const [online, mail] = [dueIfFiled(bureau, 'online', today), dueIfFiled(bureau, 'mail', today)]
  if (online === null || mail === null) return null
  return (
    <p className="mt-4 text-small text-soft">
      Filed online today, the answer is due by <strong className="text-ink">{writeDay(online)}</strong>; mailed today, by about{' '}
      <strong className="text-ink">{writeDay(mail)}</strong>.
    </p>
  )
}
