import { describe, expect, it } from 'vitest'
import { coveredDebts } from '#engine/papers/covered-debts.ts'
import type { Account } from '#engine/report/account.ts'
import { makeAccount } from '#engine/testing/make.ts'
import type { Bureau } from '#engine/words/bureau.ts'

const FILED = '2026-02-02'
const card = (given: Partial<Account>): Account =>
  makeAccount({
    creditorName: 'SUMMIT RIDGE BANK',
    accountNumber: 'xxxxxxxx4417',
    dateOpened: '2019-04-01',
    currentBalance: 90_000,
    ...given,
  })
const side = (bureau: Bureau, ...accounts: readonly Account[]) => ({ bureau, reportId: bureau, file: bureau, accounts })
const told = (...sides: readonly ReturnType<typeof side>[]) =>
  coveredDebts(sides, FILED).map(({ coverage, entries }) => [coverage, entries.map(({ bureau }) => bureau)])

describe('debts that a discharge may cover', () => {
  it('are told once, however many bureaus list them', () => {
    const one = card({ id: 'a' })
    expect(told(side('equifax', one), side('experian', one), side('transunion', one))).toEqual([
      ['asked', ['equifax', 'experian', 'transunion']],
    ])
  })

  it('are covered at every bureau where one report says so', () => {
    const said = card({ id: 'a', statusText: 'Included in bankruptcy', currentBalance: 0 })
    expect(told(side('equifax', said), side('experian', card({ id: 'b' })))).toEqual([['covered', ['equifax', 'experian']]])
  })

  it('are not put together where they may be two', () => {
    const other = card({ id: 'b', accountNumber: 'xxxxxxxx9920', dateOpened: '2020-10-01' })
    expect(told(side('equifax', card({ id: 'a' })), side('experian', other))).toEqual([
      ['asked', ['equifax']],
      ['asked', ['experian']],
    ])
  })

  it('leave out an entry that began after the case', () => {
    expect(told(side('equifax', card({ id: 'a', dateOpened: '2026-05-01' })))).toEqual([])
  })
})
