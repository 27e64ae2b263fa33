import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type User, user as userShape } from '#contract/sign-in.ts'
import type { z } from 'zod'
import { BAR_COLORS, type display, type Language, type Theme } from '#contract/display.ts'
import { withoutScreenPlace } from '#server/platform/bind-endpoints.ts'
import { Refusal } from '#server/platform/refusal.ts'
import type { KeptScreens } from '#server/platform/kept-screens.ts'
import { type FirstNeeds, openScreenFiles } from '#server/platform/screen-files.ts'
import { wishedLanguage } from '#server/platform/wished-language.ts'

export interface Screens {
  /** The built screens; null where there are none (tests of the API). */
  readonly directory: string | null
  /** Keeps the hashed files of this folder for other versions, and finds theirs; null where neither can be done. */
  readonly keep: (assets: string) => Promise<KeptScreens | null>
  readonly readUser: (request: FastifyRequest) => Promise<User | null>
  /** Whether the one who is signed in has a subscription. */
  readonly isSubscribed: (request: FastifyRequest) => Promise<boolean>
  /** The page for operators; null for the one who is none. */
  readonly readOperatorPage: (request: FastifyRequest) => Promise<string | null>
  /** How the one who is signed in wants the screens; they are sent so, and never painted or worded otherwise first. */
  readonly readDisplay: (request: FastifyRequest) => Promise<z.output<typeof display>>
  /** Where the member lives whose page it is, so that its first day is theirs; null where no one told. */
  readonly readTimeZone: (request: FastifyRequest) => Promise<string | null>
}

const IS_CALL = /^\/api(?:\/|$)/i
/** What is named like a file is one: the one who asks for `/favicon.ico`, `/sitemap.xml` or an old page's script is not given a page. */
const IS_FILE = /\.\w+$|\/\./
/** Where password managers ask for the page that changes a password (W3C, A Well-Known URL for Changing Passwords). */
const CHANGE_PASSWORD = '/.well-known/change-password'
/** A page without a script of its own; for everyone else a path that leads nowhere. */
const OPERATOR = '/operator'
/** Scripts, styles and fonts carry a hash of what they hold in their names. */
const HASHED_FOR = 'public, max-age=31536000, immutable'
const ASSETS = 'assets'
/** The page of the Spanish build; its files lie among the others (`tools/build/build-screens.ts`). */
const SPANISH = 'index.es.html'
/** What such a file is, by the end of its name. */
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
}

