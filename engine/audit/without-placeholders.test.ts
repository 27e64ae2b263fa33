import { expect, it } from 'vitest'
import { auditReport } from '#engine/audit/audit-report.ts'
import { withoutPlaceholders } from '#engine/audit/without-placeholders.ts'
import { makeAccount, makeInquiry, makeRecord, makeReport } from '#engine/testing/make.ts'

const PLACEHOLDERS = ['1900-01-01', '1900-01', '1900', '1901-01-01', '1900-12-31']

it.each(PLACEHOLDERS)('%s is no date: nothing follows from it', (date) => {
  const account = makeAccount({
    accountType: 'revolving',
    dateOpened: '2018-02-14',
    dateClosed: date,
    lastPaymentDate: date,
    lastActivityDate: date,
    dateOfFirstDelinquency: date,
    statusText: 'Charge-off',
  })
  const report = makeReport({
    accounts: [account],
    inquiries: [makeInquiry({ date })],
    publicRecords: [makeRecord({ dateFiled: date, status: 'Discharged' })],
  })
  expect(auditReport(report).map(({ rule }) => rule)).toEqual([])
})

it('leaves a report without one as it is', () => {
  const report = makeReport({ accounts: [makeAccount({ dateOpened: '1962-03-01' })] })
  expect(withoutPlaceholders(report)).toBe(report)
})
