import { describe, expect, it } from 'vitest'
import { deadlinesFor } from '#engine/disputes/deadlines.ts'
import { statementsIn } from '#engine/letters/check-letter.ts'
import { composeLetter } from '#engine/letters/compose-letter.ts'
import { lacksOf } from '#engine/letters/letter-lacks.ts'
import { letterRequest } from '#engine/testing/letter-request.ts'
import { disputeCase } from '#engine/testing/dispute-case.ts'

const TOLD = {
  resultedFromTrafficking: true,
  victimDocument: { issuer: 'Illinois Attorney General', datedOn: '2026-10-19' },
} as const
const asked = { kind: 'trafficking_block', enclosesIdentification: true, told: TOLD } as const

describe('a trafficking block', () => {
  it.each([
    ['their word', { told: { victimDocument: TOLD.victimDocument } }, 'resultedFromTrafficking'],
    ['the document', { told: { resultedFromTrafficking: true } }, 'victimDocument'],
    ['proof of who they are', { enclosesIdentification: false }, 'enclosesIdentification'],
  ] as const)('is not written without %s', (_, without, field) => {
    expect(lacksOf(letterRequest({ ...asked, ...without })).map((lack) => [lack.kind, lack.field])).toEqual([['missing', field]])
  })

  it('can be asked for an account that its member confirmed to be theirs: who signed does not matter', () => {
    const recorded = { belongs: { answer: 'mine', saidOn: '2026-11-02' }, dispute: null, opened: null } as const
    expect(lacksOf(letterRequest({ ...asked, recorded }))).toEqual([])
  })

  it('says nothing of whose debt it is, encloses the document, and keeps what only they know as their statement', () => {
    const { letterContent, enclosures, facts } = composeLetter(letterRequest(asked))
    expect(letterContent).not.toMatch(/not mine|identity theft|1681c-2\b/i)
    expect(enclosures).toContain('A copy of the document that shows the trafficking')
    expect(statementsIn(letterContent, facts).join(' ')).toContain('human trafficking')
  })

  it('is due four business days after all of it came', () => {
    const [block] = deadlinesFor(disputeCase({ channel: 'trafficking_block', receivedOn: '2026-11-20' }))
    // Thanksgiving is left out.
    expect(block).toMatchObject({ kind: 'block', due: '2026-11-27', citation: 'reg_v_1022_142' })
    expect(block?.why).toContain('trafficking documents')
  })
})
