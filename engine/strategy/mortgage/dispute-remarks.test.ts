import { describe, expect, it } from 'vitest'
import type { EntryDispute } from '#engine/analysis/credit-file.ts'
import { countedByFha, remarksOnFile } from '#engine/strategy/mortgage/dispute-remarks.ts'
import type { Account } from '#engine/report/account.ts'
import { makeAccount, makeReport } from '#engine/testing/make.ts'

const TODAY = '2026-11-22'
const account = (given: Partial<Account>) =>
  makeAccount({ id: 'a', accountType: 'revolving', statusText: 'Charged off', currentBalance: 70_000, ...given })
const of = (accounts: readonly Account[], disputes: readonly EntryDispute[] = []) =>
  remarksOnFile([makeReport({ accounts })], { disputes, today: TODAY })
const dispute = (status: EntryDispute['status']): EntryDispute => ({
  reportId: 'r1',
  subjectId: 'a',
  status,
  outcome: 'pending',
  isRequest: false,
  progress: 10,
  disputeId: 'd1',
  lettersWaiting: 0,
  targets: ['experian'],
  clock: null,
})

describe('the dispute remarks of a file', () => {
  it.each([
    ['Account information disputed by consumer', 'XB', true],
    ['Consumer disputes this account information', 'XB', true],
    ['Account in dispute under Fair Credit Billing Act', 'XF', true],
    ['Completed investigation of FCRA dispute - consumer disagrees', 'XC', false],
    ['Completed investigation of Fair Credit Billing Act dispute - consumer disagrees', 'XG', false],
    ['Account previously in dispute - the data furnisher has completed its investigation', 'XH', false],
  ])('“%s” is %s', (remark, code, isOpen) => {
    const [found] = of([account({ remarks: ['Some other remark', remark] })])
    expect(found).toMatchObject({ remark, code, isOpen, canBeRemoved: true })
    expect(found?.entry.evidence.map(({ quote }) => quote)).toEqual([`remarks.1: ${remark}`])
  })

  it.each(['Charged off as bad debt', 'Account closed at consumer’s request', 'Transferred to another lender'])(
    '“%s” is none',
    (remark) => expect(of([account({ remarks: [remark] })])).toEqual([]),
  )

  it.each([
    ['pending', false],
    ['in_progress', false],
    ['under_review', false],
    ['resolved', true],
    ['rejected', true],
  ] as const)('with a dispute of one’s own that is %s can be asked away: %s', (status, canBeRemoved) => {
    const [found] = of([account({ remarks: ['Account information disputed by consumer'] })], [dispute(status)])
    expect(found?.canBeRemoved).toBe(canBeRemoved)
  })
})

describe('what the FHA would count', () => {
  const disputed = ['Account information disputed by consumer']
  it('adds up the counted accounts of the fullest report, and says whose balance is unknown', () => {
    const remarks = remarksOnFile(
      [
        makeReport({
          accounts: [account({ remarks: disputed }), account({ id: 'b', currentBalance: 30_000, remarks: disputed })],
        }),
        makeReport({ id: 'r2', bureau: 'equifax', accounts: [account({ remarks: disputed })] }),
      ],
      { disputes: [], today: TODAY },
    )
    expect(countedByFha(remarks)).toEqual({ total: 100_000, withoutBalance: 0, reaches: true })
    const unknown = of([account({ currentBalance: null, remarks: disputed })])
    expect(countedByFha(unknown)).toEqual({ total: 0, withoutBalance: 1, reaches: false })
  })

  it('leaves out disputes that are over, and accounts that are not derogatory', () => {
    const over = account({ id: 'b', currentBalance: 500_000, remarks: ['Account previously in dispute - now resolved'] })
    const good = account({ id: 'c', statusText: null, paymentStatus: 'current', currentBalance: 500_000, remarks: disputed })
    expect(countedByFha(of([account({ currentBalance: 99_999, remarks: disputed }), over, good]))).toEqual({
      total: 99_999,
      withoutBalance: 0,
      reaches: false,
    })
    expect(countedByFha([])).toEqual({ total: 0, withoutBalance: 0, reaches: false })
  })
})
