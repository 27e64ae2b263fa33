import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { confirmAddress, expect, looksRight, newPerson, type Person, join, test, unfold } from '../steps.ts'

/** The code of this half minute or a later one: each is taken once, and for half a minute after its own. */
const codeOf = (key: string, later = 0): string =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + later * 30_000 })

async function enterPassword(page: Page, person: Person): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email or username').fill(person.username)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused()
}

const finish = (page: Page) => page.getByRole('button', { name: 'Finish signing in' }).click()

test('an authenticator app is set up, asked for, stood in for by a recovery code, and turned off @whole', async ({
  page,
  browser,
  product,
  noise,
}) => {
  const person = newPerson()
  await join(page.request, person)
  await confirmAddress(page.request, product, person)
  await page.goto('/settings')
  await unfold(page, 'Sign-in and security')
  const code = page.getByLabel('Code that the app shows now')
  let key = ''
  let recoveryCodes: string[] = []

  await test.step('the app is given its secret and shows that it holds it; a wrong code is told at its field', async () => {
    await page.getByRole('button', { name: 'Set up an authenticator app' }).click()
    await expect(page.getByRole('img', { name: /QR code for your authenticator app/ })).toBeVisible()
    await expect(page.locator(':focus').getByRole('img', { name: /QR code/ })).toBeVisible()
    key = (await page.locator('code').first().innerText()).replaceAll(' ', '')
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
    await looksRight(page)
    noise.provoke(400)
    await code.fill(codeOf(key, 50))
    await page.getByRole('button', { name: 'Turn it on' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' })).toBeFocused()
    noise.provoke()
    await code.fill(codeOf(key))
    await page.getByRole('button', { name: 'Turn it on' }).click()
    await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeFocused()
  })

  await test.step('ten recovery codes are shown once, and can be saved', async () => {
    const shown = page.getByRole('listitem').filter({ hasText: /^[a-z2-7]{4}(-[a-z2-7]{4}){6}$/ })
    await expect(shown).toHaveCount(10)
    recoveryCodes = await shown.allInnerTexts()
    await looksRight(page)
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save as a file' }).click()
    expect(readFileSync(await (await saving).path(), 'utf8')).toContain(recoveryCodes[9])
    await page.getByRole('button', { name: 'I have kept them' }).click()
    await expect(page.getByText('10 recovery codes left')).toBeVisible()
    await expect(shown).toHaveCount(0)
    await looksRight(page)
  })

  const context = await browser.newContext({ baseURL: product.url })
  const elsewhere = await context.newPage()
  await test.step('elsewhere the password alone signs nobody in; the code of the app does', async () => {
    await enterPassword(elsewhere, person)
    await looksRight(elsewhere)
    await elsewhere.getByLabel('Code', { exact: true }).fill('000000')
    await finish(elsewhere)
    await expect(elsewhere.getByRole('alert').filter({ hasText: 'This code isn’t right' })).toBeFocused()
    await elsewhere.getByLabel('Code', { exact: true }).fill(codeOf(key, 1))
    await finish(elsewhere)
    await expect(elsewhere).toHaveURL(/\/$/)
    await context.close()
  })

  await test.step('a recovery code stands in for it, once', async () => {
    const [used = '', unused = ''] = recoveryCodes
    const third = await browser.newContext({ baseURL: product.url })
    const there = await third.newPage()
    await enterPassword(there, person)
    await there.getByLabel('Code', { exact: true }).fill(used)
    await finish(there)
    await expect(there).toHaveURL(/\/$/)
    await third.clearCookies()
    await enterPassword(there, person)
    await there.getByLabel('Code', { exact: true }).fill(used)
    await finish(there)
    await expect(there.getByRole('alert').filter({ hasText: 'This code isn’t right' })).toBeFocused()
    await there.getByLabel('Code', { exact: true }).fill(unused)
    await finish(there)
    await expect(there).toHaveURL(/\/$/)
    await third.clearCookies()
    // The page that shows the bare answers asks for the second step, too.
    await there.goto('/demo-test')
    await there.getByLabel('Email or username').fill(person.username)
    await there.getByLabel('Password', { exact: true }).fill(person.password)
    await there.getByRole('button', { name: 'Login', exact: true }).click()
    await expect(there.getByLabel('Code', { exact: true })).toBeFocused()
    await there.getByLabel('Code', { exact: true }).fill(recoveryCodes[3] ?? '')
    await finish(there)
    await expect(there.getByText('Login Successful!', { exact: true })).toBeVisible()
    await expect(there.getByText(`"username": "${person.username}"`)).toBeVisible()
    await third.close()
  })

  await test.step('an act that must be proven asks above the page, and then goes on by itself', async () => {
    await page.reload()
    await unfold(page, 'Sign-in and security')
    await expect(page.getByText('7 recovery codes left')).toBeVisible()
    let asked = 0
    // Ten minutes later, in the words of the server.
    await page.route('**/api/auth/recovery-codes', (route) => {
      asked += 1
      if (asked > 1) return route.continue()
      const body = { message: 'Confirm it’s you to continue.', code: 'step_up_needed', proof: 'code' }
      return route.fulfill({ status: 403, contentType: 'application/json', body: JSON.stringify(body) })
    })
    noise.provoke(403, 400)
    await page.getByRole('button', { name: 'Make new recovery codes' }).click()
    const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' })
    await expect(dialog).toBeVisible()
    await looksRight(page)
    await dialog.getByLabel('Code').fill('000000')
    await dialog.getByRole('button', { name: 'Confirm' }).click()
    await expect(dialog.getByRole('alert')).toBeFocused()
    await dialog.getByLabel('Code').fill(recoveryCodes[2] ?? '')
    await dialog.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeFocused()
    await page.getByRole('button', { name: 'I have kept them' }).click()
    await expect(page.getByText('10 recovery codes left')).toBeVisible()
    noise.provoke()
  })

  await test.step('turned off, the password alone signs in again', async () => {
    await page.getByRole('button', { name: 'Turn the app off' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Turn it off' }).click()
    await expect(page.getByRole('button', { name: 'Set up an authenticator app' })).toBeVisible()
    const last = await browser.newContext({ baseURL: product.url })
    const answered = await last.request.post('/api/auth/login', {
      data: { username: person.username, password: person.password },
    })
    expect(answered.status()).toBe(200)
    await last.close()
  })
})
