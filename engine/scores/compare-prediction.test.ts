import { describe, expect, it } from 'vitest'
import { comparePrediction, type Prediction, type PrintedScore } from '#engine/scores/compare-prediction.ts'

const PREDICTION: Prediction = {
  bureau: 'equifax',
  isPractice: false,
  scoreModel: 'VantageScore 3.0',
  low: 610,
  high: 640,
  madeAt: '2026-03-05T10:00:00.000Z',
  since: '2026-03-01',
}
const LATER: PrintedScore = {
  reportId: 'r2',
  bureau: 'equifax',
  isPractice: false,
  reportDate: '2026-04-02',
  uploadedAt: '2026-04-03T10:00:00.000Z',
  score: 625,
  scoreModel: 'VantageScore 3.0',
}
const held = (change: Partial<PrintedScore>, prediction: Partial<Prediction> = {}) =>
  comparePrediction({ ...PREDICTION, ...prediction }, [{ ...LATER, ...change }]).map(({ isWithin }) => isWithin)

describe('a prediction against a later report', () => {
  it.each<[string, Partial<PrintedScore>, readonly (boolean | null)[]]>([
    ['inside the range', {}, [true]],
    ['at its lower end', { score: 610 }, [true]],
    ['at its upper end', { score: 640 }, [true]],
    ['below it', { score: 609 }, [false]],
    ['above it', { score: 641 }, [false]],
    ['the same model written otherwise', { scoreModel: 'VANTAGESCORE® 3.0' }, [true]],
    ['another model', { scoreModel: 'VantageScore 4.0' }, [null]],
    ['a model that is not printed', { scoreModel: null }, [null]],
    ['no score', { score: null }, []],
    ['another bureau', { bureau: 'experian' }, []],
    ['a practice report', { isPractice: true }, []],
    ['a report of the same day', { reportDate: '2026-03-01' }, []],
    ['a report of the same month, no day printed', { reportDate: '2026-03' }, []],
    ['a report without a date', { reportDate: null }, []],
    ['a report that was there when it was predicted', { uploadedAt: '2026-03-05T09:00:00.000Z' }, []],
  ])('%s', (_case, change, expected) => expect(held(change)).toEqual(expected))

  it('does not compare two scores whose models no one knows', () => {
    expect(held({ scoreModel: null }, { scoreModel: null })).toEqual([null])
  })

  it('takes every later report, oldest first, whatever order they come in', () => {
    const printed = ['2026-06-01', '2026-04-01', '2026-05'].map((reportDate) => ({ ...LATER, reportId: reportDate, reportDate }))
    const inTime = ['2026-04-01', '2026-05', '2026-06-01']
    expect(comparePrediction(PREDICTION, printed).map(({ reportDate }) => reportDate)).toEqual(inTime)
    expect(comparePrediction(PREDICTION, printed.toReversed()).map(({ reportDate }) => reportDate)).toEqual(inTime)
  })
})
