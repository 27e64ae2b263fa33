import { describe, expect, it } from 'vitest'
import { TURNS } from '#engine/strategy/planned-dispute.ts'
import { LETTER_KINDS } from '#engine/words/letter-type.ts'
import { groupsOf, letterWords, summaryOf, TURN_WORDS } from '#web/screens/strategy/strategy-words.ts'

const target = { first: 'experian', why: '', citations: [], direct: { isOwed: true, why: '', citation: '' } } as const

describe('the words of the strategy', () => {
  it('name each turn differently', () => {
    expect(new Set(TURNS.map((turn) => TURN_WORDS[turn].label)).size).toBe(TURNS.length)
  })

  it.each(LETTER_KINDS)('name the letter %s and the bureau', (letter) => {
    expect(letterWords({ letter, target: { ...target, citations: [] } })).toMatch(/^[A-Z].+, to Experian$/)
  })

  it('say that an answer is awaited where there is nothing to write', () => {
    expect(letterWords({ letter: null, target: { ...target, citations: [] } })).toBe(
      'None for now. You’re waiting for an answer.',
    )
  })

  it('put entries together that are left alone for one reason, and no others', () => {
    const left = (creditorName: string, why: string) => ({
      entry: {
        isEarlier: false,
        reportId: 'r1',
        bureau: 'experian' as const,
        accountId: creditorName,
        subjectId: creditorName,
        subjectKind: 'account' as const,
        creditorName,
        evidence: [],
      },
      accountNumber: null,
      negativeItemId: null,
      disputeId: null,
      reason: 'only_a_note' as const,
      why,
    })
    const groups = groupsOf([left('A', 'one'), left('B', 'two'), left('C', 'one')])
    expect(groups.map(({ why, entries }) => [why, entries.map(({ creditorName }) => creditorName)])).toEqual([
      ['one', ['A', 'C']],
      ['two', ['B']],
    ])
  })

  it('count every entry once', () => {
    expect(summaryOf({ disputes: [], leave: [] })).toBe('0 to do now, 0 in progress, 0 for later, 0 to leave alone')
    expect(summaryOf({ disputes: TURNS.map((turn) => ({ turn })), leave: [] })).toBe(
      '4 to do now, 1 in progress, 3 for later, 0 to leave alone',
    )
  })
})
