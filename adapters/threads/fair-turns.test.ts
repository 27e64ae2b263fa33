import { describe, expect, it } from 'vitest'
import { fairTurns, inTurnOf } from '#adapters/threads/fair-turns.ts'

/** One place, held by a first piece until `open`; then what was done, in order. */
function line(places = 1) {
  const turn = fairTurns(places)
  const order: string[] = []
  const gate = Promise.withResolvers<void>()
  const ask = (member: string, name: string, giveUp?: AbortSignal): Promise<void> =>
    inTurnOf({ member, isBehindCalls: false }, () =>
      turn(async () => {
        order.push(name)
        await gate.promise
      }, giveUp),
    )
  return { ask, order, open: () => gate.resolve() }
}

describe('turns by member', () => {
  it('make no one wait for more than one piece of work from each other member', async () => {
    const { ask, order, open } = line()
    const wishes = ['a1', 'a2', 'a3', 'a4'].map((name) => ask('a', name))
    wishes.push(ask('b', 'b1'), ask('b', 'b2'), ask('c', 'c1'))
    open()
    await Promise.all(wishes)
    expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4'])
  })

  it('keep someone with many pieces in turn when others come again and again', async () => {
    const { ask, order, open } = line()
    const many = ['a1', 'a2', 'a3'].map((name) => ask('a', name))
    const again = async (member: string): Promise<void> => {
      for (const round of [1, 2, 3]) await ask(member, `${member}${round}`)
    }
    const others = [again('b'), again('c')]
    open()
    await Promise.all([...many, ...others])
    expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3'])
  })

  it('run as many at once as there are places, and go on after one that fails', async () => {
    const { ask, order, open } = line(2)
    const wishes = ['a1', 'a2', 'a3'].map((name) => ask('a', name))
    expect(order).toEqual(['a1', 'a2'])
    open()
    await Promise.all(wishes)
    const turn = fairTurns(1)
    await expect(turn(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await turn(() => Promise.resolve('next'))).toBe('next')
  })

  it('forget the one who gives up waiting, and keep the work of the one who has begun', async () => {
    const { ask, order, open } = line()
    const leaving = new AbortController()
    const first = ask('a', 'a1', leaving.signal)
    const given = ask('b', 'b1', leaving.signal)
    const last = ask('c', 'c1')
    leaving.abort(new Error('gone'))
    await expect(given).rejects.toThrow('gone')
    open()
    await Promise.all([first, last])
    expect(order).toEqual(['a1', 'c1'])
    await expect(ask('d', 'd1', leaving.signal)).rejects.toThrow('gone')
  })
})
