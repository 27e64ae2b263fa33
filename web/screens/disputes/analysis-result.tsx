import type { analyzeDispute, analyzeDisputeSuccess } from '#contract/ai-disputes.ts'
import type { ResultOf } from '#contract/endpoint.ts'
import { SuccessBasis } from '#web/parts/success-basis.tsx'
import { Articles, Columns, Estimate, Law, Part, RestsOn, Sentences } from '#web/screens/disputes/advice-parts.tsx'

/** What the file holds for one dispute. */
export function AnalysisResult({ result }: { readonly result: ResultOf<typeof analyzeDispute> }) {
  return (
    <Columns
      figure={
        <Estimate label="Success probability" figure={`${result.successProbability}%`} level={result.grade.level}>
          <SuccessBasis {...result} />
        </Estimate>
      }
      main={
        <>
          <Part title="Strategy">
            <p className="measure wrap-anywhere">{result.strategy}</p>
          </Part>
          <Part title="What it’s based on">
            <Sentences of={result.grade.reasons} />
            <div className="mt-2">
              <RestsOn entries={result.entries} isPractice={result.isPractice} />
            </div>
          </Part>
          <Part title="Next steps">
            <Sentences of={result.nextSteps} isOrdered />
          </Part>
        </>
      }
      aside={
        <>
          <Part title="Timeframe">
            <p className="measure text-small">{result.timeframe}</p>
          </Part>
          <Part title="Legal basis">
            <Law cites={result.legalBasis} />
          </Part>
          <Articles ids={result.articleIds} />
        </>
      }
    />
  )
}

/** How well it is documented, and what would help. */
export function SuccessResult({ result }: { readonly result: ResultOf<typeof analyzeDisputeSuccess> }) {
  return (
    <Columns
      figure={
        <Estimate label="Success rate" figure={`${result.successRate}%`} level={result.grade.level}>
          <SuccessBasis {...result} />
        </Estimate>
      }
      main={
        <>
          <Part title="Insights">
            <Sentences of={result.insights} />
            <div className="mt-2">
              <RestsOn entries={result.entries} isPractice={result.isPractice} />
            </div>
          </Part>
          {result.improvements.length === 0 ? null : (
            <Part title="What would prove it better">
              <Sentences of={result.improvements} />
            </Part>
          )}
        </>
      }
      aside={
        <>
          <Articles ids={result.articleIds} />
        </>
      }
    />
  )
}
