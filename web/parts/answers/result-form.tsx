import { useQuery } from '@tanstack/react-query'
import { Suspense, type SyntheticEvent, useState } from 'react'
import { headsOf } from '#contract/endpoint.ts'
import { listDisputes } from '#contract/disputes.ts'
import { writeDay } from '#engine/values/day.ts'
import type { Confirmation, Reply, ReplyResult } from '#web/parts/answers/answer-calls.ts'
import { isKind, isTarget, KIND_OPTIONS, TARGET_OPTIONS } from '#web/parts/answers/answer-words.ts'
import { ReplyPlace } from '#web/parts/answers/reply-place.tsx'
import { lazyPart } from '#web/platform/lazy-part.ts'
import { read } from '#web/platform/query-client.ts'
import { writeInstant } from '#web/parts/written.ts'
import { dayHere, useToday } from '#web/platform/today.ts'
import { Button } from '#web/ui/button.tsx'
import { type Option, SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'

/** Most letters answer a dispute that is here: its code comes when one does not. */
const RecordEarlier = lazyPart(async () => (await import('#web/parts/disputes/record-earlier-dispute.tsx')).RecordEarlierDispute)

interface ResultFormProps {
  readonly reply: Reply
  readonly result: ReplyResult
  readonly isSaving: boolean
  readonly onConfirm: (said: Confirmation & { readonly id: string }) => void
}

const NONE = 'none'
/** Further disputes of the list, behind those that fit. */
const MOST_OPTIONS = 200

/** What was read of one entry, to be confirmed; a dispute from before Errata can be recorded first. */
export function ResultForm(props: ResultFormProps) {
  return (
    <>
      {props.result.candidates.length > 0 ? null : (
        <p className="flex flex-wrap items-center gap-x-3 text-small text-soft">
          None of your disputes here matches. Did you dispute it before you used Errata?{' '}
          <Suspense fallback={null}>
            <RecordEarlier />
          </Suspense>
        </p>
      )}
      <ConfirmForm {...props} />
    </>
  )
}

/** Each field next to its picture. */
function ConfirmForm({ reply, result, isSaving, onConfirm }: ResultFormProps) {
  const today = useToday()
  const [disputeId, setDisputeId] = useState(result.suggested ?? '')
  const [kind, setKind] = useState<string>(result.kind?.value ?? '')
  const [target, setTarget] = useState<string>(targetOf(reply))
  const [receivedOn, setReceivedOn] = useState(reply.receivedOn ?? today)
  const [datedOn, setDatedOn] = useState(reply.datedOn?.value ?? '')
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const { options, disputes } = useDisputeOptions(result)
  const isAboutNone = disputeId === NONE
  const send = (event: SyntheticEvent) => {
    event.preventDefault()
    const found = isAboutNone ? {} : problemsOf({ disputeId, kind, target, receivedOn, datedOn, today })
    setProblems(found)
    if (Object.keys(found).length > 0) return
    const base = { id: reply.id, resultId: result.id }
    if (isAboutNone) return onConfirm({ ...base, disputeId: null })
    if (isKind(kind) && isTarget(target))
      onConfirm({ ...base, disputeId, kind, target, receivedOn, datedOn: datedOn === '' ? null : datedOn })
  }
  const name = (field: string): string => `${field}-${reply.id.slice(0, 8)}-${result.id}`
  const problem = (field: string) => (problems[field] === undefined ? {} : { error: problems[field] })
  const chosen = result.candidates.find((one) => one.disputeId === disputeId)
  return (
    <form noValidate onSubmit={send} className="space-y-5">
      <Fields>
        <div className="space-y-2">
          <SelectField
            name={name('dispute')}
            label="Which of your disputes does it answer?"
            placeholder="Choose a dispute"
            options={options}
            value={disputeId}
            onChange={({ target: field }) => setDisputeId(field.value)}
            {...problem('disputeId')}
          />
          {chosen === undefined ? null : <Reasons reasons={chosen.reasons} against={chosen.against} />}
          <OlderThanDispute datedOn={datedOn} submittedAt={disputes.find(({ id }) => id === disputeId)?.submittedAt ?? null} />
        </div>
        <Read reply={reply} what="the account" field={result.accountNumber ?? result.creditorName} />
      </Fields>
      {isAboutNone ? null : (
        <>
          <Fields>
            <SelectField
              name={name('kind')}
              label="What does it say?"
              placeholder="Choose what it says"
              options={KIND_OPTIONS}
              value={kind}
              onChange={({ target: field }) => setKind(field.value)}
              {...problem('kind')}
            />
            <Read reply={reply} what="what it says" field={result.kind} />
          </Fields>
          <Fields>
            <SelectField
              name={name('target')}
              label="Who answers?"
              placeholder="Choose who answers"
              options={TARGET_OPTIONS}
              value={target}
              onChange={({ target: field }) => setTarget(field.value)}
              {...problem('target')}
            />
            <Read reply={reply} what="who writes" field={reply.sender} />
          </Fields>
          <Fields>
            <TextField
              name={name('dated')}
              label="Day on the letter"
              type="date"
              isOptional
              max={today}
              characters={14}
              value={datedOn}
              onChange={({ target: field }) => setDatedOn(field.value)}
              {...problem('datedOn')}
            />
            <Read reply={reply} what="the day on the letter" field={reply.datedOn} />
          </Fields>
          <TextField
            name={name('received')}
            label="Date received"
            type="date"
            max={today}
            characters={14}
            value={receivedOn}
            onChange={({ target: field }) => setReceivedOn(field.value)}
            {...problem('receivedOn')}
          />
        </>
      )}
      <Button type="submit" tone="primary" wide="phone" busy={isSaving}>
        {isAboutNone ? 'It isn’t about a dispute of mine' : 'Confirm this answer'}
      </Button>
    </form>
  )
}

/** The form's field at the left, its picture next to it; one under the other on a phone. */
const Fields = ({ children }: { readonly children: React.ReactNode }) => (
  <div className="grid items-start gap-3 md:grid-cols-2 md:gap-6">{children}</div>
)

interface ReadProps {
  readonly reply: Reply
  readonly what: string
  readonly field: { readonly evidence: Parameters<typeof ReplyPlace>[0]['place'] | null } | null
}

const Read = ({ reply, what, field }: ReadProps) =>
  field === null || field.evidence === null ? (
    <p className="text-small text-soft md:pt-8">Nothing could be read of {what}. Say it yourself.</p>
  ) : (
    <ReplyPlace replyId={reply.id} what={what} place={field.evidence} />
  )

function Reasons({ reasons, against }: { readonly reasons: readonly string[]; readonly against: readonly string[] }) {
  return (
    <ul className="list-disc space-y-0.5 pl-5 text-small text-soft">
      {reasons.map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
      {against.map((reason) => (
        <li key={reason} className="text-warn">
          {reason}
        </li>
      ))}
    </ul>
  )
}

interface OlderThanDisputeProps {
  readonly datedOn: string
  readonly submittedAt: string | null
}

/** No answer is older than its dispute: either day may be misread, or another dispute is meant. */
export function OlderThanDispute({ datedOn, submittedAt }: OlderThanDisputeProps) {
  if (submittedAt === null || datedOn === '' || datedOn >= dayHere(submittedAt)) return null
  return (
    <output className="block text-small text-warn">
      This letter is dated {writeDay(datedOn)}, before you sent this dispute on {writeInstant(submittedAt)}. Check the date and
      the dispute.
    </output>
  )
}

function useDisputeOptions({ candidates }: ReplyResult) {
  const { data } = useQuery(read(headsOf(listDisputes), { query: { view: 'heads' } }))
  const fitting = candidates.map(({ disputeId, creditor }) => ({ value: disputeId, label: creditor }))
  const known = new Set(fitting.map(({ value }) => value))
  const others = (data ?? [])
    .filter(({ id, submittedAt }) => submittedAt !== null && !known.has(id))
    .slice(0, MOST_OPTIONS)
    .map(({ id, creditor, isPractice }) => ({ value: id, label: isPractice ? `${creditor} (practice)` : creditor }))
  const options: readonly Option[] = [...fitting, ...others, { value: NONE, label: 'It isn’t about a dispute of mine' }]
  return { options, disputes: data ?? [] }
}

function targetOf({ sender }: Reply): string {
  if (sender === null) return ''
  return sender.value.bureau ?? 'creditor'
}

interface Written {
  readonly disputeId: string
  readonly kind: string
  readonly target: string
  readonly receivedOn: string
  readonly datedOn: string
  readonly today: string
}

function problemsOf({ disputeId, kind, target, receivedOn, datedOn, today }: Written): Readonly<Record<string, string>> {
  return {
    ...(disputeId === '' && { disputeId: 'Choose the dispute, or say it isn’t about one.' }),
    ...(!isKind(kind) && { kind: 'Choose what it says.' }),
    ...(!isTarget(target) && { target: 'Choose who answers.' }),
    ...((receivedOn === '' || receivedOn > today) && { receivedOn: 'Enter the day it came. It can’t be in the future.' }),
    ...(datedOn > today && { datedOn: 'The day on the letter cannot be in the future.' }),
  }
}
