import type { Page, TestInfo } from '@playwright/test'
import { expect, join, looksRight, newPerson, passing, register, test } from '../steps.ts'

async function logOut(page: Page, info: TestInfo, name: string): Promise<void> {
  await page.getByRole('button', { name: info.project.name === 'phone' ? 'Open menu' : name }).click()
  await page
    .getByRole('menuitem', { name: 'Logout' })
    .or(page.getByRole('button', { name: 'Logout' }))
    .click()
}

test('an account is made, left and entered again, with the documents’ words when it fails', async ({
  browser,
  product,
}, info) => {
  const person = newPerson()
  // A browser of its own: what is refused and broken here on purpose is told in its console.
  const context = await browser.newContext({ baseURL: product.url })
  const page = await context.newPage()

  await test.step('a path that nobody knows says so, and a guarded one asks who is there', async () => {
    await page.goto('/no-such-page')
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
    await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible()
    await page.goto('/rewards')
    await expect(page).toHaveURL(/\/login$/)
  })

  await test.step('the login links to registering and to a new password; what is missing is said', async () => {
    await expect(page.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/register')
    await expect(page.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute('href', '/forgot-password')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByText('Email or username is required').first()).toBeVisible()
    await expect(page.getByText('Password is required').first()).toBeVisible()
  })

  await test.step('while somebody types, the username is lowered and stripped and the phone is formatted', async () => {
    await page.goto('/register')
    await page.getByLabel('Username').pressSequentially('Dana.W-7_')
    await expect(page.getByLabel('Username')).toHaveValue('danaw7_')
    await page.getByLabel('Phone').pressSequentially('5551234567')
    await expect(page.getByLabel('Phone')).toHaveValue('(555) 123-4567')
    await expect(page.getByRole('link', { name: 'Sign in', exact: true }).last()).toHaveAttribute('href', '/login')
  })

  await test.step('registering goes on to /subscribe; a taken name is told by the server’s words', async () => {
    await register(page, person)
    await expect(page).toHaveURL(/\/subscribe$/)
    const told = passing(page, 'Logged Out')
    await logOut(page, info, 'Dana Whitfield')
    await told
    await expect(page).toHaveURL(/\/login$/)
    await register(page, { ...newPerson(), username: person.username })
    await expect(page.getByText('Registration Failed', { exact: true })).toBeVisible()
    await expect(page.getByText('This username is already taken').first()).toBeVisible()
    await looksRight(page)
  })

  await test.step('a wrong password is told; a right one goes to /subscribe where the address asks for it', async () => {
    await page.goto('/login?redirect=subscribe')
    await page.getByLabel('Email or username').fill(person.email.toUpperCase())
    await expect(page.getByLabel('Email or username')).toHaveValue(person.email)
    await page.getByLabel('Password', { exact: true }).fill('Wrong-Horse-7')
    await page.getByLabel('Remember my email').check()
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByText('Login Failed', { exact: true })).toBeVisible()
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page).toHaveURL(/\/subscribe$/)
  })

  const education = page.getByRole('link', { name: 'Education', exact: true }).first()
  await test.step('signing out without an answer of the server leaves all the same; the email is remembered', async () => {
    await page.goto('/education')
    await expect(page.getByRole('heading', { name: 'Featured Articles' })).toBeVisible()
    await page.route('**/api/logout', (route) =>
      route.fulfill({ status: 500, contentType: 'application/json', body: '{"message":"broken","code":"internal"}' }),
    )
    await logOut(page, info, 'Dana Whitfield')
    await expect(page).toHaveURL(/\/login$/)
    await expect(page.getByLabel('Email or username')).toHaveValue(person.email)
    await expect(page.getByLabel('Remember my email')).toBeChecked()
    await page.unroute('**/api/logout')
  })

  await test.step('signing in leads home, and nothing that was fetched before is still there', async () => {
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page).toHaveURL(/\/$/)
    await Promise.all([page.waitForRequest('**/api/educational-content'), education.click()])
  })

  await context.close()
})

test('on a shared computer, every screen says nothing will be saved, and nothing is left after signing out @whole', async ({
  page,
  context,
}) => {
  const person = newPerson()
  await join(page.request, person)
  await context.clearCookies()
  await page.goto('/login')
  await page.getByLabel('Email or username').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByLabel('Don’t keep anything here').check()
  await looksRight(page)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  const shared = page.getByRole('complementary', { name: 'Shared computer' })
  await expect(shared).toBeVisible()
  const ours = async () => (await context.cookies()).filter(({ name }) => name.startsWith('errata_'))
  expect((await ours()).map(({ expires }) => expires)).toEqual([-1, -1, -1])
  await page.goto('/education')
  await expect(shared).toBeVisible()
  await looksRight(page)
  await shared.getByRole('button', { name: 'Sign out now' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(shared).toHaveCount(0)
  await expect(page.getByLabel('Email or username')).toHaveValue('')
  // The sign-in page marks each visit for its passkeys; that goes with the browser.
  const mark = [['errata_device', -1]]
  await expect.poll(async () => (await ours()).map(({ name, expires }) => [name, expires])).toEqual(mark)
  const left = () => page.evaluate(() => Object.keys(localStorage).filter((key) => /email/.test(key)))
  expect(await left()).toEqual([])
})
