import { describe, expect, it } from 'vitest'
import { beginsAgain } from '#engine/reading/begins-again.ts'
import type { Inquiry } from '#engine/report/report.ts'

const on = (kind: Inquiry['kind'], page: number): Inquiry => ({
  id: `${kind}${page}`,
  creditorName: 'LENDER',
  date: '2026-01-02',
  kind,
  onRecordUntil: null,
  evidence: { creditorName: { page, box: [0, 0, 9, 9], quote: 'LENDER' } },
})
const read = (inquiries: readonly Inquiry[], format = 'transunion-web-print') => beginsAgain({ format, inquiries })

describe('pages behind a report whose lists begin again', () => {
  it.each([
    ['hard inquiries behind the soft ones', [on('hard', 20), on('soft', 21), on('hard', 40)]],
    ['and soft ones behind those', [on('hard', 20), on('soft', 20), on('soft', 23), on('hard', 40), on('soft', 41)]],
  ])('are of another report: %s', (_, inquiries) => {
    expect(read(inquiries)).toBe(true)
    expect(read(inquiries, 'experian-web-print')).toBe(true)
  })

  it.each([
    ['the lists as the bureau prints them', [on('hard', 20), on('hard', 21), on('soft', 21), on('soft', 30)]],
    ['hard ones alone', [on('hard', 20), on('hard', 40)]],
    ['soft ones first and once, on pages put in the wrong order', [on('soft', 20), on('hard', 21)]],
    ['none', []],
  ])('are not: %s', (_, inquiries) => {
    expect(read(inquiries)).toBe(false)
  })

  it('says nothing of prints that have numbers of their own', () => {
    expect(read([on('hard', 20), on('soft', 21), on('hard', 40)], 'equifax-myequifax')).toBe(false)
  })
})
