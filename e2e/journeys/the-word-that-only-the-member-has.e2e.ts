import type { Page } from '@playwright/test'
import { makeCreditFile } from '#engine/practice/credit-file.ts'
import { CLEAN_CARD, exampleReport, IMPOSSIBLE_LOAN } from '#tools/synthetic-reports/example-report.ts'
import { identityIqPage } from '#tools/synthetic-reports/identityiq.ts'
import { done, expect, looksRight, newPerson, join, test, uploadReport } from '../steps.ts'

async function newcomer(page: Page, files: readonly Uint8Array[]): Promise<void> {
  await join(page.request, newPerson())
  for (const bytes of files) await uploadReport(page.request, bytes)
}

test('only you can say: questions are answered, kept, and taken back', async ({ page }) => {
  const { askings } = makeCreditFile('asked')
  await newcomer(page, [exampleReport({ seed: 'asked', file: { askings } }).bytes])
  await page.goto('/credit-reports/your-word')

  await test.step('a date of birth that is none is said at its field', async () => {
    await page.getByLabel('Your date of birth').fill('in spring')
    await page.getByRole('button', { name: 'Save' }).first().click()
    await expect(page.getByRole('textbox', { name: 'Your date of birth' })).toHaveAttribute('aria-invalid', 'true')
    await page.getByLabel('Your date of birth').fill('1984')
    await page.getByRole('button', { name: 'Save' }).first().click()
    await expect(page.getByText('You said: 1984.')).toBeVisible()
  })

  await test.step('an inquiry that was not asked for is kept as that, and asked again once it is taken back', async () => {
    const asked = page.getByRole('button', { name: /^No, I did not ?: Did you apply to/ })
    const before = await asked.count()
    expect(before).toBeGreaterThan(0)
    await asked.first().click()
    await expect(page.getByText('You said that this is not yours.')).toBeVisible()
    await expect(asked).toHaveCount(before - 1)
    await looksRight(page)
    await page.getByRole('button', { name: /^Take back ?: (?!Your date)/ }).click()
    await expect(asked).toHaveCount(before)
  })
})

test('a report whose totals differ is one question more, answered where the others are @whole', async ({ page }) => {
  const { html } = identityIqPage('forms')
  const from = html.indexOf('Total Accounts:')
  const end = html.indexOf('</tr>', from)
  const counted = html.slice(from, end).replaceAll(/>(\s*)(\d+)(\s*)</g, (_, before: string, count: string, after: string) => {
    return `>${before}${Number(count) + 1}${after}<`
  })
  await newcomer(page, [])
  const bytes = Buffer.from(html.slice(0, from) + counted + html.slice(end))
  await uploadReport(page.request, bytes, { name: 'page.html', mimeType: 'text/html' })
  const [first]: readonly { readonly id: string }[] = await (await page.request.get('/api/credit-reports?view=heads')).json()
  await done(page.request, 'post', `/api/credit-reports/${first?.id}/ownership`, { answer: 'mine' })
  await page.goto('/credit-reports/your-word')
  const asked = page.getByText('Does your report really show this?')
  await expect(asked).toHaveCount(3)
  const count = async (): Promise<number> => Number.parseInt(await page.getByRole('status').first().innerText(), 10)
  const before = await count()
  await page
    .getByRole('button', { name: /^No, pages are missing/ })
    .first()
    .click()
  await expect(asked).toHaveCount(2)
  await expect.poll(count).toBe(before - 1)
  await looksRight(page)
})

test('the next report of a bureau: what changed, with both pages @whole', async ({ page }) => {
  const older = exampleReport({ seed: 'next', reportDate: '2026-09-10' }).bytes
  const newer = exampleReport({ seed: 'next', accounts: [{ ...CLEAN_CARD, currentBalance: 135_000 }, IMPOSSIBLE_LOAN] }).bytes
  await newcomer(page, [older, newer])
  await page.goto('/credit-reports?tab=changes')
  await expect(page.getByRole('heading', { name: 'What changed' })).toBeVisible()
  await expect(page.getByText('Not listed any more')).toBeVisible()
  await looksRight(page)
  await page
    .getByRole('button', { name: /See both pages/ })
    .first()
    .click()
  await expect(page.getByRole('dialog').getByRole('img', { name: /Page \d+ of your Equifax report/ })).toBeVisible()
})

test('a match that is not right is taken apart, and put together again @whole @whole', async ({ page }) => {
  await newcomer(page, [
    exampleReport({ seed: 'pair' }).bytes,
    exampleReport({ seed: 'pair', bureau: 'experian', accounts: [CLEAN_CARD, IMPOSSIBLE_LOAN] }).bytes,
  ])
  await page.goto('/credit-reports?tab=side-by-side')
  await expect(page.getByText('3 accounts', { exact: false }).first()).toBeVisible()
  await page.getByLabel('Show only what disagrees').uncheck()
  await page.getByText('Not matched right?').first().click()
  await page
    .getByRole('button', { name: /lists another account here/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'What you corrected' })).toBeVisible()
  await expect(page.getByText(/are two accounts, you said/)).toBeVisible()
  await looksRight(page)
  await page.getByRole('button', { name: /^Take back/ }).click()
  await expect(page.getByRole('heading', { name: 'What you corrected' })).toHaveCount(0)
})
