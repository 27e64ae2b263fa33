import type { ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Context } from '#server/context.ts'
import { eventFor } from '#server/platform/answer-in-spanish.ts'
import { describeError } from '#server/platform/log.ts'

/** Between two signs of life on a quiet stream, so that no proxy takes it for dead. */
const HEARTBEAT_MS = 15_000
/** How long a browser waits before it connects again. */
const RETRY_MS = 1_000

/** Sends what an operation tells, one after the other, as server-sent events. */
export interface EventStreams {
  send(reply: FastifyReply, endpoint: Endpoint, events: unknown): FastifyReply
}

/** The open event streams of one application: they end with it, so that they do not keep it from stopping. */
export function openEventStreams(app: FastifyInstance, context: Context): EventStreams {
  const open = new Set<ServerResponse>()
  app.addHook('preClose', (done) => {
    // The connection goes with the stream: an idle one would be waited for.
    for (const response of open) response.destroy()
    done()
  })
  return {
    send: (reply, endpoint, events) => {
      if (!isEvents(events)) throw new Error(`${endpoint.path} answers events, and its operation told none`)
      const closed = Promise.withResolvers<'closed'>()
      const stream = Readable.from(written(events, { reply, endpoint, context, closed: closed.promise }))
      open.add(reply.raw)
      // The generator waits for an event, and the stream for the generator: it is told that no one listens any more.
      reply.raw.once('close', () => {
        open.delete(reply.raw)
        closed.resolve('closed')
      })
      return reply
        .type('text/event-stream; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('x-accel-buffering', 'no')
        .send(stream)
    },
  }
}

export const isEvents = (value: unknown): value is AsyncIterable<unknown> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value

/** Each event parsed by the contract before it leaves. A client that closes ends the operation’s iterator. */
async function* written(
  events: AsyncIterable<unknown>,
  { reply, endpoint, context, closed }: { reply: FastifyReply; endpoint: Endpoint; context: Context; closed: Promise<'closed'> },
): AsyncGenerator<string> {
  yield `retry: ${RETRY_MS}\n\n`
  const iterator = events[Symbol.asyncIterator]()
  try {
    let next = iterator.next()
    for (;;) {
      const told = await Promise.race([orHeartbeat(next), closed])
      if (told === 'closed') return
      if (told === 'heartbeat') {
        yield ': alive\n\n'
        continue
      }
      if (told.done) return
      yield `data: ${JSON.stringify(await eventFor(reply.request, endpoint.answer.parse(told.value)))}\n\n`
      next = iterator.next()
    }
  } catch (error) {
    // The answer has begun: all that can be said now is nothing more. The browser connects again.
    context.log.error({ route: endpoint.path, ...describeError(error) }, 'an event stream failed')
  } finally {
    // It may be waiting for its next change, and ends with that; no one waits for it.
    iterator.return?.().catch((error: unknown) => context.log.error(describeError(error), 'ending an event stream failed'))
  }
}

async function orHeartbeat<T>(next: Promise<T>): Promise<T | 'heartbeat'> {
  let timer: NodeJS.Timeout | undefined
  const pause = new Promise<'heartbeat'>((resolve) => {
    timer = setTimeout(() => resolve('heartbeat'), HEARTBEAT_MS)
  })
  try {
    return await Promise.race([next, pause])
  } finally {
    clearTimeout(timer)
  }
}
