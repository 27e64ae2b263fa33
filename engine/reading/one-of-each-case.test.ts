import { describe, expect, it } from 'vitest'
import { withOneOfEachCase } from '#engine/reading/one-of-each-case.ts'
import { makeRecord, makeReport } from '#engine/testing/make.ts'
import type { PublicRecord } from '#engine/report/report.ts'

const CASE = { type: 'Chapter 7 Bankruptcy', reference: '2211043', dateFiled: '2022-02-11' } as const
const recordsOf = (...rows: readonly Partial<PublicRecord>[]): readonly PublicRecord[] =>
  withOneOfEachCase(
    makeReport({ publicRecords: rows.map((facts, index) => makeRecord({ id: `p${index + 1}`, ...CASE, ...facts })) }),
  ).publicRecords

describe('one bankruptcy in several rows', () => {
  it('is one record, which says how it ended and what any row says', () => {
    const [one, ...others] = recordsOf(
      { status: 'Filed', court: 'US BKPT CT WI' },
      { status: 'Discharged', dateResolved: '2022-06-02' },
      { status: 'Closed' },
    )
    expect(others).toEqual([])
    expect(one).toMatchObject({ id: 'p1', status: 'Discharged', court: 'US BKPT CT WI', dateResolved: '2022-06-02' })
  })

  it('asks about a second day of filing', () => {
    expect(recordsOf({}, { dateFiled: '2022-05-11' })[0]?.evidence['dateFiled']?.confidence).toBe(0)
  })

  it.each([
    ['of two numbers', { reference: '2211044' }],
    ['whose numbers are too short to tell', { reference: '2211' }],
    ['that went over into another chapter', { type: 'Chapter 13 Bankruptcy' }],
    ['beside a judgment', { type: 'Civil judgment' }],
  ])('two rows %s stay two', (_, facts) => expect(recordsOf({}, facts)).toHaveLength(2))
})
