import { describe, expect, it } from 'vitest'
import {
  answer,
  answeredOf,
  type Answers,
  askSkippedAgain,
  currentOf,
  markSaved,
  nextBatch,
  skip,
  undo,
  withdraw,
} from '#web/screens/confirm-values/answers.ts'

const start: Answers = { asked: ['a', 'b', 'c'], saved: [], unsaved: [], skipped: [] }

describe('the answers', () => {
  it('go from value to value in the order of the pages', () => {
    expect(currentOf(start)).toBe('a')
    const one = answer(start, [{ key: 'a', value: '1' }])
    expect(currentOf(one)).toBe('b')
    expect(currentOf(skip(one, 'b'))).toBe('c')
    const all = answer(skip(one, 'b'), [{ key: 'c', value: null }])
    expect(currentOf(all)).toBeNull()
    expect(answeredOf(all)).toBe(2)
    expect(currentOf(askSkippedAgain(all))).toBe('b')
  })

  it('take the last word back, and a second word for the first', () => {
    const two = answer(answer(start, [{ key: 'a', value: '1' }]), [{ key: 'b', value: '2' }])
    expect(currentOf(undo(two))).toBe('b')
    expect(answer(two, [{ key: 'a', value: '3' }]).unsaved).toEqual([
      { key: 'b', value: '2' },
      { key: 'a', value: '3' },
    ])
    const saved = markSaved(two, ['a', 'b'])
    expect(undo(saved)).toEqual(saved)
    expect(currentOf(saved)).toBe('c')
  })

  it('are saved together after ten, and the last stays behind', () => {
    const keys = Array.from({ length: 11 }, (_, index) => `k${index}`)
    const many = { ...start, asked: keys }
    const ten = keys.slice(0, 10).reduce<Answers>((all, key) => answer(all, [{ key, value: 'x' }]), many)
    expect(nextBatch(ten)).toEqual([])
    const eleven = answer(ten, [{ key: 'k10', value: 'x' }])
    expect(nextBatch(eleven).map(({ key }) => key)).toEqual(keys.slice(0, 10))
  })

  it('that cannot be taken are asked again', () => {
    const two = answer(start, [
      { key: 'a', value: '1' },
      { key: 'b', value: '?' },
    ])
    expect(currentOf(withdraw(two, ['b']))).toBe('b')
  })
})
