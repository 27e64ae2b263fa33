import { expect, looksRight, join, newPerson, passing, test } from '../steps.ts'

test('the demo payment: it fails, then it succeeds, and the welcome leads on', async ({ page, noise }) => {
  noise.provoke(500)
  await join(page.request, newPerson())
  await page.goto('/subscribe')

  await test.step('a payment that fails leads back to the first step', async () => {
    await expect(page.getByText('$39.00/month')).toBeVisible()
    await expect(page.getByText('Step 1 of 3')).toBeVisible()
    const looked = Promise.withResolvers<void>()
    await page.route('**/api/confirm-demo-payment', async (route) => {
      await looked.promise
      await route.fulfill({ status: 500, contentType: 'application/json', body: '{"message":"broken","code":"internal"}' })
    })
    await page.getByRole('button', { name: /^Pay \$39 Now/ }).click()
    await expect(page.getByText('Step 2 of 3')).toBeVisible()
    looked.resolve()
    await expect(page.getByText('Demo Payment Error', { exact: true })).toBeVisible()
    await expect(page.getByText('Step 1 of 3')).toBeVisible()
    await page.unroute('**/api/confirm-demo-payment')
  })

  await test.step('the payment is simulated in three steps and leads to the dashboard', async () => {
    // The second step stays until it has been looked at; the third goes on by itself after two seconds.
    const looked = Promise.withResolvers<void>()
    await page.route('**/api/confirm-demo-payment', async (route) => {
      await looked.promise
      await route.continue()
    })
    await page.getByRole('button', { name: /^Pay \$39 Now/ }).click()
    await expect(page.getByText('Processing the demo payment')).toBeVisible()
    await looksRight(page)
    const third = passing(page, 'Payment successful')
    looked.resolve()
    await third
    await expect(page).toHaveURL(/\/dashboard$/)
  })

  await test.step('the welcome stands above the dashboard until something is chosen', async () => {
    await expect(page.getByRole('heading', { name: 'Welcome to Errata' })).toBeVisible()
    await looksRight(page)
    await page.getByRole('button', { name: 'Skip for Now' }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(page.getByRole('heading', { name: 'Welcome to Errata' })).toBeHidden()
  })
})
