import { setTimeout as wait } from 'node:timers/promises'
import cookie from '@fastify/cookie'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { openEventStreams } from '#server/platform/event-streams.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'

const ticks: Endpoint = {
  method: 'GET',
  path: '/api/ticks',
  summary: 'Counts',
  tag: 'test',
  access: 'public',
  answers: 'events',
  answer: z.object({ tick: z.number(), message: z.string().optional() }),
  refusals: [],
}

let test: TestApp
beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

let app: FastifyInstance
let told: AsyncGenerator
let hasEnded: boolean
beforeEach(async () => {
  app = fastify()
  await app.register(cookie)
  hasEnded = false
  const streams = openEventStreams(app, test.context)
  app.get('/api/ticks', (_request, reply) => streams.send(reply, ticks, told))
})
afterEach(() => app.close())

async function* endless(): AsyncGenerator {
  try {
    for (let tick = 0; ; tick += 1) {
      yield { tick, secret: 'not in the contract' }
      await wait(20)
    }
  } finally {
    hasEnded = true
  }
}

async function* given(...events: readonly unknown[]): AsyncGenerator {
  yield* events
}

describe('an event stream', () => {
  it('sends each event as the contract has it, and ends with the operation', async () => {
    told = given({ tick: 1, secret: 'x' }, { tick: 2 })
    const { body, headers } = await app.inject('/api/ticks')
    expect(headers['content-type']).toBe('text/event-stream; charset=utf-8')
    expect(body).toBe('retry: 1000\n\ndata: {"tick":1}\n\ndata: {"tick":2}\n\n')
  })

  it('tells Spanish screens in Spanish', async () => {
    told = given({ tick: 1, message: 'This matches the report’s own totals.' })
    const { body } = await app.inject({ url: '/api/ticks', headers: { 'accept-language': 'es' } })
    expect(body).toContain('data: {"tick":1,"message":"Coincide con los totales que muestra el informe."}')
  })

  it('stops before an event that the contract does not have, and says so in the log alone', async () => {
    told = given({ tick: 1 }, { tick: 'private words' })
    const { body } = await app.inject('/api/ticks')
    expect(body).toBe('retry: 1000\n\ndata: {"tick":1}\n\n')
    expect(test.logged.join()).toContain('an event stream failed')
    expect(test.logged.join()).not.toContain('private words')
  })

  it('ends the operation when the browser goes away', async () => {
    told = endless()
    await app.listen({ port: 0, host: '127.0.0.1' })
    const leaving = new AbortController()
    const response = await fetch(addressOf(app), { signal: leaving.signal })
    const reader = response.body?.getReader()
    await reader?.read()
    expect(hasEnded).toBe(false)
    leaving.abort()
    await expect.poll(() => hasEnded).toBe(true)
  })

  it('does not keep the application from stopping', async () => {
    told = endless()
    await app.listen({ port: 0, host: '127.0.0.1' })
    const response = await fetch(addressOf(app))
    await response.body?.getReader().read()
    await app.close()
    await expect.poll(() => hasEnded).toBe(true)
  })

  it('does not keep it either while it waits for news that do not come', async () => {
    told = silent()
    await app.listen({ port: 0, host: '127.0.0.1' })
    const response = await fetch(addressOf(app))
    const reader = response.body?.getReader()
    await reader?.read()
    const stopped = app.close().then(() => 'stopped' as const)
    expect(await Promise.race([stopped, wait(60_000, 'still there' as const, { ref: false })])).toBe('stopped')
  })
})

async function* silent(): AsyncGenerator {
  yield { tick: 1 }
  await new Promise(() => undefined)
}

function addressOf(running: FastifyInstance): string {
  const address = running.server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}/api/ticks`
}
