import { describe, expect, it } from 'vitest'
import { EVIDENCE_TABLE, gradeEvidence } from '#engine/letters/evidence-grade.ts'
import { GRADES } from '#engine/words/grade.ts'

describe('the evidence table', () => {
  it('never gives a weaker grade more than a stronger one', () => {
    const percents = [...GRADES, 'none' as const].map((grade) => EVIDENCE_TABLE[grade].percent)
    expect(percents).toEqual(percents.toSorted((a, b) => b - a))
  })
})

describe('the evidence of a dispute', () => {
  it('is graded by its strongest finding and gives every reason', () => {
    const findings = [
      { grade: 'proof', message: 'one' },
      { grade: 'impossible', message: 'two' },
    ] as const
    expect(gradeEvidence(findings)).toEqual({ level: 'high', percent: 80, reasons: ['one', 'two'] })
  })

  it('is low when nothing printed contradicts the entry, and says so', () => {
    expect(gradeEvidence([])).toMatchObject({ level: 'low', percent: 15, reasons: [expect.stringContaining('only ask')] })
  })
})
