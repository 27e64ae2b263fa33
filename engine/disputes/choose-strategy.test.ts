import { describe, expect, it } from 'vitest'
import { chooseStrategy, REQUEST_STRATEGIES } from '#engine/disputes/choose-strategy.ts'

describe('the strategy of a letter', () => {
  it('names the bureau first and says why', () => {
    expect(chooseStrategy('experian', [{ grade: 'impossible' }])).toMatch(/Experian first.*must investigate.*cannot stand/)
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

  it.each(Object.entries(REQUEST_STRATEGIES))(
    'of a letter that asks for something (%s) sends nobody to a bureau first',
    (_kind, words) => {
      expect(words).toMatch(/rests on no error/)
      expect(words).not.toMatch(/TransUnion|Equifax|Experian|first/)
    },
  )
})
