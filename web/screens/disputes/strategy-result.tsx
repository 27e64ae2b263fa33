import type { suggestDisputeStrategy } from '#contract/ai-disputes.ts'
import type { ResultOf } from '#contract/endpoint.ts'
import { PRIORITY_WORDS } from '#web/parts/dispute-words.ts'
import { Articles, Columns, Estimate, impactWords, Part, RestsOn, Sentences } from '#web/screens/disputes/advice-parts.tsx'

/** Whom to write to first, in which order, and why. */
export function StrategyResult({ result }: { readonly result: ResultOf<typeof suggestDisputeStrategy> }) {
  const { priorityItems } = result
  return (
    <Columns
      figure={
        <Estimate label="Estimated impact" figure={impactWords(result.estimatedImpact)} level={result.grade.level}>
          {result.estimatedImpact === 0
            ? 'Nothing in your file shows an error here, so no gain is counted.'
            : 'What could change if it were gone or corrected. A small model of ours; no scoring company publishes its own.'}
        </Estimate>
      }
      main={
        <>
          <Part title="Strategy">
            <p className="measure wrap-anywhere">{result.strategy}</p>
            <p className="mt-2 text-small">
              Priority: <span className="font-strong">{PRIORITY_WORDS[result.priority]}</span>
            </p>
          </Part>
          {priorityItems.length === 0 ? null : (
            <Part title="Look at these first">
              <ol className="measure list-decimal space-y-3 pl-5">
                {priorityItems.map((item, index) => (
                  // Two entries of one company may read the same.
                  <li key={`${index} ${item.creditor}`} className="pl-1">
                    <span className="font-serif font-strong wrap-anywhere">{item.creditor}</span>
                    <span className="block text-small text-soft wrap-anywhere">{item.description}</span>
                  </li>
                ))}
              </ol>
            </Part>
          )}
          <Part title="Recommendations">
            <Sentences of={result.recommendations} isOrdered />
            <div className="mt-2">
              <RestsOn entries={result.entries} isPractice={result.isPractice} />
            </div>
          </Part>
        </>
      }
      aside={
        <>
          <Part title="Timeline">
            <p className="measure text-small">{result.timeline}</p>
          </Part>
          <Articles ids={result.articleIds} />
        </>
      }
    />
  )
}
