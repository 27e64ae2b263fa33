import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'

const count = z.int().min(0)
const seconds = z.number().min(0)

/** The state of the installation, for its operator; no member's data is in it. */
export const installation = z
  .object({
    versions: z.object({ errata: z.string(), node: z.string(), postgres: z.string(), migrations: count }),
    /** What waits or is at work now, of all processes. */
    queues: z.array(z.object({ what: z.string(), waiting: count, oldestSeconds: seconds })),
    /** Jobs that were tried as often as they may be, of all processes, while their rows are kept. */
    givenUp: z.array(z.object({ what: z.string(), count })),
    /** Each service outside, and how the calls of this process to it went since it began. */
    vendors: z.array(
      z.object({
        service: z.string(),
        state: z.enum(['embedded', 'real', 'not_set_up']),
        name: z.string(),
        answered: count,
        failed: count,
        longestSeconds: seconds,
      }),
    ),
    /** The slowest statements of this process since it began, without their values. */
    slowQueries: z.array(z.object({ statement: z.string(), count, longestSeconds: seconds })),
    disk: z.object({ freeBytes: count, totalBytes: count, databaseBytes: count }),
    /** Null when it is not set. A text that may be secret or private shows only as `set`. */
    settings: z.array(z.object({ name: z.string(), value: z.string().nullable() })),
  })
  .meta({ id: 'Installation' })

export const readInstallation = endpoint({
  method: 'GET',
  path: '/api/operator',
  summary:
    'How this installation is: what waits, services, slow statements, disk, settings and versions; for its operators alone',
  tag: 'service',
  access: 'signed_in',
  answer: installation,
  refusals: ['unauthenticated', 'not_found', 'unavailable'],
})
