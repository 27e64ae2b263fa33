import type { BrowserContext } from '@playwright/test'
import { z } from 'zod'
import { makeCreditFile } from '#engine/practice/credit-file.ts'
import { CLEAN_CARD, exampleReport, IMPOSSIBLE_LOAN, LAWFUL_CHARGE_OFF } from '#tools/synthetic-reports/example-report.ts'
import { screensToBuild } from '#tools/build/screens.ts'
import { confirmWho, done, expect, joinAndPay, settled, test, uploadReport, withConfirmedLetter } from '../steps.ts'
import { isWhole } from '../whole.ts'

/** A4 and Letter hold about fifty lines: an open letter with its proof and its acts fills no more. */
const MOST_PAGES = 4

test('an open letter is put on paper whole and once, and editing it keeps the focus @whole', async ({ page }) => {
  await withConfirmedLetter(page.request, exampleReport({ seed: 'printed' }).bytes)
  await page.goto('/negative-items')
  await page.getByRole('button', { name: 'Open letter' }).first().click()
  const dialog = page.getByRole('dialog', { name: /Letter to Equifax/ })
  const edit = dialog.getByRole('button', { name: 'Edit' })

  await test.step('the text takes the focus, and gives it back', async () => {
    await edit.click()
    await expect(dialog.getByLabel('The letter', { exact: true })).toBeFocused()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(edit).toBeFocused()
  })

  await test.step('print', async () => {
    const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1')
    const pages = pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0
    expect(pages).toBeGreaterThan(0)
    expect(pages).toBeLessThanOrEqual(MOST_PAGES)
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('#app')).toBeHidden()
    const cutOff = await dialog.evaluate(
      (open) =>
        [open, ...open.querySelectorAll('*')].filter(
          (part) =>
            part.scrollHeight > part.clientHeight + 2 && getComputedStyle(part).overflowY !== 'visible' && part.clientHeight > 40,
        ).length,
    )
    expect(cutOff).toBe(0)
  })
})

test('what is missing of an upload is said in the summary of the errors, and the control has the name that is seen', async ({
  page,
}) => {
  await joinAndPay(page.request)
  await page.goto('/credit-report-upload')
  await expect(page.locator('input[name=creditReport]')).toHaveAccessibleName('Your credit report or letter')
  await page.getByRole('button', { name: 'Upload and read' }).click()
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' })
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveText([
    'Choose the file of your report or letter',
    'Choose the bureau, or let us detect it',
  ])
})

const SIGN_IN = { scripts: 8, scriptBytes: 110_000, fonts: 2 }

const shapeOfLoaded = z.array(z.object({ name: z.string(), bytes: z.number() }))

/** Runs in the page: what had come when a form was first there. */
function noteBeforeForm(): void {
  const watching = new MutationObserver(() => {
    if (document.querySelector('main form') === null) return
    watching.disconnect()
    const come = performance.getEntriesByType('resource').map((entry) => ({
      name: new URL(entry.name).pathname,
      bytes: entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0,
    }))
    Reflect.set(globalThis, 'come', come)
  })
  watching.observe(document, { subtree: true, childList: true })
}

