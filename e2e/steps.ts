import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { AxeBuilder } from '@axe-core/playwright'
import { type APIRequestContext, type APIResponse, expect, type Locator, type Page, test as base } from '@playwright/test'
import { mailsTo } from '#server/testing/outbox.ts'
import { type Looks, markAlike, MOST_ALIKE } from './mark-alike.ts'
import { isBroken, type Product, productAt } from './product.ts'
import { isWhole } from './whole.ts'

export interface Person {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly username: string
  readonly password: string
}

/** Someone who has never been here. */
export function newPerson(name = 'Dana Whitfield'): Person {
  const [firstName = '', ...others] = name.split(' ')
  const username = `dana_${randomUUID().slice(0, 8)}`
  return { firstName, lastName: others.join(' '), email: `${username}@example.test`, username, password: 'Correct-Horse-7' }
}

/** Playwright's own word; only one journey lets the page have its worker. */
const NO_WORKER = 'Service Worker registration blocked by Playwright'
/** Chromium's word five seconds after a page has loaded: on a busy machine our own code has not run by then. */
const NOT_USED_YET = 'was preloaded using link preload but not used within a few seconds'

/** What the browser's console said, and which refusals this journey provokes on purpose: Chromium reports every refused call. */
export class ConsoleNoise {
  readonly #lines: string[] = []
  #provoked: readonly number[] = []
  #isCutOff = false

  /** From here on, calls may be refused with these statuses, and no others. */
  provoke(...statuses: readonly number[]): void {
    this.check()
    this.#provoked = statuses
  }

  /** From here on, the connection may break: the journey breaks it. */
  cutOff(): void {
    this.check()
    this.#isCutOff = true
  }

