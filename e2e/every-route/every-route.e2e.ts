import type { ConsoleMessage, Page } from '@playwright/test'
import { FIRST_DOCUMENT } from '#tools/spec/first-document.ts'
import { SECOND_DOCUMENT } from '#tools/spec/second-document.ts'
import type { ScreenState } from '#tools/spec/check.ts'
import { type ScreenLine, screenTable } from '#tools/spec/screen-table.ts'
import { type ConsoleNoise, expect, fits, looksRight, settled, test as base } from '../steps.ts'
import { isWhole } from '../whole.ts'
import { type Cookies, makePeople, type Visitor } from './people.ts'
import { pictureName, takePicture } from './pictures.ts'

/** A page of each of the five visitors, kept over the screens of a worker: a new one is a process that compiles all code again. */
type Pages = Readonly<Record<Visitor | 'anonymous', Page>>

/** Each state is loaded once and looked at in both sizes, as when a window is drawn out. */
const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } } as const

const test = base.extend<object, { people: Readonly<Record<Visitor, Cookies>>; pages: Pages }>({
  people: [async ({ product }, use) => use(await makePeople(product.url)), { scope: 'worker' }],
  pages: [
    async ({ browser, product, people }, use) => {
      const look = { viewport: SIZES.phone, reducedMotion: 'reduce' as const, baseURL: product.url }
      const open = async (visitor: Visitor | null) => {
        const context = await browser.newContext(visitor === null ? look : { ...look, storageState: people[visitor] })
        await context.addInitScript(() => {
          addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
            reportError(new Error(`The content policy forbids ${violatedDirective} ${blockedURI}`)),
          )
        })
        return context.newPage()
      }
      await use({
        anonymous: await open(null),
        unpaid: await open('unpaid'),
        empty: await open('empty'),
        one: await open('one'),
        many: await open('many'),
      })
    },
    { scope: 'worker' },
  ],
})

/** Texts that the documents want to be seen on a screen in a state. */
const wanted = [FIRST_DOCUMENT, SECOND_DOCUMENT].flatMap((rows) =>
  Object.values(rows).flatMap((checks) => checks.flatMap((check) => (check.kind === 'shown' ? [check] : []))),
)

const isPublic = ({ facts }: ScreenLine): boolean => facts.includes("guard: 'public'")
const isGated = ({ facts }: ScreenLine): boolean => facts.includes('gate:')

/** Pictures are taken of every state. Otherwise those are visited in which something of its own can go wrong. */
const EVERY_STATE = process.env['GALLERY'] === '1'

/** What a screen says where no call succeeds is said by the same parts on all of them: `npm test` looks at home and every sixth. */
const isBrokenToo = (screen: ScreenLine): boolean =>
  isWhole || EVERY_STATE || screen.path === '/' || screen.path === ALIKE.failing || SCREENS.indexOf(screen) % 6 === 0

/** For a member without a report, `npm test` checks every second screen, plus those the documents describe. */
const isEmptyToo = (screen: ScreenLine): boolean => isWhole || SCREENS.indexOf(screen) % 2 === 0

/** Who comes to a screen in a state, and whether the server answers there. A state that is no other than the one before has no picture. */
function statesOf(screen: ScreenLine): readonly ScreenState[] {
  if (isPublic(screen)) return isBrokenToo(screen) ? ['anonymous', 'failing'] : ['anonymous']
  const isLookedAt: Partial<Record<ScreenState, boolean>> = {
    many: true,
    empty: isEmptyToo(screen),
    failing: isBrokenToo(screen),
  }
  const states: readonly ScreenState[] = ['unpaid', 'empty', 'one', 'many', 'loading', 'failing']
  return states.filter((state) => {
    if (state === 'unpaid') return isGated(screen)
    return (
      isLookedAt[state] === true || EVERY_STATE || wanted.some((check) => check.path === screen.path && check.state === state)
    )
  })
}

const VISITOR: Readonly<Record<ScreenState, Visitor | null>> = {
  anonymous: null,
  unpaid: 'unpaid',
  empty: 'empty',
  one: 'one',
  many: 'many',
  loading: 'many',
  failing: 'many',
}

/** In what sizes the accessibility rules are asked: both where most is on the screen. `npm test` asks in one, in turn. */
const RULES_IN: Readonly<Partial<Record<ScreenState, readonly string[]>>> = {
  anonymous: ['phone', 'desktop'],
  empty: ['phone'],
  many: ['phone', 'desktop'],
}

const SCREENS = screenTable()
const inTurn = (screen: ScreenLine, sizes: readonly string[]): readonly string[] =>
  isWhole ? sizes : sizes.filter((_, at) => sizes.length === 1 || at === SCREENS.indexOf(screen) % sizes.length)

