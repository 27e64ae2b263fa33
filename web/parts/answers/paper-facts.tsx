import { type ReactNode, Suspense, useState } from 'react'
import { readReplyPage } from '#contract/answers.ts'
import { writeDay } from '#engine/values/day.ts'
import { type FactName, FACTS_OF } from '#engine/words/received-paper.ts'
import type { Reply } from '#web/parts/answers/answer-calls.ts'
import type { ChangeTarget } from '#web/parts/answers/change-fact.tsx'
import { FACT_LABELS } from '#web/parts/answers/paper-words.ts'
import { sentenceCase } from '#web/parts/answers/sentence-case.ts'
import { addressOf } from '#web/platform/api.ts'
import { lazyPart } from '#web/platform/lazy-part.ts'
import { may } from '#web/platform/may.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { PageEvidence } from '#web/ui/page-evidence.tsx'
import { Waiting } from '#web/ui/spinner.tsx'

type Fact = Reply['facts'][number]

/** Few letters are read wrong: its code comes when one was. */
const ChangeFact = lazyPart(async () => (await import('#web/parts/answers/change-fact.tsx')).ChangeFact)

/** The server draws pages at 150 dots an inch. */
const PAGE_DPI = 150
const DAYS: ReadonlySet<FactName> = new Set(['scoreDate', 'disputeBy', 'filedOn', 'dischargedOn'])
const WORDS: ReadonlySet<FactName> = new Set(['reason', 'changedField', 'valueAfter'])
const MONEY: ReadonlySet<FactName> = new Set(['amount', 'fees'])

function written({ name, value }: Pick<Fact, 'name' | 'value'>): string {
  if (DAYS.has(name)) return writeDay(value)
  if (MONEY.has(name)) return `$${value}`
  if (name === 'answerWithinDays') return `${value} days`
  // A letter says a changed balance as a bare number.
  if (name === 'valueAfter' && /^\d[\d,]*(?:\.\d\d)?$/.test(value)) return `$${value}`
  return WORDS.has(name) ? sentenceCase(value) : value
}

/** What a paper says, line by line, each with the place where it says so and a way to correct it. */
export function PaperFacts({ reply }: { readonly reply: Reply }) {
  const mayChange = reply.status === 'read' && reply.kind !== 'report' && may('usePaper')
  // An answer's sender and day are confirmed with each of its results.
  const hasHead = reply.status === 'read' && reply.kind !== 'answer' && reply.kind !== 'report'
  const change = (target: ChangeTarget, about: string) =>
    mayChange ? <ChangeIt reply={reply} target={target} about={about} /> : null
  if (reply.facts.length === 0 && !hasHead) return null
  return (
    <div className="space-y-3">
      <dl className="divide-y divide-rule border-y border-rule">
        {hasHead ? (
          <>
            <Row label="From" value={reply.sender?.value.name ?? 'Not read'}>
              {change({ kind: 'from' }, 'From')}
            </Row>
            <Row label="Date of the letter" value={reply.datedOn === null ? 'Not read' : writeDay(reply.datedOn.value)}>
              {change({ kind: 'datedOn' }, 'Date of the letter')}
            </Row>
          </>
        ) : null}
        {reply.facts.map((fact, index) => (
          <Row
            key={`${fact.name} ${index}`}
            label={FACT_LABELS[fact.name]}
            value={written(fact)}
            note={fact.readAs === null ? (fact.page === null ? 'You added this' : null) : 'You corrected this'}
          >
            <OnThePage reply={reply} fact={fact} />
            {change({ kind: 'fact', fact }, FACT_LABELS[fact.name])}
          </Row>
        ))}
        {reply.takenOut.map((fact) => (
          <Row
            key={`${fact.name} ${fact.value} out`}
            label={FACT_LABELS[fact.name]}
            value={written(fact)}
            note="You took this out"
          >
            {change({ kind: 'fact', fact: { ...fact, isOut: true } }, FACT_LABELS[fact.name])}
          </Row>
        ))}
      </dl>
      {mayChange && reply.kind !== null && FACTS_OF[reply.kind].length > 0
        ? change({ kind: 'new' }, 'Something we missed')
        : null}
    </div>
  )
}

interface RowProps {
  readonly label: string
  readonly value: string
  readonly note?: string | null
  readonly children: ReactNode
}

const Row = ({ label, value, note = null, children }: RowProps) => (
  <div className="grid grid-cols-[1fr_auto] items-center gap-x-3 py-1 md:py-0 md:grid-cols-[14rem_1fr_auto]">
    <dt className="col-span-2 text-small text-soft md:col-span-1">{label}</dt>
    <dd className="min-w-0 wrap-anywhere">
      {value}
      {note === null ? null : <span className="block text-small text-soft">{note}</span>}
    </dd>
    <dd className="flex flex-wrap justify-end">{children}</dd>
  </div>
)

const WORDS_OF_CHANGE = { from: 'Change', datedOn: 'Change', fact: 'Change', new: 'Add something we missed' } as const

/** Opens the form that corrects it; its code comes with the first press. */
function ChangeIt({ reply, target, about }: { readonly reply: Reply; readonly target: ChangeTarget; readonly about: string }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      title={target.kind === 'new' ? 'Add something we missed' : about}
      description="Type it as the letter says it. It’s used instead of what we read."
      trigger={
        <Button tone="quiet" {...(target.kind !== 'new' && { about })}>
          {WORDS_OF_CHANGE[target.kind]}
        </Button>
      }
    >
      <Suspense fallback={<Waiting label="Loading the form" />}>
        <ChangeFact reply={reply} target={target} onSaved={() => setIsOpen(false)} />
      </Suspense>
    </Dialog>
  )
}

function OnThePage({ reply, fact }: { readonly reply: Reply; readonly fact: Fact }) {
  const [isOpen, setIsOpen] = useState(false)
  if (fact.page === null || fact.box === null || fact.quote === null) return null
  const label = `Page ${fact.page} of the letter`
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button tone="quiet" about={FACT_LABELS[fact.name]}>
          See it
        </Button>
      }
      title={label}
      width="wide"
    >
      <PageEvidence
        src={addressOf(readReplyPage, { params: { id: reply.id, page: String(fact.page) } })}
        label={label}
        dpi={PAGE_DPI}
        marks={[{ box: fact.box, quote: fact.quote }]}
      />
    </Dialog>
  )
}