  hear(line: string): void {
    if (isBroken && /net::ERR_|status of 50[234]/.test(line)) return
    if (line === NO_WORKER || line.includes(NOT_USED_YET)) return
    if (this.#isCutOff && line.includes('net::ERR_')) return
    const status = /the server responded with a status of (\d{3})/.exec(line)?.[1]
    if (status === undefined || !this.#provoked.includes(Number(status))) this.#lines.push(line)
  }

  check(): void {
    expect(this.#lines).toEqual([])
  }
}

/** One product for each place of a worker; a journey that sees an error in the browser's console fails. */
export const test = base.extend<{ noise: ConsoleNoise }, { product: Product }>({
  product: [
    // Playwright reads which fixtures are wanted from this pattern; none is.
    async ({}, use, { parallelIndex }) => use(await productAt(parallelIndex)),
    { scope: 'worker' },
  ],
  baseURL: async ({ product }, use) => use(product.url),
  noise: [
    async ({ context }, use) => {
      const noise = new ConsoleNoise()
      context.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') noise.hear(message.text())
      })
      context.on('weberror', (error) => noise.hear(String(error.error())))
      await use(noise)
      noise.check()
    },
    { auto: true },
  ],
})

export async function register(page: Page, person: Person): Promise<void> {
  await page.goto('/register')
  await makeAccount(page, person)
}

/** Fills in the form of the registration, wherever one came to it from. */
export async function makeAccount(page: Page, person: Person): Promise<void> {
  await page.getByLabel('First name').fill(person.firstName)
  await page.getByLabel('Last name').fill(person.lastName)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Username').fill(person.username)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByLabel('Confirm password').fill(person.password)
  await page.getByRole('button', { name: 'Create Account' }).click()
}

const AGAIN_MS = 1_000

/** A change goes out under a key, and once more, a second later, where it was cut off. */
async function asTheAppDoes(send: (headers: { 'idempotency-key': string }) => Promise<APIResponse>): Promise<APIResponse> {
  const headers = { 'idempotency-key': randomUUID() }
  const first = await send(headers).catch(() => null)
  if (first !== null && first.status() < 500) return first
  await wait(AGAIN_MS)
  return send(headers)
}

/** Makes a change through the call that a screen makes. */
export async function done(
  caller: APIRequestContext,
  method: 'post' | 'patch',
  path: string,
  data: object = {},
): Promise<{ readonly id: string }> {
  const answered = await asTheAppDoes((headers) => caller[method](path, { data, headers }))
  expect(answered.ok(), `${path} ${answered.status()} ${await answered.text()}`).toBe(true)
  return answered.json()
}

/** Signs someone up as the form does; their browser is signed in then. */
export async function join(caller: APIRequestContext, { firstName, lastName, email, username, password }: Person): Promise<void> {
  await done(caller, 'post', '/api/auth/register', { name: `${firstName} ${lastName}`, email, username, password })
}

/** Follows the link of the mail to their address. */
export async function confirmAddress(
  caller: APIRequestContext,
  { directory }: Product,
  { email }: Pick<Person, 'email'>,
): Promise<void> {
  const codes = () => mailsTo(directory, email).flatMap((mail) => /\/verify-email\?code=(\S+)/.exec(mail)?.[1] ?? [])
  await expect.poll(() => codes().length).toBeGreaterThan(0)
  await done(caller, 'post', '/api/auth/verify-email', { token: codes()[0] ?? '' })
}

export async function joinAndPay(caller: APIRequestContext, person = newPerson()): Promise<void> {
  await join(caller, person)
  await done(caller, 'post', '/api/confirm-demo-payment')
}

/** Confirms who the member is, as the sheet before their first letter asks. */
export async function confirmWho(caller: APIRequestContext): Promise<void> {
  const addresses = [{ street: '12 Elm St', city: 'Dayton', state: 'OH', zip: '45402' }]
  await done(caller, 'patch', '/api/identity', {
    name: 'Dana Whitfield',
    dateOfBirth: '1985-04-12',
    ssnLast4: '5059',
    addresses,
  })
}

interface Item {
  readonly id: string
  readonly creditorName: string
}

/** The entry that cannot be right of the example report. */
const LOAN = 'MERIDIAN AUTO FINANCE'

/** Whatever of the member's reports is negative, with the loan that cannot be right. */
export async function negativeItems(
  caller: APIRequestContext,
): Promise<{ readonly items: readonly Item[]; readonly loan: string }> {
  const items: readonly Item[] = await (await caller.get('/api/negative-items')).json()
  return { items, loan: items.find(({ creditorName }) => creditorName === LOAN)?.id ?? '' }
}

/** A member with the loan of a report disputed, and a letter about it that is confirmed and not yet sent. */
export async function withConfirmedLetter(
  caller: APIRequestContext,
  report: Uint8Array,
  person = newPerson(),
): Promise<{ readonly dispute: string; readonly letter: string }> {
  await joinAndPay(caller, person)
  await confirmWho(caller)
  await uploadReport(caller, report)
  const { loan } = await negativeItems(caller)
  const { id: dispute } = await done(caller, 'post', `/api/disputes/bureau/${loan}`)
  const { id: letter } = await done(caller, 'post', '/api/dispute-letters/generate', { negativeItemId: loan })
  await done(caller, 'post', `/api/dispute-letters/${letter}/attest`)
  return { dispute, letter }
}

const PDF = { name: 'report.pdf', mimeType: 'application/pdf' }

/** Uploads a report through the call that the screen makes. */
export async function uploadReport(caller: APIRequestContext, bytes: Uint8Array, file: typeof PDF = PDF): Promise<void> {
  const creditReport = { ...file, buffer: Buffer.from(bytes) }
  const answered = await asTheAppDoes((headers) =>
    caller.post('/api/credit-reports/upload', { multipart: { creditReport, bureau: 'auto' }, headers }),
  )
  expect(answered.status(), await answered.text()).toBe(201)
}

/** Reads the open letter and approves it. */
export async function approve(letter: Locator): Promise<void> {
  await letter.getByLabel('I have read this letter and everything in it is true').check()
  await letter.getByRole('button', { name: 'Approve this letter' }).click()
}

/** Goes on from an approved letter to the ways to send it. */
export async function goSend(letter: Locator): Promise<void> {
  await letter.getByRole('button', { name: 'Send', exact: true }).click()
}

/** Opens sheets of which the heading alone shows. */
export async function unfold(page: Page, ...sheets: readonly string[]): Promise<void> {
  for (const name of sheets)
    await page
      .locator('summary')
      .filter({ has: page.getByRole('heading', { name, exact: true }) })
      .click()
}

export async function signIn(page: Page, person: Person): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email or username').fill(person.username)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

/** The browser knows no one any more; what the page before still asked for is given up first, or it would be refused. */
export async function loseSession(page: Page): Promise<void> {
  await page.goto('about:blank')
  await page.context().clearCookies()
}

const AXE = readFileSync(new URL('../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8')
/** Instead of the source, which the builder would put into the page twice for each look. */
const IS_THERE = '0'
const ALIKE = 'data-alike'
/** How many of each look this worker has measured; the whole run measures each page again. */
let measured: Looks = []
const MEASURED = { rules: [{ id: 'color-contrast', selector: `:not([${ALIKE}])` }] }

/** No violation of the accessibility rules, no id twice, and nothing that makes the page scroll sideways. There are no frames: one pass in the page will do. */
export async function looksRight(page: Page): Promise<void> {
  // What is still fading in would be measured half as dark as it is.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().flatMap((one) => (one instanceof CSSTransition ? [one.finished] : []))),
  )
  // Only violations are gathered in full: the lists of what passed take as long as the rules themselves.
  if (await page.evaluate('!globalThis.axe')) await page.evaluate(`${AXE};axe.configure(${JSON.stringify(MEASURED)})`)
  const looks = await page.evaluate(markAlike, { mark: ALIKE, most: MOST_ALIKE, before: isWhole ? [] : measured })
  const { violations } = await new AxeBuilder({ page, axeSource: IS_THERE })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .analyze()
  await page.evaluate((mark) => document.querySelectorAll(`[${mark}]`).forEach((one) => one.removeAttribute(mark)), ALIKE)
  const ids = await page.evaluate(() => Array.from(document.querySelectorAll('[id]'), ({ id }) => id))
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)).toEqual([])
  measured = looks
  await fits(page)
}

