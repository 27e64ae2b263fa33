import { ThisWeek } from '#web/screens/credit-repair/this-week.tsx'
import { type Figures, nextSteps } from '#web/screens/credit-repair/repair-figures.ts'
import { Notice } from '#web/ui/notice.tsx'
import { percentOf, Progress } from '#web/ui/progress.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { Waiting } from '#web/ui/spinner.tsx'

/** The progress tab: resolved of disputed, and what to do next. */
export function ProgressPanel({ figures, hasFailed }: { readonly figures: Figures | null; readonly hasFailed: boolean }) {
  if (hasFailed) return <p className="text-soft">We’ll show this once the figures above have loaded.</p>
  if (figures === null) return <Waiting label="Counting" />
  const { resolvedDisputes, itemsDisputed, estimatedScoreIncrease } = figures
  const steps = nextSteps(figures)
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <Sheet title="Score improvement">
        <Progress
          label="Resolved of disputed"
          value={resolvedDisputes}
          max={Math.max(itemsDisputed, 1)}
          valueText={itemsDisputed === 0 ? 'Nothing disputed yet' : `${percentOf(resolvedDisputes, itemsDisputed)}%`}
        />
        <p className="measure mt-4 text-small text-soft">
          {itemsDisputed === 0
            ? 'Dispute a negative item to start.'
            : `${resolvedDisputes} resolved, ${itemsDisputed} disputed. ${atStake(estimatedScoreIncrease)}`}
        </p>
      </Sheet>
      <Sheet title="Recommended next steps">
        {steps.length === 0 ? (
          <p className="text-soft">Nothing is waiting for you. The bureaus have 30 days to answer once a letter is delivered.</p>
        ) : (
          <ul className="space-y-4">
            {steps.map(({ title, words }) => (
              <li key={title}>
                <Notice title={title}>{words}</Notice>
              </li>
            ))}
          </ul>
        )}
      </Sheet>
      <div className="lg:col-span-2">
        <ThisWeek />
      </div>
    </div>
  )
}

/** The documents' figure is a sum over entries and bureaus; no one score gains it. */
const atStake = (points: number): string =>
  points === 0
    ? 'No open dispute has points at stake.'
    : `The estimated impacts of the open disputes come to ${points} points together. Your score usually rises by less, and none of it is promised.`
