import { describe, expect, it } from 'vitest'
import { drawScores, happeningsOf, type Score, tellScores } from '#web/parts/score/score-story.ts'

const score = (day: string | null, number: number, facts: Partial<Score> = {}): Score => ({
  id: `${day} ${number}`,
  score: number,
  bureau: 'equifax',
  model: 'FICO Score 8',
  day,
  source: 'member',
  from: 'bank',
  reportId: null,
  ...facts,
})
const dispute = (creditor: string, submittedAt: string | null, facts = {}) => ({
  creditor,
  status: 'in_progress' as const,
  submittedAt,
  resolvedAt: null,
  isPractice: false,
  ...facts,
})
const HAPPENED = happeningsOf([
  dispute('Harbor Dental', '2026-05-02T10:00:00.000Z', { status: 'resolved', resolvedAt: '2026-06-20T10:00:00.000Z' }),
  dispute('Oak Bank', '2026-04-01T10:00:00.000Z', { status: 'rejected', resolvedAt: '2026-05-20T10:00:00.000Z' }),
  dispute('Practice Bank', '2026-05-03T10:00:00.000Z', { isPractice: true }),
  dispute('Not sent', null),
])

describe('the story of a score', () => {
  it('tells what was sent and what was fixed, oldest first, and no practice', () => {
    expect(HAPPENED).toEqual([
      { day: '2026-04-01', words: 'Disputed Oak Bank' },
      { day: '2026-05-02', words: 'Disputed Harbor Dental' },
      { day: '2026-06-20', words: 'Harbor Dental was fixed' },
    ])
  })

  it('compares a score with the one before of the same bureau and model alone', () => {
    const told = tellScores(
      [
        score('2026-07-01', 655),
        score('2026-06-01', 700, { model: 'VantageScore 3.0' }),
        score('2026-05-15', 640),
        score('2026-04', 631),
      ],
      HAPPENED,
    )
    expect(told.map(({ change, since }) => [change, since.map(({ words }) => words)])).toEqual([
      [15, ['Harbor Dental was fixed']],
      [null, []],
      [9, ['Disputed Harbor Dental']],
      [null, []],
    ])
  })

  it('is drawn from the first day to the last, each bureau and model a line of its own', () => {
    const scores = [score('2026-07-01', 655), score('2026-06-01', 700, { bureau: 'experian' }), score('2026-05-02', 640)]
    const drawn = drawScores(scores, HAPPENED, ({ bureau }) => bureau)
    expect(drawn).toMatchObject({ least: 630, most: 710, from: '2026-05-02', to: '2026-07-01' })
    expect(drawn?.lines.map(({ name, points }) => [name, points.map(({ x, y }) => [x, y])])).toEqual([
      [
        'equifax',
        [
          [0, 87.5],
          [100, 68.75],
        ],
      ],
      ['experian', [[50, 12.5]]],
    ])
    expect(drawn?.marks.map(({ words, x }) => [words, Math.round(x)])).toEqual([
      ['Disputed Harbor Dental', 0],
      ['Harbor Dental was fixed', 82],
    ])
  })

  it('is not drawn from one day', () => {
    const of = (...scores: Score[]) => drawScores(scores, [], ({ bureau }) => bureau)
    expect([of(), of(score('2026-07-01', 655)), of(score('2026-07-01', 655), score('2026', 600))]).toEqual([null, null, null])
  })
})
