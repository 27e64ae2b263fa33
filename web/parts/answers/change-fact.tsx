import { type SyntheticEvent, useState } from 'react'
import { AGENCIES } from '#engine/papers/agencies.ts'
import { type FactName, FACTS_OF } from '#engine/words/received-paper.ts'
import { type Reply, useAnswerActs } from '#web/parts/answers/answer-calls.ts'
import { FACT_LABELS } from '#web/parts/answers/paper-words.ts'
import { useToday } from '#web/platform/today.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'

/** What is corrected: who wrote it, the day on it, one fact of it, or one that was not read. */
export type ChangeTarget =
  | { readonly kind: 'from' | 'datedOn' | 'new' }
  | {
      readonly kind: 'fact'
      readonly fact: Pick<Reply['facts'][number], 'name' | 'value'> & { readonly readAs?: string | null; readonly isOut?: true }
    }

interface ChangeFactProps {
  readonly reply: Reply
  readonly target: ChangeTarget
  readonly onSaved: () => void
}

const DAYS: ReadonlySet<FactName> = new Set(['scoreDate', 'disputeBy', 'filedOn', 'dischargedOn'])
const COUNTS: ReadonlySet<FactName> = new Set(['score', 'scoreMin', 'scoreMax', 'answerWithinDays', 'chapter'])
const MONEY: ReadonlySet<FactName> = new Set(['amount', 'fees'])
/** A field and its new value belong together: neither is taken out alone. */
const PAIRED: ReadonlySet<FactName> = new Set(['changedField', 'valueAfter'])
const OTHER = 'other'
const AGENCY_OPTIONS = [...AGENCIES.map(([name]) => ({ value: name, label: name })), { value: OTHER, label: 'Another agency' }]

/** Corrects one fact of a letter, adds one that was not read, takes one out, or puts back what was read. */
export function ChangeFact({ reply, target, onSaved }: ChangeFactProps) {
  const { use } = useAnswerActs()
  const [name, setName] = useState<FactName>(
    target.kind === 'fact' ? target.fact.name : (FACTS_OF[reply.kind ?? 'other'][0] ?? 'reason'),
  )
  const [value, setValue] = useState(valueOf(reply, target))
  const [problem, setProblem] = useState<string | null>(null)
  const save = (body: Omit<Parameters<typeof use.mutate>[0], 'id'>) =>
    use.mutate({ id: reply.id, ...body }, { onSuccess: onSaved })
  const say = (said: string | null) => {
    const was = target.kind === 'fact' ? target.fact.value : null
    save({ facts: [{ name, was, value: said }] })
  }
  const send = (event: SyntheticEvent) => {
    event.preventDefault()
    const typed = value.trim()
    setProblem(typed === '' ? 'Type what the letter says' : null)
    if (typed === '') return
    if (target.kind === 'from') save({ from: typed })
    else if (target.kind === 'datedOn') save({ datedOn: typed })
    else say(typed)
  }
  if (target.kind === 'fact' && target.fact.isOut)
    return (
      <Button tone="primary" busy={use.isPending} onClick={() => say(target.fact.value)}>
        Put it back
      </Button>
    )
  const readAs = target.kind === 'fact' ? (target.fact.readAs ?? null) : null
  return (
    <form noValidate onSubmit={send} className="space-y-5">
      {target.kind === 'new' ? (
        <SelectField
          name={`what-${reply.id.slice(0, 8)}`}
          label="What did we miss?"
          options={FACTS_OF[reply.kind ?? 'other'].map((one) => ({ value: one, label: FACT_LABELS[one] }))}
          value={name}
          onChange={({ target: field }) => {
            setName(FACTS_OF[reply.kind ?? 'other'].find((one) => one === field.value) ?? name)
            setValue('')
          }}
        />
      ) : null}
      <ValueField reply={reply} target={target} name={name} value={value} problem={problem} onChange={setValue} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" tone="primary" busy={use.isPending}>
          Save
        </Button>
        {readAs === null ? null : <Button onClick={() => say(readAs)}>Undo my change</Button>}
        {target.kind === 'fact' && !PAIRED.has(name) ? (
          <Button tone="quiet" onClick={() => say(null)}>
            The letter doesn’t say this
          </Button>
        ) : null}
      </div>
    </form>
  )
}

interface ValueFieldProps extends Omit<ChangeFactProps, 'onSaved'> {
  readonly name: FactName
  readonly value: string
  readonly problem: string | null
  readonly onChange: (value: string) => void
}

function ValueField({ reply, target, name, value, problem, onChange }: ValueFieldProps) {
  const today = useToday()
  const [isOther, setIsOther] = useState(false)
  const isDay = target.kind === 'datedOn' || (target.kind !== 'from' && DAYS.has(name))
  const label = target.kind === 'from' ? 'Who wrote it' : target.kind === 'datedOn' ? 'Date of the letter' : FACT_LABELS[name]
  const error = problem === null ? {} : { error: problem }
  const id = `value-${reply.id.slice(0, 8)}`
  if (target.kind === 'new' && name === 'bureau' && !isOther)
    return (
      <SelectField
        name={id}
        label={label}
        placeholder="Choose the agency"
        options={AGENCY_OPTIONS}
        value={value}
        onChange={({ target: field }) => {
          setIsOther(field.value === OTHER)
          onChange(field.value === OTHER ? '' : field.value)
        }}
        {...error}
      />
    )
  const amount = MONEY.has(name) && target.kind !== 'from'
  return (
    <TextField
      name={id}
      label={amount ? `${label} in dollars` : label}
      type={isDay ? 'date' : 'text'}
      maxLength={200}
      {...(isDay && { characters: 14 })}
      {...(target.kind === 'datedOn' && { max: today })}
      {...(!isDay && target.kind !== 'from' && COUNTS.has(name) && { inputMode: 'numeric' as const, characters: 6 })}
      {...(amount && { inputMode: 'decimal' as const, characters: 12 })}
      value={value}
      onChange={({ target: field }) => onChange(field.value)}
      {...error}
    />
  )
}

function valueOf({ sender, datedOn }: Reply, target: ChangeTarget): string {
  if (target.kind === 'from') return sender?.value.name ?? ''
  if (target.kind === 'datedOn') return datedOn?.value ?? ''
  return target.kind === 'fact' ? target.fact.value : ''
}
