import { describe, expect, it } from 'vitest'
import type { Fact } from '#engine/letters/fact.ts'
import type { FactRole } from '#engine/letters/mentions/find-role.ts'
import { indexFacts, proveText } from '#engine/letters/prove-mentions.ts'

const day = (id: string, text: string, role: FactRole): Fact => ({ id, kind: 'date', text, source: 'profile', role })
const amount = (id: string, text: string, role: FactRole): Fact => ({ id, kind: 'amount', text, source: 'report', role })

const INDEX = indexFacts([
  day('account.dateOpened', 'February 14, 2015', 'opened'),
  day('account.dateClosed', 'June 30, 2025', 'closed'),
  day('earlier.writtenOn', 'August 10, 2026', 'letter'),
  day('earlier.receivedOn', 'August 14, 2026', 'received'),
  day('letter.date', 'November 20, 2026', 'letter'),
  amount('account.currentBalance', '$900', 'balance'),
  amount('account.pastDue', '$300', 'past_due'),
])
const isProven = (text: string): boolean => proveText(text, INDEX).every(({ facts }) => facts.length > 0)

describe('what follows from the days and the amounts of a file', () => {
  it.each([
    'You got my letter four days after I wrote it.',
    'You received my letter on the 14th.',
    'More than three months have gone by since then.',
    'It was opened almost twelve years ago.',
    'It was closed in June of last year.',
    'It was closed about ten years after it was opened.',
    'The balance is $600 more than the amount past due.',
    'The balance is three times the amount past due.',
    'The amount past due is a third of the balance.',
  ])('is proven: %s', (text) => expect(isProven(text)).toBe(true))

  it.each([
    'You got my letter four days before I wrote it.',
    'You got my letter five days after I wrote it.',
    'You received my letter on the 15th.',
    'More than six months have gone by since then.',
    'It was opened almost eleven years ago.',
    'It was closed in June of this year.',
    'It was closed about three years after it was opened.',
    'The balance is $700 more than the amount past due.',
    'The balance is $300 more than the amount past due.',
    'The balance is twice the amount past due.',
    'The amount past due is half of the balance.',
  ])('is not proven: %s', (text) => expect(isProven(text)).toBe(false))
})
