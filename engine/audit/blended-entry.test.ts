import { describe, expect, it } from 'vitest'
import { auditReport } from '#engine/audit/audit-report.ts'
import { makeAccount, makeReport } from '#engine/testing/make.ts'

const LATE = {
  creditorName: 'FREEDOM MTG',
  accountType: 'mortgage',
  status: 'delinquent',
  paymentStatus: 'late',
  statusText: 'Late 30 Days',
  dateOpened: '2018-03-02',
  accountNumber: '4567',
  currentBalance: 181_000_00,
  pastDue: 0,
  fileEntry: 'CL1',
} as const

/** What is found at Equifax where TransUnion has the entry too, with a comment of its own. */
function found(there: { remarks?: readonly string[]; format?: string; isOfSameFile?: boolean; fileEntry?: string; at?: number }) {
  const { remarks = [], format = 'mismo', isOfSameFile = true, fileEntry = 'CL1', at = 72 } = there
  const moved = { page: 1, box: [at, 72, 200, 12], quote: '' } as const
  const other = makeAccount({
    ...LATE,
    id: 'b1',
    remarks,
    fileEntry,
    ...(at === 72 ? {} : { evidence: { creditorName: moved } }),
  })
  const report = makeReport({ id: 'r2', bureau: 'transunion', format, accounts: [other] })
  const here = makeReport({ bureau: 'equifax', format, accounts: [makeAccount(LATE)] })
  return auditReport(here, { earlier: [], others: [{ report, isOfSameFile }] })
    .map(({ rule }) => rule)
    .filter((rule) => rule === 'late_with_nothing_past_due')
}

describe('an entry that a file lists under several bureaus', () => {
  it.each([
    ['no comment', {}],
    ['a comment that explains nothing', { remarks: ['Fixed rate'] }],
    ['the comment on an entry of another file', { remarks: ['Loan in forbearance'], isOfSameFile: false }],
    ['the comment on another entry', { remarks: ['Loan in forbearance'], fileEntry: 'CL2' }],
    ['the comment in another place', { remarks: ['Loan in forbearance'], at: 300 }],
    ['the comment in another column of a page', { remarks: ['Loan in forbearance'], format: 'a page' }],
  ])('is accused with %s', (_, there) => {
    expect(found(there)).toEqual(['late_with_nothing_past_due'])
  })

  it('is not where a comment explains it, whichever bureau wrote that', () => {
    expect(found({ remarks: ['Loan in forbearance'] })).toEqual([])
  })
})
