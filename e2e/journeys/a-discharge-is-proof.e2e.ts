import { generateLetter } from '#contract/letters.ts'
import { printLines } from '#tools/synthetic-answers/print-reply.ts'
import { exampleReport, LAWFUL_CHARGE_OFF } from '#tools/synthetic-reports/example-report.ts'
import { confirmWho, done, expect, joinAndPay, looksRight, negativeItems, test, uploadReport } from '../steps.ts'

/** The court's form prints no day of filing. */
const ORDER = [
  'United States Bankruptcy Court, Southern District of Ohio',
  'Case number: 26-31884',
  'Order of Discharge',
  'Chapter 7.',
  'IT IS ORDERED: A discharge under 11 U.S.C. 727 is granted to Dana Whitfield.',
  'By the court: A. Judge. Discharge date: June 16, 2026',
]
const PROOF = 'A copy of my bankruptcy discharge order'

test('a discharge dropped at home becomes proof for every bureau’s entry of the debt it covers @whole @whole', async ({
  page,
}) => {
  await joinAndPay(page.request)
  await confirmWho(page.request)

  const steps = page.getByRole('region', { name: 'What you can do' })
  await test.step('it is told apart, and confirmed in one look', async () => {
    await page.goto('/')
    await page
      .getByLabel('Your credit report or letter')
      .setInputFiles({ name: 'order.pdf', mimeType: 'application/pdf', buffer: Buffer.from(printLines(ORDER)) })
    await page.getByRole('button', { name: 'Upload and read' }).click()
    await page.getByRole('link', { name: 'See what it says' }).click()
    await expect(page.getByRole('heading', { name: /^Bankruptcy discharge/ })).toBeVisible()
    await expect(page.getByText('26-31884')).toBeVisible()
    await page.getByRole('button', { name: /Yes, this is right/ }).click()
    await expect(steps.getByText('We have no reports to compare yet.', { exact: false })).toBeVisible()
    await looksRight(page)
  })

  await test.step('the debt is asked about once, for both bureaus', async () => {
    for (const bureau of ['equifax', 'experian'] as const)
      await uploadReport(page.request, exampleReport({ bureau, accounts: [LAWFUL_CHARGE_OFF] }).bytes)
    await page.reload()
    await steps.getByLabel('When was your bankruptcy case filed?').fill('2026-02-02')
    await steps.getByRole('button', { name: 'Find my accounts' }).click()
    await expect(steps.getByText('Was this debt in your bankruptcy?')).toHaveCount(1)
    await expect(steps.getByText('Equifax, Experian')).toBeVisible()
    await looksRight(page)
    await steps.getByRole('button', { name: /^Yes/ }).click()
    await expect(steps.getByText('We’ll enclose a copy of this order', { exact: false })).toBeVisible()
    await expect(steps.getByRole('link', { name: /Dispute it with this order at (?:Equifax|Experian)/ })).toHaveCount(2)
    await looksRight(page)
  })

  await test.step('each bureau’s letter encloses it', async () => {
    const { items } = await negativeItems(page.request)
    expect(items).toHaveLength(2)
    for (const { id } of items) {
      const written = await done(page.request, 'post', generateLetter.path, { negativeItemId: id })
      const { papers } = generateLetter.answer.parse(written)
      expect(papers.map(({ name }) => name)).toContain(PROOF)
    }
  })

  await test.step('a slip is mended: it is no discharge, and nothing follows any more', async () => {
    await page.getByRole('button', { name: /Change what it is or when it came/ }).click()
    await page.getByLabel('What it is').selectOption('Letter')
    await page.getByRole('button', { name: /Yes, this is right/ }).click()
    await expect(page.getByRole('heading', { name: /^Letter/ })).toBeVisible()
    await expect(steps).toHaveCount(0)
    await looksRight(page)
  })
})
