import type { ReactNode } from 'react'
import { Offered } from '#web/parts/helping/offered.tsx'
import { impactWords } from '#web/screens/disputes/advice-parts.tsx'
import { ChooseDispute } from '#web/screens/disputes/choose-dispute.tsx'
import type { DisputesTab } from '#web/screens/disputes/disputes-tab.ts'
import type { Place } from '#web/screens/disputes/use-place.ts'
import type { Advice } from '#web/screens/disputes/use-advice.ts'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/sheet.tsx'

interface AiToolsProps {
  readonly place: Place
  readonly advice: Advice
}

const NONE_SELECTED = 'Choose a dispute to turn these on.'

/** The AI Tools tab: what was worked out already, and what can be asked about the selected dispute. */
export function AiTools({ place, advice }: AiToolsProps) {
  return (
    <div className="space-y-6">
      <ChooseDispute place={place} tab="ai" />
      <Summaries advice={advice} onShow={place.show} />
      <QuickActions place={place} advice={advice} />
    </div>
  )
}

function Summaries({ advice, onShow }: { readonly advice: Advice; readonly onShow: (tab: DisputesTab) => void }) {
  const { analysis, success, letter, strategy } = advice
  const rate = analysis.answered?.result.successProbability ?? success.answered?.result.successRate
  return (
    <div className="grid gap-6 md:grid-cols-3">
      <Summary title="AI Analysis" action="View analysis" onShow={() => onShow('analysis')}>
        {rate === undefined
          ? 'How well your own reports document a dispute, what the law gives you, and what to do next.'
          : `${nameOf(analysis.answered?.about ?? success.answered?.about)}: estimated at ${rate}%.`}
      </Summary>
      <Offered by="generateAiDisputeLetter">
        <Summary title="AI Letters" action="View letter" onShow={() => onShow('letters')}>
          {letter.answered === null
            ? 'A letter from the facts of your file, each with its proof. You read and approve it before it goes anywhere.'
            : `${nameOf(letter.answered.about)}: a draft is ready to read.`}
        </Summary>
      </Offered>
      <Summary title="AI Strategy" action="View strategy" onShow={() => onShow('strategy')}>
        {strategy.answered === null
          ? 'Who to write to first, why, and in what order.'
          : `${nameOf(strategy.answered.about)}: estimated impact ${impactWords(strategy.answered.result.estimatedImpact).toLowerCase()}.`}
      </Summary>
    </div>
  )
}

const nameOf = (about: { readonly creditor: string } | null | undefined): string => about?.creditor ?? 'Your whole file'

interface SummaryProps {
  readonly title: string
  readonly action: string
  readonly onShow: () => void
  readonly children: ReactNode
}

function Summary({ title, action, onShow, children }: SummaryProps) {
  return (
    <Sheet title={title}>
      <p className="text-small text-soft wrap-anywhere">{children}</p>
      <div className="mt-4">
        <Button onClick={onShow}>{action}</Button>
      </div>
    </Sheet>
  )
}

function QuickActions({ place: { selected }, advice }: AiToolsProps) {
  const isOff = selected === null
  const actions = [
    { label: 'Analyze Dispute', of: advice.analysis, by: 'analyzeDispute' },
    { label: 'Generate Letter', of: advice.letter, by: 'generateAiDisputeLetter' },
    { label: 'Get Strategy', of: advice.strategy, by: 'suggestDisputeStrategy' },
    { label: 'Success Analysis', of: advice.success, by: 'analyzeDisputeSuccess' },
  ] as const
  return (
    <Sheet title="Quick AI Actions">
      <p id="quick-actions-about" className="measure text-small text-soft wrap-anywhere">
        {isOff ? NONE_SELECTED : `About your dispute with ${selected.creditor}, based on your reports.`}
      </p>
      <div className="mt-4 grid gap-2 sm:grid-cols-2 lg:grid-cols-4">
        {actions.map(({ label, of, by }) => (
          <Offered key={label} by={by}>
            <Button
              wide
              disabled={isOff}
              busy={of.isPending}
              aria-describedby="quick-actions-about"
              onClick={() => of.ask(selected)}
            >
              {label}
            </Button>
          </Offered>
        ))}
      </div>
    </Sheet>
  )
}
