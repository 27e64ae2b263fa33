import { describe, expect, it } from 'vitest'
import { ANSWER_MEANINGS } from '#engine/answers/answer-meaning.ts'
import { standingAfter } from '#engine/answers/standing-after.ts'
import { ANSWER_KINDS } from '#engine/words/answer-kind.ts'
import { OUTCOMES_OF } from '#engine/words/dispute-status.ts'

const open = { status: 'under_review', outcome: 'pending', asked: ['equifax'] } as const

describe('where a dispute is after answers', () => {
  it.each([
    ['deleted', 'resolved', 'removed'],
    ['updated', 'resolved', 'updated'],
    ['updated_in_part', 'under_review', 'pending'],
    ['verified', 'rejected', 'verified'],
    ['frivolous', 'under_review', 'pending'],
    ['more_information_wanted', 'under_review', 'pending'],
    ['blocked', 'resolved', 'removed'],
    ['reinserted', 'under_review', 'pending'],
    ['no_answer', 'under_review', 'pending'],
  ] as const)('%s', (kind, status, outcome) => {
    expect(standingAfter({ ...open, answers: [{ target: 'equifax', kind }] })).toEqual({ status, outcome })
  })

  it('waits for every bureau that was asked, and ends with the least of what they say', () => {
    const asked = ['equifax', 'experian'] as const
    const first = { target: 'equifax', kind: 'deleted' } as const
    expect(standingAfter({ ...open, asked, answers: [first] })).toEqual({ status: 'under_review', outcome: 'pending' })
    expect(standingAfter({ ...open, asked, answers: [first, { target: 'experian', kind: 'verified' }] })).toEqual({
      status: 'rejected',
      outcome: 'verified',
    })
    expect(standingAfter({ ...open, asked, answers: [first, { target: 'experian', kind: 'deleted' }] })).toEqual({
      status: 'resolved',
      outcome: 'removed',
    })
  })

  it('lets a company decide only where no bureau was asked', () => {
    const answers = [{ target: 'creditor', kind: 'deleted' }] as const
    expect(standingAfter({ ...open, asked: ['equifax', 'creditor'], answers }).status).toBe('under_review')
    expect(standingAfter({ ...open, asked: ['creditor'], answers })).toEqual({ status: 'resolved', outcome: 'removed' })
  })

  it('takes the newest answer of each, and one to a dispute whose sending no one recorded', () => {
    const answers = [
      { target: 'equifax', kind: 'frivolous' },
      { target: 'equifax', kind: 'deleted' },
    ] as const
    expect(standingAfter({ ...open, status: 'pending', answers })).toEqual({ status: 'resolved', outcome: 'removed' })
    expect(standingAfter({ ...open, status: 'rejected', outcome: 'verified', answers })).toEqual({
      status: 'resolved',
      outcome: 'removed',
    })
  })

  it('leaves a resolved dispute resolved', () => {
    const resolved = { ...open, status: 'resolved', outcome: 'removed' } as const
    expect(standingAfter({ ...resolved, answers: [{ target: 'equifax', kind: 'verified' }] })).toEqual({
      status: 'resolved',
      outcome: 'removed',
    })
    expect(standingAfter({ ...resolved, answers: [{ target: 'equifax', kind: 'reinserted' }] })).toEqual({
      status: 'resolved',
      outcome: 'removed',
    })
  })

  it('ends only as its status allows', () => {
    for (const kind of ANSWER_KINDS) {
      const { ends } = ANSWER_MEANINGS[kind]
      if (ends) expect(OUTCOMES_OF[ends.status]).toContain(ends.outcome)
    }
  })
})
