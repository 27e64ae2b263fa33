import { describe, expect, it } from 'vitest'
import { disputeLetterForm, simulateScore } from '#contract/tools.ts'

const SENDER = { name: 'Dana', address: '12 Elm Street', city: 'Dayton', state: 'OH', zip: '45402' }
const FILLED = { creditor: 'Acme', description: 'Ten signs.', type: 'collection', userInfo: SENDER }
const EMPTY = {
  creditor: '',
  description: '',
  type: undefined,
  userInfo: { name: '', address: '', city: '', state: '', zip: '' },
}

const problemsOf = (values: unknown): string[] =>
  disputeLetterForm.safeParse(values).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []

describe('the letter form', () => {
  it('asks for every field in the documents’ words', () => {
    expect(problemsOf(FILLED)).toEqual([])
    expect(new Set(problemsOf(EMPTY))).toEqual(
      new Set([
        'creditor: Creditor is required',
        'description: Description is required',
        'type: Type is required',
        'userInfo.name: Name is required',
        'userInfo.address: Address is required',
        'userInfo.city: City is required',
        'userInfo.state: State is required',
        'userInfo.zip: ZIP code is required',
      ]),
    )
  })

  it('wants ten characters of description and five of ZIP code', () => {
    expect(problemsOf({ ...FILLED, description: 'Nine sign' })).toEqual(['description: Description is required'])
    expect(problemsOf({ ...FILLED, userInfo: { ...SENDER, zip: '4540' } })).toEqual(['userInfo.zip: ZIP code is required'])
  })
})

describe('the figures of the simulator', () => {
  const isTaken = (currentScore: number, ...actions: readonly object[]) =>
    simulateScore.body.safeParse({ currentScore, actions }).success

  it('are a score from 300 to 850, dollars from 0, and points and percentages from 0 to 100', () => {
    expect([299, 300, 850, 851].map((score) => isTaken(score))).toEqual([false, true, true, false])
    expect([-1, 0].map((amount) => isTaken(700, { kind: 'pay_down_debt', amount }))).toEqual([false, true])
    for (const [kind, figure] of [
      ['remove_negative_item', 'impact'],
      ['reduce_utilization', 'reduction'],
    ] as const)
      expect([-1, 0, 100, 101].map((size) => isTaken(700, { kind, [figure]: size }))).toEqual([false, true, true, false])
  })
})
