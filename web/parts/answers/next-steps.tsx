import { useQuery } from '@tanstack/react-query'
import { type SyntheticEvent, useState } from 'react'
import { listFindings } from '#contract/findings.ts'
import { isAboutReason } from '#engine/papers/reason-topics.ts'
import type { Reply, useAnswerActs } from '#web/parts/answers/answer-calls.ts'
import { CoveredEntries } from '#web/parts/answers/covered-entries.tsx'
import { DisputeDebt } from '#web/parts/answers/dispute-debt.tsx'
import { KeepToEnclose } from '#web/parts/answers/keep-to-enclose.tsx'
import { LoadFailure } from '#web/parts/load-failure.tsx'
import { capitalized, counted } from '#web/parts/written.ts'
import { read } from '#web/platform/query-client.ts'
import { useToday } from '#web/platform/today.ts'
import { CopyButton } from '#web/parts/next-rounds/copy-button.tsx'
import { Offered } from '#web/parts/helping/offered.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { Waiting } from '#web/ui/spinner.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

type Step = Reply['nextSteps'][number]

interface NextStepsProps {
  readonly reply: Reply
  readonly acts: Pick<ReturnType<typeof useAnswerActs>, 'use' | 'keepLetter'>
}

/** What the member can do about a paper they have confirmed, the most pressing first. */
export function NextSteps({ reply, acts }: NextStepsProps) {
  if (reply.nextSteps.length === 0) return null
  return (
    <section aria-label="What you can do" className="space-y-6">
      {reply.nextSteps.map((step) => (
        <div key={step.id} className="space-y-2 border-l-4 border-mark pl-4">
          <h3 className="text-h3">{step.title}</h3>
          <p className="measure">{step.text}</p>
          {step.why === null ? null : <p className="measure text-small text-soft">{step.why}</p>}
          {step.address === null ? null : <Address address={step.address} />}
          {step.id === 'reasons' ? <Reasons reply={reply} /> : null}
          {step.id === 'discharge' ? <CoveredEntries reply={reply} acts={acts} /> : null}
          <div className="flex flex-wrap items-center gap-2">
            {step.isDone ? <Tag tone="good">Done</Tag> : <Way reply={reply} step={step} />}
            {step.id === 'identity' ? <KeepToEnclose reply={reply} kind="identity" title="" /> : null}
            {step.letter === null ? null : <AgencyLetter reply={reply} step={step} letter={step.letter} acts={acts} />}
            {step.clock === null ? null : <Done reply={reply} step={step} acts={acts} />}
          </div>
          {step.asksDay === null ? null : <StepDay reply={reply} step={step} acts={acts} asks={step.asksDay} />}
          {step.citation === null ? null : (
            <p className="text-small text-soft">
              The law: {step.citation.cite}, {step.citation.title}
            </p>
          )}
        </div>
      ))}
    </section>
  )
}

/** What has a last day is put away once it is done, and comes back when that was a slip. */
function Done({ reply, step, acts }: NextStepsProps & { readonly step: Step }) {
  const next = step.isDone ? reply.done.filter((id) => id !== step.id) : [...reply.done, step.id]
  const isBusy = acts.use.isPending && acts.use.variables.id === reply.id
  return (
    <Offered by="usePaper">
      <Button tone="quiet" busy={isBusy} about={step.title} onClick={() => acts.use.mutate({ id: reply.id, done: next })}>
        {step.isDone ? 'Undo' : 'I did this'}
      </Button>
    </Offered>
  )
}

/** A letter of the member's own to an agency: filled in, kept with their letters, and mailed like any other. */
function AgencyLetter({ reply, step, letter, acts }: NextStepsProps & { readonly step: Step; readonly letter: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const [text, setText] = useState(letter)
  if (step.letterId !== null)
    return (
      <LinkButton to="/credit-repair" search={{ tab: 'dispute-letters' }} about={step.title}>
        See your letter
      </LinkButton>
    )
  const keep = (event: SyntheticEvent) => {
    event.preventDefault()
    acts.keepLetter.mutate({ id: reply.id, step: step.id, text }, { onSuccess: () => setIsOpen(false) })
  }
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      width="wide"
      title={step.title}
      description="Fill in every blank. Then keep the letter and mail it from your letters, or copy it."
      trigger={<Button about={step.title}>Open the letter</Button>}
    >
      <form noValidate onSubmit={keep} className="space-y-4">
        <TextArea
          name={`letter-${reply.id.slice(0, 8)}-${step.id.replaceAll(/\W+/g, '-')}`}
          label="Your letter"
          rows={18}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <div className="flex flex-wrap gap-2">
          <Offered by="keepPaperLetter">
            <Button type="submit" tone="primary" busy={acts.keepLetter.isPending} about={step.title}>
              Keep this letter
            </Button>
          </Offered>
          <CopyButton text={text} about={step.title} />
        </div>
      </form>
    </Dialog>
  )
}