/** States that look the same on every screen, by the same parts: there they are asked on one screen. */
const ALIKE: Readonly<Partial<Record<ScreenState, string>>> = {
  unpaid: '/dashboard',
  loading: '/dashboard',
  failing: '/dashboard',
}

const rulesIn = (screen: ScreenLine, state: ScreenState): readonly string[] =>
  ALIKE[state] === screen.path ? ['phone'] : inTurn(screen, RULES_IN[state] ?? [])

interface Visit {
  readonly screen: ScreenLine
  readonly state: ScreenState
  readonly page: Page
  readonly noise: ConsoleNoise
}

// Two workers share the screens, each one half in order: in one file after another they would end long after all else.
test.describe.configure({ mode: 'parallel' })
for (const half of [0, 1]) {
  test.describe(`screens, half ${half + 1}`, () => {
    test.describe.configure({ mode: 'default' })
    for (const screen of SCREENS.filter((_, at) => at % 2 === half)) {
      test(`${screen.path} in each of its states`, async ({ pages, noise }) => {
        for (const state of statesOf(screen)) {
          await test.step(state, async () => {
            const visitor = isPublic(screen) ? null : VISITOR[state]
            const page = pages[visitor ?? 'anonymous']
            const deafen = listen(page, noise)
            await visit({ screen, state, page, noise })
            // Until we leave, the screen may retry its calls and be refused again.
            await page.goto('/robots.txt')
            await page.unrouteAll({ behavior: 'ignoreErrors' })
            deafen()
            noise.provoke()
          })
        }
      })
    }
  })
}

test('a visitor is led to the sign-in from every screen of a member', async ({ pages, noise }) => {
  const page = pages.anonymous
  const deafen = listen(page, noise)
  await page.goto('/profile')
  await expect(page).toHaveURL(/\/login$/)
  await settled(page)
  for (const { path } of screenTable().filter((screen) => !isPublic(screen))) {
    // As the button of the browser that goes back: the page is not loaded again.
    await page.evaluate(
      (address) => {
        history.pushState({}, '', address)
        dispatchEvent(new PopStateEvent('popstate'))
      },
      path.replace('$id', NO_CASE),
    )
    await expect(page, path).toHaveURL(/\/login$/)
  }
  await page.goto('/robots.txt')
  deafen()
})

/** What ends it is answered. */
function listen(page: Page, noise: ConsoleNoise): () => void {
  const console = (message: ConsoleMessage) => {
    if (message.type() === 'error' || message.type() === 'warning') noise.hear(message.text())
  }
  const error = (one: Error) => noise.hear(String(one))
  page.on('console', console)
  page.on('pageerror', error)
  return () => void page.off('console', console).off('pageerror', error)
}

const NO_CASE = '00000000-0000-4000-8000-000000000000'

/** The address of a screen; that of one case is the newest of the one who looks, or one that is not there. */
async function addressOf(page: Page, path: string): Promise<string> {
  if (!path.includes('$id')) return path
  const answered = await page.request.get('/api/disputes')
  const disputes: readonly { readonly id: string }[] = answered.ok() ? await answered.json() : []
  return path.replace('$id', disputes[0]?.id ?? NO_CASE)
}

async function visit({ screen, state, page, noise }: Visit): Promise<void> {
  const address = await addressOf(page, screen.path)
  noise.provoke(...(state === 'failing' ? [500] : []), ...(address.includes(NO_CASE) ? [404] : []))
  await letServerBe(page, state)
  await page.goto(address)
  if (state === 'loading') await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  else await settled(page)
  const texts = wanted.filter((row) => row.path === screen.path && row.state === state).flatMap((row) => row.texts)
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport)
    for (const text of texts)
      await expect(
        page.getByText(text).filter({ visible: true }).first(),
        `${screen.path} ${state} ${size}: ${text}`,
      ).toBeVisible()
    await (rulesIn(screen, state).includes(size) ? looksRight(page) : fits(page))
    await takePicture(page, pictureName(screen.path, state, size))
  }
  // None but a press starts a run.
  if (state === 'empty' || state === 'many') expect((await page.request.get('/api/ai-workflow')).status()).toBe(204)
}

/** Loading: no call is ever answered. Failing: every call is answered as by a server that is broken. */
async function letServerBe(page: Page, state: ScreenState): Promise<void> {
  if (state === 'loading') await page.route('**/api/**', () => undefined)
  if (state !== 'failing') return
  const body = JSON.stringify({ message: 'Something went wrong on our side. Try again in a moment.', code: 'internal' })
  await page.route('**/api/**', (call) => call.fulfill({ status: 500, contentType: 'application/json', body }))
}
