import { describe, expect, it } from 'vitest'
import type { FoundNotice } from '#engine/reading/notices/find-notices.ts'
import { withNotices } from '#engine/reading/notices/with-notices.ts'
import type { FileNotice } from '#engine/report/report.ts'
import { makeAccount, makeReport } from '#engine/testing/make.ts'
import type { Bureau } from '#engine/words/bureau.ts'

const TEXT = 'Initial fraud alert on file'
const found = (bureau: Bureau | null, y = 500): FoundNotice => ({
  notice: { kind: 'fraud_alert', text: TEXT },
  place: { page: 1, box: [36, y, 100, 10], quote: TEXT },
  bureau,
})
const three = (['equifax', 'experian', 'transunion'] as const).map((bureau) => makeReport({ id: bureau, bureau }))
const noticesOf = (notice: FoundNotice, reports = three): readonly (readonly FileNotice[] | undefined)[] =>
  withNotices(reports, [notice]).map(({ personalInfo }) => personalInfo.notices)

describe('the notices of a file', () => {
  const own = { kind: 'fraud_alert', text: TEXT }

  it('are those of the bureau that is named', () => {
    expect(noticesOf(found('experian'))).toEqual([undefined, [own], undefined])
  })

  it('stand at each bureau as nobody’s where none is named', () => {
    const unnamed = [{ ...own, namesNoBureau: true }]
    expect(noticesOf(found(null))).toEqual([unnamed, unnamed, unnamed])
  })

  it('are the one bureau’s where the file has no other', () => {
    expect(noticesOf(found(null), [makeReport()])).toEqual([[own]])
  })

  it('keep their places', () => {
    const [report] = withNotices([makeReport()], [found(null)])
    expect(report?.personalInfo.evidence['notices.0']).toEqual(found(null).place)
  })

  it('are none within an account: there they are remarks', () => {
    const place = { page: 1, box: [36, 400, 10, 10] as const, quote: 'x' }
    const account = makeAccount({ evidence: { creditorName: place, remarks: { ...place, box: [36, 600, 10, 10] } } })
    const reports = [makeReport({ accounts: [{ ...account, evidence: { a: place, b: { ...place, box: [36, 600, 10, 10] } } }] })]
    expect(noticesOf(found(null), reports)).toEqual([undefined])
    expect(noticesOf(found(null, 700), reports)).toEqual([[own]])
  })
})
