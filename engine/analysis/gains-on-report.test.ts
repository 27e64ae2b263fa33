import { expect, it } from 'vitest'
import { gainOfRemovals } from '#engine/analysis/estimate-gain.ts'
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

it('a report has in reach what is on it, and nothing of another bureau', () => {
  const kinds = (reportId: string) => gainsOnReport(FILE, reportId).map(({ kind }) => kind)
  expect(kinds('r1')).toEqual(['reduce_utilization'])
  expect(kinds('r2')).toEqual(['remove_negative_item'])
  expect(kinds('gone')).toEqual([])
  expect(gainsInReach(FILE)).toHaveLength(2)
})

it.each([
  [606, 0],
  [606, 1],
  [606, 9],
  [849, 9],
  [null, 9],
])('from %s, %i entries of 100 points each bring no more than there is room for', (score, count) => {
  const { points, high } = gainOfRemovals(
    score,
    Array.from({ length: count }, () => ({ estimatedImpact: 100 })),
  )
  expect(points > 0).toBe(count > 0)
  expect(points).toBeLessThanOrEqual(Math.min(100 * count, 850 - (score ?? 300)))
  expect(points).toBeLessThanOrEqual(high)
})
