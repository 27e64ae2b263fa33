import { describe, expect, it } from 'vitest'
import { actionsOf, simulatorForm, typedNumber } from '#web/screens/tools/simulator-form.ts'

describe('the simulator’s form', () => {
  it('sends only actions above 0, each with the name of its figure', () => {
    expect(actionsOf({ currentScore: 728 })).toEqual([])
    expect(actionsOf({ currentScore: 728, payDownAmount: 0, removeNegativeImpact: 0, utilizationReduction: 0 })).toEqual([])
    expect(actionsOf({ currentScore: 728, payDownAmount: 500, removeNegativeImpact: 0, utilizationReduction: 12 })).toEqual([
      { kind: 'pay_down_debt', amount: 500 },
      { kind: 'reduce_utilization', reduction: 12 },
    ])
    expect(actionsOf({ currentScore: 728, removeNegativeImpact: 30 })).toEqual([{ kind: 'remove_negative_item', impact: 30 }])
  })

  it.each([
    ['', undefined],
    ['  ', undefined],
    ['0', 0],
    ['$1,500.50', 1500.5],
    [25, 25],
  ])('reads %j as %j', (typed, number) => expect(typedNumber(typed)).toBe(number))

  it.each([
    [{ currentScore: 299 }, 'currentScore'],
    [{ currentScore: typedNumber('') }, 'currentScore'],
    [{ currentScore: typedNumber('many') }, 'currentScore'],
    [{ currentScore: 728, payDownAmount: -1 }, 'payDownAmount'],
    [{ currentScore: 728, removeNegativeImpact: 101 }, 'removeNegativeImpact'],
    [{ currentScore: 728, utilizationReduction: 100.5 }, 'utilizationReduction'],
  ])('refuses %j', (values, field) => {
    expect(simulatorForm.safeParse(values).error?.issues.map(({ path }) => path.join('.'))).toEqual([field])
  })
})

describe('what goes wrong', () => {
  it('is sent after what helps, each once', () => {
    const actions = actionsOf({ currentScore: 728, payDownAmount: 500, harms: ['late_payment', 'bankruptcy'] })
    expect(actions).toEqual([{ kind: 'pay_down_debt', amount: 500 }, { kind: 'late_payment' }, { kind: 'bankruptcy' }])
  })
})
