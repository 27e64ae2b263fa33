import { compareTexts } from '#engine/values/compare-texts.ts'
import { firstDayOf, lastDayOf, type PartialDay } from '#engine/values/day.ts'
import type { Bureau } from '#engine/words/bureau.ts'

/** What was predicted, as far as a report can be compared with it. */
export interface Prediction {
  readonly bureau: Bureau
  readonly isPractice: boolean
  /** As printed; null where the report names none. */
  readonly scoreModel: string | null
  readonly low: number
  readonly high: number
  /** Instant. */
  readonly madeAt: string
  /** The date of the report it was predicted from, or the day it was made. */
  readonly since: PartialDay
}

/** A score that a report of the same member prints. */
export interface PrintedScore {
  readonly reportId: string
  readonly bureau: Bureau
  readonly isPractice: boolean
  readonly reportDate: PartialDay | null
  /** Instant. */
  readonly uploadedAt: string
  readonly score: number | null
  readonly scoreModel: string | null
}

/** What a later report printed. */
export interface PredictedAgainst {
  readonly reportId: string
  readonly reportDate: PartialDay
  readonly score: number
  readonly scoreModel: string | null
  /** Null where the report prints another score model or none: those scores are not compared. */
  readonly isWithin: boolean | null
}

/**
 * The predicted range against each later report of the bureau that prints a score, oldest first. Later is a report that surely
 * bears a later date than the one it was predicted from and that came into the file after the prediction was made.
 */
export function comparePrediction(prediction: Prediction, printed: readonly PrintedScore[]): readonly PredictedAgainst[] {
  const { bureau, isPractice, low, high, madeAt, since } = prediction
  return printed
    .flatMap(({ reportId, reportDate, score, scoreModel, ...one }) => {
      const isOf = one.bureau === bureau && one.isPractice === isPractice && Date.parse(one.uploadedAt) > Date.parse(madeAt)
      if (!isOf || score === null || reportDate === null || firstDayOf(reportDate) <= lastDayOf(since)) return []
      const isWithin = isSameModel(prediction.scoreModel, scoreModel) ? score >= low && score <= high : null
      return [{ reportId, reportDate, score, scoreModel, isWithin }]
    })
    .toSorted((a, b) => compareTexts(a.reportDate, b.reportDate) || compareTexts(a.reportId, b.reportId))
}

/** Two unknown models may differ. */
const isSameModel = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && plain(one) === plain(other)

const plain = (model: string): string => model.toUpperCase().replaceAll(/[^A-Z0-9.]/g, '')
