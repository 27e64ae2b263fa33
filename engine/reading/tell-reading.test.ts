import { describe, expect, it } from 'vitest'
import { tellReading } from '#engine/reading/tell-reading.ts'
import { blankAccount } from '#engine/report/blank-account.ts'
import { makeReport } from '#engine/testing/make.ts'

const REPORT = makeReport({ reportDate: null })

describe('what was read is told', () => {
  it('with the totals of the report against ours', () => {
    expect(tellReading(REPORT)).toBe(
      'Read from your Experian report: 0 accounts. This report has no totals for us to double-check.',
    )
    expect(tellReading({ ...REPORT, totals: { printed: { accounts: 0 }, read: { accounts: 0 }, reconciled: true } })).toMatch(
      /: 0 accounts, 0 hard inquiries, 0 public records\. This matches the report’s own totals\.$/,
    )
    expect(
      tellReading({ ...REPORT, totals: { printed: { historyMonths: 57 }, read: { historyMonths: 57 }, reconciled: true } }),
    ).toMatch(/This report doesn’t say how many accounts it has\. We double-checked the payment history, and it matches\.$/)
    expect(tellReading({ ...REPORT, totals: { printed: { accounts: 3 }, read: { accounts: 2 }, reconciled: false } })).toMatch(
      /Check this against the pages\. The report says 3 accounts. We read 2\. An account may be missing here\. /,
    )
  })

  it.each([
    ['openAccounts', 2, 1, / The report says 2 open accounts. We read 1\. An account may be missing/],
    [
      'pages',
      22,
      11,
      / The report says 22 pages. We read 11\. An account may be missing here\. Check that you uploaded every page/,
    ],
    ['collections', 1, 0, / The report says 1 collection. We read 0\. An account may be missing/],
    ['accounts', 2, 3, / The report says 2 accounts. We read 3\.$/],
    ['historyMonths', 108, 102, / The report says 108 months of payment history. We read 102\.$/],
    ['hardInquiries', 4, 3, / The report says 4 hard inquiries. We read 3\.$/],
  ])('and says where an account may be missing: %s, %i printed and %i read', (name, printed, found, told) => {
    const totals = { printed: { [name]: printed }, read: { [name]: found }, reconciled: false }
    expect(tellReading({ ...REPORT, totals })).toMatch(told)
  })

  it.each([
    [{ printedPages: { total: 65, read: [13, 14, 28, 29] } }, 'pages 1-12, 15-27, 30-65 are missing'],
    [{ printedPages: { total: 2, read: [2] } }, 'page 1 is missing'],
    [{ isExcerpt: true as const }, 'These pages each show a single account'],
  ])('of a part without a count of nothing: %j', (part, told) => {
    const accounts = [blankAccount({ creditorName: 'BANK' })]
    const totals = { printed: { pages: 65 }, read: { pages: 4 }, reconciled: false }
    expect(tellReading({ ...REPORT, ...part, accounts, totals })).toMatch(/^Read from part of your Experian report: 1 account\. /)
    expect(tellReading({ ...REPORT, ...part, accounts, totals })).toContain(told)
    expect(tellReading({ ...REPORT, ...part, totals })).not.toMatch(/\b0 /)
    const short = { printed: { accounts: 3, pages: 65 }, read: { accounts: 1, pages: 4 }, reconciled: false }
    expect(tellReading({ ...REPORT, ...part, accounts, totals: short })).toMatch(/The report says 3 accounts. We read 1\./)
  })

  it('and leaves it to the eye where a picture prints no totals', () => {
    const place = { page: 1, box: [0, 0, 9, 9], quote: 'BANK', confidence: 1 } as const
    const account = { ...blankAccount({ creditorName: 'BANK' }), evidence: { creditorName: place } }
    expect(tellReading({ ...REPORT, accounts: [account] })).toMatch(
      /has no totals for us to double-check\. Check that every account on the pages is listed here\.$/,
    )
    expect(tellReading(REPORT, { toConfirm: 4 })).toMatch(
      /Check that every account on the pages is listed here\. 4 values need your attention\.$/,
    )
    const { confidence: _, ...printed } = place
    expect(tellReading({ ...REPORT, accounts: [{ ...account, evidence: { creditorName: printed } }] })).toMatch(
      /to double-check\.$/,
    )
  })

  it('of a column of a three-bureau report as such', () => {
    const account = { ...blankAccount({ creditorName: 'BANK' }), fileEntry: '1' }
    expect(tellReading({ ...REPORT, accounts: [account] })).toMatch(
      /^Read from the Experian part of your three-bureau report: 1 account\./,
    )
  })

  it('with the pages that could not be read and the values that wait', () => {
    expect(tellReading({ ...REPORT, unreadPages: [2] }, { toConfirm: 1 })).toMatch(
      /Page 2 is a picture\. We couldn’t read anything there\. Check what follows, up to the next heading\. 1 value needs your attention\.$/,
    )
    expect(tellReading({ ...REPORT, unreadPages: [2, 5] }, { toConfirm: 12 })).toMatch(
      /Pages 2, 5 are pictures\. .* 12 values need your attention\.$/,
    )
  })
  it('with the pages that show what others show', () => {
    expect(tellReading({ ...REPORT, repeatedPages: [1] })).toMatch(/ Page 1 is a copy of another page we read\.$/)
    expect(tellReading({ ...REPORT, repeatedPages: [3, 4] })).toMatch(/ Pages 3, 4 are copies of other pages we read\.$/)
  })
})
