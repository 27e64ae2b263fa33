import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { exampleReport } from '#tools/synthetic-reports/example-report.ts'
import { approve, confirmWho, expect, goSend, joinAndPay, looksRight, test, uploadReport } from '../steps.ts'

const ME = { name: 'Dana Whitfield', address: '12 Elm Street', city: 'Dayton', state: 'OH', zip: '45402' }
const COMPANY = { address: '1 Main Street', city: 'Reno', state: 'NV', zip: '89501' }

/** Three letters about two entries, as the screens write them. */
async function writeLetters(page: Page): Promise<void> {
  const items: { id: string; creditorName: string }[] = await (await page.request.get('/api/negative-items')).json()
  const wishes = [
    ...items.map(({ id }) => ({ negativeItemId: id, userInfo: ME })),
    { negativeItemId: items[0]?.id, userInfo: ME, recipient: 'creditor', recipientAddress: COMPANY },
  ]
  for (const data of wishes) {
    const written = await page.request.post('/api/dispute-letters/generate', { data })
    expect(written.status(), await written.text()).toBe(201)
  }
}

/** A photo of a card, taken in the browser: nothing but its bytes matter here. */
async function photoOfCard(page: Page): Promise<Buffer> {
  const drawn = await page.evaluate<string>(`(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 1000
    canvas.height = 640
    const pen = canvas.getContext('2d')
    pen.fillStyle = '#dfe8e4'
    pen.fillRect(0, 0, 1000, 640)
    pen.fillStyle = '#123'
    pen.font = '48px serif'
    pen.fillText('STATE OF OHIO DRIVER LICENSE', 60, 120)
    return canvas.toDataURL('image/jpeg').split(',')[1]
  })()`)
  return Buffer.from(drawn, 'base64')
}

/** What is at the practice post office; the journeys of one worker share it. */
const atPostOffice = (directory: string, ending: string): readonly string[] => {
  const post = path.join(directory, 'post')
  return existsSync(post) ? readdirSync(post).filter((name) => name.endsWith(ending)) : []
}

/** Lets the practice post office's days pass: its letters were handed over a week ago. */
function passDays(directory: string): void {
  for (const name of atPostOffice(directory, '.json')) {
    const file = path.join(directory, 'post', name)
    const record: Record<string, unknown> = JSON.parse(readFileSync(file, 'utf8'))
    const ago = (days: number): string => new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString()
    writeFileSync(file, JSON.stringify({ ...record, handedOverAt: ago(7), expectedDelivery: ago(2).slice(0, 10) }))
  }
}

