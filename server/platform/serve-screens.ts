import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type User, user as userShape } from '#contract/accounts.ts'
import type { Theme } from '#contract/display.ts'
import { Refusal } from '#server/platform/refusal.ts'

export interface Screens {
  /** The built screens; null where there are none (tests of the API). */
  readonly directory: string | null
  readonly readUser: (request: FastifyRequest) => Promise<User | null>
  /** How whoever is signed in wants the screens; they are sent so, and never painted otherwise first. */
  readonly readTheme: (request: FastifyRequest) => Promise<Theme>
  /** Where the member lives whose page it is, so that its first day is theirs; null where nobody told. */
  readonly readTimeZone: (request: FastifyRequest) => Promise<string | null>
}

const IS_CALL = /^\/api(?:[/?]|$)/i
/** A built file that is no longer there: an old page asks for it, and a page is no answer. */
const IS_BUILT = /^\/assets\//
/** A look at a page is answered like the page. */
const LOOKS: ReadonlySet<string> = new Set(['GET', 'HEAD'])

/** Serves the built screens; every path that is no call and no file is the screens' own business. */
export async function serveScreens(
  app: FastifyInstance,
  { directory, readUser, readTheme, readTimeZone }: Screens,
): Promise<void> {
  const index = directory === null ? null : path.join(directory, 'index.html')
  const page = index !== null && existsSync(index) ? readFileSync(index, 'utf8') : null
  if (directory !== null && page !== null) {
    await app.register(fastifyStatic, {
      root: directory,
      wildcard: false,
      index: false,
      setHeaders: (reply, file) => {
        const isHashed = file.includes(`${path.sep}assets${path.sep}`)
        void reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
  }
  app.setNotFoundHandler(async (request, reply) => {
    if (!LOOKS.has(request.method) || IS_CALL.test(request.url) || IS_BUILT.test(request.url) || page === null) {
      const refusal = new Refusal('not_found')
      return reply.code(refusal.status).send(refusal.body())
    }
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store')
    const [user, theme, timeZone] = await Promise.all([readUser(request), readTheme(request), readTimeZone(request)])
    const shown = inTimeZone(inTheme(page, theme), timeZone)
    return reply.send(shown.replace('</body>', () => `${visitorTag(user)}</body>`))
  })
}

/** The colours are the stylesheet's; the mark on the root says which of them. */
const inTheme = (page: string, theme: Theme): string =>
  theme === 'system'
    ? page
    : page
        .replace('<html lang="en">', `<html lang="en" data-theme="${theme}">`)
        // What stands before the stylesheet is painted, too.
        .replace('name="color-scheme" content="light dark"', `name="color-scheme" content="${theme}"`)

/** A name of the zones has letters, digits and these signs; nothing else reaches a page. */
const inTimeZone = (page: string, timeZone: string | null): string =>
  timeZone === null || !/^[\w+/-]+$/.test(timeZone)
    ? page
    : page.replace('<html lang="en"', `<html lang="en" data-time-zone="${timeZone}"`)

/** Who is looking, as data that no browser runs; `<` is escaped so that no name ends the element. */
function visitorTag(user: User | null): string {
  const shown = user === null ? null : userShape.parse(user)
  return `<script type="application/json" id="visitor">${JSON.stringify(shown).replaceAll('<', String.raw`\u003c`)}</script>`
}
