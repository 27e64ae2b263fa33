import cluster from 'node:cluster'
import { timingSafeEqual } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Gauge } from 'prom-client'
import type { Context } from '#server/context.ts'
import { keyedHash } from '#server/platform/secret.ts'
import { Refusal } from '#server/platform/refusal.ts'

/** Where Prometheus asks, with the token of the settings. */
const METRICS = '/metrics'
/** What one process asks the one that started it for, and gets back: the figures of all. */
const ASKED = 'errata metrics'
const PATIENCE_MS = 6_000

/** Figures about the product, in the form that Prometheus reads; its library is loaded only where they are asked for. */
export async function serveMetrics(app: FastifyInstance, context: Context): Promise<void> {
  const token = context.settings.METRICS_TOKEN
  if (token === undefined) return
  const { AggregatorRegistry, collectDefaultMetrics, Gauge, Histogram, Registry } = await import('prom-client')
  const registry = new Registry()
  if (cluster.isWorker) {
    AggregatorRegistry.setRegistries([registry])
    // It listens for the process that started this one.
    void new AggregatorRegistry()
  }
  collectDefaultMetrics({ register: registry, prefix: 'errata_' })
  const calls = new Histogram({
    name: 'errata_call_seconds',
    help: 'Calls that were answered, by how long they took',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30],
    registers: [registry],
  })
  app.addHook('onResponse', (request, reply, done) => {
    calls.observe({ method: request.method, route: routeOf(request), status: reply.statusCode }, reply.elapsedTime / 1000)
    done()
  })
  const vendorCalls = new Histogram({
    name: 'errata_vendor_seconds',
    help: 'Calls to services outside, by how they went and how long they took',
    labelNames: ['service', 'result'],
    buckets: [0.1, 0.3, 1, 3, 10, 30],
    registers: [registry],
  })
  context.watched.vendors.tell(({ service, isAnswered, seconds }) => {
    vendorCalls.observe({ service, result: isAnswered ? 'answered' : 'failed' }, seconds)
  })
  for (const { name, help, ask } of WAITING) {
    const gauge = new Gauge({
      name,
      help,
      labelNames: ['what'],
      registers: [],
      // All processes see the same rows.
      aggregator: 'first',
      collect(this: Gauge<'what'>) {
        return fill(this, context, ask)
      },
    })
    registry.registerMetric(gauge)
  }
  app.get(METRICS, async (request, reply): Promise<FastifyReply> => {
    if (!isToken(context, request.headers.authorization, token)) throw new Refusal('unauthenticated')
    return reply.type(registry.contentType).send(cluster.isWorker ? await figuresOfAll() : await registry.metrics())
  })
}

/** The pattern of a path, never what is in it. */
export const routeOf = ({ routeOptions }: FastifyRequest): string => routeOptions.url ?? 'none'

/** What waits in the database, and for how long. */
const WAITING = [
  {
    name: 'errata_waiting',
    help: 'How many wait or are at work: jobs by their queue, readings, mails',
    ask: ({ waiting }: Waiting) => waiting,
  },
  {
    name: 'errata_waiting_seconds',
    help: 'Since when the oldest of them has been due',
    ask: ({ oldestSeconds }: Waiting) => oldestSeconds,
  },
] as const

async function fill(gauge: Gauge<'what'>, context: Context, ask: (typeof WAITING)[number]['ask']): Promise<void> {
  const all = await readWaiting(context)
  gauge.reset()
  for (const waiting of all) gauge.set({ what: waiting.what }, ask(waiting))
}

export interface Waiting {
  readonly what: string
  readonly waiting: number
  readonly oldestSeconds: number
}

/** Of all processes: jobs by their queue, readings, mails. */
export async function readWaiting({ db }: Pick<Context, 'db'>): Promise<Waiting[]> {
  const { rows } = await db.execute<Waiting & Record<string, unknown>>(sql`
    select what, count(*)::int as waiting, greatest(extract(epoch from now() - min(due)), 0)::float as "oldestSeconds" from (
      select 'job ' || name as what, start_after as due from pgboss.job
        where state in ('created', 'retry', 'active') and start_after <= now()
      union all select 'reading', started_at from report_readings where status = 'processing'
      union all select 'reading of an answer', uploaded_at from replies where status = 'processing'
      union all select 'mail', due_at from mails where due_at <= now()
    ) as waiting group by what order by what`)
  return rows
}

/** The process that started this one asks all of them. */
async function figuresOfAll(): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const timer = setTimeout(() => reject(new Refusal('unavailable', 'Not every process has answered.')), PATIENCE_MS)
  const hear = (message: unknown): void => {
    if (typeof message !== 'object' || message === null || !(ASKED in message)) return
    if (typeof message[ASKED] === 'string') resolve(message[ASKED])
    else reject(new Refusal('unavailable', 'Not every process has answered.'))
  }
  process.on('message', hear)
  process.send?.({ [ASKED]: true })
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    process.removeListener('message', hear)
  }
}

/** Compared by hashes, so that how long it takes tells nothing. */
function isToken(context: Context, given: string | undefined, token: string): boolean {
  const [mine, theirs] = [`Bearer ${token}`, given ?? ''].map((text) =>
    Buffer.from(keyedHash(context.secret, 'metrics token', text)),
  )
  return mine !== undefined && theirs !== undefined && timingSafeEqual(mine, theirs)
}
