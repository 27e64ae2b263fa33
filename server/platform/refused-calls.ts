import type { FastifyRequest } from 'fastify'
import type { RefusalCode } from '#contract/errors.ts'
import type { Context } from '#server/context.ts'
import { ForeignWrite } from '#server/platform/check-origin.ts'
import { routeOf } from '#server/platform/metrics.ts'
import type { Refusal } from '#server/platform/refusal.ts'
import { logSecurityEvent, type SecurityEvent } from '#server/platform/security-events.ts'

/** Of one kind, by one caller: whoever floods us does not flood the log. */
const MOST_A_MINUTE = 20
const MINUTE_MS = 60_000
/** Callers that are counted at once; beyond, the counting begins again. */
const MOST_COUNTED = 10_000

const EVENTS: Readonly<Partial<Record<RefusalCode, SecurityEvent>>> = {
  unauthenticated: 'access.refused',
  subscription_required: 'access.refused',
  forbidden: 'access.refused',
  not_for_helpers: 'access.refused',
  not_found: 'access.refused',
  invalid: 'input.refused',
  unsupported_type: 'input.refused',
  too_large: 'input.refused',
  too_many: 'limit.reached',
}

/** Who makes a call, known once the session is read. */
const callers = new WeakMap<FastifyRequest, string>()

export const noteCaller = (request: FastifyRequest, userId: string): void => void callers.set(request, userId)

/**
 * Tells the operator of calls that were refused, and of writes from other sites. A visitor without a session is refused all day long
 * and does nothing wrong; what sign-ins and webhooks tell of themselves is not told twice.
 */
export function openRefusedCalls(context: Pick<Context, 'log' | 'secret' | 'now'>): {
  note(request: FastifyRequest, refusal: Refusal, hasCookie: boolean): void
} {
  const counted = new Map<string, { since: number; count: number }>()
  const isTold = (key: string): boolean => {
    const now = Date.parse(context.now())
    const window = counted.get(key)
    if (window === undefined || Math.abs(now - window.since) >= MINUTE_MS) {
      if (counted.size >= MOST_COUNTED) counted.clear()
      counted.set(key, { since: now, count: 1 })
      return true
    }
    window.count += 1
    return window.count <= MOST_A_MINUTE
  }
  return {
    note: (request, refusal, hasCookie) => {
      const userId = callers.get(request) ?? null
      const event = refusal instanceof ForeignWrite ? 'write.foreign_refused' : EVENTS[refusal.code]
      if (event === undefined || (event === 'access.refused' && userId === null && !hasCookie)) return
      if (!isTold(`${event} ${userId ?? request.ip}`)) return
      logSecurityEvent(context, { event, userId, at: { address: request.ip, route: routeOf(request), status: refusal.status } })
    },
  }
}
