import type { Page } from '@playwright/test'
import { CLEAN_CARD, exampleReport, IMPOSSIBLE_LOAN } from '#tools/synthetic-reports/example-report.ts'
import { confirmWho, done, expect, joinAndPay, looksRight, test, uploadReport } from '../steps.ts'

const ME = { name: 'Dana Whitfield', address: '12 Elm Street', city: 'Dayton', state: 'OH', zip: '45402' }
const LENDERS = ['MERIDIAN AUTO FINANCE', 'HARBOR LOANS', 'PRAIRIE CREDIT', 'SUMMIT AUTO LOANS', 'VALLEY BANK']
const NUMBER = '9407 1999 9999 9912 3456 76'

/** Five letters to one bureau, about five loans that were closed before they were opened. */
async function writeFive(page: Page, seed: string): Promise<string[]> {
  await joinAndPay(page.request)
  await confirmWho(page.request)
  const loans = LENDERS.map((creditorName, index) => ({
    ...IMPOSSIBLE_LOAN,
    creditorName,
    accountNumber: `812345009988776${index}`,
  }))
  await uploadReport(page.request, exampleReport({ seed, accounts: [CLEAN_CARD, ...loans] }).bytes)
  const items: { id: string }[] = await (await page.request.get('/api/negative-items')).json()
  const ids: string[] = []
  for (const { id } of items) {
    const written = await done(page.request, 'post', '/api/dispute-letters/generate', { negativeItemId: id, userInfo: ME })
    ids.push(written.id)
  }
  expect(ids).toHaveLength(5)
  return ids
}

interface KnownLetter {
  readonly status: string
  readonly sentAt: string | null
  readonly trackingNumber: string | null
}
const lettersOf = async (page: Page): Promise<KnownLetter[]> => (await page.request.get('/api/dispute-letters?view=heads')).json()

test('five letters are approved on the stack, printed in one PDF and marked as sent with one date', async ({ page }) => {
  await writeFive(page, 'stack')
  await page.goto('/ai-workflow')
  await page.getByRole('button', { name: 'Approve 5 letters one by one' }).click()

  await test.step('each is shown whole with what is enclosed; one is skipped and gone back to', async () => {
    const first = page.getByRole('dialog', { name: 'Letter 1 of 5' })
    await expect(first.getByRole('heading', { name: /^Dispute letter to Equifax about/ })).toBeFocused()
    await expect(first.getByRole('region', { name: 'The letter' })).toContainText('Sincerely,')
    await expect(first.getByRole('checkbox', { name: /A copy of page \d+ of my Equifax report/ })).toBeChecked()
    await expect(first.getByText('Add a copy of your ID and a bill with your address. Bureaus often ask for them.')).toBeVisible()
    await looksRight(page)
    await first.getByRole('button', { name: 'Skip' }).click()
    await page.getByRole('dialog', { name: 'Letter 2 of 5' }).getByRole('button', { name: 'Back' }).click()
    for (let place = 1; place <= 5; place += 1) {
      const letter = page.getByRole('dialog', { name: `Letter ${place} of 5` })
      await expect(letter.getByRole('region', { name: 'The letter' })).toBeVisible()
      await letter.getByRole('button', { name: 'Approve' }).press('Enter')
    }
  })

  const dialog = page.getByRole('dialog', { name: 'Print or mail your letters' })
  await test.step('they are one PDF', async () => {
    await expect(dialog.getByRole('heading', { name: '5 letters ready to send' })).toBeFocused()
    await looksRight(page)
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Download 5 letters as one PDF' }).click(),
    ])
    expect(file.suggestedFilename()).toBe('letters.pdf')
  })

  await test.step('one date and one number are recorded for all, with the way to the carrier', async () => {
    await dialog.getByLabel('How did you send them?').selectOption('certified_mail')
    await dialog.getByRole('textbox', { name: /^Tracking number/ }).fill(NUMBER)
    await dialog.getByRole('button', { name: 'Mark 5 letters as sent' }).click()
    await expect(dialog.getByText(/^5 letters marked as sent on/)).toBeFocused()
    const link = dialog.getByRole('link', { name: 'Track it at USPS' })
    await expect(link).toHaveAttribute('href', 'https://tools.usps.com/go/TrackConfirmAction?tLabels=9407199999999912345676')
    await looksRight(page)
    const letters = await lettersOf(page)
    expect(letters.map(({ status }) => status)).toEqual(Array.from({ length: 5 }, () => 'sent'))
    expect(new Set(letters.map(({ sentAt, trackingNumber }) => [sentAt?.slice(0, 10), trackingNumber].join(' '))).size).toBe(1)
  })
})

test('five approved letters to one bureau go in one envelope through the practice post @whole @whole', async ({ page }) => {
  const ids = await writeFive(page, 'one envelope')
  for (const id of ids) await done(page.request, 'post', `/api/dispute-letters/${id}/attest`)
  await page.goto('/ai-workflow')
  await page.getByRole('button', { name: 'Print or mark as sent together' }).click()
  const dialog = page.getByRole('dialog', { name: 'Print or mail your letters' })
  await dialog.getByText('Mail them from here').click()
  await dialog.getByRole('button', { name: 'Check the price of certified mail' }).click()
  await expect(dialog.getByText('Total: $42.50')).toBeVisible()
  await dialog.getByRole('checkbox', { name: 'Put letters to the same recipient in one envelope' }).check()
  await expect(dialog.getByText('Total: $8.50')).toBeVisible()
  await expect(dialog.getByText('in the same envelope')).toHaveCount(4)
  await looksRight(page)
  await dialog.getByRole('button', { name: /^Send 5 letters by certified mail/ }).click()
  await expect(page.getByText('Letters Sent Successfully').first()).toBeVisible()
  // The toast leaves the title of the open dialog free, and its end says what is left to do.
  await dialog.getByRole('heading', { name: 'Print or mail your letters' }).click({ trial: true })
  await expect(dialog.getByText('The practice post office mails nothing.')).toBeVisible()
  const letters = await lettersOf(page)
  expect(new Set(letters.map(({ trackingNumber }) => trackingNumber)).size).toBe(1)
  expect(letters[0]?.trackingNumber).toMatch(/^PRACTICE-/)
})
