import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { exampleReport } from '#tools/synthetic-reports/example-report.ts'
import {
  approve,
  expect,
  fits,
  goSend,
  looksRight,
  loseSession,
  newPerson,
  join,
  passing,
  register,
  signIn,
  test,
} from '../steps.ts'

async function upload(page: Page, file: string, bureau: string): Promise<void> {
  await page.goto('/upload')
  await page.setInputFiles('input[type=file]', file)
  // As the file list grows, it pushes down the button below it.
  await expect(page.getByRole('list', { name: 'Your files' }).getByRole('listitem')).toHaveCount(1)
  await page.getByRole('radio', { name: bureau }).check()
  await page.getByRole('button', { name: 'Upload and read' }).click()
}

function saved(folder: string, name: string, bytes: Uint8Array): string {
  const file = path.join(folder, name)
  writeFileSync(file, bytes)
  return file
}

test('a report becomes a letter, is mailed, and its clock runs, also after a restart', async ({ page, product, noise }, info) => {
  // The wrong bureau is 409, an invented fact 422.
  noise.provoke(409, 422)
  const person = newPerson()
  const file = saved(info.outputPath(), 'report.pdf', exampleReport({ seed: 'journey' }).bytes)

  await test.step('a visitor registers, goes through the demo payment and sees the empty dashboard', async () => {
    await page.goto('/dashboard')
    await expect(page).toHaveURL(/\/login$/)
    await register(page, person)
    await expect(page).toHaveURL(/\/subscribe$/)
    await looksRight(page)
    await page.getByRole('button', { name: /pay/i }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(page.getByRole('heading', { name: 'Credit Repair Dashboard' })).toBeVisible()
    await expect(page.getByText('Great! No negative items need disputes right now.')).toBeVisible()
    await expect(page.getByText('Start disputing negative items to improve your credit')).toBeVisible()
    await looksRight(page)
  })

  await test.step('the report is uploaded: first as the wrong bureau, then as the right one', async () => {
    await upload(page, file, 'Experian')
    await expect(page.getByText(/this is a report from Equifax/)).toBeVisible()
    await page.getByRole('button', { name: /Equifax/ }).click()
    await expect(page.getByText(/Read from your Equifax report: 3 accounts/).first()).toBeVisible()
    await looksRight(page)
  })

  await test.step('the viewer shows what is on it, and a finding opens the page with the item highlighted', async () => {
    await page.goto('/credit-reports')
    await expect(page.getByText('MERIDIAN AUTO FINANCE').first()).toBeVisible()
    await expect(
      page.getByText(/The date closed \(February 10, 2020\) is earlier than the date opened \(June 15, 2021\)/).first(),
    ).toBeVisible()
    await looksRight(page)
    await page
      .getByRole('button', { name: /see it on the page|show the page|see the page/i })
      .first()
      .click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('img', { name: /Page \d+/ }).first()).toBeVisible()
    await looksRight(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  await test.step('the impossible entry is disputed with the bureau, once', async () => {
    await page.goto('/negative-items')
    await expect(page.getByRole('link', { name: 'Upload a report' })).toHaveAttribute('href', '/upload')
    // A sheet of questions is one row.
    const { counts }: { counts: { errors: number; questions: number } } = await (await page.request.get('/api/matters')).json()
    const open = counts.errors + counts.questions
    await expect(page.getByRole('list', { name: 'Errors and questions' }).getByRole('listitem').first()).toHaveAttribute(
      'aria-setsize',
      String(open),
    )
    const item = page.getByRole('listitem').filter({ hasText: 'MERIDIAN AUTO FINANCE' })
    await item.getByRole('button', { name: /Dispute with Bureau/ }).click()
    await expect(item.getByText('Disputed', { exact: true })).toBeVisible()
    await expect(item.getByRole('button', { name: /Dispute with/ })).toHaveCount(0)
    await item.getByRole('button', { name: /Generate letter/ }).click()
    await page.getByRole('button', { name: 'Write the letter' }).click()
  })

  // Others who were here before may have sent letters of their own.
  const post = path.join(product.directory, 'post')
  const printed = (): string[] => (existsSync(post) ? readdirSync(post).filter((name) => name.endsWith('.pdf')) : [])
  const letter = page.getByRole('dialog', { name: /Letter to Equifax/ })
  await test.step('every fact of its letter comes from the page; an invented one is refused', async () => {
    await expect(letter.getByText('February 10, 2020').first()).toBeVisible()
    await looksRight(page)
    await letter.getByRole('button', { name: 'February 10, 2020' }).first().click()
    const proof = page.getByRole('dialog', { name: 'February 10, 2020' })
    await expect(proof.getByRole('img', { name: /Page \d+/ })).toBeVisible()
    await expect(proof.getByText(/^Read on page \d+, marked below/)).toBeVisible()
    await looksRight(page)
    await proof.getByRole('button', { name: 'Next fact' }).click()
    await expect(proof).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(letter).toBeVisible()
    await letter.getByRole('button', { name: /Edit/ }).click()
    const text = await letter.getByLabel('The letter').inputValue()
    await letter.getByLabel('The letter').fill(text.replace('Sincerely', 'You owe me $9,999.\n\nSincerely'))
    await letter.getByRole('button', { name: 'Save' }).click()
    await expect(letter.getByText(/\$9,999/).first()).toBeVisible()
    await expect(letter.getByRole('heading', { name: 'There is a problem' })).toBeVisible()
    await letter.getByLabel('The letter').fill(text.replace('Sincerely', 'With kind regards'))
    await letter.getByRole('button', { name: 'Save' }).click()
    await expect(letter.getByText('With kind regards').first()).toBeVisible()
  })

  await test.step('it is confirmed, looked at as a PDF, and handed to the practice post office', async () => {
    await approve(letter)
    const sheet = page.getByRole('dialog', { name: 'Who are you?' })
    await expect(sheet.getByLabel('Date of birth')).toHaveValue('04/12/1985')
    await looksRight(page)
    await sheet.getByRole('button', { name: 'This is me' }).click()
    await expect(sheet).toBeHidden()
    await approve(letter)
    await expect(letter.getByText(/You approved this letter/)).toBeVisible()
    const pdf = await page.request.get(
      await letter
        .getByRole('link', { name: /PDF/ })
        .getAttribute('href')
        .then((href) => href ?? ''),
    )
    expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-')
    await goSend(letter)
    await expect(letter.getByRole('radio', { name: /I'll mail it myself/ })).toBeChecked()
    await looksRight(page)
    await letter.getByRole('radio', { name: /Certified mail \$8\.50/ }).check()
    await letter.getByRole('button', { name: 'Send Letters' }).click()
    await looksRight(page)
    const before = printed()
    const told = passing(page, 'Letters Sent Successfully')
    await letter.getByRole('button', { name: /\$8\.50/ }).click()
    await told
    await expect(page.getByText(/PRACTICE-/).first()).toBeVisible()
    expect(printed().filter((name) => !before.includes(name))).toHaveLength(1)
  })

  const clockRuns = async (looks: (page: Page) => Promise<void>): Promise<void> => {
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { name: 'Active Disputes' })).toBeVisible()
    await expect(page.getByText('MERIDIAN AUTO FINANCE').first()).toBeVisible()
    await expect(
      page
        .getByRole('button', { name: /^View/ })
        .or(page.getByRole('link', { name: /^View/ }))
        .first(),
    ).toBeVisible()
    await looks(page)
    await page.goto('/tracker')
    await expect(page.getByText(/PRACTICE-/).first()).toBeVisible()
    await expect(page.getByText(/days? (left|remaining)/i).first()).toBeVisible()
    await looks(page)
    await page.goto('/disputes')
    await expect(page.getByRole('heading', { name: 'AI-Powered Dispute Management' })).toBeVisible()
    await expect(page.getByText('MERIDIAN AUTO FINANCE').first()).toBeVisible()
    await looks(page)
  }

  await test.step('the dashboard, the tracker and the disputes show its clock', () => clockRuns(looksRight))

  await test.step('after a restart on the same data all of it is still there, for the same session', async () => {
    // A page that listens would say in its console that the server is away.
    await page.goto('about:blank')
    await product.restart()
    await clockRuns(fits)
  })

  await test.step('the one-click fix finds nothing left to dispute, and leaves the lawful entry alone', async () => {
    await page.goto('/dashboard')
    await page.getByRole('button', { name: 'One-Click AI Credit Fix' }).click()
    await expect(page).toHaveURL(/\/ai-credit-fix$/)
    await expect(page.getByText(/We found no errors in your one negative item/)).toBeVisible()
    await page.getByRole('button', { name: 'Start AI Credit Fix' }).click()
    await expect(page.getByText('Nothing new', { exact: true }).first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Run Again' })).toBeVisible()
    await looksRight(page)
  })

  await test.step('signing out closes the door; signing in opens it again', async () => {
    await loseSession(page)
    await page.goto('/tracker')
    await expect(page).toHaveURL(/\/login$/)
    await looksRight(page)
    await signIn(page, person)
    await expect(page).not.toHaveURL(/\/login/)
  })
})

test('a dispute is opened from the form, with the documents’ words when something is missing', async ({ page }) => {
  await join(page.request, newPerson())
  await page.goto('/disputes')
  await page.getByRole('button', { name: 'New Dispute' }).first().click()
  const form = page.getByRole('dialog', { name: 'New Dispute' })
  await form.getByRole('button', { name: /Create Dispute|Open dispute/i }).click()
  await expect(form.getByText('Creditor is required').first()).toBeVisible()
  await expect(form.getByText('Description must be at least 10 characters').first()).toBeVisible()
  await looksRight(page)
  await form.getByLabel('Creditor', { exact: true }).first().fill('Harbor Dental')
  await form.getByLabel('Description').fill('I paid this bill in full in March 2024.')
  await form.getByRole('button', { name: /Create Dispute|Open dispute/i }).click()
  await expect(form).toBeHidden()
  const row = page.getByRole('listitem').filter({ hasText: 'Harbor Dental' })
  await expect(row.getByText('Selected', { exact: true })).toBeVisible()

  await row.getByRole('button', { name: 'AI', exact: true }).click()
  await page.getByRole('button', { name: 'Generate Letter' }).click()
  await expect(page.getByText('Add your address to save it.')).toBeVisible()
  await page.getByRole('button', { name: 'Add your address and keep it' }).click()
  await expect(page.getByRole('dialog').getByLabel('ZIP code').first()).toBeVisible()
})
