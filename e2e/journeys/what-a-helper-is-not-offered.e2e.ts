import type { APIRequestContext, Locator, Page, Request } from '@playwright/test'
import { HELP_CONSENT_VERSION, type helperForm } from '#contract/helpers.ts'
import { mailsTo } from '#server/testing/outbox.ts'
import { printReply } from '#tools/synthetic-answers/print-reply.ts'
import { exampleReport } from '#tools/synthetic-reports/example-report.ts'
import { ageLetter } from '../pass-days.ts'
import type { Product } from '../product.ts'
import { confirmAddress, done, expect, join, newPerson, settled, test, withConfirmedLetter } from '../steps.ts'
import { isWhole } from '../whole.ts'

const daysAgo = (count: number): string => new Date(Date.now() - count * 86_400_000).toISOString().slice(0, 10)

/** A file in which much can be done: a letter delivered long ago, an answer that waits, another one that was recorded. */
async function busyFile(product: Product, caller: APIRequestContext): Promise<string> {
  const { dispute, letter } = await withConfirmedLetter(caller, exampleReport({ seed: 'helped' }).bytes)
  await ageLetter(product, letter, 125)
  await done(caller, 'patch', `/api/dispute-letters/${letter}/sent`, { sentMethod: 'certified_mail', sentOn: daysAgo(123) })
  await done(caller, 'patch', `/api/dispute-letters/${letter}/delivered`, { deliveredAt: daysAgo(120) })
  const reply = printReply({
    from: 'equifax',
    date: 'July 1, 2026',
    to: 'Dana Whitfield',
    results: [{ creditor: 'MERIDIAN AUTO FINANCE', number: '****4471', kind: 'verified' }],
    wording: 1,
  })
  const answer = { name: 'answer.pdf', mimeType: 'application/pdf', buffer: Buffer.from(reply) }
  expect((await caller.post('/api/answers', { multipart: { answer } })).status()).toBe(201)
  await done(caller, 'post', `/api/disputes/${dispute}/answers`, {
    kind: 'verified',
    target: 'equifax',
    knownBy: 'letter',
    receivedOn: daysAgo(80),
  })
  return dispute
}

/** The screens of a file that a helper sees, as `HELPERS_SCREENS` has them; the dispute's own comes to them. */
const MOST_ACTS = ['/credit-reports', '/negative-items', '/disputes', '/answers', '/tracker']
const OTHERS = [
  '/credit-repair',
  '/dashboard',
  '/rules',
  '/education',
  '/tools',
  '/rewards',
  '/ai-dashboard',
  '/plan',
  '/strategy',
  '/calendar',
]
const SCREENS = isWhole ? [...MOST_ACTS, ...OTHERS] : MOST_ACTS

const OVERLAY = '[role=dialog], [role=alertdialog], [role=menu]'
const PRESSABLE = ['button', '[role=menuitem]']
  .map((what) => `${what}:not([disabled]):not([aria-disabled=true]):visible`)
  .join(', ')

/** What can be pressed, by its words; icons by their label. Equal ones are pressed once. */
async function pressable(place: Locator): Promise<readonly string[]> {
  const names = await place
    .locator(PRESSABLE)
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? one.textContent?.trim() ?? ''))
  return [...new Set(names)].filter((name) => name !== '' && name !== 'Close' && name !== 'Cancel')
}

async function press(place: Locator, name: string): Promise<void> {
  const all = place.locator(PRESSABLE)
  const named = await all.evaluateAll(
    (found, wanted) => found.findIndex((one) => (one.getAttribute('aria-label') ?? one.textContent?.trim()) === wanted),
    name,
  )
  if (named !== -1) await all.nth(named).click({ noWaitAfter: true })
}

