import { describe, expect, it } from 'vitest'
import { remembered } from '#engine/values/remembered.ts'

function counted(most: number) {
  const asked: string[] = []
  const lengthOf = remembered(most, (text) => {
    asked.push(text)
    return text === '' ? null : text.length
  })
  return { asked, lengthOf }
}

describe('remembered', () => {
  it('works out each text once, also where the answer is null', () => {
    const { asked, lengthOf } = counted(10)
    expect(['a', 'bb', 'a', '', ''].map(lengthOf)).toEqual([1, 2, 1, null, null])
    expect(asked).toEqual(['a', 'bb', ''])
  })

  it('holds no more than it may, and answers the same after it forgot', () => {
    const { asked, lengthOf } = counted(2)
    expect(['a', 'bb', 'ccc', 'a', 'ccc'].map(lengthOf)).toEqual([1, 2, 3, 1, 3])
    expect(asked).toEqual(['a', 'bb', 'ccc', 'a'])
  })
})
