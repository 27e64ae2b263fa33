import type { FastifyRequest } from 'fastify'
import { Refusal } from '#server/platform/refusal.ts'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Two hosts are one when they are equal, or both this very machine on the same port. */
function isSameHost(a: string, b: string): boolean {
  if (a === b) return true
  const [one, two] = [URL.parse(`http://${a}`), URL.parse(`http://${b}`)]
  if (!one || !two) return false
  return LOOPBACK.has(one.hostname) && LOOPBACK.has(two.hostname) && one.port === two.port
}

/**
 * A write that a foreign page makes a browser send is refused. A browser always names the origin of such a write; a
 * program that sends none has no cookie to abuse.
 */
export function checkOrigin(request: FastifyRequest, publicUrl: string | undefined): void {
  const { origin } = request.headers
  if (SAFE.has(request.method)) return
  // Browsers say this of every call (Fetch Metadata), also where they leave the origin out.
  if (request.headers['sec-fetch-site'] === 'cross-site') throw new ForeignWrite()
  if (origin === undefined) return
  const from = URL.parse(origin)
  if (from !== null) {
    if (publicUrl !== undefined && from.origin === new URL(publicUrl).origin) return
    if (publicUrl === undefined && isSameHost(from.host, request.host)) return
  }
  throw new ForeignWrite()
}

/** What the page of another site had a browser send. */
export class ForeignWrite extends Refusal {
  constructor() {
    super('forbidden', 'This request comes from another site.')
  }
}
