import { describe, expect, it } from 'vitest'
import { contradicting, statementsIn } from '#engine/letters/check-letter.ts'
import { composeLetter } from '#engine/letters/compose-letter.ts'
import { lacksOf } from '#engine/letters/letter-lacks.ts'
import { letterRequest } from '#engine/testing/letter-request.ts'

const asked = { kind: 'coerced_debt', findings: [], told: { wasCoerced: true } } as const
const said = (answer: 'mine' | 'not_mine') =>
  ({ recorded: { belongs: { answer, saidOn: '2026-11-02' }, dispute: null, opened: null } }) as const

describe('a coerced debt', () => {
  it('is disputed on its member’s word alone', () => {
    expect(lacksOf(letterRequest({ ...asked, told: {} })).map(({ kind, field }) => [kind, field])).toEqual([
      ['missing', 'wasCoerced'],
    ])
    expect(lacksOf(letterRequest({ ...asked, ...said('mine') }))).toEqual([])
  })

  it('that someone else opened is identity theft, and sent there', () => {
    expect(lacksOf(letterRequest({ ...asked, ...said('not_mine') }))).toEqual([
      expect.objectContaining({ kind: 'refused', message: expect.stringContaining('identity theft') }),
    ])
  })

  it('to a company is no direct dispute where letters are paid for', () => {
    const recipient = {
      kind: 'furnisher',
      name: 'MIDLAND',
      lines: ['P.O. Box 1', 'Los Angeles, CA 90060'],
      source: 'report',
    } as const
    const [lack] = lacksOf(letterRequest({ ...asked, recipient, isSentByCreditRepair: true }))
    expect(lack?.kind).toBe('refused')
  })

  it('claims no federal block, stays with the word that the account is theirs, and is listed as their statement', () => {
    const { letterContent, facts } = composeLetter(letterRequest(asked))
    expect(letterContent).not.toMatch(/1681c-2|1681c-3|identity theft/)
    expect(statementsIn(letterContent, facts).join(' ')).toContain('forced, pressured or tricked')
    const mine = { question: 'belongs', subjectKind: 'account', answer: 'mine', label: 'MIDLAND', saidOn: '2026-11-02' } as const
    expect(contradicting(letterContent, [], [mine])).toEqual([])
  })
})
