import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { listen } from '#web/platform/listen.ts'

const ticks = endpoint({
  method: 'GET',
  path: '/api/ticks',
  summary: 'Counts',
  tag: 'test',
  access: 'signed_in',
  answers: 'events',
  answer: z.object({ tick: z.number() }),
  refusals: [],
})

/** What stands in for the browser's EventSource. */
class FakeSource extends EventTarget {
  static readonly CLOSED = 2
  static opened: FakeSource[] = []
  readyState = 1
  isClosed = false
  readonly address: string
  constructor(address: string) {
    super()
    this.address = address
    FakeSource.opened.push(this)
  }
  close(): void {
    this.isClosed = true
  }
  say(data: string): void {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
  fail(readyState: number): void {
    this.readyState = readyState
    this.dispatchEvent(new Event('error'))
  }
}

beforeEach(() => {
  FakeSource.opened = []
  vi.stubGlobal('EventSource', FakeSource)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('listening', () => {
  it('tells each event as the contract has it, until it is stopped', () => {
    const heard: unknown[] = []
    const stop = listen(ticks, {}, ({ tick }) => heard.push(tick))
    const [source] = FakeSource.opened
    source?.say('{"tick":1,"other":2}')
    source?.say('{"tick":2}')
    expect([FakeSource.opened.length, source?.address, heard]).toEqual([1, '/api/ticks', [1, 2]])
    stop()
    expect(source?.isClosed).toBe(true)
  })

  it('leaves out what cannot be read', () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    const heard: unknown[] = []
    listen(ticks, {}, (event) => heard.push(event))
    const [source] = FakeSource.opened
    source?.say('nonsense')
    source?.say('{"tick":"one"}')
    source?.say('{"tick":3}')
    expect(heard).toEqual([{ tick: 3 }])
    expect(logged).toHaveBeenCalledTimes(2)
  })

  it('connects again where the browser gives up, and not after it was stopped', () => {
    vi.useFakeTimers()
    const stop = listen(ticks, {}, () => undefined)
    FakeSource.opened[0]?.fail(0)
    vi.advanceTimersByTime(10_000)
    expect(FakeSource.opened).toHaveLength(1)
    FakeSource.opened[0]?.fail(2)
    vi.advanceTimersByTime(3_000)
    expect(FakeSource.opened).toHaveLength(2)
    FakeSource.opened[1]?.fail(2)
    stop()
    vi.advanceTimersByTime(10_000)
    expect(FakeSource.opened).toHaveLength(2)
  })
})
