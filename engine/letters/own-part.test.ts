import { describe, expect, it } from 'vitest'
import { ownPart, type EntryWords } from '#engine/letters/own-part.ts'

const LOAN: EntryWords = {
  printed: [
    'MERIDIAN AUTO FINANCE',
    'Charge-off',
    '$4,810',
    'Charged off as bad debt',
    'Jun 2021',
    '60 days past due',
    'Account closed at consumer’s request',
    'Paid in full',
  ],
  told: [
    'Status: Charge-off. Balance $4,810. Late 60 days in June 2021.',
    'The report says this account was closed before it was opened.',
  ],
}
const CARD: EntryWords = { printed: ['FIRST PLAINS BANK', 'Open/Never late.', '$120'], told: [] }
const own = (typed: string) => ownPart(typed, [CARD, LOAN])

describe('what someone typed', () => {
  it.each([
    ['the product’s description', 'Status: Charge-off. Balance $4,810. Late 60 days in June 2021.'],
    ['a sentence of it', 'Balance $4,810.'],
    ['a sentence of it that holds no figure', 'Status: charge-off'],
    ['in other capitals and spaces', 'status:  CHARGE-OFF.   balance $4,810'],
    ['a remark', 'Charged off as bad debt'],
    ['a status without its dash', 'Charge off'],
    ['what a remark says of the consumer', 'Account closed at consumer’s request'],
    ['a printed payment', 'Paid in full.'],
    ['behind words that name the report', 'My Equifax report says: Charged off as bad debt'],
    ['behind others', 'The report shows it as Charged off as bad debt.'],
    ['several fields in a row', 'MERIDIAN AUTO FINANCE, charge-off, balance $4,810, opened Jun 2021'],
    ['what a finding says', 'This account was closed before it was opened.'],
    ['what is printed of an account never late', 'Open/Never late.'],
    ['a word beside them', 'Charge-off. $4,810. Charged off as bad debt.'],
    ['several remarks', 'Charged off as bad debt. Account closed at consumer’s request.'],
  ])('is no statement of theirs: %s', (_, typed) => {
    expect(own(typed).own).toBe('')
    expect(own(typed).copied.length).toBeGreaterThan(0)
  })

  it.each([
    'I never opened this account.',
    'This is not mine',
    'I paid this in full in June 2021.',
    'The balance of $4,810 is wrong',
    'I was never late',
    'The report says that I owe $4,810, and I do not.',
    'Collection',
    'Late payment',
    'My husband closed this account in 2019',
    'Charged off twice',
    'Never late',
    'Balance should be $0',
    'I was in the hospital in June 2021 and the bank agreed to wait',
  ])('is their statement: %s', (typed) => {
    expect(own(typed)).toEqual({ own: typed, copied: [] })
  })

  it('keeps what is theirs next to a copy', () => {
    expect(own('Charged off as bad debt. I never had this loan. Balance $4,810.')).toEqual({
      own: 'I never had this loan.',
      copied: ['Charged off as bad debt.', 'Balance $4,810.'],
    })
  })

  it('is theirs where no report is at hand', () => {
    expect(ownPart('Charged off as bad debt', [])).toEqual({ own: 'Charged off as bad debt', copied: [] })
  })
})
