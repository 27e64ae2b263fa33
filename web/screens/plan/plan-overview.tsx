import { planTone } from '#engine/plan/plan-action.ts'
import { ASSUMED_SCORES } from '#engine/analysis/estimate-gain.ts'
import { writeGain } from '#web/parts/gain-words.ts'
import { ActionRow } from '#web/screens/plan/action-row.tsx'
import type { Plan } from '#web/screens/plan/plan-words.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FigureCard, FigureCards } from '#web/ui/figure-cards.tsx'
import { FoldedRows } from '#web/ui/folded-rows.tsx'
import { Ledger } from '#web/ui/ledger.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { Tag } from '#web/ui/tag.tsx'

interface OverviewProps {
  readonly plan: Plan
  readonly isSample?: boolean
}

/** The four figures, the actions, the timeline and the tip. */
export function PlanOverview({ plan, isSample = false }: OverviewProps) {
  const name = (title: string) => (isSample ? `Sample: ${title}` : title)
  return (
    <>
      <Cards plan={plan} />
      <Sheet title={name('Your actions')} holds="ledger" aside={plan.isPractice ? <Tag tone="warn">Practice</Tag> : undefined}>
        {plan.actions.length === 0 ? (
          <EmptyState title="Nothing to do">
            Your newest reports give us nothing to suggest. Look again when you have a new one.
          </EmptyState>
        ) : (
          <FoldedRows rows={plan.actions} first={3} what="actions">
            {(actions) => (
              <Ledger>
                {actions.map((action) => (
                  <ActionRow key={action.id} action={action} isSample={isSample} />
                ))}
              </Ledger>
            )}
          </FoldedRows>
        )}
      </Sheet>
      <Timeline plan={plan} title={name('Estimated Timeline')} isSample={isSample} />
      <Notice tone="info" title="Tip">
        Payment history and credit utilization make up 65% of a score.
      </Notice>
    </>
  )
}

function Cards({ plan }: { readonly plan: Plan }) {
  const { overallProgress, highPriority, completed, actions, estimatedGain } = plan
  const cards = [
    { name: 'High Priority', value: String(highPriority), note: 'to do first' },
    { name: 'Completed', value: String(completed), note: `of ${actions.length} done` },
    { name: 'Est. Score Gain', value: writeGain(estimatedGain), note: 'points, an estimate' },
  ]
  return (
    <FigureCards>
      <FigureCard name="Overall Progress" value={overallProgress === null ? 'N/A' : `${overallProgress}%`}>
        {overallProgress === null ? null : (
          <Progress label="of all actions" value={overallProgress} valueText={null} tone={planTone(overallProgress)} />
        )}
      </FigureCard>
      {cards.map((card) => (
        <FigureCard key={card.name} {...card} />
      ))}
    </FigureCards>
  )
}

interface TimelineProps extends Required<OverviewProps> {
  readonly title: string
}

function Timeline({ plan, title, isSample }: TimelineProps) {
  const { timeline, estimatedGain, currentScore } = plan
  if (estimatedGain.high === 0) {
    return (
      <Sheet title={title}>
        <p className="measure text-soft">
          We don’t see a way to raise your score from these reports, so we don’t estimate a gain.
        </p>
      </Sheet>
    )
  }
  return (
    <Sheet title={title}>
      <ol className="grid gap-x-8 gap-y-4 sm:grid-cols-3">
        {timeline.map(({ days, low, high }) => (
          <li key={days} className="border-l-2 border-rule pl-4">
            <span className="block text-small text-soft">{days} days</span>
            <span className="quoted figures block text-figure">{writeGain({ low, high })}</span>
            <span className="block text-micro text-soft">points, an estimate</span>
          </li>
        ))}
      </ol>
      <p className="measure mt-4 text-small text-soft">
        {isSample
          ? 'Made-up figures.'
          : currentScore === null
            ? `Your reports show no score, so we assumed one from ${ASSUMED_SCORES.low} to ${ASSUMED_SCORES.high}. Only the bureaus decide what changes.`
            : `Our own estimate, from your score of ${currentScore}. Only the bureaus decide what changes.`}
      </p>
    </Sheet>
  )
}