test('three letters, one with an identity paper, are quoted, confirmed, mailed certified and delivered @whole', async ({
  page,
  product,
}) => {
  await joinAndPay(page.request)
  await confirmWho(page.request)
  await uploadReport(page.request, exampleReport({ seed: 'mailed' }).bytes)
  await writeLetters(page)
  await page.goto('/ai-workflow')
  const desk = page.getByRole('group', { name: 'Which letters?' })
  const letter = page.getByRole('dialog', { name: /^Letter to/ })

  await test.step('an identity paper is added once, and goes along with one letter', async () => {
    await desk.getByRole('button', { name: 'Read and approve' }).first().click()
    await letter.getByText('Add a paper').click()
    const card = { name: 'license.jpg', mimeType: 'image/jpeg', buffer: await photoOfCard(page) }
    await letter.getByLabel('Photo or scan').setInputFiles(card)
    await letter.getByRole('button', { name: 'Keep this paper' }).click()
    const paper = letter.getByRole('checkbox', { name: /A copy of my identification/ })
    await expect(paper).toBeChecked()
    await looksRight(page)
    await letter.getByText('Look at it').click()
    await expect(letter.getByRole('img', { name: /Page 1 of A copy of my identification/ })).toBeVisible()
  })

  await test.step('the pages are seen as they are printed', async () => {
    await letter.getByText('See the printed pages').click()
    const last = letter.getByRole('img', { name: /^Printed page/ }).last()
    await last.scrollIntoViewIfNeeded()
    await expect.poll(() => last.evaluate((image) => ('naturalWidth' in image ? image.naturalWidth : 0))).toBe(935)
    await looksRight(page)
    await page.keyboard.press('Escape')
    await expect(letter).toBeHidden()
  })

  const send = page.getByRole('button', { name: /^Send 3 letters by certified mail/ })
  await test.step('what it comes to is said before anything is confirmed', async () => {
    for (const box of await desk.getByRole('checkbox').all()) await box.check()
    await page.getByRole('radio', { name: /Certified mail \$8\.50 each/i }).check()
    await page.getByRole('button', { name: 'Send Letters' }).click()
    await expect(page.getByText('Total: $25.50')).toBeVisible()
    await expect(page.getByText(/Encloses: .*A copy of my identification/)).toBeVisible()
    await expect(page.getByText(/on \d sheets, #10 envelope/)).toHaveCount(3)
    await expect(page.getByText(/Expected on .*: 3 mail days/)).toHaveCount(3)
    await expect(page.getByText(/practice post office’s price list, since/)).toHaveCount(3)
    await expect(send).toBeDisabled()
    await expect(page.getByText('3 letters are not approved yet. Read and approve each.')).toBeVisible()
    await looksRight(page)
  })

  await test.step('each letter is confirmed by itself', async () => {
    const waiting = page.getByRole('button', { name: 'Read and approve' })
    for (let left = 3; left > 0; left -= 1) {
      await expect(waiting).toHaveCount(left)
      await waiting.first().click()
      await approve(letter)
      await expect(letter.getByText(/You approved this letter/)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(letter).toBeHidden()
    }
    await expect(send).toBeEnabled()
  })

  await test.step('they are handed to the practice post office, with the paper in one of them', async () => {
    const before = atPostOffice(product.directory, '.pdf')
    await send.click()
    await expect(page.getByText('Letters Sent Successfully').first()).toBeVisible()
    expect(atPostOffice(product.directory, '.pdf')).toHaveLength(before.length + 3)
  })

  await test.step('its days pass, and the deliveries are recorded by its scans', async () => {
    passDays(product.directory)
    await page.request.get('/api/mailing/letters')
    const letters: { status: string }[] = await (await page.request.get('/api/dispute-letters')).json()
    expect(letters.map(({ status }) => status)).toEqual(['delivered', 'delivered', 'delivered'])
    await page.goto('/tracker')
    await expect(page.getByText(/PRACTICE-/).first()).toBeVisible()
    await looksRight(page)
  })
})

test('a letter is printed at home, with its certified number, and recorded @wide-only', async ({ page, noise }) => {
  // A number with a wrong digit is 400.
  noise.provoke(400)
  await joinAndPay(page.request)
  await confirmWho(page.request)
  await uploadReport(page.request, exampleReport({ seed: 'at home' }).bytes)
  await writeLetters(page)
  await page.goto('/ai-workflow')
  await page.getByRole('group', { name: 'Which letters?' }).getByRole('button', { name: 'Read and approve' }).first().click()
  const letter = page.getByRole('dialog', { name: /^Letter to/ })
  await approve(letter)
  await goSend(letter)
  await letter.getByText("I'll mail it myself").click()

  await test.step('a wrong digit of the label is told, the right number is kept', async () => {
    const number = letter.getByLabel(/Number on the label/)
    await number.fill('9407 1999 9999 9912 3456 75')
    await expect(letter.getByText(/doesn’t look right/).first()).toBeVisible()
    await letter.getByRole('button', { name: 'Save the number' }).click()
    await expect(letter.getByText(/doesn’t look right/).first()).toBeVisible()
    await number.fill('9407 1999 9999 9912 3456 76')
    await letter.getByRole('button', { name: 'Save the number' }).click()
    await expect(letter.getByText(/A cover sheet prints with the letter/)).toBeVisible()
    await expect(letter.getByLabel('The cover sheet, on top')).toBeVisible()
    await looksRight(page)
  })

  await test.step('it is marked as sent with that number, and its delivery is recorded', async () => {
    await letter.getByLabel('How did you send it?').selectOption('certified_mail')
    await letter.getByRole('button', { name: 'Mark as Sent' }).click()
    await expect(letter.getByText('9407199999999912345676').first()).toBeVisible()
    await letter.getByText('Record the delivery').click()
    await letter.getByLabel('When was it delivered?').fill(new Date().toISOString().slice(0, 10))
    await letter.getByRole('button', { name: 'Record delivery' }).click()
    await expect(letter.getByRole('heading', { name: 'Your letter was delivered' })).toBeVisible()
  })
})
