import { FileText, Gauge, type LucideIcon, Hourglass, Milestone } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useTitle } from '#web/platform/title.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { later } from '#web/ui/later.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'

type Tool = 'letter' | 'simulator'

const LetterGenerator = later(async () => (await import('#web/screens/tools/letter-generator.tsx')).LetterGenerator)
const ScoreSimulator = later(async () => (await import('#web/screens/tools/score-simulator.tsx')).ScoreSimulator)

/** /tools: three cards. What was typed into a tool stays until the screen is left, also when its dialog is closed. */
export function ToolsScreen() {
  /** Holds only tools that were opened. */
  const [isOpen, setIsOpen] = useState<Partial<Record<Tool, boolean>>>({})
  const change = (tool: Tool) => (isNowOpen: boolean) => setIsOpen({ ...isOpen, [tool]: isNowOpen })
  useTitle('Credit Tools')
  return (
    <>
      <PageHeading
        title="Credit Tools"
        lead="Small tools that need no report. Nothing you type here is stored, except a prediction that you keep."
      />
      <ul className="mt-6 grid gap-4 md:grid-cols-2 md:gap-6">
        <ToolCard
          icon={FileText}
          title="Dispute Letter Generator"
          isPressed
          renderAction={(named) => (
            <Button {...named} wide tone="primary" onClick={() => change('letter')(true)}>
              Write a letter
            </Button>
          )}
        >
          A letter to a creditor in your own words. To dispute an item on a report you uploaded, start from the item. That letter
          comes with proof.
        </ToolCard>
        <ToolCard
          icon={Gauge}
          title="Credit Score Simulator"
          isPressed
          renderAction={(named) => (
            <Button {...named} wide onClick={() => change('simulator')(true)}>
              Simulate a score
            </Button>
          )}
        >
          What paying down debt, a removed entry or lower utilization might do for your score, and what a late payment or worse
          might. An estimate, not a promise.
        </ToolCard>
        <ToolCard
          icon={Milestone}
          title="Progress Tracker"
          renderAction={(named) => (
            <LinkButton {...named} wide to="/tracker">
              Open the tracker
            </LinkButton>
          )}
        >
          How far each of your disputes is, and how many days are left for an answer.
        </ToolCard>
        <ToolCard
          icon={Hourglass}
          title="Rehearsal"
          renderAction={(named) => (
            <LinkButton {...named} wide to="/rehearsal">
              Rehearse a case
            </LinkButton>
          )}
        >
          Ninety days of a dispute in a minute: made-up people, practice bureaus that answer or don’t, and a clock you move. None
          of it is real.
        </ToolCard>
      </ul>
      {isOpen.letter === undefined ? null : <LetterGenerator isOpen={isOpen.letter} onOpenChange={change('letter')} />}
      {isOpen.simulator === undefined ? null : <ScoreSimulator isOpen={isOpen.simulator} onOpenChange={change('simulator')} />}
    </>
  )
}

/** The tool's name belongs to its control, too: said before its words. */
interface Named {
  readonly id: string
  readonly 'aria-labelledby': string
}

interface ToolCardProps {
  readonly icon: LucideIcon
  readonly title: string
  /** The control is a button: a press on the title presses it. */
  readonly isPressed?: boolean
  readonly renderAction: (named: Named) => ReactNode
  readonly children: ReactNode
}

function ToolCard({ icon, title, isPressed = false, renderAction, children }: ToolCardProps) {
  const [titleId, id] = [useId(), useId()]
  return (
    <li className="flex flex-col rounded-sheet border border-rule bg-sheet p-5 shadow-sheet md:p-7">
      <h2 className="flex items-start gap-2.5">
        <span className="mt-0.5 text-spruce">
          <Icon of={icon} />
        </span>
        {isPressed ? (
          <label id={titleId} htmlFor={id} className="cursor-pointer">
            {title}
          </label>
        ) : (
          <span id={titleId}>{title}</span>
        )}
      </h2>
      <p className="mt-2 mb-5 text-soft">{children}</p>
      <div className="mt-auto">{renderAction({ id, 'aria-labelledby': `${titleId} ${id}` })}</div>
    </li>
  )
}
