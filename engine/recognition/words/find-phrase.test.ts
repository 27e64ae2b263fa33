import { describe, expect, it } from 'vitest'
import { PRINTED_WORDS as EXPERIAN } from '#engine/reading/layouts/experian-web-print/printed-words.ts'
import { PRINTED_WORDS as MYEQUIFAX } from '#engine/reading/layouts/myequifax/printed-words.ts'
import { PRINTED_WORDS as TRANSUNION } from '#engine/reading/layouts/transunion-web-print/printed-words.ts'
import { findPhrase, phraseIndex } from '#engine/recognition/words/find-phrase.ts'

const experian = phraseIndex(EXPERIAN)
const transunion = phraseIndex(TRANSUNION)
const myequifax = phraseIndex(MYEQUIFAX)

describe('a phrase that was nearly read', () => {
  it.each([
    ['Date 0pened', experian, 'Date Opened'],
    ['DateOpened', experian, 'Date Opened'],
    ['Account Nurnber', experian, 'Account Number'],
    ['Ba1ance Updated', experian, 'Balance Updated'],
    ['Payrnent history', experian, 'Payment history'],
    ['On Recard Until', experian, 'On Record Until'],
    ['Open/Never Iate.', experian, 'Open/Never late.'],
    ['Past due 30 day5', experian, 'Past due 30 days'],
    ['Currert; Paid or Paying as Agreed', transunion, 'Current; Paid or Paying as Agreed'],
    ['Maxirnum Delinquency Note', transunion, 'Maximum Delinquency Note'],
    ['>CIO<', transunion, '>C/O<'],
    ['NOT_MORE_THAN_TW0_PAYMENTS_PAST_DUE', myequifax, 'NOT_MORE_THAN_TWO_PAYMENTS_PAST_DUE'],
    ['INDIVIDUAL ACCOUNT', myequifax, 'INDIVIDUAL_ACCOUNT'],
    ['Date of First Delinquencv', myequifax, 'Date of First Delinquency'],
    ['>Collection<', transunion, '>Collection<'],
    ['Hl Account Info', experian, 'Account Info'],
  ])('%s', (text, index, phrase) => {
    expect(findPhrase(text, index)?.phrase ?? null).toBe(phrase)
  })

  it.each([
    ['a value of one letter', 'C', experian],
    ['an amount that reads like a code', '$60', experian],
    ['figures', '30', experian],
    ['other figures than the phrase has', 'Past due 80 days', experian],
    ['a creditor whose name begins like a label', 'STATUS AUTO SALES', experian],
    ['a creditor whose name ends like one', 'BALANCE CREDIT UNION', myequifax],
    ['a status that another one ends with', 'Repossession begun', transunion],
    ['a person', 'Joan Opened', experian],
    ['a label with a value behind it', 'Date Opened 03/12/2024', experian],
    ['an amount', '$1,200', transunion],
    ['a date', '03/12/2024', transunion],
    ['a docket number', '20-10450', transunion],
    [
      'one with another word, not a misread one',
      'Real Estate Mortgage',
      phraseIndex({ ...TRANSUNION, values: ['Real Estate Mtge'] }),
    ],
    ['a short word of which half is other letters', 'Pard', experian],
    ['a sentence around a phrase', 'The account was paid as agreed by you', transunion],
  ])('%s is none', (_, text, index) => {
    expect(findPhrase(text, index)).toBeNull()
  })

  it('keeps its own spelling where the layout has two that read alike', () => {
    expect(findPhrase('Charge Off Amount', myequifax)?.phrase).toBe('Charge Off Amount')
    expect(findPhrase('Charge-Off Amount', myequifax)?.phrase).toBe('Charge-Off Amount')
  })
})
