import type { Page } from '@playwright/test'
import { CLEAN_CARD, exampleReport, IMPOSSIBLE_LOAN, LAWFUL_CHARGE_OFF } from '#tools/synthetic-reports/example-report.ts'
import { expect, joinAndPay, looksRight, passing, runEnds, test, uploadReport } from '../steps.ts'

/** Enough impossible loans that the run can be seen going on. */
const LOANS = ['MERIDIAN', 'HOLLOWAY', 'NORTHGATE', 'KESTREL', 'OAKMONT', 'BLUE RIVER', 'SILVER CREEK', 'WESTERN'].map(
  (name, index) => ({ ...IMPOSSIBLE_LOAN, creditorName: `${name} FINANCE`, accountNumber: `81234500998${10_000 + index * 137}` }),
)

const step = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })

test('the AI workflow: from an uploaded report to drafts that wait, also over a reload in the middle @whole', async ({
  page,
}) => {
  await page.goto('/ai-workflow')
  await expect(page).toHaveURL(/\/login$/)
  await joinAndPay(page.request)

  await test.step('without a report it fails where it must and says what to do', async () => {
    await page.goto('/ai-workflow')
    await page.getByRole('button', { name: 'Start AI Workflow' }).click()
    await expect(page.getByText('Workflow Failed').first()).toBeVisible()
    await expect(step(page, 'Verify Subscription').getByText('Completed')).toBeVisible()
    await expect(step(page, 'Process Credit Reports').getByText('Failed')).toBeVisible()
    await expect(step(page, 'Prepare for Mailing').getByText('Pending')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Get credit reports' })).toBeVisible()
    await looksRight(page)
    await page.goto('/ai-credit-fix')
    await expect(page.getByRole('button', { name: 'Start AI Credit Fix' })).toBeDisabled()
    await expect(page.getByText('No negative items found to dispute!')).toBeVisible()
    await looksRight(page)
  })

  await uploadReport(page.request, exampleReport({ accounts: [...LOANS, CLEAN_CARD, LAWFUL_CHARGE_OFF] }).bytes)

  await test.step('it runs on while the page is loaded anew, and its end is told', async () => {
    await page.goto('/ai-workflow')
    await page.getByRole('button', { name: 'Start AI Workflow' }).click()
    await expect(step(page, 'Generate Disputes').getByText(/Processing|Completed/)).toBeVisible()
    await page.reload()
    await runEnds(page)
    for (const name of ['Verify Subscription', 'Process Credit Reports', 'AI Credit Analysis', 'Prepare for Mailing'])
      await expect(step(page, name).getByText('Completed')).toBeVisible()
    await expect(page.getByText('8 disputes were opened. Nothing is sent yet.')).toBeVisible()
    await expect(page.getByText(/8 letters wait for you to read and approve/)).toBeVisible()
    await looksRight(page)
  })

  await test.step('a second run repeats harmlessly', async () => {
    await page.getByRole('button', { name: 'Start AI Workflow' }).click()
    await expect(page.getByText('Nothing new: all 8 items that can be disputed already were.')).toBeVisible()
    await expect(page.getByText('7/7 steps completed').first()).toBeVisible()
    expect(await (await page.request.get('/api/disputes')).json()).toHaveLength(8)
    expect(await (await page.request.get('/api/dispute-letters')).json()).toHaveLength(8)
  })

  await test.step('its links lead to the disputes and the drafts', async () => {
    await page.getByRole('link', { name: 'View disputes' }).click()
    await expect(page).toHaveURL(/\/disputes$/)
    await expect(page.getByText('HOLLOWAY FINANCE').first()).toBeVisible()
    await page.goBack()
    await page.getByRole('link', { name: 'Read the letters' }).click()
    await expect(page).toHaveURL(/\/credit-repair\?tab=dispute-letters$/)
    await expect(page.getByText('HOLLOWAY FINANCE').filter({ visible: true }).first()).toBeVisible()
  })
})

test('the same run as AI Credit Fix and as one-click repair @wide-only @whole', async ({ page }) => {
  await joinAndPay(page.request)
  await uploadReport(page.request, exampleReport().bytes)

  await test.step('AI Credit Fix says what it would dispute, does it and can run again', async () => {
    await page.goto('/ai-credit-fix')
    await expect(page.getByText('Items to dispute')).toBeVisible()
    await looksRight(page)
    await page.getByRole('button', { name: 'Start AI Credit Fix' }).click()
    await expect(page.getByText('Credit Repair Started!').first()).toBeVisible()
    await expect(step(page, 'Preparing for mailing').getByText('Completed')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Run Again' })).toBeEnabled()
    await looksRight(page)
  })

  await test.step('one-click repair goes through its stages and on to the disputes', async () => {
    await page.goto('/one-click-credit-repair')
    await expect(page.getByRole('link', { name: 'Skip to Dashboard' })).toBeVisible()
    // Opening the page starts nothing.
    const ready = passing(page, 'Your disputes are ready')
    await page.getByRole('button', { name: 'Start the repair' }).click()
    await ready
    await expect(page).toHaveURL(/\/disputes$/)
    await expect(page.getByText('MERIDIAN AUTO FINANCE').first()).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/\/ai-credit-fix$/)
  })
})
