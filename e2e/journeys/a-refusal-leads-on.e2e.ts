import { printLines } from '#tools/synthetic-answers/print-reply.ts'
import { exampleReport } from '#tools/synthetic-reports/example-report.ts'
import { addDays, writeDay } from '#engine/values/day.ts'
import { expect, joinAndPay, looksRight, test, uploadReport } from '../steps.ts'

const TODAY = new Date().toISOString().slice(0, 10)
const REFUSAL = [
  'First Prairie Bank',
  'PO Box 100, Fargo, ND 58102',
  writeDay(addDays(TODAY, -6)),
  'Dear Dana Whitfield:',
  'We are unable to approve your application for a loan. The principal reasons for our decision are:',
  '1. Length of time accounts have been established',
  '2. Too many inquiries last 12 months',
  '',
  'Our decision was based in whole or in part on information from Equifax.',
]

test('a refusal of credit leads to the free report, the errors behind its reasons, and the first letter @whole', async ({
  page,
}) => {
  await joinAndPay(page.request)

  await test.step('it is dropped on the home page, told apart, and kept', async () => {
    await page.goto('/')
    await page
      .getByLabel('Your credit report or letter')
      .setInputFiles({ name: 'letter.pdf', mimeType: 'application/pdf', buffer: Buffer.from(printLines(REFUSAL)) })
    await page.getByRole('button', { name: 'Upload and read' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Refusal of credit' })).toBeVisible()
    await looksRight(page)
    await page.getByRole('link', { name: 'See what it says' }).click()
  })

  await test.step('nothing follows before the member has said that it is right, and when it came', async () => {
    await expect(page.getByRole('heading', { name: /^Refusal of credit/ })).toBeVisible()
    await expect(page.getByText('Length of time accounts have been established')).toBeVisible()
    await expect(page.getByText('Get your free')).toHaveCount(0)
    await page.getByRole('button', { name: /Yes, this is right/ }).click()
    await expect(page.getByText('Enter the day, so we can count your deadline')).toBeVisible()
    await looksRight(page)
    await page.getByLabel('When did this letter come?').fill(addDays(TODAY, -2))
    await page.getByRole('button', { name: /Yes, this is right/ }).click()
    await expect(
      page.getByRole('heading', { name: `Get your free Equifax report by ${writeDay(addDays(TODAY, 58))}` }),
    ).toBeVisible()
    await looksRight(page)
  })

  await test.step('with that report the reasons stand beside its errors, and the first letter is one press away', async () => {
    await uploadReport(page.request, exampleReport({ seed: 'refusal' }).bytes)
    await page.reload()
    const steps = page.getByRole('region', { name: 'What you can do' })
    await expect(steps.getByText(/possible errors?:/)).toBeVisible()
    await expect(steps.getByText('We found no error about this in your reports.')).toBeVisible()
    await steps
      .getByRole('link', { name: /MERIDIAN AUTO FINANCE/ })
      .first()
      .click()
    await expect(page).toHaveURL(/\/negative-items/)
    const item = page.getByRole('listitem').filter({ hasText: 'MERIDIAN AUTO FINANCE' })
    await item.getByRole('button', { name: /Dispute with Bureau/ }).click()
    await expect(item.getByText('Disputed', { exact: true })).toBeVisible()
    await item.getByRole('button', { name: /Generate letter/ }).click()
    await page.getByRole('button', { name: 'Write the letter' }).click()
    const letter = page.getByRole('dialog', { name: /Letter to Equifax/ })
    await expect(letter.getByText('February 10, 2020').first()).toBeVisible()
  })
})

const OTHER_AGENCY = [
  'Valley Community Credit Union',
  '200 Main Street, Boise, ID 83702',
  writeDay(addDays(TODAY, -6)),
  'Dear Dana Whitfield,',
  'We are not able to open the checking account you applied for. Our decision was based in whole or in part on information in a report from the consumer reporting agency named below.',
  'ChexSystems, Inc.',
  '7805 Hudson Road, Suite 100',
  'Woodbury, MN 55125',
  '',
  'The reason for our decision: account closed with a negative balance at another bank.',
]

test('a refusal that names another agency leads to its letters, kept and tracked @whole', async ({ page }) => {
  await joinAndPay(page.request)
  await page.goto('/')
  await page
    .getByLabel('Your credit report or letter')
    .setInputFiles({ name: 'letter.pdf', mimeType: 'application/pdf', buffer: Buffer.from(printLines(OTHER_AGENCY)) })
  await page.getByRole('button', { name: 'Upload and read' }).click()
  await page.getByRole('link', { name: 'See what it says' }).click()
  await page.getByLabel('When did this letter come?').fill(addDays(TODAY, -2))
  await page.getByRole('button', { name: /Yes, this is right/ }).click()

  const asked = 'Ask ChexSystems for your file by letter'
  await test.step('its letter opens filled in, and is kept as it was typed', async () => {
    await page.getByRole('button', { name: 'Open the letter' }).first().click()
    const dialog = page.getByRole('dialog', { name: asked })
    const text = dialog.getByLabel('Your letter')
    await expect(text).toHaveValue(/7805 Hudson Road/)
    await looksRight(page)
    const filled = (await text.inputValue())
      .replace(/Your address: _+/, '12 Elm Street\nDayton, OH 45402')
      .replace(/Date of birth: _+\n*/, '')
    await text.fill(filled)
    await dialog.getByRole('button', { name: 'Keep this letter' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('link', { name: 'See your letter' })).toBeVisible()
  })

  await test.step('the day it came starts its clock', async () => {
    const steps = page.getByRole('region', { name: 'What you can do' })
    await steps.getByLabel('When did ChexSystems get it?').first().fill(addDays(TODAY, -1))
    await steps.getByRole('button', { name: 'Start the clock' }).first().click()
    await expect(steps.getByText('It has 15 days to send the file.')).toBeVisible()
    await looksRight(page)
  })
})