/** As long as anything else is waited for, so that what never comes fails the journey and does not hold it. */
const MOST_WAITED_MS = 300_000

/**
 * A text that goes again by itself: the page watches for it, and no look of ours can come too late. Asked for before the press that brings
 * it.
 */
export const passing = (page: Page, text: string): Promise<void> =>
  page.evaluate(
    ({ wanted, ms }) =>
      new Promise<void>((resolve, reject) => {
        setTimeout(() => reject(new Error(`"${wanted}" was not shown`)), ms)
        const watch = new MutationObserver(() => look())
        const look = () => {
          if (!document.body.innerText.includes(wanted)) return
          watch.disconnect()
          resolve()
        }
        watch.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
        look()
      }),
    { wanted: text, ms: MOST_WAITED_MS },
  )

/** The heading is there and the screen has finished loading. */
export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.locator('.animate-breathe, output .animate-turn')).toHaveCount(0)
}

/** Nothing makes the page scroll sideways. */
export async function fits(page: Page): Promise<void> {
  const sideways = await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth')
  expect(sideways).toBe(0)
}

/**
 * Where processes are killed on purpose, a run may be interrupted; its member starts it again, as the screen offers, and it goes on.
 * Everywhere else it comes to its end at once.
 */
export async function runEnds(page: Page): Promise<void> {
  const complete = page.getByText('AI Workflow Complete').first()
  const interrupted = page.getByText('This run was interrupted')
  while (isBroken) {
    await expect(complete.or(interrupted).first()).toBeVisible()
    if (!(await interrupted.isVisible())) break
    await page.getByRole('button', { name: 'Start AI Workflow' }).click()
    await expect(interrupted).toBeHidden()
  }
  await expect(complete).toBeVisible()
}

export { expect }
