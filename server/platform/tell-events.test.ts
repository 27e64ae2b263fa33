import { describe, expect, it } from 'vitest'
import { begun, tellEvents } from '#server/platform/tell-events.ts'

const all = async (events: AsyncIterable<number>): Promise<readonly number[]> => {
  const heard: number[] = []
  for await (const event of events) heard.push(event)
  return heard
}
const soon = () => new Promise((resolve) => setTimeout(resolve, 1))

describe('the events of a long answer', () => {
  it('come in their order, the answer last, however they are told', async () => {
    const events = tellEvents<number>(async (tell) => {
      tell(1)
      tell(2)
      await soon()
      tell(3)
      return 4
    })
    expect(await all(events)).toEqual([1, 2, 3, 4])
    expect(await all(tellEvents<number>(() => Promise.resolve(1)))).toEqual([1])
  })

  it('end with what the answer failed with, after all that was told', async () => {
    const heard: number[] = []
    const failing = tellEvents<number>(async (tell) => {
      tell(1)
      await soon()
      throw new Error('no answer')
    })
    const hearing = (async () => {
      for await (const event of failing) heard.push(event)
    })()
    await expect(hearing).rejects.toThrow('no answer')
    expect(heard).toEqual([1])
  })

  it('stop the answer when nobody listens any more', async () => {
    let stopped: AbortSignal | null = null
    const events = tellEvents<number>(async (tell, signal) => {
      stopped = signal
      tell(1)
      await new Promise((resolve) => signal.addEventListener('abort', resolve))
      throw new Error('stopped')
    })
    const listening = await begun(events)
    expect(await listening.next()).toEqual({ done: false, value: 1 })
    // Nothing comes any more: whoever leaves now does not wait for it.
    const next = listening.next()
    expect(await listening.return()).toEqual({ done: true, value: undefined })
    expect(stopped).toMatchObject({ aborted: true })
    expect(await next).toEqual({ done: true, value: undefined })
  })

  it('are refused at once by what fails before the first', async () => {
    const failing = tellEvents<number>(() => Promise.reject(new Error('refused')))
    await expect(begun(failing)).rejects.toThrow('refused')
    expect(await all(await begun(tellEvents<number>(() => Promise.resolve(1))))).toEqual([1])
  })
})