test('the sign-in is drawn with few scripts and two fonts', async ({ page }) => {
  await page.addInitScript(noteBeforeForm)
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  const come = shapeOfLoaded.parse(await page.evaluate(() => Reflect.get(globalThis, 'come')))
  const scripts = come.filter(({ name }) => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(1)
  expect(scripts.length).toBeLessThanOrEqual(SIGN_IN.scripts)
  expect(scripts.reduce((all, { bytes }) => all + bytes, 0)).toBeLessThan(SIGN_IN.scriptBytes)
  const fonts = await page.evaluate(
    () => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2')).length,
  )
  expect(fonts).toBeLessThanOrEqual(SIGN_IN.fonts)
})

/** Runs in the page: what its code asks for, whether or not the page had begun it. */
function noteAsked(): void {
  const asked: string[] = []
  const send = globalThis.fetch
  globalThis.fetch = (what, how) => {
    const { pathname, search } = new URL(what instanceof Request ? what.url : what, location.href)
    asked.push(`${pathname}${search}`)
    return send(what, how)
  }
  Reflect.set(globalThis, 'asked', asked)
}

/** The whole run visits every screen. */
const SAMPLED = ['/', '/dashboard', '/negative-items', '/ai-workflow', '/settings', '/calendar']

/** Asked again as time passes, which may be long on a busy machine. */
const ASKED_AGAIN = ['/api/dispute-notifications', '/api/answers']

test('the calls that a page begins are those that its screen makes, and each is made once', async ({ context }) => {
  await joinAndPay(context.request)
  await context.addInitScript(noteAsked)
  const { user } = z.object({ user: z.object({ id: z.string() }) }).parse(await (await context.request.get('/api/user')).json())
  const begun = screensToBuild().flatMap(({ path, isMembers, calls, callsBehindGate }) =>
    isMembers && !path.includes('$') && (isWhole || SAMPLED.includes(path))
      ? [{ path, calls: [...calls, ...callsBehindGate].map((call) => call.replace(':userId', user.id)) }]
      : [],
  )
  const wrong: string[] = []
  // One after the other: each page keeps a stream open, and a browser has six connections for all of them.
  for (const { path, calls } of begun) {
    const page = await context.newPage()
    const made: string[] = []
    await page.route('**/api/**', (route) => {
      const { pathname, search } = new URL(route.request().url())
      made.push(`${pathname}${search}`)
      return route.continue()
    })
    await page.goto(path)
    const asked = async (): Promise<readonly unknown[]> => page.evaluate(() => Reflect.get(globalThis, 'asked'))
    // What was begun and is never asked for was begun for nothing.
    await expect.poll(asked, path).toEqual(expect.arrayContaining([...calls]))
    await settled(page)
    const all = await asked()
    for (const call of calls) {
      const [times, wanted] = [made, all].map((some) => some.filter((one) => one === call).length)
      if (times !== wanted || (times !== 1 && !ASKED_AGAIN.includes(call)))
        wrong.push(`${path} makes ${call} ${times} times, and asks for it ${wanted} times`)
    }
    await page.close()
  }
  expect(wrong).toEqual([])
})

const MAIN = [
  '/dashboard',
  '/',
  '/credit-repair',
  '/disputes',
  '/credit-reports',
  '/credit-reports?tab=side-by-side',
  '/negative-items',
  '/strategy',
  '/calendar',
  '/tools',
]
/** What Lighthouse calls good is ten times as much. */
const MOST_SHIFT = 0.01
/** Each answer comes so much later than the one before, so that none waits for another by chance. */
const LATE_MS = 100

const shapeOfShifts = z.array(z.object({ value: z.number(), what: z.string() }))

/** Runs in the page: records every layout shift and what moved. */
function noteShifts(): void {
  const shifts: unknown[] = []
  Reflect.set(globalThis, 'shifts', shifts)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!('value' in entry && 'sources' in entry && Array.isArray(entry.sources))) continue
      const what = entry.sources.map(({ node, previousRect, currentRect }) => {
        const text = String(node?.textContent).slice(0, 40)
        return `“${text}” from ${previousRect.top}, ${previousRect.height} high, to ${currentRect.top}, ${currentRect.height} high`
      })
      shifts.push({ value: entry.value, what: what.join(', ') })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

test('nothing moves on the main screens while what they show comes in @whole', async ({ context }) => {
  await joinAndPay(context.request)
  for (const seed of ['one', 'two']) {
    const { accounts } = makeCreditFile(seed, { accounts: 30 })
    const bureau = seed === 'one' ? 'equifax' : 'experian'
    await uploadReport(context.request, exampleReport({ seed, bureau, accounts }).bytes)
  }
  await context.addInitScript(noteShifts)
  const moved: string[] = []
  const sizes = [
    { width: 390, height: 844 },
    { width: 1280, height: 900 },
  ]
  for (const [at, viewport] of sizes.entries())
    for (const path of isWhole ? MAIN : MAIN.filter((_, place) => place % sizes.length === at)) {
      const page = await context.newPage()
      await page.setViewportSize(viewport)
      let calls = 0
      await page.route('**/api/**', async (route) => {
        calls += 1
        const late = calls * LATE_MS
        await new Promise((resolve) => setTimeout(resolve, late))
        await route.continue().catch(() => undefined)
      })
      await page.goto(path)
      await expect(page.locator('h1').first()).toBeVisible()
      await expect(page.locator('main [aria-hidden].animate-breathe, main output:has(.animate-turn)')).toHaveCount(0)
      const shifts = shapeOfShifts.parse(await page.evaluate(() => Reflect.get(globalThis, 'shifts')))
      const sum = shifts.reduce((all, { value }) => all + value, 0)
      if (!(sum <= MOST_SHIFT)) moved.push(`${path} at ${viewport.width}: ${sum}, ${shifts.map(({ what }) => what).join('; ')}`)
      await page.close()
    }
  expect(moved).toEqual([])
})

/** What is drawn at once (`web/platform/use-growing.ts`). */
const MOST_AT_FIRST = 12
/** What a phone's screen holds, and what a browser lays out ahead of it. */
const MOST_LAID_OUT = 30

/** Runs in the page: how many accounts it compares once it draws more of them. */
function noteNextRows(): void {
  const count = (): number => document.querySelectorAll('main li.drawn-later').length
  const before = count()
  const watching = new MutationObserver(() => {
    if (count() === before) return
    watching.disconnect()
    Reflect.set(globalThis, 'nextRows', count())
  })
  watching.observe(document, { subtree: true, childList: true })
}

/** Runs in the page: the rows that it has, and those that the browser lays out. */
function countRows(): { readonly all: number; readonly laidOut: number } {
  const rows = [...document.querySelectorAll('main li.drawn-later')]
  return {
    all: rows.length,
    // What a row holds is skipped with it; the row itself keeps its place.
    laidOut: rows.filter((row) => row.firstElementChild?.checkVisibility({ contentVisibilityAuto: true })).length,
  }
}

test('a long comparison is drawn in parts, and laid out only near what is seen @whole', async ({ context }) => {
  const ACCOUNTS = 60
  await joinAndPay(context.request)
  for (const bureau of ['equifax', 'experian'] as const) {
    const { accounts } = makeCreditFile('compared', { accounts: ACCOUNTS })
    await uploadReport(context.request, exampleReport({ seed: 'compared', bureau, accounts }).bytes)
  }
  const page = await context.newPage()
  // A broad screen has a table instead.
  await page.setViewportSize({ width: 390, height: 844 })
  // Whoever asks for less motion gets all of it at once: rows that come near would move the page.
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/credit-reports?tab=side-by-side')
  await page.getByLabel('Show only what disagrees').uncheck()
  await page.evaluate(noteNextRows)
  await page.getByRole('button', { name: `Show all ${ACCOUNTS} accounts` }).click()
  await expect.poll(async () => (await page.evaluate(countRows)).all).toBe(ACCOUNTS)
  const drawnAtOnce = z.number().parse(await page.evaluate(() => Reflect.get(globalThis, 'nextRows')))
  expect(drawnAtOnce).toBeLessThanOrEqual(MOST_AT_FIRST)
  const { laidOut } = await page.evaluate(countRows)
  expect(laidOut).toBeGreaterThan(0)
  expect(laidOut).toBeLessThanOrEqual(MOST_LAID_OUT)
})

/** A small phone, and a usual one whose owner reads with letters of twice the size (WCAG 1.4.10 and 1.4.4). */
const NARROW = [
  { width: 320, text: 100 },
  { width: 390, text: 200 },
]

/** A code of Equifax without a space, and a company in one long word. */
const CODED = {
  ...LAWFUL_CHARGE_OFF,
  creditorName: 'CONSOLIDATEDRECEIVABLESMANAGEMENTGROUP',
  statusText: 'NOT_MORE_THAN_TWO_PAYMENTS_PAST_DUE',
}

test('no main screen is wider than a small phone, or than a phone with large text', async ({ context }) => {
  await joinAndPay(context.request)
  await uploadReport(context.request, exampleReport({ seed: 'narrow', accounts: [CLEAN_CARD, IMPOSSIBLE_LOAN, CODED] }).bytes)
  const wide: string[] = []
  await Promise.all(
    NARROW.map(async ({ width, text }, at) => {
      const page = await context.newPage()
      await page.setViewportSize({ width, height: 844 })
      for (const path of isWhole ? MAIN : MAIN.filter((_, place) => place % NARROW.length === at)) {
        await page.goto(path)
        await page.addStyleTag({ content: `html { font-size: ${text}% !important }` })
        await expect(page.locator('h1').first()).toBeVisible()
        await expect(page.locator('main [aria-hidden].animate-breathe, main output:has(.animate-turn)')).toHaveCount(0)
        const over = await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth')
        if (over !== 0) wide.push(`${path} at ${width} px and ${text} %: ${String(over)} px`)
      }
    }),
  )
  expect(wide).toEqual([])
})

/** Of one screen, in bytes as they travel. */
const MOST_FIRST_DATA = 60_000
/** A screen that asked for nothing for so long has what it shows at first. */
const QUIET_MS = 1_500
const VISITS_AT_ONCE = 6

/** Opens a screen as somebody whose browser has kept nothing; answers the bytes of each call that it makes at first. */
async function firstDataOf(context: BrowserContext, path: string): Promise<readonly (readonly [call: string, bytes: number])[]> {
  const page = await context.newPage()
  const wire = await context.newCDPSession(page)
  await wire.send('Network.enable')
  const calls = new Map<string, string>()
  const sent: (readonly [string, number])[] = []
  let last = Date.now()
  wire.on('Network.requestWillBeSent', ({ requestId, request }) => {
    const { pathname, search } = new URL(request.url)
    if (!pathname.includes('/api/')) return
    calls.set(requestId, `${pathname}${search}`)
    last = Date.now()
  })
  wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const call = calls.get(requestId)
    if (call === undefined) return
    sent.push([call, encodedDataLength])
    last = Date.now()
  })
  await page.goto(path)
  await expect(page.locator('h1').first()).toBeVisible()
  while (Date.now() - last < QUIET_MS) await page.waitForTimeout(100)
  await page.close()
  return sent
}

