import { writeDay } from '#engine/values/day.ts'
import type { Answer, Check } from '#web/parts/answers/answer-calls.ts'
import { nameOfTarget, VERDICT_WORDS } from '#web/parts/answers/answer-words.ts'
import { EvidenceButton } from '#web/parts/evidence-button.tsx'
import { Offered } from '#web/parts/helping/offered.tsx'
import { Button } from '#web/ui/button.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

interface RecordedAnswerProps {
  readonly answer: Answer
  /** Named where the dispute is not named around it. */
  readonly creditor?: string | undefined
  readonly isBusy: boolean
  readonly onTakeBack: () => void
}

/** An answer as it was confirmed, what follows from it, and the way back. */
export function RecordedAnswer({ answer, creditor, isBusy, onTakeBack }: RecordedAnswerProps) {
  const { label, target, receivedOn, datedOn, next, quote, clocks, isPractice } = answer
  return (
    <div className="space-y-2">
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-strong">{label}</span>
        {isPractice ? <Tag tone="warn">Practice</Tag> : null}
      </p>
      <p className="text-soft">
        {creditor === undefined ? null : (
          <>
            <TextLink to="/disputes/$id" params={{ id: answer.disputeId }}>
              {creditor}
            </TextLink>
            {': '}
          </>
        )}
        from {nameOfTarget(target)}, received {writeDay(receivedOn)}
        {datedOn === null ? '' : `, dated ${writeDay(datedOn)}`}
      </p>
      {quote === null ? null : <p className="quoted wrap-anywhere">“{quote}”</p>}
      <p className="measure text-soft">{next}</p>
      {clocks.map(({ kind, due, why, citation }) => (
        <p key={kind} className="measure text-small text-soft">
          By {writeDay(due)}: {why} ({citation})
        </p>
      ))}
      <Offered by="takeBackAnswer">
        <Button tone="quiet" busy={isBusy} about={label} onClick={onTakeBack}>
          Take this back
        </Button>
      </Offered>
    </div>
  )
}

interface ResultCheckProps {
  readonly check: Check
  readonly creditor?: string | undefined
  readonly isBusy: boolean
  readonly onSay: (said: NonNullable<Check['said']>) => void
}

const SAYINGS = [
  { said: 'had_notice', label: 'Yes, I was told in writing' },
  { said: 'no_notice', label: 'No, nobody told me' },
  { said: 'not_the_same', label: 'It is another entry' },
] as const

/** What a later report shows of an answer; asked is only what the member alone can know. */
export function ResultCheck({ check, creditor, isBusy, onSay }: ResultCheckProps) {
  const { label, tone } = VERDICT_WORDS[check.verdict]
  return (
    <div className="space-y-2">
      <p className="flex flex-wrap items-center gap-2">
        <Tag tone={tone}>{label}</Tag>
        {check.isPractice ? <Tag tone="warn">Practice</Tag> : null}
        {creditor === undefined ? null : (
          <TextLink to="/disputes/$id" params={{ id: check.disputeId }}>
            {creditor}
          </TextLink>
        )}
      </p>
      <p className="measure">{check.sentence}</p>
      {check.changes.length === 0 ? null : (
        <ul className="list-disc space-y-0.5 pl-5 text-soft">
          {check.changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      )}
      <EvidenceButton title={check.sentence} places={check.places}>
        See {check.places.length === 1 ? 'the page' : 'both pages'}
      </EvidenceButton>
      {check.question === null ? null : (
        <div className="space-y-2 border-l-4 border-mark pl-4">
          <p className="measure">{check.question}</p>
          <Offered by="sayToCheck">
            <fieldset className="flex flex-wrap gap-2">
              <legend className="sr-only">What you know about it</legend>
              {SAYINGS.map(({ said, label: words }) => (
                <Button key={said} aria-pressed={check.said === said} busy={isBusy} onClick={() => onSay(said)}>
                  {words}
                </Button>
              ))}
            </fieldset>
          </Offered>
          {check.said === null ? null : (
            <output className="block text-small text-soft">
              You said: {SAYINGS.find(({ said }) => said === check.said)?.label}.
            </output>
          )}
        </div>
      )}
    </div>
  )
}
