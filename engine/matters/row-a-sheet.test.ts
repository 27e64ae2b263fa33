import { describe, expect, it } from 'vitest'
import { type RowOfSheet, rowASheet } from '#engine/matters/row-a-sheet.ts'
import { nextOf } from '#engine/matters/step-words.ts'

const asks = (id: string, ...sheets: RowOfSheet['questions'][number]['sheet'][]): RowOfSheet => ({
  id,
  name: id,
  state: 'question',
  entries: [id],
  questions: sheets.map((sheet) => ({ sheet })),
  nextStep: { kind: 'answer', why: `${id}?`, by: null, cost: null },
})
const error: RowOfSheet = { ...asks('card', 'inquiries'), state: 'error' }

describe('the rows of a list of matters', () => {
  it('are one for each sheet, in the order in which the sheets are asked', () => {
    const rows = rowASheet([
      error,
      asks('312', 'phones'),
      asks('617', 'phones'),
      asks('loan', null),
      asks('Flo', 'names'),
      asks('Fen', 'names'),
    ])
    expect(rows.map(({ name }) => name)).toEqual(['card', '2 names', 'loan', '2 phone numbers'])
    expect(rows[1]).toMatchObject({ entries: ['Flo', 'Fen'], nextStep: { kind: 'answer', why: 'Are these names yours?' } })
  })

  it('keep a single value, and a matter that asks more than its sheet', () => {
    const both = asks('clinic', 'medical_bills', null)
    expect(rowASheet([asks('617', 'phones'), both, both])).toEqual([asks('617', 'phones'), both, both])
  })

  it('give the next step the question that its page begins with', () => {
    expect(nextOf([asks('312', 'phones'), asks('617', 'phones'), asks('Flo', 'names')])?.nextStep?.why).toBe('Flo?')
  })
})
