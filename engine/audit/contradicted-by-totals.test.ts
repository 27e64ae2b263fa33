import { describe, expect, it } from 'vitest'
import { auditReport } from '#engine/audit/audit-report.ts'
import { isContradictedByTotals } from '#engine/audit/contradicted-by-totals.ts'
import { makeAccount, makeReport } from '#engine/testing/make.ts'

const closedFirst = makeAccount({ dateOpened: '2021-05-02', dateClosed: '2019-02-11' })
const countedAs = (printed: number, read: number, name = 'accounts') =>
  makeReport({
    accounts: [closedFirst],
    totals: { printed: { [name]: printed }, read: { [name]: read }, reconciled: printed === read },
  })

describe('a report whose own totals differ from what was read', () => {
  it('asserts nothing, and asks', () => {
    const [finding] = auditReport(countedAs(2, 1))
    expect(finding).toMatchObject({ rule: 'closed_before_opened', isQuestion: true })
    expect(finding?.message).toMatch(/totals differ/)
    expect(auditReport(countedAs(1, 1))[0]?.isQuestion).toBeUndefined()
  })

  it.each([
    ['more accounts than are counted', countedAs(1, 2), true],
    ['more months than are counted', countedAs(127, 143, 'historyMonths'), true],
    ['months that could not be read', countedAs(143, 127, 'historyMonths'), false],
    ['an address more than is counted', countedAs(4, 5, 'addresses'), false],
    ['pages that were not uploaded', countedAs(8, 5, 'pages'), false],
  ])('%s', (_, report, is) => {
    expect(isContradictedByTotals(report)).toBe(is)
  })
})