test('for a member with ten reports, nine of them disputed, the first data of no screen is large @whole', async ({ context }) => {
  const { request } = context
  await joinAndPay(request)
  await confirmWho(request)
  let dispute = ''
  for (let month = 1; month <= 10; month += 1) {
    const seed = `report ${month}`
    const bureau = month % 2 === 0 ? 'equifax' : 'experian'
    const reportDate = `2026-${String(month).padStart(2, '0')}-10`
    const { accounts } = makeCreditFile(seed, { accounts: 30 })
    await uploadReport(request, exampleReport({ seed, bureau, reportDate, accounts }).bytes)
    const items: readonly { id: string; isDisputed: boolean; status: string }[] = await (
      await request.get('/api/negative-items')
    ).json()
    // The newest waits to be looked at.
    const open = month === 10 ? [] : items.filter(({ isDisputed, status }) => !isDisputed && status === 'open')
    const opened = open.map(async ({ id }) => {
      const { id: disputeId } = await done(request, 'post', `/api/disputes/bureau/${id}`)
      await done(request, 'post', '/api/dispute-letters/generate', { negativeItemId: id })
      return disputeId
    })
    dispute = (await Promise.all(opened)).at(-1) ?? dispute
  }
  const all = screensToBuild().flatMap(({ path, isMembers }) => (isMembers ? [path] : []))
  const paths = all
    .filter((path) => isWhole || path.includes('$id') || MAIN.includes(path))
    .map((path) => path.replace('$id', dispute))
  const large: unknown[] = []
  for (let at = 0; at < paths.length; at += VISITS_AT_ONCE)
    await Promise.all(
      paths.slice(at, at + VISITS_AT_ONCE).map(async (path) => {
        const calls = await firstDataOf(context, path)
        const bytes = calls.reduce((sum, [, one]) => sum + one, 0)
        if (bytes > MOST_FIRST_DATA) large.push([path, bytes, calls.toSorted(([, one], [, other]) => other - one)])
      }),
    )
  expect(large).toEqual([])
})
