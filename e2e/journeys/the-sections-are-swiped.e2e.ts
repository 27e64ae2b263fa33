import type { CDPSession, Page } from '@playwright/test'
import { expect, joinAndPay, test } from '../steps.ts'

interface Stroke {
  readonly from: readonly [x: number, y: number]
  /** Pixels to the right; negative to the left. */
  readonly by: number
}

/** A finger that goes down, moves in steps and comes up: real touch events of the browser, not calls of a handler. */
async function stroke(page: Page, { from: [x, y], by }: Stroke): Promise<void> {
  const touch = await page.context().newCDPSession(page)
  await put(touch, 'touchStart', x, y)
  for (let step = 1; step <= 8; step += 1) await put(touch, 'touchMove', x + (by * step) / 8, y)
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await touch.detach()
}

const put = (touch: CDPSession, type: 'touchStart' | 'touchMove', x: number, y: number) =>
  touch.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] })

/** The hint is for phones, which say so. */
test.use({
  userAgent:
    'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
})

const LEFT: Stroke = { from: [300, 300], by: -120 }
const RIGHT: Stroke = { from: [90, 300], by: 120 }

test('the four sections are swiped through with a finger, forth and back @whole', async ({ page }, info) => {
  test.skip(info.project.name !== 'phone', 'a finger needs a touch screen')
  await joinAndPay(page.request)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Credit Repair Dashboard' })).toBeVisible()

  await test.step('once, after two seconds, a hint says how; dismissed, it never comes again', async () => {
    const hint = page.getByText('Swipe to navigate')
    await expect(hint).toBeVisible()
    await page
      .getByRole('button', { name: /dismiss|got it|close/i })
      .first()
      .click()
    await expect(hint).toBeHidden()
    await page.clock.install()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Credit Repair Dashboard' })).toBeVisible()
    // Past the two seconds after which it would show.
    await page.clock.runFor(10_000)
    await expect(hint).toBeHidden()
    await page.clock.resume()
  })

  await test.step('to the left: disputes, tools, education, and no further', async () => {
    for (const section of ['disputes', 'tools', 'education', 'education']) {
      await stroke(page, LEFT)
      await expect(page).toHaveURL(new RegExp(`/${section}$`))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
  })

  await test.step('to the right: all the way back', async () => {
    for (const section of ['tools', 'disputes', 'dashboard', 'dashboard']) {
      await stroke(page, RIGHT)
      await expect(page).toHaveURL(new RegExp(`/${section}$`))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
  })

  await test.step('a short stroke, and one that is more of a scroll, go nowhere', async () => {
    await stroke(page, { from: [200, 300], by: -50 })
    // Had it gone anywhere, the next one would lead one section further.
    await stroke(page, LEFT)
    await expect(page).toHaveURL(/\/disputes$/)
    await stroke(page, RIGHT)
    await expect(page).toHaveURL(/\/dashboard$/)
  })

  await test.step('the floating links lead to the same places', async () => {
    await page.getByRole('link', { name: 'Next section: Disputes' }).click()
    await expect(page).toHaveURL(/\/disputes$/)
  })
})
