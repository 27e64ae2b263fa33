import type { Page } from '@playwright/test'
import { expect, test } from '../steps.ts'

const isRules = (code: string): boolean => code.includes('Email or username is required')

async function typeAndPress(page: Page): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email or username').fill('nobody@example.test')
  await page.getByLabel('Password', { exact: true }).fill('Wrong1234')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

test('a sign-in that is pressed before its rules are there waits for them, and is sent once', async ({ page, noise }) => {
  noise.provoke(401)
  const gate = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch()
    if (isRules(await response.text())) await gate.promise
    await route.fulfill({ response })
  })
  let sent = 0
  await page.route('**/api/auth/login', (route) => {
    sent += 1
    return route.continue()
  })
  await typeAndPress(page)
  await expect(page.locator('form [aria-busy=true]')).toHaveCount(1)
  await page.getByLabel('Password', { exact: true }).press('Enter')
  expect(sent).toBe(0)
  gate.resolve()
  await expect(page.getByText('Login Failed').first()).toBeVisible()
  expect(sent).toBe(1)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('a sign-in whose rules are gone, also after a reload, says so and stays usable @whole', async ({ page, noise }) => {
  noise.provoke(404)
  await page.addInitScript(() => sessionStorage.setItem('errata-started-anew', String(Date.now())))
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch()
    await (isRules(await response.text()) ? route.fulfill({ status: 404 }) : route.fulfill({ response }))
  })
  await typeAndPress(page)
  await expect(page.getByRole('status').getByText('Part of this page didn’t load.')).toBeVisible()
  await expect(page.locator('form [aria-busy=true]')).toHaveCount(0)
  await expect(page.getByLabel('Email or username')).toHaveValue('nobody@example.test')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})
