import { describe, expect, it } from 'vitest'
import { debtPaths } from '#engine/plan/debt-paths.ts'
import { makeAccount, makeReport } from '#engine/testing/make.ts'

const BANK = makeAccount({
  id: 'bank',
  creditorName: 'HARBOR BANK',
  accountType: 'revolving',
  status: 'closed',
  paymentStatus: 'charge_off',
  currentBalance: 0,
  soldTo: 'MIDLAND CREDIT MANAGEMENT',
  dateOpened: '2015-03-01',
})
const BUYER = makeAccount({
  id: 'buyer',
  creditorName: 'MIDLAND CREDIT MANAGEMENT',
  originalCreditor: 'HARBOR BANK',
  accountType: 'collection',
  status: 'open',
  paymentStatus: 'in_collections',
  currentBalance: 125_000,
  dateOpened: '2021-06-01',
})

describe('the way of a debt', () => {
  it('leads from who lent it to who bought it, with what the pages say of it', () => {
    const [path] = debtPaths([makeReport({ accounts: [BUYER, BANK] })], [])
    expect(path?.map(({ name, entries }) => [name, entries.map(({ subjectId }) => subjectId)])).toEqual([
      ['HARBOR BANK', ['bank']],
      ['MIDLAND CREDIT MANAGEMENT', ['buyer']],
    ])
    expect(path?.[0]?.reasons).toEqual([])
    expect(path?.[1]?.reasons.join(' ')).toContain('HARBOR BANK')
    expect(path?.[1]?.facts[0]).toContain('$1,250')
  })

  it('is none where no page says so', () => {
    const silent = [
      { ...BANK, soldTo: null },
      { ...BUYER, originalCreditor: null },
    ]
    expect(debtPaths([makeReport({ accounts: silent })], [])).toEqual([])
  })
})
