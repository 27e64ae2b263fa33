import type { Page } from '@playwright/test'
import { confirmAddress, expect, looksRight, loseSession, newPerson, join, test, unfold } from '../steps.ts'

/** A device with a fingerprint reader that always knows its person: Chromium's virtual authenticator. */
async function withDevice(page: Page) {
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    isVerified: (isUserVerified: boolean) => client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    count: async () => (await client.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
  }
}

test('a passkey is made, signs in, proves again, and is removed @whole', async ({ page, noise, product }) => {
  const person = newPerson()
  const device = await withDevice(page)
  await join(page.request, person)
  await confirmAddress(page.request, product, person)
  await page.goto('/settings')
  await unfold(page, 'Sign-in and security')

  await test.step('it is made under a name, which is asked for', async () => {
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    await expect(page.getByLabel('Name of the new passkey')).toBeFocused()
    await page.getByRole('button', { name: 'Make the passkey' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Give the passkey a name' })).toBeFocused()
    await page.getByLabel('Name of the new passkey').fill('Phone of Dana')
    await looksRight(page)
    await page.getByRole('button', { name: 'Make the passkey' }).click()
    await expect(page.getByText('Phone of Dana', { exact: true }).first()).toBeVisible()
    await expect(page.getByText('not used yet')).toBeVisible()
    expect(await device.count()).toBe(1)
    await page.getByRole('button', { name: 'Rename' }).click()
    await page.getByLabel('New name of “Phone of Dana”').fill('Old phone')
    await page.getByRole('button', { name: 'Rename' }).click()
    await expect(page.getByText('Old phone', { exact: true }).first()).toBeVisible()
    await looksRight(page)
  })

  await test.step('a browser that offers it at the field of the name signs in without the button', async () => {
    await loseSession(page)
    await page.goto('/login')
    await expect(page).toHaveURL(/\/$/)
  })

  // This device takes every offer at once, before any button is pressed: from here on the browser makes none.
  await page.addInitScript(
    'if (globalThis.PublicKeyCredential) PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false)',
  )

  await test.step('it signs in where nobody is signed in; not without its person', async () => {
    await loseSession(page)
    await page.goto('/login')
    await device.isVerified(false)
    await page.getByRole('button', { name: 'Use a passkey' }).click()
    await expect(page.getByText('No Passkey Used', { exact: true })).toBeVisible()
    await device.isVerified(true)
    await page.getByRole('button', { name: 'Use a passkey' }).click()
    await expect(page).toHaveURL(/\/$/)
  })

  await test.step('it proves who sits there before a sensitive act', async () => {
    await page.goto('/settings')
    await unfold(page, 'Sign-in and security')
    await expect(page.getByText(/last used/)).toBeVisible()
    let asked = 0
    // Ten minutes later, in the words of the server.
    await page.route('**/api/auth/passkeys/*', (route) => {
      if (route.request().method() !== 'DELETE') return route.fallback()
      asked += 1
      if (asked > 1) return route.continue()
      const body = { message: 'Confirm it’s you to continue.', code: 'step_up_needed', proof: 'password' }
      return route.fulfill({ status: 403, contentType: 'application/json', body: JSON.stringify(body) })
    })
    noise.provoke(403)
    await page.getByRole('button', { name: 'Remove' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove it' }).click()
    const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' })
    await dialog.getByRole('button', { name: 'Use a passkey' }).click()
    await expect(page.getByText('Passkey Removed', { exact: true })).toBeVisible()
    await expect(page.getByText('Old phone', { exact: true })).toHaveCount(0)
    noise.provoke()
  })

  await test.step('removed, it signs nobody in', async () => {
    await loseSession(page)
    await page.goto('/login')
    noise.provoke(401)
    await page.getByRole('button', { name: 'Use a passkey' }).click()
    await expect(page.getByText('Passkey Not Taken', { exact: true })).toBeVisible()
    noise.provoke()
  })
})
