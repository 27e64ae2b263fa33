import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'

const VERIFIER = new URL('../../tools/verify-packet.mjs', import.meta.url)

/** The program with which a stranger checks a packet, for everyone: it is one file and needs nothing of this product. */
export async function serveVerifier(app: FastifyInstance): Promise<void> {
  const program = await readFile(VERIFIER)
  app.get('/verify-packet.mjs', (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-disposition', 'attachment; filename="verify-packet.mjs"')
      .send(program),
  )
}
