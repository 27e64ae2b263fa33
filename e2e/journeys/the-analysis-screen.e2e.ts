import { readFileSync, writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { exampleReport } from '#tools/synthetic-reports/example-report.ts'
import { expect, looksRight, newPerson, join, passing, test } from '../steps.ts'

/** What was asked for, as a text. */
async function downloaded(page: Page, name: string): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()])
  expect(download.suggestedFilename()).toMatch(/^dispute-letters?\.txt$/)
  return readFileSync(await download.path(), 'utf8')
}

test('the analysis screen: generated at once, or uploaded with a name @whole', async ({ page }, info) => {
  await join(page.request, newPerson())
  await page.goto('/upload')

  await test.step('the button says how far it is, and the analysis of what came follows', async () => {
    await expect(page.getByRole('heading', { name: 'AI credit report analysis' })).toBeVisible()
    const told = passing(page, 'Reports Generated!')
    await page.getByRole('button', { name: 'Generate Credit Reports' }).click()
    await told
    await expect(page.getByRole('heading', { name: 'Analysis summary' })).toBeVisible()
    for (const figure of ['High impact items', 'Score increase, estimate', 'Success probability, estimate'])
      await expect(page.getByText(figure, { exact: true })).toBeVisible()
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: 'Go to Disputes' })).toHaveAttribute('href', '/disputes')
    await expect(main.getByRole('link', { name: 'AI Workflow', exact: true })).toHaveAttribute('href', '/ai-workflow')
    await looksRight(page)
  })

  await test.step('the items with an error are selected, no others, and a click toggles one', async () => {
    const boxes = page.getByRole('main').getByRole('listitem').getByRole('checkbox')
    const count = await boxes.count()
    expect(count).toBeGreaterThanOrEqual(2)
    const items = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('checkbox') })
    const clean = items.filter({ hasText: 'We found nothing wrong here.' }).getByRole('checkbox')
    for (let index = 0; index < (await clean.count()); index += 1) await expect(clean.nth(index)).not.toBeChecked()
    const checked = await items.getByRole('checkbox', { checked: true }).count()
    expect(checked).toBeGreaterThanOrEqual(1)
    await items.getByRole('checkbox', { checked: true }).first().click()
    await expect(page.getByText(`${checked - 1} of ${count} selected for a letter.`)).toBeVisible()
    await items.getByRole('checkbox', { checked: false }).first().click()
    await expect(page.getByText(`${checked} of ${count} selected for a letter.`)).toBeVisible()
  })

  await test.step('letters are previewed and downloaded, and the mailing service names its fee', async () => {
    await page.getByRole('button', { name: 'Preview Dispute Letters' }).click()
    await expect(page.getByRole('list', { name: 'Letters written' }).getByRole('listitem').first()).toBeVisible()
    expect(await downloaded(page, 'Download Letters')).toContain('PRACTICE LETTER')
    await page.getByRole('button', { name: 'Use Mailing Service' }).click()
    await expect(page.getByRole('dialog').getByText('$4.99 per letter, mailed within 24 hours.')).toBeVisible()
    await looksRight(page)
    await page.keyboard.press('Escape')
  })

  await test.step('a manual upload needs a file and a full name; four digits of the SSN at most', async () => {
    await page.getByText('Alternative Options').click()
    await expect(page.getByRole('link', { name: 'Auto-Retrieve from Bureaus' })).toHaveAttribute('href', '/auto-fetch')
    await page.getByLabel('Last 4 of SSN').pressSequentially('123456')
    await expect(page.getByLabel('Last 4 of SSN')).toHaveValue('1234')
    await page.getByLabel('Full Name').fill('')
    const start = page.getByRole('button', { name: 'Start Analysis' })
    await start.click()
    await expect(page.getByText('Full name is required').first()).toBeVisible()
    await page.getByLabel('Full Name').fill('Dana Whitfield')
    await start.click()
    await expect(page.getByText('Choose the file of your report')).toBeVisible()
    const file = info.outputPath('report.pdf')
    writeFileSync(file, exampleReport({ seed: 'analysis' }).bytes)
    await page.setInputFiles('input[name=analysisReport]', file)
    await start.click()
    await expect(page.getByRole('checkbox', { name: /^MERIDIAN AUTO FINANCE/ })).toBeChecked()
    await expect(page.getByRole('list', { name: 'Letters written' })).toBeVisible()
    await looksRight(page)
  })
})

test('the AI analysis demo: each step on the practice page @whole', async ({ page }) => {
  await join(page.request, newPerson())
  await page.goto('/ai-analysis')

  await test.step('the OCR reads the page from its picture', async () => {
    await page.getByRole('button', { name: 'Run OCR' }).click()
    await expect(page.getByRole('button', { name: 'Run OCR' })).toBeDisabled()
    await expect(page.getByRole('heading', { name: 'Detected fields' })).toBeVisible()
    await looksRight(page)
  })

  await test.step('the prediction names its evidence and calls itself an estimate', async () => {
    await page.getByRole('tab', { name: 'ML success prediction' }).click()
    await page.getByRole('button', { name: 'Predict Success' }).click()
    await expect(page.getByText('Success probability: an estimate, not a promise.')).toBeVisible()
    await looksRight(page)
  })

  await test.step('the letter is downloaded and edited, and a practice letter goes nowhere real', async () => {
    await page.getByRole('tab', { name: 'GPT dispute letters' }).click()
    await page.getByRole('button', { name: 'Generate Letter' }).click()
    await expect(page.getByRole('heading', { name: 'What it’s based on' })).toBeVisible()
    expect(await downloaded(page, 'Download Letter')).toContain('Dear ')
    await page.getByRole('button', { name: 'Edit Letter' }).click()
    await page.getByRole('textbox', { name: 'The letter' }).fill('My own words')
    await page.getByRole('button', { name: 'Done Editing' }).click()
    await page.getByRole('button', { name: 'Send to Bureau' }).click()
    await expect(page.getByText('A practice letter can go nowhere real')).toBeVisible()
    await looksRight(page)
  })
})
