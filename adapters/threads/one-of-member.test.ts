import { expect, it } from 'vitest'
import { inTurnOf } from '#adapters/threads/fair-turns.ts'
import { oneOfMember } from '#adapters/threads/one-of-member.ts'

const as = <Answer>(member: string, work: () => Answer): Answer => inTurnOf({ member, isBehindCalls: false }, work)

it('does one piece of a member after the other, and those of others beside them', async () => {
  const inTurn = oneOfMember()
  const order: string[] = []
  const gate = Promise.withResolvers<void>()
  const piece = (member: string, name: string, waitsFor: Promise<void> = gate.promise): Promise<string> =>
    as(member, () =>
      inTurn(async () => {
        order.push(`${name} begins`)
        await waitsFor
        order.push(`${name} ends`)
        return name
      }),
    )
  const pieces = [piece('a', 'a1'), piece('a', 'a2'), piece('a', 'a3')]
  expect(await piece('b', 'b1', Promise.resolve())).toBe('b1')
  expect(order).toEqual(['a1 begins', 'b1 begins', 'b1 ends'])
  gate.resolve()
  expect(await Promise.all(pieces)).toEqual(['a1', 'a2', 'a3'])
  expect(order.slice(3)).toEqual(['a1 ends', 'a2 begins', 'a2 ends', 'a3 begins', 'a3 ends'])
})

it('goes on after a piece that fails', async () => {
  const inTurn = oneOfMember()
  const failing = as('a', () => inTurn(() => Promise.reject(new Error('broken'))))
  const next = as('a', () => inTurn(() => Promise.resolve('next')))
  await expect(failing).rejects.toThrow('broken')
  expect(await next).toBe('next')
})

it('takes what a piece does inside for part of it', async () => {
  const inTurn = oneOfMember()
  expect(await as('a', () => inTurn(() => inTurn(() => Promise.resolve('inner'))))).toBe('inner')
})
