import { expect, it } from 'vitest'
import { listDisputes, moveDispute } from '#contract/disputes.ts'
import { longAnswers } from '#server/platform/long-answers.ts'

it('expects what was long for the same member when it was last read, and no write', () => {
  const { expects, note } = longAnswers()
  const list = { name: 'listDisputes', endpoint: listDisputes }
  note('a', { ...list, length: 90_000 })
  note('a', { name: 'moveDispute', endpoint: moveDispute, length: 90_000 })
  expect([expects('a', 'listDisputes'), expects('b', 'listDisputes'), expects('a', 'moveDispute')]).toEqual([true, false, false])
  note('a', { ...list, length: 900 })
  expect(expects('a', 'listDisputes')).toBe(false)
})
