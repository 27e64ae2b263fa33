import { automatedSteps, type AutomatedStep } from '#engine/analysis/automated-steps.ts'
import { type CreditFile, scoreOf, standingOn } from '#engine/analysis/credit-file.ts'
import { estimateGain } from '#engine/analysis/estimate-gain.ts'
import { gainsInReach } from '#engine/analysis/gains-in-reach.ts'
import { recommend } from '#engine/analysis/recommend.ts'
import type { Recommendation } from '#engine/analysis/recommendation.ts'
import { riskFactors, strengths } from '#engine/analysis/strengths-and-risks.ts'
import type { PartialDay } from '#engine/values/day.ts'
import type { Bureau } from '#engine/words/bureau.ts'

/** A report that was looked at. */
export interface RestsOn {
  readonly reportId: string
  readonly bureau: Bureau
  readonly reportDate: PartialDay | null
  /** Not the newest of its bureau: that was not read whole, so what is here stands. Absent in what earlier versions kept. */
  readonly isEarlier?: boolean
}

/** What the member's newest reports come to, and what still stands of earlier ones. */
export interface CreditAnalysis {
  /** The newest printed score; null where no report prints one. */
  readonly overallScore: number | null
  /** Points, an estimate by the simulator's model. */
  readonly scoreImprovement: number
  readonly scoreImprovementRange: { readonly low: number; readonly high: number }
  readonly recommendations: readonly Recommendation[]
  readonly automatedActions: readonly string[]
  /** The same with the place in the product where each is to be found. */
  readonly automatedSteps: readonly AutomatedStep[]
  readonly strengths: readonly string[]
  readonly riskFactors: readonly string[]
  /** The reports that were looked at. */
  readonly restsOn: readonly RestsOn[]
}

/** Advice by rules: each sentence names the entry or the report it rests on, and what is unknown yields no sentence. */
export function analyseCredit(file: CreditFile): CreditAnalysis {
  const overallScore = scoreOf(file)
  const { points, low, high } = estimateGain(overallScore, gainsInReach(file))
  const steps = automatedSteps(file)
  return {
    overallScore,
    scoreImprovement: points,
    scoreImprovementRange: { low, high },
    recommendations: recommend(file, overallScore),
    automatedActions: steps.map(({ text }) => text),
    automatedSteps: steps,
    strengths: strengths(file),
    riskFactors: riskFactors(file),
    restsOn: standingOn(file)
      .map(({ id, bureau, reportDate }, index) => ({ reportId: id, bureau, reportDate, isEarlier: index >= file.reports.length }))
      .toSorted((a, b) => (a.bureau < b.bureau ? -1 : 1)),
  }
}
