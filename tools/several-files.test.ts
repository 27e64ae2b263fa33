import { describe, expect, it } from 'vitest'
import { DEFAULT_BOUNDS } from '#adapters/markup/bounds.ts'
import { parseJson } from '#adapters/markup/parse-json.ts'
import { holdsSeveralFiles } from '#engine/reading/several-files.ts'
import { parsed } from '#tools/read-shared-file.ts'

const holdsSeveral = (file: unknown): boolean => holdsSeveralFiles(parsed(parseJson(JSON.stringify(file), DEFAULT_BOUNDS)))
const profile = { consumerIdentity: { name: [{ surname: 'EXAMPLE' }] }, tradeline: [] }
const merged = { Type: 'MergeCreditReports', TrueLinkCreditReportType: { Borrower: { Birth: '1984' } } }
const alone = { Type: 'TUCReportV6', TrueLinkCreditReportType: { Borrower: { Birth: '1984' } } }

describe('a data file', () => {
  it.each([
    ['of two profiles', { creditProfile: [profile, profile] }],
    [
      'of two responses in one envelope',
      { a: { CREDIT_RESPONSE: { CREDIT_FILE: 'x' } }, b: { CREDIT_RESPONSE: { CREDIT_FILE: 'y' } } },
    ],
    ['of two bundles', [{ BundleComponent: [merged] }, { BundleComponent: [merged] }]],
    ['of two subjects', { subject: [{ subjectRecord: { number: '1' } }, { subjectRecord: { number: '2' } }] }],
  ])('%s holds several', (_, file) => expect(holdsSeveral(file)).toBe(true))

  it.each([
    ['of one profile, and one of messages', { creditProfile: [profile, { informationalMessage: [{ messageText: 'x' }] }] }],
    ['of one bundle, its bureaus apart and merged', { BundleComponent: [alone, merged] }],
    ['of nothing known', { reports: [{ name: 'a' }, { name: 'b' }] }],
  ])('%s holds one', (_, file) => expect(holdsSeveral(file)).toBe(false))
})
