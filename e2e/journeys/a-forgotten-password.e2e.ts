import { expect, join, looksRight, newPerson, passing, signIn, test } from '../steps.ts'
import { mailsTo } from '#server/testing/outbox.ts'

const NEW = 'Battery-Staple-8'

/** The links that the product's outbox holds for one recipient, oldest first. */
const linksTo = (email: string, directory: string): string[] =>
  mailsTo(directory, email).flatMap((mail) => /^http\S+\/reset-password\?token=\S+$/m.exec(mail)?.[0] ?? [])

test('a forgotten password is replaced by the link from the mail, once', async ({ page, browser, product }) => {
  const person = newPerson()
  const context = await browser.newContext({ baseURL: product.url })
  const elsewhere = await context.newPage()
  await join(elsewhere.request, person)

  await test.step('from the login page the visitor asks for a link, with the documents’ words when the email is wrong', async () => {
    await page.goto('/login')
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await expect(page).toHaveURL(/\/forgot-password$/)
    await page.getByRole('button', { name: 'Send reset link' }).click()
    await expect(page.getByText('Email is required').first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible()
    await page.getByLabel('Email').fill('dana')
    await page.getByRole('button', { name: 'Send reset link' }).click()
    await expect(page.getByText('Please enter a valid email address').first()).toBeVisible()
    await looksRight(page)
  })

  await test.step('an address that nobody has gets the same confirmation; another one can be tried', async () => {
    for (const email of [`nobody-${person.email}`, person.email]) {
      await page.getByLabel('Email').fill(email)
      await page.getByRole('button', { name: 'Send reset link' }).click()
      await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
      await expect(page.getByText(/If an account has this email address/)).toBeVisible()
      await expect(page.getByText(email, { exact: true })).toBeVisible()
      await looksRight(page)
      await page.getByRole('button', { name: 'Try Different Email' }).click()
      await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
    }
  })

  await expect.poll(() => linksTo(person.email, product.directory).length).toBe(1)
  expect(linksTo(`nobody-${person.email}`, product.directory)).toEqual([])
  const [link = ''] = linksTo(person.email, product.directory)

  await test.step('the link opens the form, which measures the password while it is typed', async () => {
    await page.goto(link)
    await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible()
    const password = page.getByLabel('New password', { exact: true })
    const meter = page.getByRole('progressbar', { name: 'Password strength' })
    for (const [text, label] of [
      ['', 'Very Weak'],
      ['aaaaaaaa', 'Weak'],
      ['aA1', 'Fair'],
      ['aaaaaaA1', 'Good'],
      [NEW, 'Strong'],
    ] as const) {
      await password.fill(text)
      await expect(meter).toHaveAttribute('aria-valuetext', label)
    }
    await password.fill('weak')
    await page.getByRole('button', { name: 'Reset password' }).click()
    await expect(page.getByText('Password must be at least 8 characters long').first()).toBeVisible()
    await expect(page.getByText('Please confirm your password').first()).toBeVisible()
    await password.fill(NEW)
    await page.getByLabel('Confirm new password').fill('Battery-Staple-9')
    await page.getByRole('button', { name: 'Reset password' }).click()
    await expect(page.getByText('Passwords do not match').first()).toBeVisible()
    await looksRight(page)
  })

  await test.step('the new password is set; whoever was signed in is out', async () => {
    await page.getByLabel('Confirm new password').fill(NEW)
    const told = passing(page, 'Password Reset Successful')
    await page.getByRole('button', { name: 'Reset password' }).click()
    await told
    await expect(page).toHaveURL(/\/login$/)
    await elsewhere.goto('/disputes')
    await expect(elsewhere).toHaveURL(/\/login$/)
    const old = await elsewhere.request.post('/api/auth/login', {
      data: { username: person.username, password: person.password },
    })
    expect(old.status()).toBe(401)
    await signIn(elsewhere, { ...person, password: NEW })
    await expect(elsewhere).not.toHaveURL(/\/login/)
  })

  await test.step('the link is used up, and leads to a new one', async () => {
    await page.goto(link)
    await expect(page.getByRole('heading', { name: 'Invalid Reset Link' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Back to Login' })).toBeVisible()
    await looksRight(page)
    await page.getByRole('link', { name: 'Request New Reset Link' }).click()
    await expect(page).toHaveURL(/\/forgot-password$/)
    await page.goto('/reset-password')
    await expect(page.getByRole('heading', { name: 'Invalid Reset Link' })).toBeVisible()
  })
  await context.close()
})

test('a forgotten password: a link that ends while the form is open, and a server that cannot be reached, are said @whole @whole', async ({
  browser,
  product,
}) => {
  const person = newPerson()
  // A browser of its own: what is refused and cut off here on purpose is told in its console.
  const context = await browser.newContext({ baseURL: product.url })
  const page = await context.newPage()
  await join(page.request, person)
  await context.clearCookies()
  await page.request.post('/api/auth/forgot-password', { data: { email: person.email } })
  await expect.poll(() => linksTo(person.email, product.directory).length).toBe(1)

  await test.step('a newer link ends the one whose form is open', async () => {
    await page.goto(linksTo(person.email, product.directory)[0] ?? '')
    await page.getByLabel('New password', { exact: true }).fill(NEW)
    await page.getByLabel('Confirm new password').fill(NEW)
    await page.request.post('/api/auth/forgot-password', { data: { email: person.email } })
    await expect.poll(() => linksTo(person.email, product.directory).length).toBe(2)
    await page.getByRole('button', { name: 'Reset password' }).click()
    await expect(page.getByText('Reset Failed').first()).toBeVisible()
    await expect(page.getByText('This reset link is invalid or has expired.').first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Invalid Reset Link' })).toBeVisible()
  })

  await test.step('without an answer the form keeps what was typed and says the documents’ words', async () => {
    await page.route('**/api/auth/forgot-password', (route) => route.abort())
    await page.getByRole('link', { name: 'Request New Reset Link' }).click()
    await page.getByLabel('Email').fill(person.email)
    await page.getByRole('button', { name: 'Send reset link' }).click()
    await expect(page.getByText('Failed to send reset email. Please try again.').first()).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue(person.email)
    await page.unroute('**/api/auth/forgot-password')
    await page.route('**/api/auth/reset-password', (route) => route.abort())
    await page.goto(linksTo(person.email, product.directory)[1] ?? '')
    await page.getByLabel('New password', { exact: true }).fill(NEW)
    await page.getByLabel('Confirm new password').fill(NEW)
    await page.getByRole('button', { name: 'Reset password' }).click()
    await expect(page.getByText('Failed to reset password. Please try again.').first()).toBeVisible()
    await looksRight(page)
  })
  await context.close()
})
