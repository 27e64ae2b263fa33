import { useState } from 'react'
import { readReplyPage } from '#contract/answers.ts'
import { writeDay } from '#engine/values/day.ts'
import type { FactName } from '#engine/words/received-paper.ts'
import type { Reply } from '#web/parts/answers/answer-calls.ts'
import { FACT_LABELS } from '#web/parts/answers/paper-words.ts'
import { capitalized } from '#web/parts/written.ts'
import { addressOf } from '#web/platform/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { PageEvidence } from '#web/ui/page-evidence.tsx'

type Fact = Reply['facts'][number]

/** The server draws pages at 150 dots an inch. */
const PAGE_DPI = 150
const DAYS: ReadonlySet<FactName> = new Set(['scoreDate', 'disputeBy', 'filedOn', 'dischargedOn'])
const WORDS: ReadonlySet<FactName> = new Set(['reason', 'changedField', 'valueAfter'])
const MONEY: ReadonlySet<FactName> = new Set(['amount', 'fees'])

function written({ name, value }: Fact): string {
  if (DAYS.has(name)) return writeDay(value)
  if (MONEY.has(name)) return `$${value}`
  if (name === 'answerWithinDays') return `${value} days`
  // A letter says a changed balance as a bare number.
  if (name === 'valueAfter' && /^\d[\d,]*(?:\.\d\d)?$/.test(value)) return `$${value}`
  return WORDS.has(name) ? capitalized(value) : value
}

/** What a paper says, line by line, each with the place where it says so. */
export function PaperFacts({ reply }: { readonly reply: Reply }) {
  if (reply.facts.length === 0) return null
  return (
    <dl className="divide-y divide-rule border-y border-rule">
      {reply.facts.map((fact, index) => (
        <div
          key={`${fact.name} ${index}`}
          className="grid grid-cols-[1fr_auto] items-center gap-x-3 py-1 md:grid-cols-[14rem_1fr_auto]"
        >
          <dt className="col-span-2 text-small text-soft md:col-span-1">{FACT_LABELS[fact.name]}</dt>
          <dd className="min-w-0 wrap-anywhere">{written(fact)}</dd>
          <dd>
            <OnThePage reply={reply} fact={fact} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function OnThePage({ reply, fact }: { readonly reply: Reply; readonly fact: Fact }) {
  const [isOpen, setIsOpen] = useState(false)
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
