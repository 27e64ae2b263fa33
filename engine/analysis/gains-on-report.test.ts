import { expect, it } from 'vitest'
import { gainsInReach } from '#engine/analysis/gains-in-reach.ts'
import { gainsOnReport } from '#engine/analysis/gains-on-report.ts'
import { fileOf } from '#engine/testing/credit-file.ts'
import { grid, makeAccount, makeReport } from '#engine/testing/make.ts'

const full = makeAccount({
  id: 'card',
  accountType: 'revolving',
  status: 'open',
  dateOpened: '2015-03-01',
  currentBalance: 400_000,
  creditLimit: 500_000,
})
const impossible = makeAccount({
  id: 'loan',
  accountType: 'installment',
  status: 'closed',
  dateOpened: '2021-06-15',
  dateClosed: '2020-02-10',
  currentBalance: 0,
  paymentHistory: grid('2024-02', 'ok', '30', 'ok'),
})
const reports = [
  makeReport({ id: 'r1', bureau: 'equifax', accounts: [full] }),
  makeReport({ id: 'r2', bureau: 'experian', accounts: [impossible] }),
]
const FILE = fileOf(reports)

it('a report has in reach what stands on it, and nothing of another bureau', () => {
  const kinds = (reportId: string) => gainsOnReport(FILE, reportId).map(({ kind }) => kind)
  expect(kinds('r1')).toEqual(['reduce_utilization'])
  expect(kinds('r2')).toEqual(['remove_negative_item'])
  expect(kinds('gone')).toEqual([])
  expect(gainsInReach(FILE)).toHaveLength(2)
})
