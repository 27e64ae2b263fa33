import { type SyntheticEvent, useState } from 'react'
import { RECEIVED_KINDS, RECEIVED_NAMES, type ReceivedKind } from '#engine/words/received-paper.ts'
import type { Reply, useAnswerActs } from '#web/parts/answers/answer-calls.ts'
import { KIND_TITLES } from '#web/parts/answers/paper-words.ts'
import { useToday } from '#web/platform/today.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'

interface PaperConfirmProps {
  readonly reply: Reply
  readonly acts: ReturnType<typeof useAnswerActs>
  readonly onSaved: () => void
}

const OPTIONS = RECEIVED_KINDS.filter((kind) => kind !== 'report').map((value) => ({ value, label: KIND_TITLES[value] }))
const kindOf = (value: string): ReceivedKind | undefined => RECEIVED_KINDS.find((kind) => kind === value)

function wordsBefore({ kind, gist, confirmedAt }: Reply): string {
  if (confirmedAt !== null) return 'What is it, and when did it come?'
  if (gist !== null) return 'Check this against the letter. Nothing happens until you confirm.'
  if (kind === 'other' || kind === null) return 'What is this letter? If it’s none of these, keep it as a letter.'
  return `This looks like ${RECEIVED_NAMES[kind]}. Check what we read above. Nothing happens until you confirm.`
}

/** What the letter is and when it came, confirmed in one look; nothing follows before. */
export function PaperConfirm({ reply, acts, onSaved }: PaperConfirmProps) {
  const today = useToday()
  const [kind, setKind] = useState<string>(reply.kind ?? 'other')
  const [receivedOn, setReceivedOn] = useState(reply.receivedOn ?? '')
  const [problem, setProblem] = useState<string | null>(null)
  const name = (field: string): string => `${field}-${reply.id.slice(0, 8)}`
  const send = (event: SyntheticEvent) => {
    event.preventDefault()
    const isMissing = reply.asks !== null && receivedOn === ''
    setProblem(isMissing ? 'Enter the day, so we can count your deadline' : null)
    const said = kindOf(kind)
    if (isMissing || said === undefined) return
    acts.use.mutate(
      { id: reply.id, ...(said !== reply.kind && { kind: said }), ...(receivedOn !== '' && { receivedOn }) },
      { onSuccess: onSaved },
    )
  }
  return (
    <form noValidate onSubmit={send} className="space-y-5">
      <p className="measure">{wordsBefore(reply)}</p>
      <div className="grid gap-5 md:grid-cols-2">
        <SelectField
          name={name('kind')}
          label="What it is"
          options={OPTIONS}
          value={kind}
          onChange={({ target }) => setKind(target.value)}
        />
        <TextField
          name={name('came')}
          label={reply.asks ?? 'When did it come?'}
          type="date"
          max={today}
          characters={14}
          isOptional={reply.asks === null}
          value={receivedOn}
          onChange={({ target }) => setReceivedOn(target.value)}
          {...(problem !== null && { error: problem })}
        />
      </div>
      <Button
        type="submit"
        tone="primary"
        wide="phone"
        busy={acts.use.isPending && acts.use.variables.id === reply.id}
        about={KIND_TITLES[reply.kind ?? 'other']}
      >
        Yes, this is right
      </Button>
    </form>
  )
}
