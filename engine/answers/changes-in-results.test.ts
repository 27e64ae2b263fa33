import { describe, expect, it } from 'vitest'
import { readReply } from '#engine/answers/read-reply.ts'
import { replyPages } from '#engine/testing/reply-pages.ts'

const KNOWN = [{ creditor: 'CAPITAL ONE BANK USA NA' }, { creditor: 'MIDLAND CREDIT MANAGEMENT' }]
const HEAD = [
  'Equifax Information Services LLC',
  'December 14, 2026',
  '',
  'Dear Jordan Avery:',
  'Below are the results of your dispute.',
  '',
]

function changes(...lines: readonly string[]) {
  const reading = readReply(replyPages([...HEAD, ...lines]), KNOWN)
  if (reading.kind !== 'reply') throw new Error(reading.kind)
  return reading.reply.results.map(({ creditorName, changes: found = [] }) => [
    creditorName?.value ?? null,
    found.map(({ field, before, after }) => `${field}: ${before} > ${after.value}`),
  ])
}

describe('before and after in a bureau’s results', () => {
  it.each([
    ['Before', 'After'],
    ['Previous', 'Updated'],
    ['Old', 'New'],
    ['Was', 'Now'],
  ])('a table of %s and %s, row by row, each for its account', (before, after) => {
    expect(
      changes(
        'CAPITAL ONE BANK USA NA   Account # 517805XXXXXX',
        'This account has been updated.',
        `Field\t${before}\t${after}`,
        'Balance\t$512\t$0',
        'Account Status\tCharge Off\tPaid',
        'Past Due\t$512\t-',
        '',
        'MIDLAND CREDIT MANAGEMENT   Account # 8541XXXX',
        'This account was verified as accurate.',
      ),
    ).toEqual([
      ['CAPITAL ONE BANK USA NA', ['balance: $512 > $0', 'account status: Charge Off > Paid']],
      ['MIDLAND CREDIT MANAGEMENT', []],
    ])
  })

  it.each([
    'The balance was changed from $512 to $0.',
    'We updated the balance of this account from $512 to $0.',
    'Balance: $512 -> $0',
  ])('a sentence: %s', (sentence) => {
    expect(changes('CAPITAL ONE BANK USA NA   Account # 517805XXXXXX', 'This account has been updated.', sentence)).toEqual([
      ['CAPITAL ONE BANK USA NA', ['balance: $512 > $0']],
    ])
  })

  it('is nothing without words for before and after', () => {
    expect(
      changes(
        'CAPITAL ONE BANK USA NA   Account # 517805XXXXXX',
        'This account has been updated.',
        'Balance\t$512\t$0',
        'Your balance may change from month to month.',
      ),
    ).toEqual([['CAPITAL ONE BANK USA NA', []]])
  })
})
