import { describe, expect, it } from 'vitest'
import { openTurns } from '#server/features/ai-demo/turns.ts'

describe('turns', () => {
  it('do one piece of work after the other, and go on after one that fails', async () => {
    const turns = openTurns(1000)
    const order: string[] = []
    const work = (name: string) => async () => {
      order.push(`${name} begins`)
      await Promise.resolve()
      order.push(`${name} ends`)
    }
    const failing = turns.take('a', () => Promise.reject(new Error('broken')))
    const second = turns.take('b', work('b'))
    const third = turns.take('c', work('c'))
    await expect(failing).rejects.toThrow('broken')
    await Promise.all([second, third])
    expect(order).toEqual(['b begins', 'b ends', 'c begins', 'c ends'])
  })

  it('refuse a second piece of the same member, and whoever waits too long', async () => {
    const turns = openTurns(20)
    const { promise, resolve } = Promise.withResolvers<string>()
    const first = turns.take('a', () => promise)
    await expect(turns.take('a', async () => 'again')).rejects.toMatchObject({ code: 'too_many', message: /yours/ })
    await expect(turns.take('b', async () => 'late')).rejects.toMatchObject({ code: 'too_many', message: /Other pages/ })
    resolve('done')
    expect(await first).toBe('done')
    expect(await turns.take('a', async () => 'next')).toBe('next')
  })
})