/** Serves the built screens; every path that is no call and no file is the screens' own business. */
export async function serveScreens(
  app: FastifyInstance,
  { directory, keep, readUser, isSubscribed, readOperatorPage, readDisplay, readTimeZone }: Screens,
): Promise<void> {
  app.setNotFoundHandler((_request, reply) => {
    const refusal = new Refusal('not_found')
    return reply.code(refusal.status).send(refusal.body())
  })
  const index = directory === null ? null : path.join(directory, 'index.html')
  if (directory === null || index === null || !existsSync(index)) return
  const pages = {
    en: { page: readFileSync(index, 'utf8'), needsOf: openScreenFiles(directory, 'en') },
    es: { page: readFileSync(path.join(directory, SPANISH), 'utf8'), needsOf: openScreenFiles(directory, 'es') },
  } satisfies Record<Language, unknown>
  await app.register(fastifyStatic, {
    root: directory,
    wildcard: false,
    index: false,
    preCompressed: true,
    globIgnore: ['index.html', SPANISH, '**/*.br', '**/*.gz'],
    setHeaders: (reply, file) => {
      const isHashed = file.includes(`${path.sep}${ASSETS}${path.sep}`)
      void reply.header('cache-control', isHashed ? HASHED_FOR : 'no-cache')
    },
  })
  await serveOtherVersions(app, keep, path.join(directory, ASSETS))
  app.get(CHANGE_PASSWORD, { schema: { hide: true } }, (_request, reply) => reply.redirect('/settings'))
  app.get('/manifest.json', { schema: { hide: true } }, (_request, reply) => reply.redirect('/manifest.webmanifest', 301))
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const [pathname = '/', search] = withoutScreenPlace(request.url).split('?')
    const isOwn = withoutScreenPlace(request.url) === request.url
    if (IS_CALL.test(pathname) || IS_FILE.test(pathname)) return reply.callNotFound()
    const operators = request.url.split('?')[0] === OPERATOR ? await readOperatorPage(request) : null
    if (operators !== null) return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(operators)
    const [user, look, timeZone] = await Promise.all([readUser(request), readDisplay(request), readTimeZone(request)])
    // A page that names its reader is kept by no browser. One for everyone may be, and is asked for again.
    reply.type('text/html; charset=utf-8').header('cache-control', user === null ? 'no-cache' : 'no-store')
    reply.header('vary', 'accept-language, cookie')
    const language = look.language ?? wishedLanguage(request)
    const { page, needsOf } = pages[language]
    const shown = inTimeZone(inTheme(page, look.theme), timeZone)
    const needs = needsOf(pathname, user !== null)
    // Calls in a rehearsal or someone else's file have other addresses, and a tab or one entry may need other calls. A preloaded answer
    // that is used later would be out of date.
    const calls = isOwn && search === undefined && user !== null ? await callsFor(user, needs, () => isSubscribed(request)) : []
    const head = [
      ...needs.files.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
      ...calls.map((call) => `<link rel="preload" as="fetch" crossorigin href="${call}">`),
    ]
    return reply.send(
      shown.replace('</head>', () => `${head.join('')}</head>`).replace('</body>', () => `${visitorTag(user)}</body>`),
    )
  })
}

/** The calls that a member's page begins. */
async function callsFor(
  user: User,
  { calls, callsBehindGate }: FirstNeeds,
  isSubscribed: () => Promise<boolean>,
): Promise<readonly string[]> {
  const isOpen = callsBehindGate.length > 0 && (await isSubscribed())
  return [...calls, ...(isOpen ? callsBehindGate : [])].map((call) => call.replace(':userId', user.id))
}

/** Hashed files that this build lacks: of the version before, or of the one that is taking its place. */
async function serveOtherVersions(app: FastifyInstance, keep: Screens['keep'], assets: string): Promise<void> {
  const kept = existsSync(assets) ? await keep(assets) : null
  app.get<{ Params: { '*': string } }>(`/${ASSETS}/*`, { schema: { hide: true } }, async (request, reply) => {
    const name = request.params['*']
    const type = TYPES[path.extname(name)]
    const file = type === undefined || kept === null ? null : await kept.read(name)
    if (file === null) return reply.callNotFound()
    return reply
      .type(type ?? '')
      .header('cache-control', HASHED_FOR)
      .send(Buffer.from(file))
  })
}

const HTML = /<html lang="\w\w"/

/** The colours are the stylesheet's; the mark on the root says which of them. */
const inTheme = (page: string, theme: Theme): string =>
  theme === 'system'
    ? page
    : page
        .replace(HTML, `$& data-theme="${theme}"`)
        // What comes before the stylesheet is painted, too.
        .replace('name="color-scheme" content="light dark"', `name="color-scheme" content="${theme}"`)
        .replaceAll(/name="theme-color" content="[^"]*"/g, `name="theme-color" content="${BAR_COLORS[theme]}"`)

/** A name of the zones has letters, digits and these signs; nothing else reaches a page. */
const inTimeZone = (page: string, timeZone: string | null): string =>
  timeZone === null || !/^[\w+/-]+$/.test(timeZone) ? page : page.replace(HTML, `$& data-time-zone="${timeZone}"`)

/** Who is looking, as data that no browser runs; `<` is escaped so that no name ends the element. */
function visitorTag(user: User | null): string {
  const shown = user === null ? null : userShape.parse(user)
  return `<script type="application/json" id="visitor">${JSON.stringify(shown).replaceAll('<', String.raw`\u003c`)}</script>`
}
