import { expect, it } from 'vitest'
import { matchesOf } from '#engine/letters/mentions/mention.ts'

it('every match of a pattern is found each time, one of nothing too', () => {
  const words = /\w+/g
  const found = () => matchesOf('$50 in May', words).map(({ 0: word, index }) => [word, index])
  expect(found()).toEqual([
    ['50', 1],
    ['in', 4],
    ['May', 7],
  ])
  expect(found()).toEqual(found())
  expect(matchesOf('ab', /x*/g)).toHaveLength(3)
})