/** The day from which the other side's clock runs. */
function StepDay({ reply, step, acts, asks }: NextStepsProps & { readonly step: Step; readonly asks: string }) {
  const today = useToday()
  const [on, setOn] = useState('')
  const send = (event: SyntheticEvent) => {
    event.preventDefault()
    if (on !== '') acts.use.mutate({ id: reply.id, days: { [step.id]: on } })
  }
  return (
    <Offered by="usePaper">
      <form noValidate onSubmit={send} className="flex flex-wrap items-end gap-3">
        <TextField
          name={`day-${reply.id.slice(0, 8)}-${step.id.replaceAll(/\W+/g, '-')}`}
          label={asks}
          type="date"
          max={today}
          characters={14}
          value={on}
          onChange={({ target }) => setOn(target.value)}
        />
        <Button type="submit" busy={acts.use.isPending && acts.use.variables.id === reply.id} about={step.title}>
          Start the clock
        </Button>
      </form>
    </Offered>
  )
}

function Address({ address }: { readonly address: NonNullable<Step['address']> }) {
  return (
    <p className="text-small">
      <span className="block">{[address.name, ...address.lines].join(', ')}</span>
      {address.phone === null ? null : `${address.phone}, `}
      <a className="text-link underline underline-offset-4" href={address.website} target="_blank" rel="noreferrer">
        {new URL(address.website).hostname.replace('www.', '')}
      </a>
      <span className="block text-soft">Source: {address.source}.</span>
    </p>
  )
}

/** Where in the product it is done. */
function Way({ reply, step: { doneAt, disputeWith } }: { readonly reply: Reply; readonly step: Step }) {
  if (doneAt === 'reports') return <LinkButton to="/upload">Add that report</LinkButton>
  if (doneAt === 'findings') return <LinkButton to="/negative-items">See your items</LinkButton>
  if (doneAt === 'new_dispute') return <DisputeDebt reply={reply} disputeWith={disputeWith} />
  if (doneAt === 'disputes') return <LinkButton to="/disputes">Go to disputes</LinkButton>
  return null
}

/** Each reason with the possible errors of the member's own reports that it may rest on. */
function Reasons({ reply }: { readonly reply: Reply }) {
  const { data, error, refetch } = useQuery(read(listFindings, { query: {} }))
  if (error !== null) return <LoadFailure what="Your errors" error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <Waiting label="Loading your errors" />
  const own = data.filter(({ isPractice }) => !isPractice)
  return (
    <>
      <ul className="divide-y divide-rule border-y border-rule">
        {reply.facts
          .filter(({ name }) => name === 'reason')
          .map(({ value }) => {
            const about = own.filter(({ rule }) => isAboutReason(value, rule))
            return (
              <li key={value} className="space-y-1 py-3">
                <p className="font-strong">{capitalized(value)}</p>
                {about.length === 0 ? (
                  own.length === 0 ? null : (
                    <p className="text-small text-soft">We found no error about this in your reports.</p>
                  )
                ) : (
                  <p className="text-small">
                    {counted(about.length, 'possible error')}:{' '}
                    {about.slice(0, MOST).map(({ id, creditorName, title }, index) => (
                      <span key={id}>
                        {index === 0 ? '' : '; '}
                        <TextLink to="/negative-items">{creditorName === null ? title : `${creditorName}, ${title}`}</TextLink>
                      </span>
                    ))}
                  </p>
                )}
              </li>
            )
          })}
      </ul>
      {own.length > 0 ? null : (
        <p className="text-small">
          We have no errors to compare yet. <TextLink to="/upload">Add your reports</TextLink> and we’ll look for errors behind
          these reasons.
        </p>
      )}
    </>
  )
}

/** The rest is one press away, in the list. */
const MOST = 4
