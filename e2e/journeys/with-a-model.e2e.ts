import type { Page } from '@playwright/test'
import { addsToLetter, answersFromFile, wordsLetter } from '#server/testing/model-answers.ts'
import { type ModelServer, startModelServer } from '#server/testing/model-server.ts'
import { exampleReport } from '#tools/synthetic-reports/example-report.ts'
import { type Product, startProduct } from '../product.ts'
import { expect, looksRight, newPerson, join, test as base, uploadReport } from '../steps.ts'

/** The product with a model: a server on this machine that speaks the protocol. */
const test = base.extend<object, { peer: ModelServer; product: Product }>({
  peer: [
    async ({}, use) => {
      const peer = await startModelServer()
      await use(peer)
      await peer.close()
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ peer }, use) => {
      const product = await startProduct({ MODEL_BASE_URL: peer.url, MODEL_NAME: 'journey' })
      await use(product)
      await product.stop()
    },
    { scope: 'worker' },
  ],
})

async function askForLetterAbout(page: Page, creditor: string, whatIsWrong: string | null = null): Promise<void> {
  await page.goto('/negative-items')
  const item = page.getByRole('listitem').filter({ hasText: creditor })
  await item.getByRole('button', { name: /Dispute with Bureau/ }).click()
  if (whatIsWrong !== null) {
    // Nothing in the report shows an error: the member says what is wrong before anything is opened.
    const asked = page.getByRole('dialog', { name: /^What is wrong with/ })
    await asked.getByLabel('What is wrong with it?').fill(whatIsWrong)
    await asked.getByRole('button', { name: 'Dispute with Equifax' }).click()
  }
  await item.getByRole('button', { name: /Generate letter/ }).click()
  await page.getByRole('button', { name: 'Write the letter' }).click()
}

async function letterOf(page: Page) {
  const letter = page.getByRole('dialog', { name: /Letter to Equifax/ })
  await expect(letter.getByRole('region', { name: 'The letter' })).toBeVisible()
  return letter
}

async function openAssistant(page: Page) {
  await page.getByRole('button', { name: /Open menu|Dana Whitfield/ }).click()
  await page
    .getByRole('menuitem', { name: 'Ask Errata' })
    .or(page.getByRole('button', { name: 'Ask Errata' }))
    .click()
  return page.getByRole('dialog', { name: 'Ask Errata' })
}

test('with a model, letters and answers say whose words they have; what it invents reaches no one @whole', async ({
  page,
  peer,
}) => {
  await join(page.request, newPerson())
  await uploadReport(page.request, exampleReport({ seed: 'model' }).bytes)

  await test.step('a letter is worded by the model, with the facts and the requests of the rules', async () => {
    peer.answer((request) => ({ says: wordsLetter(request), msAPiece: 150 }))
    await askForLetterAbout(page, 'MERIDIAN AUTO FINANCE')
    const underway = page.getByRole('log', { name: 'The letter so far' })
    await expect(underway.getByText('A language model is wording it.')).toBeVisible()
    await expect(underway.getByText(/This is reported as opened .* and closed February 10, 2020/)).toBeVisible()
    const letter = await letterOf(page)
    await expect(letter.getByText(/Drafted with a language model and checked against your file/)).toBeVisible()
    await expect(letter.getByText(/The account is on page \d+ of my Equifax credit report/).first()).toBeVisible()
    await expect(letter.getByText('February 10, 2020').first()).toBeVisible()
    await looksRight(page)
    expect(peer.requests.map(({ body }) => body).join()).not.toMatch(/MERIDIAN|Whitfield|February 10/)
    await page.keyboard.press('Escape')
  })

  await test.step('a model that invents an amount is not listened to: the rules’ words stand, and the letter says why', async () => {
    peer.answer((request) => ({ says: addsToLetter('The balance is $9,999.')(request) }))
    await askForLetterAbout(page, 'CAPITAL ONE BANK USA NA', 'The balance is not what I owe.')
    const letter = await letterOf(page)
    await expect(letter.getByText('Based on your report.')).toBeVisible()
    await expect(letter.getByText(/This account is on page \d+ of my Equifax credit report/).first()).toBeVisible()
    await letter.getByText('Why this letter').click()
    await expect(letter.getByText(/didn’t use its draft: it says “\$9,999”/)).toBeVisible()
    await looksRight(page)
    await page.keyboard.press('Escape')
  })

  await test.step('the assistant answers in the model’s words, with the links of the file', async () => {
    peer.answer((request) => ({ says: answersFromFile(request) }))
    const assistant = await openAssistant(page)
    await assistant.getByLabel('Your question').fill('What cannot be right in my reports?')
    await assistant.getByRole('button', { name: 'Send' }).click()
    await expect(assistant.getByText(/Written by a language model/)).toBeVisible()
    await expect(assistant.getByRole('log').getByRole('link', { name: 'Negative items' })).toBeVisible()
    await looksRight(page)
  })

  await test.step('and in those of the rules when the model fails, and says so', async () => {
    peer.answer({ status: 500 })
    const assistant = page.getByRole('dialog', { name: 'Ask Errata' })
    await assistant.getByLabel('Your question').fill('What cannot be right in my reports?')
    await assistant.getByRole('button', { name: 'Send' }).click()
    await expect(assistant.getByText(/didn’t use its answer: we couldn’t reach its server/)).toBeVisible()
    await expect(assistant.getByText(/MERIDIAN AUTO FINANCE: The date closed/)).toBeVisible()
    await looksRight(page)
  })
})
