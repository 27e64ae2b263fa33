import { ChevronRight } from 'lucide-react'
import { BUREAUS } from '#engine/words/bureau.ts'
import { writeDay } from '#engine/values/day.ts'
import { OpenedMatter } from '#web/parts/worklist/opened-matter.tsx'
import { moveAmongRows } from '#web/parts/worklist/move-among-rows.ts'
import { amountOf, problemOf, STATE_WORDS } from '#web/parts/worklist/matter-words.ts'
import type { useItems } from '#web/parts/use-item-cases.ts'
import type { Matter } from '#web/parts/use-matters.ts'
import { may } from '#web/platform/may.ts'
import { BureauMarks } from '#web/ui/bureau-mark.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Tag } from '#web/ui/tag.tsx'

interface MatterRowProps {
  readonly matter: Matter
  readonly all: ReturnType<typeof useItems>
  /** Which one it is of how many, also of those that are not drawn yet. */
  readonly place: number
  readonly count: number
  /** Far down a long list: drawn when it comes into view. */
  readonly isFar: boolean
  readonly isOpen: boolean
  readonly onToggle: () => void
}

/** One matter: company, problem, amount, bureaus, state and one button. The rest opens in place. */
export function MatterRow({ matter, all, place, count, isFar, isOpen, onToggle }: MatterRowProps) {
  const { name, entries, state, nextStep } = matter
  const amount = amountOf(matter)
  const printing = new Set(entries.map(({ bureau }) => bureau))
  const { label, tone } = STATE_WORDS[state]
  return (
    <li
      aria-posinset={place}
      aria-setsize={count}
      className={`px-5 py-1.5 md:px-7 ${isFar ? 'motion-safe:[contain-intrinsic-size:auto_5rem] motion-safe:[content-visibility:auto]' : ''}`}
    >
      <div className="flex items-center gap-3">
        <button
          type="button"
          data-row
          aria-expanded={isOpen}
          onClick={onToggle}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && isOpen) onToggle()
            else moveAmongRows(event)
          }}
          className="flex min-h-11 min-w-0 flex-1 items-center gap-2 rounded-field text-left hover:bg-spruce-wash"
        >
          <Icon
            of={ChevronRight}
            size={18}
            className={`shrink-0 transition-transform duration-150 ${isOpen ? 'rotate-90' : ''}`}
          />
          <span className="min-w-0 flex-1 md:grid md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_auto] md:items-center md:gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_18rem]">
            <span className="flex min-w-0 items-baseline gap-2">
              <strong className="line-clamp-2 wrap-anywhere">{name}</strong>
              {amount === null ? null : <span className="figures shrink-0 text-small text-soft">{amount}</span>}
            </span>
            <span className={`block text-small ${isOpen ? 'wrap-anywhere' : 'line-clamp-2 wrap-anywhere'}`}>
              {problemOf(matter)}
            </span>
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="empty:hidden lg:w-32 lg:empty:block">
                {printing.size === 0 ? null : <BureauMarks bureaus={BUREAUS.filter((bureau) => printing.has(bureau))} />}
              </span>
              <Tag tone={tone}>{label}</Tag>
              {nextStep?.by == null ? null : <span className="text-micro text-soft">by {writeDay(nextStep.by)}</span>}
            </span>
          </span>
        </button>
        <span className="shrink-0 lg:flex lg:w-28 lg:justify-end">
          <Act matter={matter} isOpen={isOpen} onToggle={onToggle} />
        </span>
      </div>
      {isOpen ? <OpenedMatter matter={matter} all={all} /> : null}
    </li>
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
        <Button
          tone={nextStep.kind === 'ask' ? 'quiet' : 'secondary'}
          about={name}
          onClick={({ currentTarget }) => {
            // The button goes as the row opens: the keyboard goes on from the row.
            currentTarget.closest('li')?.querySelector<HTMLElement>('[data-row]')?.focus()
            onToggle()
          }}
        >
          {nextStep.kind === 'ask' ? 'Ask' : 'Dispute'}
        </Button>
      )
    default:
      return null
  }
}

const STEP_WORDS = { write: 'Write', send: 'Send', next_round: 'Next step', wait: 'See it' } as const
