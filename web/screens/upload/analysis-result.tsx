import { type RefObject, useState } from 'react'
import { Arrival } from '#web/parts/arrival.tsx'
import { ExtractedText } from '#web/parts/extracted-text.tsx'
import { MailingServiceFee, UseMailingService } from '#web/parts/mailing-service.tsx'
import { CountedOutcomes } from '#web/parts/success-basis.tsx'
import { saveText } from '#web/platform/download.ts'
import { errorsSelected, type Analysis, lettersAsText, toggled } from '#web/screens/upload/analysis.ts'
import { AnalysisItems } from '#web/screens/upload/analysis-items.tsx'
import { AnalysisLetters } from '#web/screens/upload/analysis-letters.tsx'
import { useAnalysisLetters } from '#web/screens/upload/use-analysis-letters.ts'
import type { Customer } from '#web/screens/upload/use-report-analysis.ts'
import { Button } from '#web/ui/button.tsx'
import { Details } from '#web/ui/details.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { FigureList } from '#web/ui/figure-list.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { Tag } from '#web/ui/tag.tsx'

interface AnalysisResultProps {
  readonly analysis: Analysis
  readonly customer: RefObject<Customer | null>
}

/** What the analysis brought: four figures, the entries to choose from, their letters. */
export function AnalysisResult({ analysis, customer }: AnalysisResultProps) {
  const { negativeItems, text, isPractice } = analysis
  const [selected, setSelected] = useState(() => errorsSelected(negativeItems))
  const { letters, writing } = useAnalysisLetters(analysis)
  const [isShown, setIsShown] = useState(letters.length > 0)
  const chosen = letters.filter(({ negativeItemId }) => selected.has(negativeItemId))
  const wish = { selected, customer: isPractice ? null : customer.current }
  const preview = () => writing.mutate(wish, { onSuccess: () => setIsShown(true) })
  const download = () =>
    writing.mutate(wish, {
      onSuccess: (all) =>
        saveText(lettersAsText(all.filter(({ negativeItemId }) => selected.has(negativeItemId))), 'dispute-letters.txt'),
    })
  const nothing = selected.size === 0 ? 'Select at least one negative item.' : undefined
  return (
    <Arrival>
      <Sheet title="Analysis summary" aside={isPractice ? <Tag tone="warn">Practice</Tag> : null}>
        <Summary {...analysis} />
        {text === null ? null : <ReadText {...text} />}
      </Sheet>
      <Sheet title="Negative items" holds="ledger">
        <AnalysisItems items={negativeItems} selected={selected} onToggle={(id) => setSelected(toggled(selected, id))} />
      </Sheet>
      {negativeItems.length === 0 ? null : (
        <Sheet title="Dispute letters">
          <div className="flex flex-wrap items-start gap-2">
            <Button tone="primary" busy={writing.isPending} disabledBecause={nothing} onClick={preview}>
              Preview Dispute Letters
            </Button>
            <UseMailingService letterIds={chosen.map(({ id }) => id)} />
            <Button disabledBecause={nothing} busy={writing.isPending} onClick={download}>
              Download Letters
            </Button>
          </div>
          <p className="measure mt-3 text-small text-soft">
            Mailing service: <MailingServiceFee /> Read and approve each letter first. Nothing goes out before that.
          </p>
          {isShown ? <AnalysisLetters letters={chosen} /> : null}
        </Sheet>
      )}
      <div className="flex flex-col gap-2 sm:flex-row">
        <LinkButton to="/disputes" wide="phone">
          Go to Disputes
        </LinkButton>
        <LinkButton to="/ai-workflow" wide="phone">
          AI Workflow
        </LinkButton>
      </div>
    </Arrival>
  )
}

function Summary({ summary }: Pick<Analysis, 'summary'>) {
  const figures = [
    { label: 'Negative items', figure: `${summary.totalNegativeItems}` },
    { label: 'High impact items', figure: `${summary.highImpactItems}` },
    { label: 'Score increase, estimate', figure: `+${summary.estimatedScoreIncrease}` },
    { label: 'Success probability, estimate', figure: `${summary.successProbability}%` },
  ]
  return (
    <>
      <FigureList figures={figures} columns="grid-cols-2 sm:grid-cols-4" />
      <p className="measure mt-4 text-small text-soft">
        Points and percent are estimates from the evidence, not promises; they count only the errors we found.{' '}
        <CountedOutcomes {...summary} />
      </p>
    </>
  )
}

function ReadText({ content, isCut }: { readonly content: string; readonly isCut: boolean }) {
  return (
    <div className="mt-3">
      <Details summary="The text that was read">
        <ExtractedText>{content}</ExtractedText>
        <p className="mt-2 text-small text-soft">
          Social Security and account numbers show no more than four digits.{isCut ? ' The report goes on behind this text.' : ''}
        </p>
      </Details>
    </div>
  )
}
