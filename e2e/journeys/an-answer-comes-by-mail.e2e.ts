import { disputeWithBureau } from '#contract/disputes.ts'
import { listNegativeItems } from '#contract/negative-items.ts'
import { submitDispute } from '#contract/submissions.ts'
import { pictureOfPage } from '#tools/synthetic-pictures/picture-of-page.ts'
import { printReply } from '#tools/synthetic-answers/print-reply.ts'
import { CLEAN_CARD, exampleReport, IMPOSSIBLE_LOAN, LAWFUL_CHARGE_OFF } from '#tools/synthetic-reports/example-report.ts'
import type { Page } from '@playwright/test'
import { done, expect, join, looksRight, newPerson, test, uploadReport } from '../steps.ts'
import { addDays, writeDay } from '#engine/values/day.ts'

const TODAY = new Date().toISOString().slice(0, 10)
const others = [CLEAN_CARD, LAWFUL_CHARGE_OFF]

/** Someone whose dispute about the loan was filed with the bureau. */
async function disputed(page: Page, seed: string): Promise<{ readonly number: string; readonly disputeId: string }> {
  await join(page.request, newPerson())
  await uploadReport(page.request, exampleReport({ seed, reportDate: addDays(TODAY, -90) }).bytes)
  const items = listNegativeItems.answer.parse(await (await page.request.get(listNegativeItems.path)).json())
  const item = items.find(({ creditorName }) => creditorName === 'MERIDIAN AUTO FINANCE')
  const { id } = await done(page.request, 'post', disputeWithBureau.path.replace(':negativeItemId', item?.id ?? ''))
  await done(page.request, 'post', submitDispute.path.replace(':id', id), { target: 'equifax', method: 'online' })
  return { number: item?.accountNumber ?? '', disputeId: id }
}

const replyOf = (number: string): Uint8Array =>
  printReply({
    from: 'equifax',
    date: writeDay(TODAY),
    to: 'Dana Whitfield',
    results: [{ creditor: 'MERIDIAN AUTO FINANCE', number: `****${number.replaceAll(/\D/g, '')}`, kind: 'deleted' }],
    wording: 1,
  })

interface Sent {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

const asFile = (reply: Uint8Array): Sent => ({ name: 'answer.pdf', mimeType: 'application/pdf', buffer: Buffer.from(reply) })
const asPhoto = async (reply: Uint8Array): Promise<Sent> => {
  const photo = await pictureOfPage(reply, { page: 1, condition: 'photo', seed: 'journey' })
  return { name: 'answer.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(photo) }
}

/** Uploads it and waits until it is shown beside its page, for the dispute that it answers. */
async function handIn(page: Page, reply: Sent, disputeId: string): Promise<void> {
  await page.getByLabel('Your credit report or letter', { exact: true }).setInputFiles(reply)
  // The button moves as the file's row comes: on a slow machine it must not move under the press.
  await expect(page.getByRole('button', { name: `Remove ${reply.name}` })).toBeVisible()
  await page.getByRole('button', { name: 'Upload and read' }).click()
  await expect(page.getByRole('heading', { name: 'Answer from Equifax' })).toBeVisible()
  await expect(page.getByLabel('Which of your disputes does it answer?')).toHaveValue(disputeId)
  await expect(page.getByLabel('What does it say?')).toHaveValue('deleted')
  await expect(page.getByRole('img', { name: /around what it says/ })).toBeVisible()
  await looksRight(page)
}

test('a reply is read, matched and confirmed', async ({ page }) => {
  const { number, disputeId } = await disputed(page, 'reply')
  await page.goto('/answers')
  await expect(page.getByRole('heading', { name: 'Answers', level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Expected answers' })).toBeVisible()
  await looksRight(page)

  await test.step('without a file it says what is missing', async () => {
    await page.getByRole('button', { name: 'Upload and read' }).click()
    await expect(page.getByRole('alert').first()).toContainText('Choose the file of your report or letter')
  })

  await test.step('each field is beside its place on the page', () => handIn(page, asFile(replyOf(number)), disputeId))

  await test.step('confirmed, it stands with the dispute; taken back, it does not', async () => {
    await page.getByRole('button', { name: 'Confirm this answer' }).click()
    await expect(page.getByRole('heading', { name: 'Recorded answers' })).toBeVisible()
    await page.goto(`/disputes/${disputeId}`)
    const answers = page.getByRole('region', { name: 'Answers' })
    await expect(answers.getByText('Deleted', { exact: true }).first()).toBeVisible()
    await looksRight(page)
    await answers.getByRole('button', { name: /Take this back/ }).click()
    await expect(answers.getByText('No answers yet.', { exact: false })).toBeVisible()
  })
})

test('a photographed reply is read as the file is @whole', async ({ page }) => {
  const { number, disputeId } = await disputed(page, 'photo')
  await page.goto('/answers')
  await handIn(page, await asPhoto(replyOf(number)), disputeId)
  await page.getByRole('button', { name: 'Confirm this answer' }).click()
  await expect(page.getByRole('heading', { name: 'Recorded answers' })).toBeVisible()
})

test('a deleted entry comes back in a later report, and the member is asked about it @whole', async ({ page }) => {
  const { number, disputeId } = await disputed(page, 'back')
  await page.goto('/answers')
  await page.getByLabel('Your credit report or letter', { exact: true }).setInputFiles(asFile(replyOf(number)))
  await page.getByRole('button', { name: 'Upload and read' }).click()
  await page.getByRole('button', { name: 'Confirm this answer' }).click()
  await expect(page.getByRole('heading', { name: 'Recorded answers' })).toBeVisible()

  await uploadReport(page.request, exampleReport({ seed: 'back', reportDate: addDays(TODAY, 20), accounts: others }).bytes)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'What your newer reports show' })).toBeVisible()
  await expect(page.locator('#main').getByText('no longer lists MERIDIAN AUTO FINANCE', { exact: false })).toBeVisible()

  const back = [...others, IMPOSSIBLE_LOAN]
  await uploadReport(page.request, exampleReport({ seed: 'back', reportDate: addDays(TODAY, 60), accounts: back }).bytes)
  await page.goto(`/disputes/${disputeId}`)
  await page.goto('/answers')
  await expect(page.locator('#main').getByText('lists MERIDIAN AUTO FINANCE again', { exact: false })).toBeVisible()
  await looksRight(page)
  await page.getByRole('button', { name: 'See both pages' }).first().click()
  await expect(page.getByRole('dialog').getByRole('img', { name: /Page \d+ of your report/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'No, nobody told me' }).click()
  await expect(page.getByText('You said: No, nobody told me.')).toBeVisible()
})
