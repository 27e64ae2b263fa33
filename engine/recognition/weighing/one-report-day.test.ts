import { expect, it } from 'vitest'
import { withOneReportDay } from '#engine/recognition/weighing/one-report-day.ts'
import type { Report } from '#engine/report/report.ts'
import { makeReport } from '#engine/testing/make.ts'

const drawnOn = (reportDate: string | null): Report => ({
  ...makeReport(),
  reportDate,
  evidence: { reportDate: { page: 1, box: [0, 0, 40, 8], quote: reportDate ?? '', confidence: 0.95 } },
})
const asked = (...days: readonly (string | null)[]): boolean[] =>
  withOneReportDay(days.map(drawnOn)).map(({ evidence }) => evidence?.['reportDate']?.confidence === 0.5)

it.each([
  ['the one that the two others do not bear', ['2025-10-28', '2025-10-29', '2025-10-29'], [true, false, false]],
  ['both of two', ['2025-10-28', '2025-10-29'], [true, true]],
  ['all of three', ['2025-10-28', '2025-10-29', '2025-10-20'], [true, true, true]],
])('where the days of one document differ, %s is asked about', (_, days, wanted) => {
  expect(asked(...days)).toEqual(wanted)
})

it.each([[['2025-10-29', '2025-10-29', '2025-10-29']], [['2025-10-29']], [['2025-10-29', null]]])(
  'where they are one, none is: %j',
  (days) => {
    expect(asked(...days)).not.toContain(true)
  },
)
