import { expect, it } from 'vitest'
import { readLinks } from '#engine/matching/said-links.ts'

const ref = (reportId: string, accountId: string) => ({ reportId, accountId })
const [a, b, c] = [ref('r1', 'a1'), ref('r2', 'a1'), ref('r3', 'a1')]

it('knows what was said, in either order, and nothing else', () => {
  const said = readLinks([
    { one: a, other: b, isSame: true },
    { one: c, other: a, isSame: false },
  ])
  expect([said.of(a, b), said.of(b, a)]).toEqual([true, true])
  expect([said.of(a, c), said.of(c, a)]).toEqual([false, false])
  expect([said.of(b, c), said.of(a, ref('r2', 'a2'))]).toEqual([undefined, undefined])
  expect(said.besides(a)).toEqual(['r2 a1', 'r3 a1'])
  expect(said.besides(ref('r4', 'a1'))).toEqual([])
})

it('counts the first of two links about the same entries', () => {
  const links = [
    { one: a, other: b, isSame: true },
    { one: b, other: a, isSame: false },
  ]
  expect(readLinks(links).of(a, b)).toBe(true)
  expect(readLinks(links.toReversed()).of(a, b)).toBe(false)
})
