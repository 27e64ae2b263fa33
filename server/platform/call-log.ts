import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { readHealth, readReadiness } from '#contract/service.ts'
import type { Context } from '#server/context.ts'
import { routeOf } from '#server/platform/metrics.ts'
import type { Settings } from '#server/settings.ts'

const ID = /^[\w.-]{8,64}$/

/** The id under which a call is in the log: the one that a trusted proxy gave it, or a new one. */
export const callId =
  ({ TRUST_PROXY }: Settings) =>
  ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
    const given = headers['x-request-id']
    return TRUST_PROXY !== undefined && typeof given === 'string' && ID.test(given) ? given : randomBytes(9).toString('base64url')
  }

/** What proxies ask several times a second. */
const PROBES: readonly string[] = [readHealth.path, readReadiness.path]

/**
 * One line a call, where the settings want it: its id, which it was, what came of it and how long it took. Nothing of who asked.
 * A probe that finds all well has none.
 */
export function logCalls(app: FastifyInstance, { settings, log }: Context): void {
  if (settings.CALL_LOG === 'off') return
  app.addHook('onResponse', (request, reply, done) => {
    const { id, method } = request
    const route = routeOf(request)
    if (!PROBES.includes(route) || reply.statusCode >= 400)
      log.info({ id, method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'call')
    done()
  })
}
