import type { ReactNode } from 'react'
import { ASSUMED_SCORES } from '#engine/analysis/estimate-gain.ts'
import { writeGain } from '#web/parts/gain-words.ts'
import { counted, writeInstant, writeReportDate } from '#web/parts/written.ts'
import { type Analysis, byPriority } from '#web/screens/ai-dashboard/by-priority.ts'
import { RecommendationRow } from '#web/screens/ai-dashboard/recommendation-row.tsx'
import { BureauMark } from '#web/ui/bureau-mark.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FoldedRows } from '#web/ui/folded-rows.tsx'
import { Ledger } from '#web/ui/ledger.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ScoreTag } from '#web/ui/score-ruler.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { RowLink } from '#web/ui/text-link.tsx'

/** The whole analysis: score, advice by priority, what was done, what speaks for and against. */
export function AnalysisView({ analysis }: { readonly analysis: Analysis }) {
  return (
    <>
      {analysis.isCurrent ? null : (
        <Notice title="Your reports or disputes have changed since this analysis">Run it again to bring it up to date.</Notice>
      )}
      <Score analysis={analysis} />
      <Recommendations analysis={analysis} />
      <Automated steps={analysis.automatedSteps} />
      <div className="grid items-start gap-6 md:grid-cols-2">
        <Points title="Strengths" points={analysis.strengths}>
          Nothing in your reports is strong enough to name yet.
        </Points>
        <Points title="Risk Factors" points={analysis.riskFactors}>
          We found nothing in your reports that hurts your credit.
        </Points>
      </div>
    </>
  )
}

function Score({ analysis }: { readonly analysis: Analysis }) {
  const { overallScore, scoreImprovementRange, restsOn, analysedAt, isPractice } = analysis
  return (
    <Sheet>
      <div className="grid gap-x-10 gap-y-6 md:grid-cols-2">
        <div>
          <h2 className="flex flex-wrap items-center gap-3 text-h3">
            Overall score
            {isPractice ? <Tag tone="warn">Practice</Tag> : null}
          </h2>
          <p className="mt-3 flex flex-wrap items-center gap-x-4">
            <span className="quoted figures text-score">{overallScore ?? 'N/A'}</span>
            {overallScore === null ? null : <ScoreTag score={overallScore} />}
          </p>
          {overallScore === null ? (
            <p className="measure text-small text-soft">These reports don’t include a score, and we don’t guess one.</p>
          ) : null}
        </div>
        <div className="border-rule max-md:border-t max-md:pt-5 md:border-l md:pl-10">
          <h2 className="text-h3">Projected improvement (estimate)</h2>
          <p className="quoted figures mt-3 text-score">{writeGain(scoreImprovementRange)}</p>
          <p className="measure text-small text-soft">
            {scoreImprovementRange.high === 0
              ? 'Nothing in the file gives the model points to work with.'
              : overallScore === null
                ? `Points, an estimate for a score somewhere from ${ASSUMED_SCORES.low} to ${ASSUMED_SCORES.high}, not a promise.`
                : 'Points, an estimate by a model of our own, not a promise.'}
          </p>
        </div>
      </div>
      <p className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-rule pt-4 text-small text-soft">
        <span>
          {isPractice ? 'Practice reports, not yours.' : null} Analysed {writeInstant(analysedAt)}, from:
        </span>
        {restsOn.map(({ reportId, bureau, reportDate, isEarlier }) => (
          <span key={reportId} className="inline-flex items-center gap-2">
            <BureauMark bureau={bureau} />
            <RowLink to="/credit-reports" search={{ id: reportId }}>
              {reportDate === null ? 'undated report' : `report of ${writeReportDate(reportDate)}`}
            </RowLink>
            {isEarlier ? '(what’s left of it)' : null}
          </span>
        ))}
      </p>
    </Sheet>
  )
}

const HEADINGS = { high: 'High priority', medium: 'Medium priority', low: 'Low priority' } as const

function Recommendations({ analysis }: { readonly analysis: Analysis }) {
  const groups = byPriority(analysis.recommendations)
  return (
    <Sheet
      title="Recommendations"
      holds="ledger"
      aside={<span className="text-small text-soft">{counted(analysis.recommendations.length, 'recommendation')}</span>}
    >
      {groups.length === 0 ? (
        <EmptyState title="Nothing to recommend">
          We have no advice for these reports. Run the analysis again when you have a new one.
        </EmptyState>
      ) : (
        groups.map(({ priority, recommendations }) => (
          <section key={priority} aria-labelledby={`advice-${priority}`} className="not-first:border-t not-first:border-rule">
            <h3 id={`advice-${priority}`} className="bg-paper px-5 py-2.5 text-small md:px-7">
              {HEADINGS[priority]}
            </h3>
            <FoldedRows
              rows={recommendations}
              first={recommendations.length > 3 ? 1 : 3}
              what={`of ${HEADINGS[priority].toLowerCase()}`}
            >
              {(shown) => (
                <Ledger>
                  {shown.map((one) => (
                    <RecommendationRow key={`${one.action} ${one.description}`} recommendation={one} />
                  ))}
                </Ledger>
              )}
            </FoldedRows>
          </section>
        ))
      )}
    </Sheet>
  )
}

const PLACES = {
  reports: <RowLink to="/credit-reports">Open the reports</RowLink>,
  items: <RowLink to="/negative-items">Open the items</RowLink>,
  letters: (
    <RowLink to="/credit-repair" search={{ tab: 'dispute-letters' }}>
      Open the letters
    </RowLink>
  ),
  tracker: <RowLink to="/tracker">Open the tracker</RowLink>,
}

function Automated({ steps }: { readonly steps: Analysis['automatedSteps'] }) {
  return (
    <Sheet title="Automated Actions">
      <ul className="divide-y divide-rule">
        {steps.map(({ text, place }) => (
          <li key={text} className="flex flex-wrap items-center justify-between gap-x-6 py-2">
            <span className="measure min-w-0 wrap-anywhere">{text}</span>
            <span className="text-small">{PLACES[place]}</span>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}

interface PointsProps {
  readonly title: string
  readonly points: readonly string[]
  /** What is said when there is none. */
  readonly children: ReactNode
}

function Points({ title, points, children }: PointsProps) {
  return (
    <Sheet title={title}>
      {points.length === 0 ? (
        <p className="text-soft">{children}</p>
      ) : (
        <FoldedRows rows={points} first={4} what={title.toLowerCase()}>
          {(shown) => (
            <ul className="list-disc space-y-2 pl-5 wrap-anywhere">
              {shown.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
        </FoldedRows>
      )}
    </Sheet>
  )
}
