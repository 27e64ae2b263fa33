import { describe, expect, it } from 'vitest'
import { isPrintedTwice } from '#engine/reading/printed-twice.ts'
import type { Account } from '#engine/report/account.ts'
import { blankAccount } from '#engine/report/blank-account.ts'
import type { Inquiry } from '#engine/report/report.ts'

const account = (creditorName: string, currentBalance = 100): Account =>
  blankAccount({ creditorName, accountNumber: `${creditorName.length}XXXX`, dateOpened: '2019-03-12', currentBalance })
const inquiry = (creditorName: string): Inquiry => ({
  id: creditorName,
  creditorName,
  date: '2024-01-02',
  kind: 'hard',
  onRecordUntil: null,
  evidence: {},
})
const [A, B, C] = [account('ALPHA'), account('BETA'), account('GAMMA')]
const [X, Y] = [inquiry('LENDER'), inquiry('DEALER')]

describe('a report that was printed twice into one file', () => {
  it.each([
    ['its accounts and inquiries', [A, B, A, B], [X, X, Y, Y]],
    ['one account and one inquiry', [A, A], [X, X]],
    ['accounts, with no inquiry', [A, B, C, A, B, C], []],
  ])('lists everything twice: %s', (_, accounts, inquiries) => {
    expect(isPrintedTwice({ accounts, inquiries })).toBe(true)
  })

  it.each([
    ['an account that is listed twice', [A, A], []],
    ['each account twice, one behind the other', [A, A, B, B], []],
    ['accounts twice, inquiries once', [A, B, A, B], [X, Y]],
    ['another balance', [A, B, A, account('BETA', 200)], [X, X]],
    ['nothing', [], []],
    ['inquiries alone', [], [X, X]],
  ])('is none with %s', (_, accounts, inquiries) => {
    expect(isPrintedTwice({ accounts, inquiries })).toBe(false)
  })
})
