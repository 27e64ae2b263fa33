import { CLEAN_CARD, exampleReport, IMPOSSIBLE_LOAN } from '#tools/synthetic-reports/example-report.ts'
import { confirmWho, done, expect, joinAndPay, looksRight, test, uploadReport } from '../steps.ts'

/** Paid as agreed in every month, and closed before it was opened. */
const GOOD_LOAN = {
  ...IMPOSSIBLE_LOAN,
  paymentHistory: IMPOSSIBLE_LOAN.paymentHistory.map((month) => ({ ...month, code: 'ok' as const })),
}

test('an error on an account in good standing, and a name that is not yours, are disputed as far as the post', async ({
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
  })

  await test.step('it is approved and mailed, and is under way', async () => {
    const [letter]: { id: string; disputeId: string }[] = await (await page.request.get('/api/dispute-letters')).json()
    await done(page.request, 'post', `/api/dispute-letters/${letter?.id}/attest`)
    await done(page.request, 'patch', `/api/dispute-letters/${letter?.id}/sent`, { sentMethod: 'certified_mail' })
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
