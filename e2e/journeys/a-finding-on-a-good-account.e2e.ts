import { CLEAN_CARD, exampleReport, IMPOSSIBLE_LOAN } from '#tools/synthetic-reports/example-report.ts'
import { approve, confirmWho, expect, goSend, joinAndPay, looksRight, test, uploadReport } from '../steps.ts'

/** Paid as agreed in every month, and closed before it was opened. */
const GOOD_LOAN = {
  ...IMPOSSIBLE_LOAN,
  paymentHistory: IMPOSSIBLE_LOAN.paymentHistory.map((month) => ({ ...month, code: 'ok' as const })),
}

test('an error on an account in good standing, and a name that is not yours, are disputed as far as the post @whole', async ({
  page,
}) => {
  await joinAndPay(page.request)
  await confirmWho(page.request)
  const person = { alsoKnownAs: ['QUENTIN MARLOW'] }
  await uploadReport(page.request, exampleReport({ accounts: [CLEAN_CARD, GOOD_LOAN], person }).bytes)
  expect(await (await page.request.get('/api/negative-items')).json()).toEqual([])
  await page.goto('/credit-reports')
  const found = page.locator('#findings').getByRole('listitem')
  const loan = found.filter({ hasText: 'MERIDIAN AUTO FINANCE' })
  const dialog = page.getByRole('dialog')

  await test.step('the finding has its way to a dispute, and to a letter that names all there is', async () => {
    await loan.getByRole('button', { name: /^Dispute/ }).click()
    await expect(dialog.getByText(/June 15, 2021/)).toBeVisible()
    await looksRight(page)
    await dialog.getByRole('button', { name: 'Dispute with Equifax' }).click()
    await dialog.getByRole('button', { name: 'Write the letter' }).click()
    await expect(dialog.getByText(/MERIDIAN AUTO FINANCE, account number/).first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(loan.getByRole('button', { name: /^Open letter/ })).toBeVisible()
    // The button that opened all this is gone: the focus is where the badge came, and goes on from there.
    await expect.poll(() => loan.evaluate((row) => row.contains(document.activeElement))).toBe(true)
    await page.keyboard.press('Tab')
    await expect(loan.getByRole('button', { name: /^Open letter/ })).toBeFocused()
  })

  await test.step('it is read, confirmed, mailed by hand and delivered', async () => {
    await loan.getByRole('button', { name: /^Open letter/ }).click()
    await approve(dialog)
    await goSend(dialog)
    await dialog.getByText("I'll mail it myself").click()
    await dialog.getByLabel(/Number on the label/).fill('9407 1999 9999 9912 3456 76')
    await dialog.getByRole('button', { name: 'Save the number' }).click()
    await expect(dialog.getByText(/A cover sheet prints with the letter/)).toBeVisible()
    await dialog.getByLabel('How did you send it?').selectOption('certified_mail')
    await dialog.getByRole('button', { name: 'Mark as Sent' }).click()
    await expect(dialog.getByText('9407199999999912345676').first()).toBeVisible()
    await dialog.getByText('Record the delivery').click()
    await dialog.getByLabel('When was it delivered?').fill(new Date().toISOString().slice(0, 10))
    await dialog.getByRole('button', { name: 'Record delivery' }).click()
    await expect(dialog.getByRole('heading', { name: 'Your letter was delivered' })).toBeVisible()
    await looksRight(page)
  })

  await test.step('its dispute is under way', async () => {
    const [letter]: { status: string; disputeId: string }[] = await (await page.request.get('/api/dispute-letters')).json()
    expect(letter?.status).toBe('delivered')
    await page.goto(`/disputes/${letter?.disputeId}`)
    await expect(page.getByText('MERIDIAN AUTO FINANCE').first()).toBeVisible()
    await expect(page.getByText(/June 15, 2021/).first()).toBeVisible()
    await looksRight(page)
  })

  await test.step('a name is asked about first, then disputed from the personal information', async () => {
    await page.goto('/credit-reports')
    const personal = page.locator('#personal-information')
    await expect(personal.getByText('Only you can say').first()).toBeVisible()
    await personal
      .getByRole('link', { name: /^Answer/ })
      .first()
      .click()
    await page.getByRole('button', { name: /^No.*QUENTIN MARLOW/ }).click()
    await expect(page.getByText('You said that this is not yours.')).toBeVisible()
    await page.goto('/credit-reports')
    await personal.getByRole('button', { name: /^Dispute/ }).click()
    await dialog.getByRole('button', { name: 'Dispute with Equifax' }).click()
    await dialog.getByRole('button', { name: 'Write the letter' }).click()
    await expect(dialog.getByText(/QUENTIN MARLOW/).first()).toBeVisible()
  })
})
