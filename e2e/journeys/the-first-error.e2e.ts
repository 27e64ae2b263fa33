import type { Page } from '@playwright/test'
import { exampleReport } from '#tools/synthetic-reports/example-report.ts'
import { expect, makeAccount, newPerson, test } from '../steps.ts'

/** Taps with the sample, and with one's own report, from arriving to the first error. */
const MOST = { sample: 3, ownReport: 6 }

/** Counts what a finger does: presses by a script are none, and choosing a file is one, which the journey adds. */
const countTaps = (page: Page) =>
  page.addInitScript(() => {
    addEventListener(
      'click',
      (event) => {
        // A label's press is followed by one of its field, and a script's by none.
        if (event.isTrusted && event.detail > 0)
          sessionStorage.setItem('taps', String(Number(sessionStorage.getItem('taps')) + 1))
      },
      true,
    )
  })
const taps = (page: Page) => page.evaluate(() => Number(sessionStorage.getItem('taps')))

test('from arriving to the first error: a few taps, with the sample and with one’s own report @whole', async ({ page }) => {
  await countTaps(page)
  await test.step('the sample', async () => {
    await page.goto('/')
    await page.getByRole('link', { name: 'see what Errata does' }).click()
    await page.getByRole('button', { name: 'Find the error' }).click()
    await expect(page.getByText('1 error found.')).toBeVisible()
    expect(await taps(page)).toBeLessThanOrEqual(MOST.sample)
  })

  await test.step('one’s own report', async () => {
    await page.evaluate(() => sessionStorage.clear())
    await page.goto('/register')
    await makeAccount(page, newPerson())
    await expect(page).toHaveURL(/\/subscribe$/)
    await page
      .getByRole('button', { name: 'Not now' })
      .or(page.getByRole('link', { name: 'Not now' }))
      .click()
    await page.waitForURL(/\/$/)
    const buffer = Buffer.from(exampleReport({ seed: 'first error' }).bytes)
    const file = { name: 'report.pdf', mimeType: 'application/pdf', buffer }
    await page.getByLabel('Your credit report or letter', { exact: true }).setInputFiles(file)
    await page.getByRole('button', { name: 'Upload and read' }).click()
    await expect(page.getByRole('heading', { name: '1 error found' })).toBeVisible()
    const CHOOSING_A_FILE = 1
    expect((await taps(page)) + CHOOSING_A_FILE).toBeLessThanOrEqual(MOST.ownReport)
  })
})
