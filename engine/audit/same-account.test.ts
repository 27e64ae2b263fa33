import { describe, expect, it } from 'vitest'
import { compareWithEarlier } from '#engine/audit/same-account.ts'
import type { Account } from '#engine/report/account.ts'
import { makeAccount, makeReport } from '#engine/testing/make.ts'

type Given = Partial<Account>
const HERE: Given = {
  creditorName: 'FIRST BANK, N.A.',
  accountType: 'revolving',
  dateOpened: '2018-02-03',
  accountNumber: '4796XXXX',
}

/** The id of the earlier self that is found, or null. */
function found(
  now: readonly Given[],
  earlier: readonly Given[],
  dates: readonly [string | null, string | null] = ['2025-01-15', '2024-01-15'],
): string | null {
  const accounts = now.map((given, index) => makeAccount({ ...HERE, ...given, id: `a${index}` }))
  const report = makeReport({ accounts, reportDate: dates[0] })
  const before = makeReport({
    id: 'r0',
    reportDate: dates[1],
    accounts: earlier.map((given, index) => makeAccount({ ...HERE, ...given, id: `b${index}` })),
  })
  const [first = makeAccount()] = accounts
  return (
    compareWithEarlier(first, { report, earlier: [before], elsewhere: () => [] }, ({ account }) => ({
      message: account.id,
      claim: '',
      fields: [],
    }))?.message ?? null
  )
}

describe('the same account in an earlier report', () => {
  it.each<readonly [string, readonly Given[], readonly Given[], string | null]>([
    ['the same', [{}], [{}], 'b0'],
    ['the name in another spelling', [{}], [{ creditorName: 'First Bank NA' }], 'b0'],
    ['another day of the same month', [{}], [{ dateOpened: '2018-02' }], 'b0'],
    ['no opening date, same digits', [{ dateOpened: null }], [{}], 'b0'],
    ['no number, same month', [{ accountNumber: null }], [{}], 'b0'],
    ['neither', [{ dateOpened: null, accountNumber: null }], [{}], null],
    ['another furnisher', [{}], [{ creditorName: 'SECOND BANK' }], null],
    ['another type', [{}], [{ accountType: 'installment' }], null],
    ['an unknown type', [{ accountType: null }], [{ accountType: null }], null],
    ['another month', [{}], [{ dateOpened: '2018-03-03' }], null],
    ['other digits', [{}], [{ accountNumber: '5555XXXX' }], null],
    ['two candidates there', [{}], [{}, {}], null],
    ['two candidates here', [{}, {}], [{}], null],
    ['one of two fits', [{}], [{ dateOpened: '2020-01-01' }, {}], 'b1'],
  ])('%s', (...[, now, earlier, id]) => {
    expect(found(now, earlier)).toBe(id)
  })

  it('needs reports in the order of time', () => {
    expect(found([{}], [{}], ['2024-01-15', '2024-01-15'])).toBeNull()
    expect(found([{}], [{}], [null, '2024-01-15'])).toBeNull()
  })

  it('is corrected by what the consumer said', () => {
    const account = makeAccount({ ...HERE, id: 'a1' })
    const before = makeReport({ id: 'r0', reportDate: '2024-01-15', accounts: [makeAccount({ ...HERE, id: 'b1' })] })
    const report = makeReport({ accounts: [account] })
    const links = [{ one: { reportId: 'r1', accountId: 'a1' }, other: { reportId: 'r0', accountId: 'b1' }, isSame: false }]
    const hit = { message: 'found', claim: '', fields: [] }
    const surroundings = { report, earlier: [before], elsewhere: () => [] }
    expect(compareWithEarlier(account, surroundings, () => hit)).toBe(hit)
    expect(compareWithEarlier(account, { ...surroundings, links }, () => hit)).toBeNull()
  })
})
