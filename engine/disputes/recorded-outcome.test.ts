import { describe, expect, it } from 'vitest'
import { beforeOutcome } from '#engine/disputes/recorded-outcome.ts'

const moved = (from: string, to: string) => ({ kind: 'moved', facts: { from, to } })
const answered = (answerId: string) => ({ kind: 'answered', facts: { answerId } })
const answerTakenBack = (answerId: string) => ({ kind: 'answer_taken_back', facts: { answerId } })
const TAKEN_BACK = { kind: 'outcome_taken_back', facts: {} }
const OPENED = { kind: 'opened', facts: null }

describe('how a dispute ended, recorded by hand', () => {
  it.each([
    ['removed by hand', 'resolved', [OPENED, moved('under_review', 'resolved')], 'under_review'],
    ['rejected by hand', 'rejected', [moved('in_progress', 'rejected')], 'in_progress'],
    ['told after the end', 'resolved', [moved('in_progress', 'resolved'), moved('resolved', 'resolved')], 'resolved'],
    [
      'the second after the first was taken back',
      'rejected',
      [moved('in_progress', 'resolved'), TAKEN_BACK, moved('in_progress', 'rejected')],
      'in_progress',
    ],
    [
      'the first end once what was told after it is taken back',
      'resolved',
      [moved('in_progress', 'resolved'), moved('resolved', 'resolved'), TAKEN_BACK],
      'in_progress',
    ],
    [
      'an answer that was taken back does not stand between',
      'resolved',
      [moved('in_progress', 'resolved'), answered('1'), answerTakenBack('1')],
      'in_progress',
    ],
    ['ended by an answer', 'resolved', [answered('1')], null],
    ['an answer after it', 'resolved', [moved('in_progress', 'resolved'), answered('1')], null],
    ['still going on', 'in_progress', [moved('pending', 'in_progress')], null],
    ['withdrawn', 'withdrawn', [moved('pending', 'withdrawn')], null],
    ['an earlier version, which kept no facts', 'resolved', [{ kind: 'moved', facts: null }], null],
    ['nothing told', 'resolved', [OPENED], null],
  ] as const)('%s', (_, status, events, before) => expect(beforeOutcome(status, events)).toBe(before))
})