/** A press may open a dialog or a menu. Presses what is in it too, reopening it each time, and each label once. */
async function pressAll(visit: Visit, address: string): Promise<string[]> {
  const { page } = visit
  const overlay = page.locator(OVERLAY)
  const pressed: string[] = []
  const pressedWithin = new Set<string>()
  for (const name of await pressable(page.getByRole('main'))) {
    await press(page.getByRole('main'), name)
    pressed.push(name)
    await visit.isQuiet()
    if ((await overlay.count()) > 0)
      for (const within of await pressable(overlay.last())) {
        if (pressedWithin.has(within)) continue
        pressedWithin.add(within)
        if ((await overlay.count()) === 0) {
          await press(page.getByRole('main'), name)
          await visit.isQuiet()
        }
        if ((await overlay.count()) === 0) break
        await press(overlay.last(), within)
        pressed.push(`${name} > ${within}`)
      }
    await visit.isQuiet()
    if ((await overlay.count()) > 0) await page.keyboard.press('Escape')
    if (new URL(page.url()).pathname !== address || (await overlay.count()) > 0) await visit.open(address)
  }
  return pressed
}

interface Visit {
  readonly page: Page
  /** Until every call that a press made is answered, and the code of what it opens has come. */
  isQuiet(): Promise<void>
  open(address: string): Promise<void>
}

function visitBy(page: Page): Visit {
  const waiting = new Set<Request>()
  const isCall = (request: Request): boolean =>
    /\/(?:api|assets)\//.test(request.url()) && !/\/(events|follow)/.test(request.url())
  page.on('request', (request) => (isCall(request) ? waiting.add(request) : undefined))
  page.on('requestfinished', (request) => void waiting.delete(request))
  page.on('requestfailed', (request) => void waiting.delete(request))
  const isQuiet = async () => {
    await expect.poll(() => waiting.size).toBe(0)
    // A menu or dialog whose code is still on its way says so.
    await expect(page.locator('[aria-busy=true], output:text-is("Opening")')).toHaveCount(0)
    await expect.poll(() => waiting.size).toBe(0)
  }
  return {
    page,
    isQuiet,
    open: async (address) => {
      await page.goto(address)
      // What is not there yet is not pressed: that can hide a button from this journey, never make it fail.
      await settled(page)
      await isQuiet()
    },
  }
}

test('what someone who only reads may not do is offered to them nowhere @whole', async ({ page, browser, product }) => {
  const dispute = await busyFile(product, page.request)
  const { user } = await (await page.request.get('/api/user')).json()
  await confirmAddress(page.request, product, user)
  const helper = newPerson()
  const wish: (typeof helperForm)['_input'] = {
    email: helper.email,
    right: 'read',
    consentVersion: HELP_CONSENT_VERSION,
    agreed: true,
  }
  await done(page.request, 'post', '/api/helpers/invitations', wish)
  const linkOf = () => mailsTo(product.directory, helper.email).flatMap((mail) => /accept\?token=(\S+)/.exec(mail)?.[1] ?? [])
  await expect.poll(() => linkOf().length).toBe(1)
  const elsewhere = await browser.newContext({ baseURL: product.url })
  const there = await elsewhere.newPage()
  await join(there.request, helper)
  await done(there.request, 'post', '/api/helpers/invitations/accept', { token: decodeURIComponent(linkOf()[0] ?? '') })
  const { helped } = await (await there.request.get('/api/helped')).json()
  const base = `/helping/${helped[0].id}`

  const refused: string[] = []
  there.on('response', (answer) => {
    if (answer.status() === 403) refused.push(`${new URL(there.url()).pathname}: ${answer.request().method()} ${answer.url()}`)
  })
  const visit = visitBy(there)
  const pressed: string[] = []
  for (const screen of [...SCREENS, `/disputes/${dispute}`]) {
    await visit.open(base + screen)
    if (screen === '/tracker') await expect(there.getByRole('button', { name: 'More about MERIDIAN AUTO FINANCE' })).toBeVisible()
    pressed.push(...(await pressAll(visit, base + screen)))
  }
  expect(pressed).toContain('More about MERIDIAN AUTO FINANCE > View Details')
  expect(refused).toEqual([])
  await elsewhere.close()
})
