import { makeCreditFile } from '#engine/practice/credit-file.ts'
import { seeded } from '#engine/practice/seed.ts'
import { type LocalBureauService, startLocalBureauService } from '#tools/local-services/bureau-service.ts'
import { aboutExample } from '#tools/synthetic-reports/about-example.ts'
import { experianCreditProfile } from '#tools/synthetic-reports/experian-credit-profile.ts'
import { type Product, startProduct } from '../product.ts'
import { expect, looksRight, newPerson, join, test as base } from '../steps.ts'

const SECRET = 'the-secret-of-this-installation'

/** The product with a sign-in to Experian: a server on this machine that speaks its protocol. */
const test = base.extend<object, { service: LocalBureauService; product: Product }>({
  service: [
    async ({}, use) => {
      const service = await startLocalBureauService({ secret: SECRET })
      const { bytes } = experianCreditProfile(aboutExample(makeCreditFile('connected-7')), seeded('connected-7'))
      service.usually({ body: Buffer.from(bytes).toString() })
      await use(service)
      await service.close()
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ service }, use) => {
      const product = await startProduct({
        BUREAU_PROVIDER: 'experian',
        BUREAU_BASE_URL: service.url,
        BUREAU_CLIENT_ID: 'id',
        BUREAU_CLIENT_SECRET: SECRET,
      })
      await use(product)
      await product.stop()
    },
    { scope: 'worker' },
  ],
})

test('a real bureau is asked only after a signature, and no more once it is withdrawn @whole', async ({ page, service }) => {
  await join(page.request, newPerson())
  await page.goto('/auto-fetch')
  const connect = page.getByRole('button', { name: /^Connect/ }).first()

  await test.step('nothing is asked without the written consent', async () => {
    await expect(page.getByRole('heading', { name: 'Your written consent' })).toBeVisible()
    await expect(connect).toBeDisabled()
    await page.getByRole('button', { name: 'Sign and Agree' }).click()
    await expect(page.getByLabel('Type your full name to sign')).toHaveAttribute('aria-invalid', 'true')
    expect(service.requests).toHaveLength(0)
    await looksRight(page)
  })

  await test.step('signed, the bureau answers with the report', async () => {
    await page.getByLabel('Type your full name to sign').fill('Dana Whitfield')
    await page.getByLabel('I have read this and agree to it').check()
    await page.getByRole('button', { name: 'Sign and Agree' }).click()
    await expect(page.getByText(/Experian may be asked for your report: signed by Dana Whitfield/)).toBeVisible()
    await page.getByLabel('SSN', { exact: true }).fill('987-65-4329')
    await page.getByLabel('Date of Birth').fill('1980-02-29')
    await page.getByLabel('Address').fill('1200 Main St')
    await page.getByLabel('City').fill('Austin')
    await page.getByLabel('State').fill('TX')
    await page.getByLabel('ZIP Code').fill('78701')
    await page.getByRole('button', { name: 'Fetch Credit Reports' }).click()
    await expect.poll(() => service.requests.length).toBeGreaterThan(0)
    await expect(page.getByText('Connected', { exact: true })).toHaveCount(1)
    const answered = await page.request.get('/api/credit-reports')
    const reports: readonly { readonly source: string }[] = await answered.json()
    expect(reports.map(({ source }) => source)).toEqual(['connected'])
  })

  await test.step('withdrawn, it is asked for no more', async () => {
    await page.goto('/auto-fetch')
    await page.getByRole('button', { name: /Withdraw Consent/ }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw Consent' }).click()
    await expect(page.getByRole('button', { name: 'Sign and Agree' })).toBeVisible()
    await looksRight(page)
  })
})
