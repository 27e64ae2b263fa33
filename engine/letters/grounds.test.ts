import { describe, expect, it } from 'vitest'
import { auditReport } from '#engine/audit/audit-report.ts'
import { groundsOf } from '#engine/letters/grounds.ts'
import { grid, makeAccount, makeReport } from '#engine/testing/make.ts'

const account = makeAccount({ statusText: 'Paid, Closed/Never late.', paymentHistory: grid('2025-02', '30', 'ok', 'ok') })
const findings = auditReport(makeReport({ accounts: [account], reportDate: '2025-04-02' }))
const recipient = { kind: 'bureau', bureau: 'experian', printedAddress: null } as const

describe('never late next to a late mark: whether they were late only the member knows', () => {
  const wish = (said: Partial<Parameters<typeof groundsOf>[0]>): string | undefined =>
    groundsOf({ findings, recipient, ...said }).wrong.map(({ ask }) => ask)[0]

  it('until they say so, the letter asks which of the two is right', () => {
    expect(wish({})).toBe('Please find out which of the two is right, and correct the other.')
  })

  it('once they say that it is wrong, or say something of their own, the late marks are to go', () => {
    expect(wish({ told: { isWrong: true } })).toMatch(/remove the late marks/)
    expect(wish({ statements: ['I paid every bill on time.'] })).toMatch(/remove the late marks/)
  })
})
