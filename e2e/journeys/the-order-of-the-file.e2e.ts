import { exampleReport } from '#tools/synthetic-reports/example-report.ts'
import { expect, looksRight, newPerson, join, test, uploadReport } from '../steps.ts'

const MS_PER_DAY = 86_400_000
/** `2026-12-12`: so many days from today. */
const inDays = (count: number): string => new Date(Date.now() + count * MS_PER_DAY).toISOString().slice(0, 10)

test('the order of the file: what to dispute, what a mortgage holds, and the start of a dispute @whole', async ({
  page,
  noise,
}) => {
  await join(page.request, newPerson())

  await test.step('without a report there is no order, and the way to one', async () => {
    await page.goto('/disputes')
    await page.getByRole('link', { name: 'Order of your whole file' }).click()
    await expect(page.getByRole('heading', { name: 'Dispute Strategy' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'No strategy yet' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Get your reports' })).toBeVisible()
  })

  await test.step('of a report with one error and one lawful entry: the one to dispute, the other to leave alone', async () => {
    await uploadReport(page.request, exampleReport().bytes)
    await page.goto('/strategy')
    const order = page.getByRole('list', { name: 'The order of your file' })
    await expect(order.getByRole('heading', { name: '1. MERIDIAN AUTO FINANCE' })).toBeVisible()
    await expect(order.getByText('Dispute now')).toBeVisible()
    await expect(page.getByRole('list', { name: 'Entries to leave alone' }).getByText('CAPITAL ONE BANK USA NA')).toBeVisible()
  })

  await test.step('the plan files the dispute itself', async () => {
    await page.goto('/plan')
    await page.getByRole('button', { name: 'File Dispute' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Dispute MERIDIAN AUTO FINANCE' })
    await expect(dialog.getByRole('button', { name: 'Dispute with Equifax' })).toBeVisible()
    await looksRight(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await page.goto('/strategy')
  })

  await test.step('the plan names the bureau, the papers, the time, what follows a refusal and the likely code', async () => {
    await page.getByText('Show the plan').click()
    for (const heading of ['First: Equifax', 'Letter', 'Evidence', 'Time', 'If it is refused'])
      await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible()
    await expect(page.getByText('Code 105:')).toBeVisible()
    await expect(page.getByText(/15 USC 1681s-2\(b\)/)).toBeVisible()
    await looksRight(page)
  })

  await test.step('a closing date that is past is refused; one that is near holds the dispute until it is cleared', async () => {
    const day = page.getByLabel('Mortgage closing date')
    await day.fill(inDays(-1))
    noise.provoke(400)
    const refused = page.waitForResponse((answer) => answer.url().endsWith('/api/mortgage-closing') && answer.status() === 400)
    await page.getByRole('button', { name: 'Save the date' }).click()
    await refused
    await expect(page.getByText(/is past\. Enter the day/)).toBeVisible()
    await day.fill(inDays(20))
    await page.getByRole('button', { name: 'Save the date' }).click()
    await expect(page.getByText('Held until your closing')).toBeVisible()
    noise.provoke()
    await expect(page.getByText('1 dispute held.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Start this dispute' })).toHaveCount(0)
    await looksRight(page)
    await page.getByRole('button', { name: 'Clear the date' }).click()
    await expect(page.getByText('Dispute now')).toBeVisible()
  })

  await test.step('the dispute starts from here, and the order follows it', async () => {
    await page.getByRole('button', { name: 'Start this dispute' }).click()
    await page.getByRole('button', { name: 'Dispute with Equifax' }).click()
    await expect(page.getByRole('heading', { name: 'Letter to Equifax' })).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await expect(page.getByText('Open, not sent')).toBeVisible()
    await page.getByRole('link', { name: 'Open the dispute' }).click()
    await expect(page).toHaveURL(/\/disputes\/[0-9a-f-]{36}$/)
  })
})
