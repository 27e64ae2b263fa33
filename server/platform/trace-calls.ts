import type { FastifyInstance } from 'fastify'
import type { Context } from '#server/context.ts'
import { routeOf } from '#server/platform/metrics.ts'

/** Tells each call as a step: its method, its route and what came of it. Nothing of who asked, nor what was in the path. */
export function traceCalls(app: FastifyInstance, { settings, traces }: Context): void {
  if (settings.OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return
  const ends = new WeakMap<object, ReturnType<typeof traces.begin>>()
  app.addHook('onRequest', (request, _reply, done) => {
    const { traceparent } = request.headers
    // Only a proxy of ours may say to which trace a call belongs.
    const isSaid = settings.TRUST_PROXY !== undefined && typeof traceparent === 'string'
    const step = {
      name: `${request.method} ${routeOf(request)}`,
      kind: 'call' as const,
      attributes: { 'http.request.method': request.method, 'http.route': routeOf(request), 'errata.call_id': request.id },
      ...(isSaid && { cameFrom: traceparent }),
    }
    ends.set(request, traces.begin(step))
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode } = reply
    ends.get(request)?.({ isFailed: statusCode >= 500, attributes: { 'http.response.status_code': statusCode } })
    done()
  })
}
