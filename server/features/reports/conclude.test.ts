import { expect, it } from 'vitest'
import { makeAccount, makeReport } from '#engine/testing/make.ts'
import { concludeAll } from '#server/features/reports/conclude.ts'

/** The quote of a remark names its field before it. */
const QUOTED = 'remarks.0: '.length

const concluded = (remark: string) =>
  concludeAll({ kind: 'reports', reports: [makeReport({ accounts: [makeAccount({ remarks: [remark] })] })], listing: null }, [])

it('keeps a report whose longest value has 3,000 characters, and refuses one with a longer value, however deep it stands', () => {
  expect(concluded('x'.repeat(3_000 - QUOTED)).kind).toBe('reports')
  expect(concluded('x'.repeat(3_001 - QUOTED))).toEqual({ kind: 'not_a_report', why: 'unknown_document' })
})
