import { afterEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { hear } from '#web/platform/hear.ts'

const counts = endpoint({
  method: 'POST',
  path: '/api/counts',
  summary: 'Counts from a number',
  tag: 'test',
  access: 'public',
  body: z.object({ from: z.number() }),
  answers: 'events',
  answer: z.object({ tick: z.number() }),
  refusals: ['too_many'],
})

afterEach(() => vi.unstubAllGlobals())

const answering = (pieces: readonly string[], status = 200) => {
  const asked = vi.fn(() => {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece))
        controller.close()
      },
    })
    return Promise.resolve(new Response(body, { status }))
  })
  vi.stubGlobal('fetch', asked)
  return asked
}

async function heard(): Promise<readonly number[]> {
  const ticks: number[] = []
  await hear(counts, { body: { from: 1 } }, ({ tick }) => ticks.push(tick))
  return ticks
}

describe('hearing the events of a call', () => {
  it('sends its body and tells each event in order, however the stream was cut into pieces', async () => {
    const asked = answering([
      'retry: 1000\n\nda',
      'ta: {"tick":1}\n',
      '\ndata: {"tick":2}\n\n: alive\n\n',
      'data: {"tick":3}\n\n',
    ])
    expect(await heard()).toEqual([1, 2, 3])
    expect(asked).toHaveBeenCalledWith('/api/counts', expect.objectContaining({ method: 'POST', body: '{"from":1}' }))
  })

  it('tells a refusal like any call', async () => {
    answering(['{"code":"too_many","message":"Wait a minute."}'], 429)
    await expect(heard()).rejects.toMatchObject({ name: 'CallError', status: 429, words: 'Wait a minute.' })
  })

  it('rejects what the contract does not have', async () => {
    answering(['data: {"tick":"one"}\n\n'])
    await expect(heard()).rejects.toThrow()
  })
})
