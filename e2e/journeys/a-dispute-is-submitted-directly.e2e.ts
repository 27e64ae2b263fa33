import type { Page } from '@playwright/test'
import { exampleReport } from '#tools/synthetic-reports/example-report.ts'
import { done, expect, join, looksRight, negativeItems, newPerson, test, uploadReport } from '../steps.ts'

/** A member with one disputed entry, made through the calls that the screens make. */
async function withDispute(page: Page): Promise<void> {
  await join(page.request, newPerson())
  await uploadReport(page.request, exampleReport({ seed: 'directly' }).bytes)
  const { loan } = await negativeItems(page.request)
  await done(page.request, 'post', `/api/disputes/bureau/${loan}`)
  // Bureaus and companies are not called on by tests: their pages answer here.
  await page.context().route(/^https:/, (route) => route.fulfill({ contentType: 'text/html', body: '<title>elsewhere</title>' }))
}

test('a dispute is analyzed and submitted directly, and each way is recorded @whole', async ({ page, noise }) => {
  await withDispute(page)
  await page.goto('/disputes')
  const row = page.getByRole('listitem').filter({ hasText: 'MERIDIAN AUTO FINANCE' })

  await test.step('three tabs; the panels of analysis, letters and strategy have none', async () => {
    await expect(page.getByRole('tab')).toHaveText(['Manage Disputes', 'Submit to Bureaus', 'AI Tools'])
    for (const name of ['Get AI Strategy', 'Success Analysis', 'Analyze New Dispute'])
      await expect(page.getByRole('button', { name })).toBeEnabled()
    await expect(page.getByLabel('Search disputes')).toBeVisible()
    await expect(page.getByLabel('Status')).toHaveValue('all')
    await expect(row.getByRole('button', { name: 'Quick Submit' })).toBeVisible()
  })

  await test.step('the server searches, filters and counts', async () => {
    await page.getByLabel('Search disputes').fill('meridian AUTO')
    await expect(row).toBeVisible()
    await page.getByLabel('Search disputes').fill('nobody of that name')
    await expect(page.getByRole('heading', { name: 'No dispute matches' })).toBeVisible()
    await page.getByRole('button', { name: 'Show all 1 dispute' }).click()
    await expect(row).toBeVisible()
    await page.getByLabel('Status').selectOption('Resolved (0)')
    await expect(page.getByRole('heading', { name: 'No dispute matches' })).toBeVisible()
    await page.getByLabel('Status').selectOption('All (1)')
    await page.getByLabel('Order').selectOption('Oldest first')
    await expect(row).toBeVisible()
  })

  await test.step('the quick actions are off until a dispute is selected, which the row’s AI button does', async () => {
    const actions = ['Analyze Dispute', 'Generate Letter', 'Get Strategy', 'Success Analysis']
    await page.getByRole('tab', { name: 'AI Tools' }).click()
    for (const name of actions) await expect(page.getByRole('button', { name, exact: true })).toBeDisabled()
    for (const name of ['AI Analysis', 'AI Letters', 'AI Strategy'])
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
    await page.getByRole('tab', { name: 'Manage Disputes' }).click()
    await row.getByRole('button', { name: 'AI', exact: true }).click()
    for (const name of actions) await expect(page.getByRole('button', { name, exact: true })).toBeEnabled()
    await looksRight(page)
    await page.getByRole('button', { name: 'Analyze Dispute', exact: true }).click()
    await expect(page.getByText('Success probability')).toBeVisible()
    await expect(page.getByRole('tab', { name: 'Analysis' })).toHaveCount(0)
  })

  await test.step('a panel that a button opened takes the focus, and what was asked last stands on top', async () => {
    const panel = page.getByRole('tabpanel')
    await expect(panel).toBeFocused()
    await page.getByRole('button', { name: 'Back to AI Tools' }).click()
    await expect(panel).toBeFocused()
    await page.getByRole('button', { name: 'Success Analysis', exact: true }).click()
    await expect(panel.getByRole('heading', { level: 2 })).toHaveText(['Success analysis', 'Dispute analysis'])
    await page.getByRole('button', { name: 'Back to AI Tools' }).click()
    await page.getByRole('button', { name: 'View strategy' }).click()
    await panel.getByRole('button', { name: 'Work it out now' }).press('Enter')
    await expect(panel.getByText('Estimated impact')).toBeVisible()
    await expect(page.locator('body')).not.toBeFocused()
  })

  await test.step('a card for each bureau, each ready; what is chosen is recorded and both buttons are off', async () => {
    await page.getByRole('button', { name: 'All disputes' }).click()
    await row.getByRole('button', { name: 'Quick Submit' }).click()
    await expect(page.getByRole('tab', { name: 'Credit Bureaus' })).toBeVisible()
    await expect(page.getByText('online about 30 days, mail 45 days')).toBeVisible()
    await expect(page.getByText('Ready to Submit')).toHaveCount(3)
    for (const fact of ['Website', 'Phone', 'Mailing address', 'Online portal'])
      await expect(page.getByText(fact, { exact: true })).toHaveCount(3)
    const online = page.getByRole('button', { name: 'Submit Online' })
    const mail = page.getByRole('button', { name: 'Mail Form' })
    const [portal] = await Promise.all([page.context().waitForEvent('page'), online.first().click()])
    expect(portal.url()).toContain('equifax.com')
    await portal.close()
    await expect(page.getByText('Submitted Online', { exact: true })).toBeVisible()
    await expect(online.first()).toBeDisabled()
    await expect(mail.first()).toBeDisabled()
    await mail.nth(1).click()
    // The dispute is with Equifax: nothing is recorded at another bureau before the member says that it lists the same.
    const question = page.getByRole('alertdialog', { name: 'Does your Experian report list this too?' })
    await expect(page.getByText('Submitted by Mail', { exact: true })).toHaveCount(0)
    await question.getByRole('button', { name: 'Yes, record it' }).click()
    await expect(page.getByText('Submitted by Mail', { exact: true })).toBeVisible()
    await expect(online.nth(1)).toBeDisabled()
    await expect(online.nth(2)).toBeEnabled()
    await looksRight(page)
  })

  await test.step('the company: its website, its customer service, what to include; the choice is recorded', async () => {
    await page.getByRole('tab', { name: 'Original Creditor' }).click()
    await expect(page.getByRole('button', { name: 'Call Customer Service' })).toBeEnabled()
    for (const thing of [
      'Full name and account number',
      'Detailed description of the error',
      'Supporting documentation',
      'Contact information',
    ])
      await expect(page.getByText(thing, { exact: true })).toBeVisible()
    const [site] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('link', { name: 'Visit Creditor Website' }).click(),
    ])
    await site.close()
    await expect(page.getByText('Submitted Online', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Call Customer Service' })).toBeDisabled()
    await looksRight(page)
  })

  await test.step('a dispute that fails is told and leaves its buttons; one that succeeds puts a badge in their place', async () => {
    noise.provoke(500)
    await page.goto('/negative-items')
    const other = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /Dispute with Creditor/ }) })
    await other
      .first()
      .getByRole('button', { name: /Dispute with Creditor/ })
      .click()
    // Nothing in the report shows an error here: the member is asked first what is wrong, and nothing is opened before.
    const asked = page.getByRole('dialog', { name: /^What is wrong with/ })
    const press = asked.getByRole('button', { name: /^Dispute with/ })
    await press.click()
    await expect(asked.getByText('Description must be at least 10 characters')).toBeVisible()
    await looksRight(page)
    await asked.getByLabel('What is wrong with it?').fill('I settled this in 2025; the balance is wrong.')
    await page.route('**/api/disputes', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 500, body: '' }) : route.fallback(),
    )
    await press.click()
    await expect(page.getByText('Dispute Failed', { exact: true })).toBeVisible()
    await expect(page.getByText('Failed to create dispute.')).toBeVisible()
    await page.unroute('**/api/disputes')
    await expect(page.getByText('Disputed', { exact: true })).toHaveCount(1)
    await press.click()
    await expect(page.getByText('Disputed', { exact: true })).toHaveCount(2)
    await expect(asked).toBeHidden()
    await expect(page.getByRole('button', { name: /Dispute with/ })).toHaveCount(0)
  })

  await test.step('disputes that could not be loaded are not taken for none where one is to be chosen', async () => {
    await page.route('**/api/disputes?*', (route) => route.fulfill({ status: 500, body: '' }))
    await page.goto('/disputes?tab=submit')
    await expect(page.getByText('Your disputes could not be loaded')).toBeVisible()
    await page.unroute('**/api/disputes?*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByLabel('Selected dispute')).toBeVisible()
  })
})
