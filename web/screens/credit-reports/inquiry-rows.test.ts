import { describe, expect, it } from 'vitest'
import { inquiryRows } from '#web/screens/credit-reports/inquiry-rows.ts'

const inquiry = (id: string, kind: 'hard' | 'soft', creditorName: string, date: string | null = '2024-06-10') => ({
  id,
  kind,
  creditorName,
  date,
  round: null,
  evidence: {},
})
const ROUND = { id: 'h1', text: 'One application.' }
const inquiries = [
  inquiry('s1', 'soft', 'CARD CO', '2024-01-02'),
  inquiry('h1', 'hard', 'VALLEY MOTORS'),
  inquiry('h2', 'hard', 'LAKE CARD'),
  inquiry('h3', 'hard', 'TARN FINANCIAL', '2024-06-11'),
  inquiry('s2', 'soft', 'OTHER CO'),
  inquiry('s3', 'soft', 'CARD CO', '2024-03-04'),
  inquiry('s4', 'soft', 'CARD CO', null),
]

describe('the rows of inquiries', () => {
  it('are a line for a round, and a line for each company that only looked', () => {
    const rows = inquiryRows({
      inquiries: inquiries.map((one) => (['h1', 'h3'].includes(one.id) ? { ...one, round: ROUND } : one)),
    })
    expect(rows.map((row) => [row.kind, row.id, row.kind === 'one' ? 1 : row.inquiries.length])).toEqual([
      ['round', 'h1', 2],
      ['one', 'h2', 1],
      ['company', 's1', 3],
      ['one', 's2', 1],
    ])
    expect(rows.flatMap((row) => (row.kind === 'one' ? [] : [row.days]))).toEqual([
      'June 10, 2024 to June 11, 2024',
      'January 2, 2024 to March 4, 2024',
    ])
  })

  it('a round of which one inquiry is here alone is that inquiry', () => {
    expect(inquiryRows({ inquiries: inquiries.slice(1, 2).map((one) => ({ ...one, round: ROUND })) })).toMatchObject([
      { kind: 'one' },
    ])
    expect(inquiryRows({ inquiries: [] })).toEqual([])
  })
})
