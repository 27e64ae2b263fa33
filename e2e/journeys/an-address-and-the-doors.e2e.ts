import { expect, looksRight, newPerson, join, test, unfold } from '../steps.ts'
import { mailsTo } from '#server/testing/outbox.ts'

const linksTo = (email: string, directory: string): string[] =>
  mailsTo(directory, email).flatMap((mail) => /^http\S+\/verify-email\?code=\S+$/m.exec(mail)?.[0] ?? [])

/** What a password manager goes by, form by form: the screen, its button, and what each field says it holds. */
const FORMS: readonly (readonly [screen: string, button: string, fields: Readonly<Record<string, string>>])[] = [
  ['/login', 'Sign in', { 'Email or username': 'username webauthn', Password: 'current-password' }],
  ['/forgot-password', 'Send reset link', { Email: 'email' }],
  [
    '/register',
    'Create account',
    {
      'First name': 'given-name',
      'Last name': 'family-name',
      Email: 'email',
      Username: 'username',
      Password: 'new-password',
      'Confirm password': 'new-password',
    },
  ],
  [
    '/settings',
    'Change password',
    { 'Current password': 'current-password', 'New password': 'new-password', 'Confirm new password': 'new-password' },
  ],
]

test('an address is confirmed and changed, and a browser elsewhere is signed out @whole', async ({ page, browser, product }) => {
  const person = newPerson()
  await join(page.request, person)
  const banner = page.getByText('Your email is not confirmed yet')

  await test.step('without a mail server nothing asks for it but the settings; the link of the mail confirms it', async () => {
    await page.goto('/settings')
    await expect(page.getByRole('region', { name: 'Email address' }).getByText('Not confirmed yet')).toBeVisible()
    await expect(banner).toHaveCount(0)
    await expect.poll(() => linksTo(person.email, product.directory).length).toBe(1)
    await page.goto(linksTo(person.email, product.directory)[0] ?? '')
    await looksRight(page)
    await page.getByRole('button', { name: 'Confirm this address' }).click()
    await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible()
    await expect(banner).toHaveCount(0)
    await looksRight(page)
  })

  await test.step('the same link works no more and says so', async () => {
    const visitor = await browser.newContext({ baseURL: product.url })
    const late = await visitor.newPage()
    await late.goto(linksTo(person.email, product.directory)[0] ?? '')
    await late.getByRole('button', { name: 'Confirm this address' }).click()
    await expect(late.getByRole('heading', { name: 'Invalid link' })).toBeVisible()
    await visitor.close()
  })

  const address = page.getByRole('region', { name: 'Email address' })
  await test.step('another address is asked for with the password, and waits for its own link', async () => {
    await page.goto('/settings')
    await expect(address.getByText('Confirmed', { exact: true })).toBeVisible()
    await address.getByText('Use another address').click()
    await address.getByRole('button', { name: 'Send a link to the new address' }).click()
    await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible()
    await address.getByLabel('New email').fill(`new-${person.email}`)
    await address.getByLabel('Your password', { exact: true }).fill(person.password)
    await address.getByRole('button', { name: 'Send a link to the new address' }).click()
    await expect(address.getByText(/replaces it once you follow/)).toBeVisible()
    await looksRight(page)
    await expect.poll(() => linksTo(`new-${person.email}`, product.directory).length).toBe(1)
    await page.goto(linksTo(`new-${person.email}`, product.directory)[0] ?? '')
    await page.getByRole('button', { name: 'Confirm this address' }).click()
    await expect(page.getByText(`new-${person.email}`)).toBeVisible()
  })

  await test.step('the old address got a link that takes the account back, and its screen says what happens', async () => {
    const ways = () =>
      mailsTo(product.directory, person.email).flatMap((mail) => /^http\S+\/return-email\?code=\S+$/m.exec(mail) ?? [])
    await expect.poll(() => ways().length).toBe(1)
    await page.goto(ways()[0] ?? '')
    await expect(page.getByText('Everybody is signed out, on every device.')).toBeVisible()
    await looksRight(page)
    const visitor = await browser.newContext({ baseURL: product.url })
    const late = await visitor.newPage()
    await late.goto('/return-email?code=wrong')
    await late.getByRole('button', { name: 'Take my account back' }).click()
    await expect(late.getByRole('heading', { name: 'Invalid link' })).toBeVisible()
    await visitor.close()
  })

  await test.step('each form of the account is known to password managers, and brings its errors into focus', async () => {
    const visitor = await browser.newContext({ baseURL: product.url })
    const nobody = await visitor.newPage()
    for (const [screen, button, fields] of FORMS) {
      const at = screen === '/settings' ? page : nobody
      await at.goto(screen)
      if (screen === '/settings') await unfold(at, 'Change password')
      for (const [label, holds] of Object.entries(fields))
        await expect(at.getByLabel(label, { exact: true }).first()).toHaveAttribute('autocomplete', holds)
      await at.getByRole('button', { name: button, exact: true }).click()
      await expect(at.getByRole('alert').filter({ hasText: 'There is a problem' })).toBeFocused()
    }
    await visitor.close()
  })

  await test.step('the look is the account’s, and there when the page comes; how long files are kept is chosen', async () => {
    await page.getByLabel('Light or dark').selectOption('dark')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await unfold(page, 'What is kept, and how long')
    await page.getByLabel('Delete the files of my reports').selectOption('3')
    await expect(page.getByText('Choice Saved', { exact: true })).toBeVisible()
    // The look changes at once; its saving may still be on its way.
    const served = async (): Promise<string> => (await page.request.get('/settings')).text()
    await expect.poll(served).toContain('<html lang="en" data-theme="dark">')
    await page.reload()
    await expect(page.getByLabel('Delete the files of my reports')).toHaveValue('3')
    await unfold(page, 'What is kept, and how long')
    await page.getByText('Everything else, and why').click()
    await expect(page.getByText('15 USC 1681p')).toBeVisible()
    await looksRight(page)
    await page.getByLabel('Light or dark').selectOption('system')
    await expect(page.locator('html')).not.toHaveAttribute('data-theme')
  })

  await test.step('a sign-in from another browser is told by mail and stands in the list; from here it is ended', async () => {
    const elsewhere = await browser.newContext({ baseURL: product.url })
    const answered = await elsewhere.request.post('/api/auth/login', {
      data: { username: person.username, password: person.password },
    })
    expect(answered.status()).toBe(200)
    const told = () => mailsTo(product.directory, `new-${person.email}`).filter((mail) => mail.includes('A new device signed in'))
    await expect.poll(() => told().length).toBe(1)
    await page.goto('/settings')
    const list = page.getByRole('region', { name: 'Where you are signed in' })
    await expect(list.getByRole('listitem')).toHaveCount(2)
    await expect(list.getByText('This one', { exact: true })).toHaveCount(1)
    await looksRight(page)
    await list.getByRole('button', { name: 'Sign out everywhere else' }).click()
    await expect(list.getByRole('listitem')).toHaveCount(1)
    expect((await elsewhere.request.get('/api/user')).status()).toBe(401)
    expect((await page.request.get('/api/user')).status()).toBe(200)
    await elsewhere.close()
  })

  await test.step('another password ends the others, and the list says so at once', async () => {
    const elsewhere = await browser.newContext({ baseURL: product.url })
    const { username, password } = person
    expect((await elsewhere.request.post('/api/auth/login', { data: { username, password } })).status()).toBe(200)
    await page.goto('/settings')
    const list = page.getByRole('region', { name: 'Where you are signed in' })
    await expect(list.getByRole('listitem')).toHaveCount(2)
    await unfold(page, 'Change password')
    await page.getByLabel('Current password').fill(password)
    await page.getByLabel('New password', { exact: true }).fill('Another-Horse-8')
    await page.getByLabel('Confirm new password').fill('Another-Horse-8')
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByText('Password Changed', { exact: true })).toBeVisible()
    await expect(list.getByRole('listitem')).toHaveCount(1)
    await elsewhere.close()
  })
})
