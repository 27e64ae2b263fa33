import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, joinAndPay, looksRight, runEnds, test } from '../steps.ts'

test('practice: from sign-up over three practice reports and the AI workflow to a mailed practice letter @whole', async ({
  page,
  product,
}) => {
  await joinAndPay(page.request)

  await test.step('one press brings a practice report of each bureau, marked as practice', async () => {
    await page.goto('/generate-reports')
    await page.getByRole('button', { name: 'Generate Credit Reports' }).click()
    await expect(page.getByText('Credit Reports Generated').first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Reports Generated!' })).toBeDisabled()
    const reports = page.getByRole('list', { name: 'Reports' }).getByRole('listitem')
    await expect(reports).toHaveCount(3)
    await expect(reports.getByText('Practice', { exact: true })).toHaveCount(3)
    await looksRight(page)
  })

  await test.step('the dashboard says that its figures are practice', async () => {
    await page.goto('/dashboard')
    await expect(page.getByText('Practice').first()).toBeVisible()
  })

  await test.step('the AI workflow disputes what cannot be right and writes the letters', async () => {
    await page.goto('/ai-workflow')
    await page.getByRole('button', { name: 'Start AI Workflow' }).click()
    await runEnds(page)
    await expect(page.getByText('7/7 steps completed').first()).toBeVisible()
    await looksRight(page)
  })

  await test.step('one letter is mailed: nothing is to be confirmed, and it goes to the practice post office', async () => {
    const desk = page.getByRole('group', { name: 'Which letters?' })
    await desk.getByRole('checkbox').first().check()
    await page.getByRole('radio', { name: /Certified mail \$8\.50 each/i }).check()
    await expect(page.getByText('Total cost: $8.50')).toBeVisible()
    await page.getByRole('button', { name: 'Send Letters' }).click()
    await looksRight(page)
    await page
      .getByRole('button', { name: /^Send|^Mail/ })
      .first()
      .click()
    await expect(page.getByText('Letters Sent Successfully').first()).toBeVisible()
    expect(readdirSync(path.join(product.directory, 'post')).filter((file) => file.endsWith('.pdf')).length).toBeGreaterThan(0)
  })

  await test.step('the tracker follows it, marked as practice', async () => {
    await page.goto('/tracker')
    await expect(page.getByText(/PRACTICE-/).first()).toBeVisible()
    await expect(page.getByText('Practice', { exact: true }).first()).toBeVisible()
    await looksRight(page)
  })

  await test.step('the bell and the rewards tell of it', async () => {
    await page.getByRole('button', { name: /Notifications/ }).click()
    await expect(page.getByText(/mailed/i).first()).toBeVisible()
    await page.keyboard.press('Escape')
    await page.goto('/rewards')
    await expect(page.getByText(/practice/i).first()).toBeVisible()
  })
})
