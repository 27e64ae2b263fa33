import { describe, expect, it } from 'vitest'
import { wordToSay } from '#contract/own-word.ts'
import { OWN_WORD_QUESTIONS } from '#engine/words/own-word.ts'
import { birthdayIn, choicesOf, type Question, sentenceOf, wordOf } from '#web/screens/own-word/own-word-words.ts'

const asked = (given: Partial<Question>): Question => ({
  question: 'belongs',
  subjectKind: 'account',
  reportId: 'r1',
  entryId: 'a1',
  bureau: 'equifax',
  label: 'CAPITAL ONE',
  text: '',
  why: '',
  evidence: null,
  isPractice: false,
  sheet: null,
  prints: [],
  ...given,
})

describe('the answers to a question', () => {
  it.each(OWN_WORD_QUESTIONS)('%s: each is a word that the server takes', (question) => {
    for (const { answer } of choicesOf(asked({ question })))
      expect(wordToSay.safeParse(wordOf(asked({ question }), answer)).success).toBe(true)
  })

  it('take up the verb of the question', () => {
    const first = (given: Partial<Question>) => choicesOf(asked(given))[0]?.label
    expect(first({ subjectKind: 'detail', sheet: 'names' })).toBe('Yes, mine')
    expect(first({ subjectKind: 'detail', sheet: 'addresses' })).toBe('Yes, I did')
    expect(first({ subjectKind: 'detail', sheet: 'employers' })).toBe('Yes, I did')
    expect(first({ subjectKind: 'inquiry', sheet: 'inquiries' })).toBe('Yes, I did')
  })

  it('are said about an entry, or of the member', () => {
    expect(wordOf(asked({ subjectKind: 'inquiry' }), 'not_mine')).toEqual({
      question: 'belongs',
      subjectKind: 'inquiry',
      reportId: 'r1',
      entryId: 'a1',
      answer: 'not_mine',
    })
    expect(wordOf(asked({ question: 'birthday', reportId: null, entryId: null }), '1980')).toEqual({
      question: 'birthday',
      answer: '1980',
    })
    expect(wordOf(asked({ reportId: null }), 'mine')).toBeNull()
  })

  it('stand as sentences', () => {
    const said = {
      id: '1',
      subjectKind: 'account',
      reportId: null,
      entryId: null,
      label: '',
      dateOfService: null,
      isSettled: null,
      isPractice: false,
      saidAt: '',
    } as const
    expect(sentenceOf({ ...said, question: 'belongs', answer: 'not_mine' })).toBe('You said that this is not yours.')
    expect(sentenceOf({ ...said, question: 'birthday', answer: '1980-05-17' })).toBe('You said: May 17, 1980.')
  })

  it.each([
    ['03/14/1979', '1979-03-14'],
    ['3/4/1979', '1979-03-04'],
    ['March 14, 1979', '1979-03-14'],
    ['1979', '1979'],
    ['03/1979', null],
    ['13/45/1979', null],
    ['soon', null],
  ])('takes a birthday as people write it: %s', (typed, day) => {
    expect(birthdayIn(typed)).toBe(day)
  })
})
