import { describe, expect, it } from 'vitest'
import { chooseStrategy, LETTER_STRATEGIES } from '#engine/disputes/choose-strategy.ts'

describe('the strategy of a letter', () => {
  it('names the bureau first and says why', () => {
    expect(chooseStrategy('experian', [{ grade: 'impossible' }])).toMatch(/Experian first.*must investigate.*shows the error/)
  })

  it('tells who writes to the creditor to write to the bureau first', () => {
    expect(chooseStrategy('creditor', [{ grade: 'contradiction' }])).toMatch(/send that one first/)
  })

  it.each([['proof'], ['policy'], ['note']] as const)('claims no error on a finding of grade %s', (grade) => {
    expect(chooseStrategy('equifax', [{ grade }])).toMatch(/claims no error/)
  })

  it('claims nothing where nothing was found', () => {
    expect(chooseStrategy('equifax', [])).toMatch(/asks for verification and claims no error/)
  })

  it.each(['goodwill', 'pay_for_delete', 'validation'] as const)(
    'of a letter that asks for something (%s) sends nobody to a bureau first',
    (kind) => {
      expect(LETTER_STRATEGIES[kind]).toMatch(/(?:rests on no|not based on an) error/)
      expect(LETTER_STRATEGIES[kind]).not.toMatch(/TransUnion|Equifax|Experian|first/)
    },
  )

  it.each(Object.entries(LETTER_STRATEGIES))('of %s promises nothing', (_kind, words) => {
    expect(words).not.toMatch(/will be (?:removed|deleted)|guarantee|always|certainly/i)
  })
})
