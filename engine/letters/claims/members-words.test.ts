import { describe, expect, it } from 'vitest'
import { checkSaid, statementsIn } from '#engine/letters/check-letter.ts'
import type { ConfirmedWord } from '#engine/letters/claims/contradictions.ts'
import type { Fact } from '#engine/letters/fact.ts'
import { TRUE_BROTHERS, UNTRUE_BROTHERS } from '#engine/testing/edits/members-words-brothers.ts'
import { TRUE_WORDS, UNTRUE_WORDS } from '#engine/testing/edits/members-words.ts'
import { TRUE_PLAIN, UNTRUE_PLAIN } from '#engine/testing/edits/plain-words.ts'
import { DISPUTES_BY_MONTH } from '#engine/testing/golden/disputes-by-month.ts'
import { DISPUTES_BY_RULE } from '#engine/testing/golden/disputes-by-rule.ts'
import { DISPUTES_BY_WORD } from '#engine/testing/golden/disputes-by-word.ts'
import { OTHER_LETTERS } from '#engine/testing/golden/other-letters.ts'

const LETTERS = [...DISPUTES_BY_RULE, ...DISPUTES_BY_MONTH, ...DISPUTES_BY_WORD, ...OTHER_LETTERS]
const factsOf = (id: string): readonly Fact[] => LETTERS.find((one) => one.id === id)?.facts ?? expect.unreachable(id)
/** The answer that the letter of an account that is not theirs rests on. */
const DENIED: ConfirmedWord = {
  question: 'belongs',
  subjectKind: 'account',
  answer: 'not_mine',
  label: 'MIDLAND CREDIT MGMT',
  saidOn: '2026-11-01',
}
const faultsOf = (letter: string, sentence: string) =>
  checkSaid(sentence, { facts: factsOf(letter), attested: [], confirmed: letter === 'not-mine' ? [DENIED] : [] })

describe('an edit in a member’s own words', () => {
  it.each([...UNTRUE_WORDS, ...UNTRUE_PLAIN])('%s: %s, %s is %s', (letter, _, sentence, least) => {
    const isRefused = faultsOf(letter, sentence).length > 0
    expect(isRefused || (least === 'shown' && statementsIn(sentence, factsOf(letter)).includes(sentence))).toBe(true)
  })

  it.each(UNTRUE_BROTHERS)('%s refuses: %s', (letter, sentence) => expect(faultsOf(letter, sentence)).not.toEqual([]))

  it.each([...TRUE_WORDS, ...TRUE_BROTHERS, ...TRUE_PLAIN])('%s passes: %s', (letter, sentence) =>
    expect(faultsOf(letter, sentence)).toEqual([]),
  )

  it('may still be confirmed where only its writer knows', () => {
    const sentence = 'If this is not fixed I plan to file a complaint with the Consumer Financial Protection Bureau.'
    const facts = factsOf('direct-dispute')
    expect(checkSaid(sentence, { facts, attested: [], confirmed: [] }).map(({ canBeStated }) => canBeStated)).toEqual([undefined])
    expect(checkSaid(sentence, { facts, attested: [sentence], confirmed: [] })).toEqual([])
  })
})
