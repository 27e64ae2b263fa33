import { describe, expect, it } from 'vitest'
import type { Case } from '#web/parts/case.ts'
import { nextStep } from '#web/screens/case-file/next-step.ts'

const TODAY = '2026-12-01'
type Known = Parameters<typeof nextStep>[0]
type Letter = Case['letters'][number]

const NOTHING: Known = {
  status: 'pending',
  outcome: 'pending',
  letters: [],
  creditor: 'Harbor Bank',
  submittedAt: null,
  isRequest: false,
  tracker: { clock: null },
}
const letter = (status: Letter['status'], bureau: Letter['bureau'] = 'equifax') => ({
  status,
  bureau,
  returnedOn: null,
  practisedAt: null,
})
const clock = (given: Partial<NonNullable<Case['tracker']['clock']>> = {}): Known['tracker'] => ({
  clock: {
    startedOn: '2026-11-20',
    due: '2026-12-21',
    basis: 'delivery',
    why: '',
    citation: '',
    lateFrom: '2027-01-05',
    ...given,
  },
})
const SENT = { status: 'in_progress', submittedAt: '2026-11-18T12:00:00.000Z' } as const

describe('what to do next', () => {
  it.each<[string, Partial<Known>, string, string]>([
    ['nothing written yet', {}, 'act', 'Write the letter'],
    ['withdrawn', { status: 'withdrawn' }, 'over', 'You can reopen it'],
    [
      'a letter that came back',
      { ...SENT, letters: [{ ...letter('sent'), returnedOn: '2026-11-30' }] },
      'act',
      'to Equifax came back',
    ],
    [
      'a real letter that was only practised with',
      { letters: [{ ...letter('sent'), practisedAt: '2026-11-20T12:00:00.000Z' }] },
      'act',
      'was only mailed in practice',
    ],
    ['a draft', { letters: [letter('draft')] }, 'act', 'Read the letter to Equifax'],
    ['a draft to the company', { letters: [letter('draft', 'creditor')] }, 'act', 'Read the letter to Harbor Bank'],
    [
      'a draft beside one that was sent',
      { ...SENT, letters: [letter('sent'), letter('draft', 'experian')] },
      'act',
      'to Experian',
    ],
    [
      'a request on its way',
      { ...SENT, isRequest: true, letters: [letter('sent')] },
      'wait',
      'Your request to Equifax is on its way',
    ],
    ['a request that came', { ...SENT, isRequest: true, letters: [letter('delivered')] }, 'wait', 'answer to your request'],
    ['a letter on its way', { ...SENT, letters: [letter('sent')] }, 'wait', 'is on its way'],
    ['delivered', { ...SENT, letters: [letter('delivered')], tracker: clock() }, 'wait', 'is due by December 21, 2026'],
    ['expected only, filed by the member', { ...SENT, tracker: clock({ basis: 'expected' }) }, 'wait', 'is expected by'],
    ['late', { ...SENT, tracker: clock({ lateFrom: TODAY }) }, 'act', 'The time to answer is over'],
    ['sent, and nobody knows when', SENT, 'wait', 'Wait for an answer'],
    ['rejected', { ...SENT, status: 'rejected', outcome: 'verified' }, 'act', 'They say it’s correct'],
    ['resolved, without a word of how', { ...SENT, status: 'resolved' }, 'act', 'Tell us the result'],
    ['resolved', { ...SENT, status: 'resolved', outcome: 'removed', letters: [letter('draft')] }, 'over', 'is over'],
  ])('%s', (_, given, kind, words) => {
    const step = nextStep({ ...NOTHING, ...given }, TODAY)
    expect(step.kind).toBe(kind)
    expect(step.text).toContain(words)
  })

  it('is not late the day before', () => {
    const step = nextStep({ ...NOTHING, ...SENT, tracker: clock({ lateFrom: '2026-12-02' }) }, TODAY)
    expect(step.kind).toBe('wait')
  })
})
