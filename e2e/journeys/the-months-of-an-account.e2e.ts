import { PRINTERS } from '#tools/native-people/people.ts'
import { tellStory } from '#tools/native-people/tell-story.ts'
import { textOfPdf } from '#tools/synthetic-reports/text-of-pdf.ts'
import { expect, join, looksRight, newPerson, test, uploadReport } from '../steps.ts'

interface Listed {
  readonly accounts: readonly {
    readonly creditorName: string
    readonly paymentHistory: readonly { readonly month: string; readonly balance: number | null }[]
  }[]
}

test('each month of an account opens its place on the page, and its amounts read as a table, in the dark too @whole', async ({
  page,
}) => {
  const story = tellStory('months')
  await join(page.request, newPerson(story.name))
  await uploadReport(page.request, PRINTERS.equifax(story).pdf)
  const [report]: Listed[] = await (await page.request.get('/api/credit-reports')).json()
  const drawn = report?.accounts.find(
    ({ creditorName, paymentHistory }) =>
      paymentHistory.filter(({ balance }) => balance !== null).length > 6 &&
      report.accounts.filter((other) => other.creditorName === creditorName).length === 1,
  )
  const name = drawn?.creditorName ?? ''
  expect(name).not.toBe('')
  await page.goto('/credit-reports')
  await page.locator('h3 button[aria-expanded]').filter({ hasText: name }).click()
  const chart = page.getByRole('button', { name: `See a month of ${name} on the page.` })
  const dialog = page.getByRole('dialog')

  await test.step('the arrows choose a month, and Enter opens where it is printed', async () => {
    await chart.focus()
    const told = page.locator(`[id="${await chart.getAttribute('aria-describedby')}"]`)
    const newest = await told.textContent()
    await chart.press('ArrowLeft')
    await expect(told).not.toHaveText(newest ?? '')
    await looksRight(page)
    const chosen = (await told.textContent()) ?? ''
    await chart.press('Enter')
    await expect(dialog.getByRole('img', { name: /^Page \d+ of your Equifax report/ }).first()).toBeVisible()
    await expect(dialog.getByText(chosen)).toBeVisible()
    await looksRight(page)
    await page.keyboard.press('Escape')
  })

  await test.step('so does a tap on it', async () => {
    await chart.click()
    await expect(dialog.getByRole('img', { name: /^Page \d+ of your Equifax report/ }).first()).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('the same amounts stand in a table', async () => {
    await page.getByText('Amounts by month', { exact: true }).click()
    const rows = page.getByRole('table', { name: `Amounts by month of ${name}` }).getByRole('row')
    await expect(rows.nth(6)).toContainText('$')
  })

  await test.step('on paper the chart stands whole, with its colors named, and its table below it', async () => {
    await page.emulateMedia({ media: 'print' })
    const charts = page.locator('.money-chart svg')
    const areWhole = () =>
      charts.evaluateAll((all) =>
        all
          .map((svg) => svg.getBoundingClientRect())
          .every(({ left, right, height }) => left >= 0 && right <= innerWidth && height > 40),
      )
    expect(await charts.count()).toBeGreaterThan(1)
    await expect.poll(areWhole).toBe(true)
    await expect(page.locator('figure li span').first()).toHaveCSS('print-color-adjust', 'exact')
    await expect(chart).toBeHidden()
    await page.emulateMedia({ media: null })
    const { pages } = await textOfPdf(await page.pdf({ format: 'Letter' }))
    const printed = pages.flatMap(({ words }) => words.map(({ text }) => text)).join(' ')
    expect(printed).toContain('Amounts by month')
    // Along the chart's axis, and in the table.
    expect(printed).toMatch(/\$[\d.]+k? /)
    expect(printed.match(/\$[\d,]+\.\d\d|\$[\d,]{4,}/g)?.length ?? 0).toBeGreaterThan(20)
  })

  await test.step('and all of it is read in the dark', async () => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await looksRight(page)
  })
})
