import { describe, expect, it } from 'vitest'
import { withPapers } from '#engine/strategy/evidence-meter.ts'
import { KINDS_OF_WANTED, WANTED_PAPERS } from '#engine/strategy/wanted-papers.ts'

const BOTH = 'a copy of your driver’s license or passport, and a bill with your address'
const CARD = 'a copy of your birth certificate, passport or driver’s license'
const CONTRACT = 'the contract or first statement that shows when the account was opened'
const METER = { missing: [BOTH, CARD, CONTRACT] }

describe('papers that are kept', () => {
  it.each([
    [[], [], [BOTH, CARD, CONTRACT]],
    [['identity'], [CARD], [BOTH, CONTRACT]],
    [['address_proof'], [], [BOTH, CARD, CONTRACT]],
    [['identity', 'address_proof'], [BOTH, CARD], [CONTRACT]],
    [['supporting'], [], [BOTH, CARD, CONTRACT]],
  ] as const)('of the kinds %j are not wanted any more', (kinds, kept, missing) => {
    expect(withPapers(METER, kinds)).toEqual({ kept, missing })
  })

  it('are known by words that some subject wants', () => {
    const wanted = Object.values(WANTED_PAPERS).flat()
    for (const name of Object.keys(KINDS_OF_WANTED)) expect(wanted).toContain(name)
  })
})
