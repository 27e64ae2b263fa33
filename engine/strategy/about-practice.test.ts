import { describe, expect, it } from 'vitest'
import { isAboutPractice, type FiledEntry } from '#engine/strategy/about-practice.ts'

const entry = (creditorName: string, isPractice: boolean, change: Partial<FiledEntry> = {}): FiledEntry => ({
  creditorName,
  description: `Status: Charge off of ${creditorName}. Balance $1,284.`,
  accountNumber: '****4417',
  isPractice,
  ...change,
})
const PRACTICE = [entry('MIDLAND CREDIT MANAGEMENT', true), entry('DISCOVER BANK', true)]
const OWN = [entry('DISCOVER BANK USA', false, { description: 'Status: Late 30 days. Balance $77.' })]
const WORDS = 'I paid this bill in full in 2024.'

describe('what is about practice', () => {
  it.each([
    ['the name of a practised entry', 'MIDLAND CREDIT MANAGEMENT', WORDS, true],
    ['the name as people write it', 'Midland Credit  Management, LLC', WORDS, true],
    ['another company', 'Harbor Dental', WORDS, false],
    ['a part of the name', 'Midland', WORDS, false],
    ['nothing', '', WORDS, false],
    [
      'a practised entry’s words',
      'Harbor Dental',
      `It says: status:  charge off of\nDiscover Bank. Balance $1,284. That is wrong.`,
      true,
    ],
    ['a practised name in a text alone', null, 'Dear Sirs: MIDLAND CREDIT MANAGEMENT lists 4417.', true],
    ['a practised name with another number', null, 'Dear Sirs: MIDLAND CREDIT MANAGEMENT lists 9999.', false],
    ['no name', null, 'Dear Sirs: take it away.', false],
  ])('with practice only: %s', (_case, creditor, text, wanted) => {
    expect(isAboutPractice({ creditor, text }, PRACTICE)).toBe(wanted)
  })

  it.each([
    ['a company of both', 'Discover Bank', WORDS, false],
    ['a practised one', 'Midland Credit Management', WORDS, true],
    ['an own one with practised words', 'Discover Bank USA', PRACTICE[0]?.description ?? '', true],
    ['an own one with its own words', 'Discover Bank USA', OWN[0]?.description ?? '', false],
  ])('with own reports too: %s', (_case, creditor, text, wanted) => {
    expect(isAboutPractice({ creditor, text }, [...PRACTICE, ...OWN])).toBe(wanted)
  })

  it('takes words that both say for one’s own, and short ones for no one’s', () => {
    const twin = entry('Else', false, { description: PRACTICE[0]?.description ?? '' })
    expect(isAboutPractice({ creditor: 'Else', text: twin.description }, [...PRACTICE, twin])).toBe(false)
    expect(
      isAboutPractice({ creditor: 'Else', text: 'A charge off.' }, [entry('X BANK', true, { description: 'Charge off.' })]),
    ).toBe(false)
    expect(isAboutPractice({ creditor: 'Midland Credit Management', text: WORDS }, [])).toBe(false)
  })
})
