import type { FastifyRequest } from 'fastify'

/** How long a body may take to arrive, in milliseconds. */
export interface Patience {
  /** Without a single byte; a body without files as a whole. */
  readonly idleMs: number
  readonly wholeMs: number
}

export const PATIENCE: Patience = { idleMs: 30_000, wholeMs: 10 * 60_000 }

/** A body without files is small, and arrives soon or never; forms with files are watched where they are read. */
export function endStalledBody({ raw, headers }: FastifyRequest, { idleMs }: Patience): void {
  const isForm = headers['content-type']?.toLowerCase().startsWith('multipart/') === true
  const hasBody = Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined
  if (isForm || !hasBody) return
  const timer = setTimeout(() => raw.complete || raw.destroy(), idleMs)
  for (const end of ['end', 'close']) raw.once(end, () => clearTimeout(timer))
}
