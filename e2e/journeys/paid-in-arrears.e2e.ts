import type { Page } from '@playwright/test'
import { type LocalStripeService, startLocalStripeService } from '#tools/local-services/stripe-service.ts'
import { exampleReport } from '#tools/synthetic-reports/example-report.ts'
import { passDays } from '../pass-days.ts'
import { type Product, startProduct } from '../product.ts'
import { expect, join, looksRight, newPerson, test as base, uploadReport } from '../steps.ts'

const SECRET = 'sk_test_journey'

/** The product with an account at Stripe: a server on this machine that speaks its API. */
const test = base.extend<object, { stripe: LocalStripeService; product: Product }>({
  stripe: [
    async ({}, use) => {
      const stripe = await startLocalStripeService({ secretKey: SECRET })
      await use(stripe)
      await stripe.close()
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ stripe }, use) => {
      const product = await startProduct({
        PAYMENTS: 'stripe',
        STRIPE_SECRET_KEY: SECRET,
        STRIPE_WEBHOOK_SECRET: 'whsec_journey',
        STRIPE_BASE_URL: stripe.url,
        BILLING_STATES: 'TX',
        BILLING_OPERATOR_NAME: 'Errata Services LLC',
        BILLING_OPERATOR_ADDRESS: '1 Main St, Austin, TX 78701',
      })
      await use(product)
      await product.stop()
    },
    { scope: 'worker' },
  ],
})

async function signContract(page: Page): Promise<void> {
  await page.getByLabel('Type your full name to sign').fill('Dana Whitfield')
  await page.getByRole('button', { name: 'Sign the Statement' }).click()
  await page.getByLabel('The state you live in').selectOption('TX')
  await page.getByLabel('Type your full name to sign').fill('Dana Whitfield')
  await page.getByLabel('I have read the contract and agree to it').check()
  await page.getByRole('button', { name: 'Sign the Contract' }).click()
  await expect(page.getByText('You can still cancel for free')).toBeVisible()
}

test('from the statement of rights to the first itemised invoice, and the money back @wide-only @whole', async ({
  page,
  product,
  stripe,
}) => {
  // The product is stopped and started on the way.
  test.slow()
  const person = newPerson()
  await join(page.request, person)
  await page.goto('/subscribe')

  await test.step('rights come first, then the contract of the state; elsewhere nothing is sold', async () => {
    await expect(page.getByText('Step 1 of 3')).toBeVisible()
    await page.getByRole('button', { name: 'Sign the Statement' }).click()
    await expect(page.getByLabel('Type your full name to sign')).toHaveAttribute('aria-invalid', 'true')
    await looksRight(page)
    await page.getByLabel('Type your full name to sign').fill('Dana Whitfield')
    await page.getByRole('button', { name: 'Sign the Statement' }).click()
    await page.getByLabel('The state you live in').selectOption('NY')
    await expect(page.getByText('Not sold in this state', { exact: true })).toBeVisible()
    await page.getByLabel('The state you live in').selectOption('TX')
    await expect(page.getByText('never more than $195')).toBeVisible()
    await looksRight(page)
    await page.getByLabel('Type your full name to sign').fill('Dana Whitfield')
    await page.getByLabel('I have read the contract and agree to it').check()
    await page.getByRole('button', { name: 'Sign the Contract' }).click()
    await expect(page.getByText('You can still cancel for free')).toBeVisible()
  })

  await test.step('a card is kept on Stripe’s page; nothing is charged, and nothing opens before the days are over', async () => {
    await page.getByRole('button', { name: 'Keep a Card at Stripe' }).click()
    await page.getByLabel('Card number').fill('4242424242424242')
    await page.getByRole('button', { name: 'Save card' }).click()
    await expect(page.getByText('ending in 4242')).toBeVisible()
    await expect(page).toHaveURL(/\/subscribe$/)
    await looksRight(page)
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { name: 'Your Plan Has Not Begun' })).toBeVisible()
    expect(stripe.taken()).toBe(0)
  })

  await test.step('once they are, the plan works, and shows what the month comes to', async () => {
    await passDays(product, person.username, 10)
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { name: 'Credit Repair Dashboard' })).toBeVisible()
    await uploadReport(page.request, exampleReport().bytes)
    expect((await page.request.post('/api/ai-workflow/start')).status()).toBe(200)
    await page.goto('/subscribe')
    await expect(page.getByRole('list', { name: 'Completed this month' }).getByText('$13')).toBeVisible()
    await looksRight(page)
  })

  await test.step('a month later the invoice says what was done, and is paid', async () => {
    await page.goto('about:blank')
    await passDays(product, person.username, 40)
    await product.restart()
    await expect.poll(() => stripe.taken()).toBe(1300)
    await page.goto('/subscribe')
    await expect(page.getByText('Paid', { exact: true })).toBeVisible()
    await expect(page.getByRole('list', { name: 'Invoices' }).getByText(/A run of the AI workflow/)).toBeVisible()
    await looksRight(page)
  })

  await test.step('the guarantee gives it back and ends the contract', async () => {
    await page.getByRole('button', { name: /^Get It Back/ }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Get It Back' }).click()
    await expect(page.getByText('Given back')).toBeVisible()
    await expect(page.getByText('Your contract has ended')).toBeVisible()
    expect(stripe.taken()).toBe(0)
  })
})

test('a contract that is cancelled in time costs nothing @whole @wide-only', async ({ page, stripe }) => {
  const before = stripe.taken()
  await join(page.request, newPerson())
  await page.goto('/subscribe')
  await signContract(page)
  await page.getByRole('button', { name: 'Cancel the Contract' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel the Contract' }).click()
  await expect(page.getByText('You cancelled in time: nothing was charged and nothing will be.')).toBeVisible()
  await looksRight(page)
  expect(stripe.taken()).toBe(before)
})
