import { describe, expect, it } from 'vitest'
import { inOrderOf, placeAmong, wordsOfErrors } from '#web/parts/evidence-order.ts'

const boxAt = (y: number): [number, number, number, number] => [10, y, 50, 8]
const place = (page: number, y: number) => ({ reportId: 'r', page, box: boxAt(y), quote: 'Late' })
const finding = (id: string, facts: object = {}) => ({
  id,
  title: 'Closed before it was opened',
  message: id,
  bureau: 'equifax' as const,
  grade: 'impossible' as const,
  isQuestion: false,
  evidence: [place(1, Number(id))],
  ...facts,
})

describe('the errors that the viewer goes through', () => {
  it('are those of the whole worklist in its order, also of matters that are not drawn', () => {
    const entry = (...ids: string[]) => ({ findings: ids.map((id) => ({ id })) })
    const matters = [{ entries: [entry('3'), entry('1', '9')] }, { entries: [entry('2')] }]
    const order = inOrderOf(matters, [finding('1'), finding('2'), finding('3'), finding('4')])
    expect(order.map(({ id }) => id)).toEqual(['3', '1', '2'])
  })

  it('leave out what asks and what has no place', () => {
    const words = wordsOfErrors([
      finding('1'),
      finding('2', { isQuestion: true }),
      finding('3', { grade: 'note' }),
      finding('4', { evidence: [] }),
    ])
    expect(words.map(({ message }) => message)).toEqual(['1'])
  })

  it('know the one that was opened by its first place, not by which answer brought it', () => {
    const errors = wordsOfErrors([finding('1'), finding('2')])
    const opened = { title: 'Closed before it was opened', places: [{ ...place(1, 2) }] }
    expect([placeAmong(errors, opened), placeAmong(errors, { ...opened, places: [place(2, 2)] })]).toEqual([1, -1])
    expect(placeAmong([], opened)).toBe(-1)
  })
})
