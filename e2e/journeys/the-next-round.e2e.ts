import { exampleReport } from '#tools/synthetic-reports/example-report.ts'
import { ageLetter } from '../pass-days.ts'
import { done, expect, looksRight, passing, test, withConfirmedLetter } from '../steps.ts'

const REPORT = exampleReport({ seed: 'next round' })

const daysAgo = (count: number): string => new Date(Date.now() - count * 86_400_000).toISOString().slice(0, 10)

test('the next round: nothing yet, then silence, a decline taken back, a letter, a complaint @whole', async ({
  page,
  context,
  product,
}) => {
  const { dispute, letter } = await withConfirmedLetter(page.request, REPORT.bytes)
  const rounds = page.getByRole('region', { name: 'Next rounds' })
  const dialog = page.getByRole('dialog')
  const row = (name: string) => rounds.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })

  await test.step('before anything was sent there is none', async () => {
    await page.goto(`/disputes/${dispute}`)
    await expect(rounds.getByText('Nothing was sent yet')).toBeVisible()
    await looksRight(page)
  })

  await test.step('while the letter is under way nothing has to be done', async () => {
    await done(page.request, 'patch', `/api/dispute-letters/${letter}/sent`, { sentMethod: 'certified_mail' })
    await page.goto(`/disputes/${dispute}`)
    await expect(rounds.getByText('You don’t have to do anything now.')).toBeVisible()
    await rounds.getByText(/more, open later/).click()
    await expect(row('Ask for the results').getByText('Not yet')).toBeVisible()
  })

  await test.step('delivered long ago and never answered: the results are asked for first, with why and since when', async () => {
    // Its member corrects the day of mailing: the letter went out long before it was recorded.
    await ageLetter(product, letter, 125)
    await done(page.request, 'patch', `/api/dispute-letters/${letter}/sent`, {
      sentMethod: 'certified_mail',
      sentOn: daysAgo(123),
    })
    await done(page.request, 'patch', `/api/dispute-letters/${letter}/delivered`, { deliveredAt: daysAgo(120) })
    await page.goto(`/disputes/${dispute}`)
    const asked = row('Ask for the results')
    await expect(asked.getByText('Recommended')).toBeVisible()
    await asked.getByText('Why this date?').click()
    await expect(asked.getByText(/15 USC 1681i\(a\)\(1\)/)).toBeVisible()
    await looksRight(page)
  })

  await test.step('declined, the next best is recommended; taken back, it is there again', async () => {
    const asked = row('Ask for the results')
    await asked.getByRole('button', { name: 'Decline' }).press('Enter')
    await expect(asked.getByText(/^Declined/)).toBeVisible()
    await expect(asked).toBeFocused()
    await expect(row('Complain to the CFPB').getByText('Recommended')).toBeVisible()
    await expect(page.getByText('You declined “Ask for the results” (Equifax).')).toBeVisible()
    await asked.getByRole('button', { name: 'Undo' }).press('Enter')
    await expect(asked.getByText('Recommended')).toBeVisible()
    await expect(asked).toBeFocused()
  })

  await test.step('prepared, the letter waits to be read', async () => {
    await row('Ask for the results').getByRole('button', { name: 'Prepare' }).click()
    await expect(dialog.getByText('I have received no results.').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(row('Ask for the results').getByRole('button', { name: 'Read and send' })).toBeVisible()
  })

  await test.step('the complaint is copied field by field, and its filing recorded', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await row('Complain to the CFPB').getByRole('button', { name: 'Prepare' }).click()
    await expect(dialog.getByText(/more than 45 days/)).toBeVisible()
    const field = dialog.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'What happened?' }) })
    const confirmed = passing(page, 'Copied')
    await field.getByRole('button', { name: 'Copy' }).click()
    await confirmed
    const copied = await page.evaluate('navigator.clipboard.readText()')
    expect(copied).toContain('Equifax had not answered by')
    expect(copied).toContain('MERIDIAN AUTO FINANCE')
    await looksRight(page)
    await dialog.getByLabel('On which day?').fill(daysAgo(0))
    await dialog.getByLabel(/The CFPB’s number/).fill('261122-1')
    await dialog.getByRole('button', { name: 'Record it' }).click()
    await expect(dialog.getByText(/The company generally responds by/)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(row('Complain to the CFPB').getByText(/^Done on/)).toBeVisible()
  })

  await test.step('what does not fit says why', async () => {
    await rounds.getByText(/more, and why not now/).click()
    await expect(rounds.getByText(/can be called frivolous/).first()).toBeVisible()
    await looksRight(page)
  })

  await test.step('the tracker has the very letter', async () => {
    await page.goto('/tracker')
    await page.getByRole('button', { name: 'Send Follow-ups' }).click()
    await expect(dialog.getByText('The follow-up to Equifax is ready for you')).toBeVisible()
  })
})
