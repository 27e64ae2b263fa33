import { describe, expect, it } from 'vitest'
import { reportDateOf } from '#engine/letters/report-date.ts'

describe('the date of the report that a letter starts from', () => {
  const facts = [
    { id: 'beside.r2.date', text: 'June 1, 2026' },
    { id: 'report.date', text: 'May 3, 2023' },
  ]

  it.each(['dispute', 'direct_dispute', 'validation', 'reinsertion', 'mixed_file'] as const)('stands in a %s', (kind) =>
    expect(reportDateOf(kind, facts)).toBe('2023-05-03'),
  )

  it('may be a month or a year', () => {
    expect(['May 2023', '2023'].map((text) => reportDateOf('dispute', [{ id: 'report.date', text }]))).toEqual([
      '2023-05',
      '2023',
    ])
  })

  it.each(['no_answer', 'method_of_verification', 'frivolous_reply', 'dispute_statement', 'past_recipients'] as const)(
    'is not asked after in a %s: the bureau has already had the dispute',
    (kind) => expect(reportDateOf(kind, facts)).toBeNull(),
  )

  it('is unknown where the letter has none', () => expect(reportDateOf('dispute', facts.slice(0, 1))).toBeNull())
})
