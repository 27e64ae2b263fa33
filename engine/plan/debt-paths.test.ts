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
  it('leads from who lent it to who bought it, with what the pages say about it', () => {
    const [path] = debtPaths([makeReport({ accounts: [BUYER, BANK] })], [])
    expect(path?.map(({ name, entries }) => [name, entries.map(({ subjectId }) => subjectId)])).toEqual([
      ['HARBOR BANK', ['bank']],
      ['MIDLAND CREDIT MANAGEMENT', ['buyer']],
    ])
    expect(path?.[0]?.reasons).toEqual([])
    expect(path?.[1]?.reasons.join(' ')).toContain('HARBOR BANK')
    expect(path?.[1]?.facts[0]).toContain('$1,250')
  })

  it('is drawn once however many bureaus list it, and no company that lists it is called unlisted', () => {
    const [paths, named] = [BANK, { ...BANK, creditorName: 'HARBOR BANK NA', accountNumber: null }].map((elsewhere) =>
      debtPaths(
        (['experian', 'equifax', 'transunion'] as const).map((bureau) => {
          const bank = bureau === 'experian' ? BANK : elsewhere
          return makeReport({
            id: bureau,
            bureau,
            accounts: [BUYER, bank].map((account) => ({ ...account, id: `${bureau} ${account.id}` })),
          })
        }),
        [],
      ),
    )
    for (const drawn of [paths, named])
      expect(drawn?.map((path) => path.map(({ entries, facts }) => [entries.length, facts.length]))).toEqual([
        [
          [3, 3],
          [3, 3],
        ],
      ])
  })

  it('says a code of a bureau in plain words', () => {
    const coded = { ...BUYER, statusText: 'NOT_MORE_THAN_TWO_PAYMENTS_PAST_DUE' }
    const [path] = debtPaths([makeReport({ accounts: [coded, BANK] })], [])
    expect(path?.[1]?.facts[0]).toMatch(/, Not more than two payments past due$/)
  })

  it('is none where no page says so', () => {
    const silent = [
      { ...BANK, soldTo: null },
      { ...BUYER, originalCreditor: null },
    ]
    expect(debtPaths([makeReport({ accounts: silent })], [])).toEqual([])
  })
})
