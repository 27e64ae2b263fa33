import { writeDay } from '#engine/values/day.ts'
import { DenseRow } from '#web/parts/worklist/dense-row.tsx'
import { amountOf, problemOf, STATE_WORDS } from '#web/parts/worklist/matter-words.ts'
import type { useItems } from '#web/parts/use-item-cases.ts'
import type { Matter } from '#web/parts/use-matters.ts'
import { lazyPart } from '#web/platform/lazy-part.ts'
import { may } from '#web/platform/may.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import type { RowPlace } from '#web/ui/long-list.tsx'
import { Tag } from '#web/ui/tag.tsx'

const OpenedMatter = lazyPart(async () => (await import('#web/parts/worklist/opened-matter.tsx')).OpenedMatter)

interface MatterRowProps {
  readonly matter: Matter
  readonly all: ReturnType<typeof useItems>
  readonly place: RowPlace
  readonly isOpen: boolean
  readonly onToggle: () => void
}

/** One matter in one line; every bureau’s entry of it opens in place. */
export function MatterRow({ matter, all, place, isOpen, onToggle }: MatterRowProps) {
  const { name, entries, state, nextStep } = matter
  const { label, tone } = STATE_WORDS[state]
  return (
    <DenseRow
      place={place}
      name={name}
      amount={amountOf(matter)}
      problem={problemOf(matter)}
      bureaus={new Set(entries.map(({ bureau }) => bureau))}
      marks={
        <>
          <Tag tone={tone}>{label}</Tag>
          {nextStep?.by == null ? null : <span className="text-micro text-soft">by {writeDay(nextStep.by)}</span>}
        </>
      }
      act={<Act matter={matter} isOpen={isOpen} onToggle={onToggle} />}
      isOpen={isOpen}
      onToggle={onToggle}
    >
      <OpenedMatter matter={matter} all={all} />
    </DenseRow>
  )
}

/** The one next step. An error is disputed in the opened row, where its proof stands. */
function Act({ matter, isOpen, onToggle }: Pick<MatterRowProps, 'matter' | 'isOpen' | 'onToggle'>) {
  const { name, nextStep, entries } = matter
  const disputeId =
    matter.disputeId ?? entries.find((entry) => entry.disputeId !== null && entry.state === matter.state)?.disputeId
  switch (nextStep?.kind) {
    case 'answer':
      return (
        <LinkButton to="/credit-reports/your-word" about={name}>
          Answer
        </LinkButton>
      )
    case 'write':
    case 'send':
    case 'next_round':
    case 'wait':
      return disputeId == null ? null : (
        <LinkButton
          to="/disputes/$id"
          params={{ id: disputeId }}
          about={name}
          tone={nextStep.kind === 'wait' ? 'quiet' : 'secondary'}
        >
          {STEP_WORDS[nextStep.kind]}
        </LinkButton>
      )
    case 'dispute':
    case 'ask':
      return isOpen || !may('createDispute') ? null : (
        <Button tone={nextStep.kind === 'ask' ? 'quiet' : 'secondary'} about={name} onClick={onToggle}>
          {nextStep.kind === 'ask' ? 'Ask' : 'Dispute'}
        </Button>
      )
    default:
      return null
  }
}

const STEP_WORDS = { write: 'Write', send: 'Send', next_round: 'Next step', wait: 'See it' } as const
