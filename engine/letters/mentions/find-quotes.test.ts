import { expect, it } from 'vitest'
import { findQuotes } from '#engine/letters/mentions/find-quotes.ts'

it.each([
  ['The status says "Never late."', ['never late']],
  ['A remark of “Charged off” is there.', ['charged off']],
  ['It is reported as "Paid", and the code: "R9".', ['paid', 'r9']],
  ['I call this a "ghost" account.', []],
])('what a report is said to say, word for word: %s', (text, quoted) =>
  expect(findQuotes(text).map(({ words }) => words)).toEqual(quoted),
)
