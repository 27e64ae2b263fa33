import type { FastifyInstance } from 'fastify'
import type { Context } from '#server/context.ts'
import { pageLink } from '#server/platform/compose-mail.ts'
import { instantAfter } from '#server/platform/instants.ts'

const PATH = '/.well-known/security.txt'
/** A file that is older than a year is not to be trusted (RFC 9116 2.5.5). */
const HOLDS_MS = 365 * 24 * 60 * 60_000

/** Says whom to tell of a weakness that someone found (RFC 9116). */
export function serveSecurityContact(app: FastifyInstance, { settings, now }: Pick<Context, 'settings' | 'now'>): void {
  app.get(PATH, { schema: { hide: true } }, (_request, reply) => {
    const lines = [
      `Contact: ${settings.SECURITY_CONTACT ?? pageLink(settings, '/help')}`,
      `Expires: ${instantAfter(now(), HOLDS_MS)}`,
      'Preferred-Languages: en',
    ]
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`)
  })
}
