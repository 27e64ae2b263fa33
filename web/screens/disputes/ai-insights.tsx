import { Lightbulb, LineChart, ListOrdered, Search } from 'lucide-react'
import type { Place } from '#web/screens/disputes/use-place.ts'
import type { Advice } from '#web/screens/disputes/use-advice.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Sheet } from '#web/ui/sheet.tsx'

interface AiInsightsProps {
  readonly place: Place
  readonly advice: Advice
  readonly onAnalyze: () => void
}

/** What the file itself says about the disputes: of the selected one, else of the whole file. */
export function AiInsights({ place: { selected }, advice, onAnalyze }: AiInsightsProps) {
  return (
    <Sheet title="AI Insights">
      <p className="measure text-small text-soft">
        Based on your reports.{' '}
        {selected === null ? 'The first two look at your whole file.' : `The first two look at ${selected.creditor}.`}
      </p>
      <div className="mt-4 flex flex-col gap-2 sm:flex-row sm:flex-wrap">
        <Button wide="phone" busy={advice.strategy.isPending} onClick={() => advice.strategy.ask(selected)}>
          <Icon of={Lightbulb} size={18} />
          Get AI Strategy
        </Button>
        <Button wide="phone" busy={advice.success.isPending} onClick={() => advice.success.ask(selected)}>
          <Icon of={LineChart} size={18} />
          Success Analysis
        </Button>
        <Button wide="phone" onClick={onAnalyze}>
          <Icon of={Search} size={18} />
          Analyze New Dispute
        </Button>
        <LinkButton to="/strategy" wide="phone">
          <Icon of={ListOrdered} size={18} />
          Order of your whole file
        </LinkButton>
      </div>
    </Sheet>
  )
}
