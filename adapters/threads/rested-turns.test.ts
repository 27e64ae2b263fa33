import { describe, expect, it } from 'vitest'
import { inTurnOf } from '#adapters/threads/fair-turns.ts'
import { restedTurns } from '#adapters/threads/rested-turns.ts'

/** Turns whose clock and rests are moved by hand; what was done, in order. */
function turns() {
  const order: string[] = []
  const rests: { readonly milliseconds: number; readonly end: () => void }[] = []
  const atWork = new Set<string>()
  let clock = 0
  const turn = restedTurns(2, {
    othersAtWork: (member) => [...atWork].some((one) => one !== member),
    now: () => clock,
    pause: (milliseconds) => new Promise<void>((end) => rests.push({ milliseconds, end })),
  })
  const ask = (member: string, name: string, takes = 10): Promise<void> =>
    inTurnOf({ member, isBehindCalls: false }, () =>
      turn(async () => {
        order.push(name)
        await Promise.resolve()
        clock += takes
      }),
    )
  const pass = (milliseconds: number): void => {
    clock += milliseconds
  }
  return { turn, ask, order, rests, atWork, pass }
}

/** Whatever can go on without a rest has gone on. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

describe('long work of the thread that answers', () => {
  it('of one member is done one by one without a rest while no one else is there', async () => {
    const { ask, order, rests } = turns()
    await Promise.all(['a1', 'a2', 'a3'].map((name) => ask('a', name)))
    expect([order, rests]).toEqual([['a1', 'a2', 'a3'], []])
  })

  it('rests as long as it took while another is at work, who goes on meanwhile; the first 300 ms are free', async () => {
    const { ask, order, rests, atWork, pass } = turns()
    atWork.add('a').add('b')
    const all = [ask('a', 'a1', 290), ask('a', 'a2', 210), ask('a', 'a3', 5000), ask('a', 'a4')]
    await settled()
    expect(order).toEqual(['a1', 'a2'])
    await ask('b', 'b1', 0)
    expect(order).toEqual(['a1', 'a2', 'b1'])
    rests[0]?.end()
    pass(200)
    await settled()
    expect(order).toEqual(['a1', 'a2', 'b1', 'a3'])
    expect(rests.map(({ milliseconds }) => milliseconds)).toEqual([200, 1000])
    atWork.delete('b')
    rests[1]?.end()
    await Promise.all(all)
    expect(order).toEqual(['a1', 'a2', 'b1', 'a3', 'a4'])
    expect(rests).toHaveLength(2)
  })

  it('goes on after a piece that fails, and what it does inside takes no other turn', async () => {
    const { turn, ask, order } = turns()
    await expect(turn(() => turn(() => turn(() => Promise.reject(new Error('broken')))))).rejects.toThrow('broken')
    await ask('', 'next')
    expect(order).toEqual(['next'])
  })
})
