import { describe, expect, it } from 'vitest'
import { DEMAND_MEANINGS, demandOf } from '#engine/answers/demands.ts'
import { meaningOfSentence } from '#engine/answers/meaning-of-sentence.ts'
import { DEMANDS } from '#engine/words/demand.ts'

/** As the reader tells the kind, so that both agree on real sentences. */
const demandIn = (quote: string) => {
  const kind = meaningOfSentence(quote)?.kind
  return kind === undefined || kind === 'unknown' ? null : demandOf({ kind, quote })
}

describe('what a reply wants', () => {
  it.each([
    ['We have determined that your dispute is frivolous or irrelevant.', 'frivolous'],
    ['This dispute is considered frivolous because it gives no reason.', 'frivolous'],
    ['You did not provide sufficient information to investigate the disputed item.', 'not_enough_information'],
    ['We need additional information before we can process your request.', 'not_enough_information'],
    ['We were unable to verify your identity.', 'proof_of_identity'],
    ["Please send a copy of your driver's license and a utility bill.", 'proof_of_identity'],
    [
      'Proof of residence is needed: please provide a copy of a bank statement and proof of your current address.',
      'proof_of_identity',
    ],
    ['We will not investigate this item because it was previously disputed and investigated.', 'already_investigated'],
    [
      'Your dispute is a duplicate of a request that we already processed and we will not investigate it again.',
      'already_investigated',
    ],
    ['We received a suspicious request that we have determined was not sent by you.', 'proof_of_identity'],
    ['Your request did not appear to come from you, so we did not investigate it.', 'proof_of_identity'],
    ['The letter was submitted by a third party and we will not process it.', 'proof_of_identity'],
    ['Consumer contact needed.', 'consumer_contact_needed'],
    ['Please contact the creditor directly.', 'consumer_contact_needed'],
    ['We are unable to locate a credit file under your name.', 'no_such_file'],
    ['No record was found for you with the information provided.', 'no_such_file'],
  ])('“%s” is %s', (quote, demand) => expect(demandIn(quote)).toBe(demand))

  it('verified before is told from verified now', () => {
    expect(demandOf({ kind: 'verified', quote: 'This account was previously verified as accurate.' })).toBe('previously_verified')
    expect(demandOf({ kind: 'frivolous', quote: 'It was already verified with the source; no new investigation.' })).toBe(
      'previously_verified',
    )
    expect(demandOf({ kind: 'verified', quote: 'Verified as accurate' })).toBeNull()
  })

  it('is nothing where a result was reached, or no words are known', () => {
    expect(demandOf({ kind: 'deleted', quote: 'We deleted the item after you sent proof of identity.' })).toBeNull()
    expect(demandOf({ kind: 'frivolous', quote: null })).toBeNull()
  })

  it('each has a step, a letter, and how long the other side then has', () => {
    for (const demand of DEMANDS) {
      const { next, mayFollow } = DEMAND_MEANINGS[demand]
      expect(next).toMatch(/(?:30|15) days/)
      expect(mayFollow.length).toBeGreaterThan(0)
    }
    expect(new Set(DEMANDS.map((demand) => DEMAND_MEANINGS[demand].next)).size).toBe(DEMANDS.length)
  })
})
