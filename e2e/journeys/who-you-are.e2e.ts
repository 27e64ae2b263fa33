import { exampleReport, LAWFUL_CHARGE_OFF, IMPOSSIBLE_LOAN } from '#tools/synthetic-reports/example-report.ts'
import { confirmWho, done, expect, joinAndPay, looksRight, test, uploadReport } from '../steps.ts'

test('Social Security digits are answered once, and are right in every letter, whatever a report prints @whole', async ({
  page,
  noise,
}) => {
  await joinAndPay(page.request)
  const wrong = { ssnLast4: '8380' }
  await uploadReport(page.request, exampleReport({ person: wrong, accounts: [IMPOSSIBLE_LOAN] }).bytes)
  await uploadReport(page.request, exampleReport({ bureau: 'experian', accounts: [LAWFUL_CHARGE_OFF] }).bytes)
  const items: { id: string }[] = await (await page.request.get('/api/negative-items')).json()
  for (const { id } of items) await done(page.request, 'post', '/api/dispute-letters/generate', { negativeItemId: id })
  const letters = async (): Promise<string[]> => {
    const all: { letterContent: string }[] = await (await page.request.get('/api/dispute-letters')).json()
    return all.map(({ letterContent }) => letterContent)
  }
  for (const text of await letters()) expect(text).not.toMatch(/8380|8830|date of birth/)

  await page.goto('/ai-workflow')
  const desk = page.getByRole('group', { name: 'Which letters?' })
  const letter = page.getByRole('dialog', { name: /^Letter to/ })
  const sheet = page.getByRole('dialog', { name: 'Who are you?' })
  const confirm = async (): Promise<void> => {
    await letter.getByLabel('I have read this letter and everything in it is true').check()
    await letter.getByRole('button', { name: 'Approve this letter' }).press('Enter')
  }

  await test.step('the first letter asks who writes, with what the reports agree on', async () => {
    await desk.getByRole('button', { name: 'Read and approve' }).first().click()
    // The refusal is how the page learns that it has to ask.
    noise.provoke(409)
    await confirm()
    await expect(sheet.getByLabel('Date of birth')).toHaveValue('04/12/1985')
    const digits = sheet.getByLabel('Last four digits of your Social Security number')
    await expect(digits).toHaveValue('8380')
    await looksRight(page)
    await digits.fill('')
    await sheet.getByRole('button', { name: 'This is me' }).press('Enter')
    await expect(sheet.getByRole('link', { name: 'Enter the last four digits' })).toBeVisible()
    await digits.fill('8830')
    await sheet.getByRole('button', { name: 'This is me' }).press('Enter')
    await expect(sheet).toBeHidden()
    noise.provoke()
  })

  await test.step('every letter gives these digits and no others, and the next asks nothing', async () => {
    for (const text of await letters()) {
      expect(text).toContain('the last four digits of my Social Security number are 8830')
      expect(text).toContain('my date of birth is April 12, 1985')
    }
    await confirm()
    await expect(letter.getByText(/You approved this letter/)).toBeVisible()
    await page.keyboard.press('Escape')
    // The list learns of it a moment after the letter: until then its first row is still the one that was approved.
    await expect(desk.getByRole('button', { name: 'Read and approve' })).toHaveCount(1)
    await desk.getByRole('button', { name: 'Read and approve' }).click()
    await confirm()
    await expect(letter.getByText(/You approved this letter/)).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('they stand in the profile, where they can be changed; an address that no report lists is said to be', async () => {
    await page.goto('/profile')
    await expect(page.getByLabel('Last four digits of your Social Security number')).toHaveValue('8830')
    await page.getByLabel('I’d rather not give my birthday').check()
    await expect(page.getByLabel('Date of birth', { exact: true })).toHaveCount(0)
    await expect(page.getByText('Your letters leave it out.')).toBeVisible()
    await page.getByLabel('I’d rather not give my birthday').uncheck()
    await page.getByLabel('Street address').first().fill('77 New Road')
    await page.getByRole('button', { name: 'This is me' }).click()
    await expect(page.getByText('None of your reports lists this address')).toBeVisible()
    await looksRight(page)
  })
})

test('a report of somebody else is stopped, asked about, and removed; nothing followed from it', async ({ page }) => {
  await joinAndPay(page.request)
  await uploadReport(page.request, exampleReport({ accounts: [IMPOSSIBLE_LOAN] }).bytes)
  const items = async (): Promise<unknown> => (await page.request.get('/api/negative-items')).json()
  const before = await items()
  const person = { name: 'QUENTIN MARLOW', birth: '1951-09-30', ssnLast4: '1177' }
  const foreign = exampleReport({ bureau: 'experian', person, accounts: [IMPOSSIBLE_LOAN, LAWFUL_CHARGE_OFF] }).bytes

  const question = page.getByText('Is this report yours?')
  await test.step('the upload asks whose it is, with who it is about', async () => {
    await page.goto('/credit-report-upload')
    await page.setInputFiles('input[type=file]', {
      name: 'report.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from(foreign),
    })
    // As the file list grows, it pushes down the button below it.
    await expect(page.getByRole('list', { name: 'Your files' }).getByRole('listitem')).toHaveCount(1)
    await page.getByRole('radio', { name: 'Detect the bureau for me' }).check()
    await page.getByRole('button', { name: 'Upload and read' }).click()
    await expect(question.first()).toBeVisible()
    await expect(page.getByText(/This report is for QUENTIN MARLOW/).first()).toBeVisible()
    await looksRight(page)
    expect(await items()).toEqual(before)
  })

  await test.step('so do the screens that would else say what comes next', async () => {
    for (const path of ['/', '/dashboard', '/negative-items']) {
      await page.goto(path)
      await expect(question).toHaveCount(1)
    }
  })

  await test.step('so does the list of reports, where it is answered by keyboard', async () => {
    await page.goto('/credit-report-upload')
    await expect(question).toHaveCount(1)
    await page.getByRole('button', { name: /^No, delete it/ }).press('Enter')
    await expect(page.getByText('Report deleted').first()).toBeVisible()
    await expect(question).toHaveCount(0)
    expect(await items()).toEqual(before)
    const reports: unknown[] = await (await page.request.get('/api/credit-reports')).json()
    expect(reports).toHaveLength(1)
  })
})

test('a report that is mixed with somebody else’s leads to one letter that names what is not yours @whole', async ({ page }) => {
  await joinAndPay(page.request)
  await confirmWho(page.request)
  const person = { name: 'QUENTIN MARLOW', birth: '1951-09-30', ssnLast4: '1177' }
  await uploadReport(page.request, exampleReport({ person, accounts: [IMPOSSIBLE_LOAN] }).bytes)
  const [report]: { id: string; accounts: { id: string }[] }[] = await (await page.request.get('/api/credit-reports')).json()
  const [account] = report?.accounts ?? []
  await done(page.request, 'post', `/api/credit-reports/${report?.id}/ownership`, { answer: 'mixed' })
  const about = { question: 'belongs', subjectKind: 'account', reportId: report?.id, entryId: account?.id }
  await done(page.request, 'post', '/api/own-word', { ...about, answer: 'not_mine' })
  await page.goto('/credit-reports')
  await expect(page.getByText('This report is mixed with someone else’s')).toBeVisible()
  await looksRight(page)
  await page.getByRole('button', { name: 'Write the letter to separate them' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Write the letter' }).click()
  await expect(dialog.getByText(/This account is not mine: MERIDIAN AUTO FINANCE, account number/).first()).toBeVisible()
})
