import { expect, it } from 'vitest'
import { readPaper } from '#engine/papers/read-paper.ts'
import { replyPages } from '#engine/testing/reply-pages.ts'

const COLLECTS =
  'This is an attempt to collect a debt by a debt collector. Any information obtained will be used for that purpose.'
const factsOf = (...lines: readonly string[]): string[] =>
  readPaper(replyPages(lines), [])?.facts.map(({ name, value }) => `${name} ${value}`) ?? []

it.each([
  ['a store card from Bank of Harlan with account number ending in 4417', 'Bank of Harlan'],
  ['a personal loan from Northgate Community Bank ending in 4417', 'Northgate Community Bank'],
])('a collector that owns a debt was not its first creditor: %s', (debt, creditor) => {
  const facts = factsOf(
    'Stillwater Services, LLC',
    'P.O. Box 12, Pasadena, CA 91111',
    'August 14, 2026',
    '',
    'Stillwater Services, LLC is a debt collector. We are trying to collect a debt that you owe to Stillwater Services, LLC.',
    '',
    `You had ${debt}.`,
    'Call or write to us by September 25, 2026, to dispute all or part of the debt.',
  )
  expect(facts.filter((one) => one.startsWith('originalCreditor'))).toEqual([`originalCreditor ${creditor}`])
})

it.each([[['You were charged this amount in\t+ $25.00', 'fees:']], [['You were charged this amount in fees:\t+ $25.00']]])(
  'fees stand beside their label, however it breaks',
  (rows) => {
    const facts = factsOf(
      'Ridge Recovery LLC is a debt collector. You owe a debt to Elm Energy.',
      '',
      ...rows,
      'Total amount of the debt now:\t$437.18',
      '',
      COLLECTS,
    )
    expect(facts).toEqual(expect.arrayContaining(['fees 25.00', 'amount 437.18']))
  },
)

it.each([
  ['Creditor', 'Creditor account', 'Our number'],
  ['Original creditor', 'Client account', 'Our account'],
])('a table of one row under its heads: %s', (creditor, account, own) => {
  const facts = factsOf(
    'Ridge Recovery Bureau',
    'PO Box 31190, Billings, MT 59107',
    'October 1, 2026',
    '',
    `${creditor}\t${account}\t${own}`,
    'Elm Medical Center\tHR 0099172\tRRB 4410-77',
    '',
    COLLECTS,
    `${own}: RRB 4410-77`,
  )
  expect(facts).toEqual(
    expect.arrayContaining(['originalCreditor Elm Medical Center', 'accountNumber 9172', 'reference RRB 4410-77']),
  )
})
