import { expect, it } from 'vitest'
import { readPaper } from '#engine/papers/read-paper.ts'
import { replyPages } from '#engine/testing/reply-pages.ts'

const writerOf = (...lines: readonly string[]): string | null => {
  const sender = readPaper(replyPages(lines), [])?.sender?.value
  return sender?.kind === 'company' ? sender.name : null
}
const ANSWER = [
  'March 24, 2026',
  '',
  'Dear Dana Whitfield:',
  'Thank you for your dispute. We found that the loan was reported incorrectly. We have made the following',
  'corrections:',
  'Account status: Paid, closed',
  'We submitted them to Equifax and Experian.',
]

it.each([
  [['SIERRA CREST', 'CREDIT UNION', 'P.O. Box 1490', 'Placerville', 'CA 95667'], 'SIERRA CREST CREDIT UNION'],
  [['COPPER BASIN', 'SAVINGS BANK', '200 Broad Street', 'Globe', 'AZ 85501'], 'COPPER BASIN SAVINGS BANK'],
])('a narrow letterhead breaks its name, and its town is no one’s: %j', (head, name) => {
  expect(writerOf(...head, '', ...ANSWER)).toBe(name)
})

it('what changed is read where the words that announce it break', () => {
  const paper = readPaper(replyPages(['Sierra Bank', 'P.O. Box 1490, Globe, AZ 85501', '', ...ANSWER]), [])
  expect(paper?.facts).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ name: 'changedField', value: 'account status' }),
      expect.objectContaining({ name: 'valueAfter', value: 'Paid, closed' }),
    ]),
  )
})

it('a firm is not the person who signs for it', () => {
  const letter = [
    'MARCHBANKS & ODE,',
    'P.C.',
    'Bertram Marchbanks',
    'Loretta Ode',
    '1200 Main Street',
    'Kansas City, MO 64105',
    '816-555-0188',
    '',
    'May 20, 2026',
    '',
    'Dear Mr. Whitfield:',
    'This firm represents Sentinel Peak Bank. This is an attempt to collect a debt by a debt collector, and any information obtained will be used for that purpose.',
    '',
    'Very truly yours,',
    'Loretta Ode',
  ]
  expect(writerOf(...letter)).toMatch(/^MARCHBANKS & ODE, P\.C\.?$/)
})

it('a form says whose it is at its foot', () => {
  const form = [
    'STATEMENT OF CREDIT DENIAL',
    'Date: February 17, 2026',
    'Applicant’s Name: Dana Whitfield',
    '',
    'Your application was denied. Our decision was based on information in a report from Innovis. The agency did not make the decision.',
    '',
    'Creditor’s name: Tidewater Savings Bank',
    'Creditor’s telephone number: 757-555-0145',
  ]
  expect(writerOf(...form)).toBe('Tidewater Savings Bank')
})
