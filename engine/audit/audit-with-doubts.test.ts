import { describe, expect, it } from 'vitest'
import { auditReport } from '#engine/audit/audit-report.ts'
import { auditWithDoubts } from '#engine/audit/audit-with-doubts.ts'
import { setAside } from '#engine/reading/doubts/doubts.ts'
import { settle } from '#engine/reading/doubts/settle-doubts.ts'
import type { Account } from '#engine/report/account.ts'
import type { Report } from '#engine/report/report.ts'
import { grid, makeAccount, makeReport } from '#engine/testing/make.ts'

/** The report with these places of its account read badly. */
function shaken(account: Account, ...fields: readonly string[]): Report {
  const evidence = Object.fromEntries(
    Object.entries(account.evidence)
      .filter(([field]) => field !== 'id')
      .map(([field, place], index) => [
        field,
        { ...place, box: [10, index * 12, 80, 10] as const, confidence: fields.includes(field) ? 0.5 : 0.97 },
      ]),
  )
  return makeReport({ reportDate: '2025-01-15', accounts: [{ ...account, evidence }] })
}

const rulesOf = (report: Report): string[] => auditWithDoubts(setAside(report)).map(({ rule }) => rule)

const CLOSED_TOO_EARLY = makeAccount({
  accountType: 'installment',
  dateOpened: '2020-05-01',
  dateClosed: '2019-05-01',
  status: 'closed',
})
const NO_DOFD = makeAccount({
  accountType: 'revolving',
  status: 'closed',
  paymentStatus: 'charge_off',
  statusText: 'Charge Off',
  dateOpened: '2019-01-02',
  dateOfFirstDelinquency: '2023-01-02',
  printsDofd: true,
  currentBalance: 50000,
})
const LADDER = makeAccount({
  accountType: 'revolving',
  status: 'open',
  dateOpened: '2015-01-02',
  paymentHistory: grid('2024-06', 'ok', 'ok', '90', '60', '30', 'ok', 'ok', 'ok'),
})

describe('findings on a report with doubts', () => {
  it('are those of the report where nothing is doubtful', () => {
    const report = shaken(CLOSED_TOO_EARLY)
    expect(auditReport(report).map(({ rule }) => rule)).toContain('closed_before_opened')
    expect(auditWithDoubts(setAside(report))).toEqual(auditReport(report))
  })

  it('never rest on a doubtful value, and come once the member has confirmed it', () => {
    const report = shaken(CLOSED_TOO_EARLY, 'dateClosed')
    const aside = setAside(report)
    expect(auditReport(report).map(({ rule }) => rule)).toContain('closed_before_opened')
    expect(rulesOf(report)).not.toContain('closed_before_opened')
    const settled = settle(aside, [{ key: 'account/a1/dateClosed', value: '2019-05-01' }])
    if ('problems' in settled) throw new Error('a date that is confirmed')
    expect(auditWithDoubts(settled).map(({ rule }) => rule)).toContain('closed_before_opened')
  })

  it('never come of a value that was set aside', () => {
    expect(rulesOf(shaken(NO_DOFD, 'dateOfFirstDelinquency'))).not.toContain('dofd_missing')
    const gap = shaken(LADDER, 'paymentHistory.2024-03')
    expect(auditReport(gap).map(({ rule }) => rule)).not.toContain('late_ladder_jump')
    expect(rulesOf(gap)).not.toContain('late_ladder_jump')
  })

  it('name no account of which the name was read badly', () => {
    expect(rulesOf(shaken(CLOSED_TOO_EARLY, 'creditorName'))).toEqual([])
  })
})
