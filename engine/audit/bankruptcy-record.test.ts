import { describe, expect, it } from 'vitest'
import { dischargedCase, isBankruptcy } from '#engine/audit/bankruptcy-record.ts'
import type { PublicRecord } from '#engine/report/report.ts'
import { makeRecord, makeReport } from '#engine/testing/make.ts'

const DATES = { dateFiled: '2021-01-05', dateResolved: '2021-05-05' } as const

describe('bankruptcy records', () => {
  it.each<readonly [Partial<PublicRecord>, boolean]>([
    [{ type: 'Chapter 13 Bankruptcy' }, true],
    [{ type: 'US COURT SOUTHERN DISTRICT', status: 'Chapter 7 bankruptcy discharged' }, true],
    [{ type: 'Civil judgment in bankruptcy' }, false],
    [{ type: 'Tax lien included in bankruptcy' }, false],
    [{ type: 'Civil judgment', status: 'Satisfied' }, false],
  ])('%j is one: %s', (given, answer) => {
    expect(isBankruptcy(makeRecord(given))).toBe(answer)
  })

  it.each<readonly [string, readonly Partial<PublicRecord>[], string | null]>([
    ['discharged, both dates', [{ ...DATES, status: 'Discharged' }], '2021-05-05'],
    ['dismissed', [{ ...DATES, status: 'Dismissed' }], null],
    ['closed without discharge', [{ ...DATES, status: 'Closed without discharge' }], null],
    ['no discharge date', [{ status: 'Discharged', dateFiled: '2021-01-05' }], null],
    [
      'two cases',
      [
        { ...DATES, status: 'Discharged' },
        { ...DATES, status: 'Dismissed' },
      ],
      null,
    ],
    ['a judgment beside it', [{ ...DATES, status: 'Discharged' }, { type: 'Civil judgment' }], '2021-05-05'],
    ['none', [], null],
  ])('the discharged case: %s', (...[, given, discharged]) => {
    const publicRecords = given.map((record, index) => makeRecord({ ...record, id: `p${index}` }))
    expect(dischargedCase(makeReport({ publicRecords }))?.discharged ?? null).toBe(discharged)
  })
})
