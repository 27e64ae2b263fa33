import { describe, expect, it } from 'vitest'
import { EVIDENCE_TABLE, gradeEvidence, gradeLetter } from '#engine/letters/evidence-grade.ts'
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

describe('the evidence of a letter', () => {
  const findings = [{ grade: 'impossible', message: 'one' }] as const

  it.each([
    ['goodwill'],
    ['pay_for_delete'],
    ['validation'],
    ['dispute_statement'],
    ['remark_removal'],
    ['past_recipients'],
  ] as const)('that asks for something (%s) is low, and says that it rests on no error', (kind) => {
    expect(gradeLetter(kind, findings)).toMatchObject({
      level: 'low',
      percent: 15,
      reasons: [expect.stringContaining('rests on no error')],
    })
  })

  it.each([
    ['identity_theft_block', 'low', 30],
    ['unauthorized_inquiry', 'low', 30],
    ['reinsertion', 'medium', 45],
  ] as const)('that rests on what no page prints (%s) takes nothing from the findings', (kind, level, percent) => {
    expect(gradeLetter(kind, findings)).toEqual({ level, percent, reasons: [expect.stringContaining('The letter')] })
  })

  it.each([['dispute'], ['no_answer'], ['method_of_verification'], ['direct_dispute'], ['frivolous_reply']] as const)(
    'that disputes (%s) is that of its findings',
    (kind) => {
      expect(gradeLetter(kind, findings)).toEqual(gradeEvidence(findings))
    },
  )
})
