import { confirmWho, expect, joinAndPay, looksRight, test } from '../steps.ts'

const daysAgo = (count: number): string => new Date(Date.now() - count * 86_400_000).toISOString().slice(0, 10)

test('a dispute from before Errata is recorded, and the bureau is asked how it verified the entry @whole @whole', async ({
  page,
}) => {
  await joinAndPay(page.request)
  await confirmWho(page.request)
  const dialog = page.getByRole('dialog')
  const rounds = page.getByRole('region', { name: 'Next rounds' })
  const row = (name: string) => rounds.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })

  await test.step('the member tells when, how and with what result they disputed it', async () => {
    await page.goto('/disputes')
    await page.getByRole('button', { name: 'I disputed this before' }).click()
    await dialog.getByLabel('Creditor').fill('Midland Credit')
    await dialog.getByLabel('Who did you dispute it with?').selectOption('Equifax')
    await dialog.getByLabel('When did you dispute it?').fill(daysAgo(70))
    await dialog.getByLabel('How did you dispute it?').fill('online')
    await dialog.getByLabel(/What was the result\?/).fill('verified')
    await dialog.getByLabel(/Reference number/).fill('EQ-4471')
    await looksRight(page)
    await dialog.getByRole('button', { name: 'Record it' }).click()
    await expect(page).toHaveURL(/\/disputes\/[0-9a-f-]{36}$/)
    await expect(page.getByText('Begun before Errata').first()).toBeVisible()
  })

  await test.step('its letter asks for the procedure, and cites what they told', async () => {
    await row('Ask how it was verified').getByRole('button', { name: 'Prepare' }).click()
    await expect(dialog.getByText(/EQ-4471/).first()).toBeVisible()
    await expect(dialog.getByText(/1681i\(a\)\(7\)/).first()).toBeVisible()
    await looksRight(page)
  })
})
