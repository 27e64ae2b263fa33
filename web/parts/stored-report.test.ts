import { expect, it } from 'vitest'
import { blankReport } from '#web/parts/blank-report.ts'
import { askedReports, olderOf } from '#web/parts/stored-report.ts'

const EQUIFAX = { status: 'ready', bureau: 'equifax', reportDate: '2026-11-01' } as const
const MORNING = '2026-11-20T08:00:00.000Z'

it.each([
  ['of a day before', { reportDate: '2026-08-01' }, true],
  ['of a day before, though it came later', { reportDate: '2026-08-01', uploadedAt: '2026-11-21T10:00:00.000Z' }, true],
  ['of the same day, that came before', { uploadedAt: MORNING }, true],
  ['without a date', { reportDate: null }, true],
  ['of a later day, though it came before', { reportDate: '2026-12-01', uploadedAt: MORNING }, false],
  ['of another bureau', { bureau: 'experian', reportDate: '2026-08-01' }, false],
  ['that is practice', { source: 'practice', reportDate: '2026-08-01' }, false],
  ['that could not be read', { status: 'failed', reportDate: '2026-08-01' }, false],
] as const)('a report %s: the older one is %j', (_, facts, isOlder) => {
  const report = blankReport(EQUIFAX)
  const other = blankReport({ ...EQUIFAX, ...facts })
  expect(olderOf(report, [report, other])).toBe(isOlder ? other : undefined)
})

it('asks about each report that may be somebody else’s, once a file', () => {
  const asked = { ownership: 'asked' } as const
  const [first, beside, mine] = [blankReport(asked), blankReport(asked), blankReport({})]
  const later = blankReport({ ...asked, uploadedAt: '2026-11-21T10:00:00.000Z' })
  expect(askedReports([first, beside, mine, later])).toEqual([first, later])
})
