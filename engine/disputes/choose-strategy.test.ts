import { describe, expect, it } from 'vitest'
import { chooseStrategy } from '#engine/disputes/choose-strategy.ts'

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
})
