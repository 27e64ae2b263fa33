import type { Page } from '@playwright/test'
import { CLEAN_CARD, exampleReport, IMPOSSIBLE_LOAN, LAWFUL_CHARGE_OFF } from '#tools/synthetic-reports/example-report.ts'
import { approve, done, expect, goSend, looksRight, negativeItems, test, withConfirmedLetter } from '../steps.ts'

const SHOP = 'LAKESIDE AUTO CREDIT'
const REPORT = exampleReport({
  seed: 'further',
  accounts: [CLEAN_CARD, IMPOSSIBLE_LOAN, { ...LAWFUL_CHARGE_OFF, lastPaymentDate: '2023-09-12' }],
  file: {
    askings: [
      {
        creditorName: SHOP,
        kind: 'hard',
        dates: ['2026-08-14'],
        purpose: 'Auto Loan',
        lines: ['100 Shore Road', 'Erie, PA 16501'],
        phone: '(555) 201-3344',
        onRecordUntil: null,
      },
    ],
  },
})

/** A member whose dispute of the loan was answered: the bureau says that it verified the entry. */
async function withVerifiedDispute(page: Page): Promise<{ readonly dispute: string; readonly chargeOff: string }> {
  const { dispute, letter } = await withConfirmedLetter(page.request, REPORT.bytes)
  await done(page.request, 'patch', `/api/dispute-letters/${letter}/sent`, { sentMethod: 'certified_mail' })
  const today = new Date().toISOString().slice(0, 10)
  await done(page.request, 'patch', `/api/dispute-letters/${letter}/delivered`, { deliveredAt: today })
  await done(page.request, 'patch', `/api/disputes/${dispute}`, { status: 'rejected' })
  const { items, loan } = await negativeItems(page.request)
  return { dispute, chargeOff: items.find(({ id }) => id !== loan)?.creditorName ?? '' }
}

test('what else can be written: after a verified dispute, of an inquiry, and of identity theft @whole', async ({
  page,
  noise,
}) => {
  const { dispute, chargeOff } = await withVerifiedDispute(page)
  const dialog = page.getByRole('dialog')
  const others = page.getByRole('region', { name: 'Other letters' })

  await test.step('the verified dispute offers what can follow, and says of the rest why not', async () => {
    await page.goto(`/disputes?id=${dispute}`)
    await expect(others.getByRole('heading', { name: 'Other letters' })).toBeVisible()
    await others.getByText('For other situations').click()
    await others.getByText(/more, and why not now/).click()
    await expect(others.getByText('This letter is about an inquiry, and this entry is none.')).toBeVisible()
    await looksRight(page)
  })

  await test.step('the member asks how the entry was verified', async () => {
    const row = others.getByRole('listitem').filter({ hasText: 'Follow-up: how it was verified' })
    await row.getByRole('button', { name: 'Write this letter' }).click()
    await expect(dialog.getByText(/The bureau has 15 days from/)).toBeVisible()
    await looksRight(page)
    await dialog.getByLabel(/Anything in your own words/).fill('Nobody called me about it')
    await dialog.getByRole('button', { name: 'Write the letter' }).click()
    await expect(dialog.getByText('Nobody called me about it.').first()).toBeVisible()
    await expect(dialog.getByText('15 USC 1681i(a)(7)').first()).toBeVisible()
  })

  await test.step('and writes it again with a changed word: nothing else is to be typed twice', async () => {
    await dialog.getByRole('button', { name: 'Write again' }).click()
    const words = dialog.getByLabel(/Anything in your own words/)
    await expect(words).toHaveValue('Nobody called me about it')
    await words.fill('Nobody wrote to me about it')
    await dialog.getByRole('button', { name: 'Write it again' }).click()
    await expect(dialog.getByText('Nobody wrote to me about it.').first()).toBeVisible()
    await expect(dialog.getByText('Nobody called me about it.')).toHaveCount(0)
    await looksRight(page)
  })

  await test.step('and downloads it', async () => {
    const href = await dialog.getByRole('link', { name: /PDF/ }).getAttribute('href')
    const pdf = await page.request.get(href ?? '')
    expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-')
    await page.keyboard.press('Escape')
    await expect(others.getByRole('listitem').filter({ hasText: 'Follow-up: how it was verified' }).first()).toBeVisible()
  })

  await test.step('an inquiry of the report is asked about, on the member’s own word alone', async () => {
    noise.provoke(400)
    await page.goto('/credit-reports')
    await page
      .getByRole('row', { name: new RegExp(SHOP) })
      .getByRole('button', { name: 'Not mine' })
      .click()
    await dialog.getByLabel('What do you know about it?').fill('I have never been a customer there.')
    await dialog.getByRole('button', { name: 'Write the letter' }).click()
    await expect(dialog.getByRole('heading', { name: 'There is a problem' })).toBeVisible()
    await expect(dialog.getByText(/only your own word makes this one a question/).first()).toBeVisible()
    await looksRight(page)
    await expect(dialog.getByLabel('What do you know about it?')).toHaveValue('I have never been a customer there.')
    await dialog.getByLabel(/I did not apply to this company/).check()
    await dialog.getByRole('button', { name: 'Write the letter' }).click()
    await expect(dialog.getByText(`Re: Dispute of the inquiry by ${SHOP}`).first()).toBeVisible()
    await expect(dialog.getByText(/This inquiry is on page \d+ of my/).first()).toBeVisible()
    await looksRight(page)
    await page.keyboard.press('Escape')
    noise.provoke()
  })

  await test.step('a block for identity theft is refused until its report is named, and then mailed by hand', async () => {
    noise.provoke(400)
    await page.goto('/negative-items')
    await page.getByRole('listitem').filter({ hasText: chargeOff }).getByRole('button', { name: 'Other letters' }).click()
    await dialog
      .getByRole('listitem')
      .filter({ hasText: 'Identity theft block' })
      .getByRole('button', { name: 'Write this letter' })
      .click()
    await expect(dialog.getByText(/Your report prints a last payment/).first()).toBeVisible()
    await dialog.getByLabel(/This entry is not mine/).check()
    await dialog.getByLabel(/I enclose a copy of my identification/).check()
    await dialog.getByLabel('I have looked at it, and my statement is true').check()
    await dialog.getByRole('button', { name: 'Write the letter' }).click()
    await expect(dialog.getByRole('link', { name: /The law asks for a copy of an identity theft report/ })).toBeVisible()
    await looksRight(page)
    await expect(dialog.getByLabel(/This entry is not mine/)).toBeChecked()
    await dialog.getByLabel('With whom did you make it?').fill('the Federal Trade Commission')
    await dialog.getByLabel(/Its number/).fill('153596667')
    await dialog.getByRole('button', { name: 'Write the letter' }).click()
    await expect(dialog.getByText(/number 153596667/).first()).toBeVisible()
    await expect(dialog.getByRole('listitem').filter({ hasText: 'A copy of the identity theft report' }).first()).toBeVisible()
    await approve(dialog)
    await goSend(dialog)
    await expect(dialog.getByText("I'll mail it myself")).toBeVisible()
    await looksRight(page)
  })
})
