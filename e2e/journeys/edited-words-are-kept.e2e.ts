import { exampleReport } from '#tools/synthetic-reports/example-report.ts'
import { done, expect, looksRight, test, withConfirmedLetter } from '../steps.ts'

const MINE = 'The dealer told me so on the phone.'

test('a letter that its member edited is written over only after a question, and its words come back @whole', async ({
  page,
  noise,
}) => {
  const { dispute, letter } = await withConfirmedLetter(page.request, exampleReport({ seed: 'edited' }).bytes)
  const letters = async (): Promise<readonly { id: string; letterContent: string }[]> =>
    (await page.request.get('/api/dispute-letters')).json()
  const text = async (): Promise<string> => (await letters()).find(({ id }) => id === letter)?.letterContent ?? ''
  const letterContent = (await text()).replace('Sincerely,', `${MINE}\n\nSincerely,`)
  await done(page.request, 'patch', `/api/dispute-letters/${letter}`, { letterContent })
  const question = page.getByRole('alertdialog', { name: 'Write over what you edited?' })
  const dialog = page.getByRole('dialog', { name: /Letter to Equifax/ })

  await test.step('the question names the letter; what is safe has the focus, and changes nothing', async () => {
    await page.goto(`/disputes?dispute=${dispute}&tab=ai`)
    const generate = page.getByRole('button', { name: 'Generate Letter' })
    await generate.click()
    await expect(question.getByText('Dispute letter, to Equifax, about MERIDIAN AUTO FINANCE')).toBeVisible()
    await expect(question.getByRole('button', { name: 'Keep my words' })).toBeFocused()
    await looksRight(page)
    await page.keyboard.press('Enter')
    await expect(question).toBeHidden()
    await expect(generate).toBeFocused()
    expect(await text()).toContain(MINE)
  })

  await test.step('written anew, the letter offers the words that it had', async () => {
    await page.getByRole('button', { name: 'Generate Letter' }).click()
    await question.getByRole('button', { name: 'Write it anew' }).click()
    await page.getByRole('button', { name: 'Read and send the letter' }).click()
    await expect(dialog.getByText('You had edited this letter')).toBeVisible()
    await expect(dialog.getByText(MINE)).toHaveCount(0)
    await looksRight(page)
    await dialog.getByRole('button', { name: 'Bring back my words' }).click()
    await expect(dialog.getByText(MINE).first()).toBeVisible()
    await expect(dialog.getByText('Written from your file and edited by you.')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Bring back my words' })).toHaveCount(0)
    await expect(dialog.getByRole('button', { name: 'Approve this letter' })).toBeVisible()
    await looksRight(page)
    await page.keyboard.press('Escape')
  })

  await test.step('a letter that was not edited is written at once', async () => {
    await page.goto(`/disputes?dispute=${dispute}&tab=ai`)
    await page.getByRole('button', { name: 'Generate Letter' }).click()
    await question.getByRole('button', { name: 'Write it anew' }).click()
    await expect(page.getByRole('button', { name: 'Read and send the letter' })).toBeVisible()
    await page.goto(`/disputes?dispute=${dispute}&tab=ai`)
    await page.getByRole('button', { name: 'Generate Letter' }).click()
    await expect(page.getByRole('button', { name: 'Read and send the letter' })).toBeVisible()
    await expect(question).toHaveCount(0)
  })

  await test.step('pressed twice at once, it is written once', async () => {
    let written = 0
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/generate-ai-dispute-letter')) written += 1
    })
    await page.goto(`/disputes?dispute=${dispute}&tab=ai`)
    await page.getByRole('button', { name: 'Generate Letter' }).dblclick()
    await expect(page.getByRole('button', { name: 'Read and send the letter' })).toBeVisible()
    expect(written).toBe(1)
  })

  await test.step('it is asked once, also where the member’s address is asked for after it', async () => {
    await done(page.request, 'patch', `/api/dispute-letters/${letter}`, { letterContent })
    const issues = [{ path: 'userInfo.address', message: 'Enter your street address' }]
    const lacks = { message: 'Enter your street address', code: 'invalid', issues }
    noise.provoke(400, 409)
    await page.route('**/api/generate-ai-dispute-letter', (route) => route.fulfill({ status: 400, json: lacks }), { times: 1 })
    await page.goto(`/disputes?dispute=${dispute}&tab=ai`)
    await page.getByRole('button', { name: 'Generate Letter' }).click()
    await question.getByRole('button', { name: 'Write it anew' }).click()
    await dialog.getByLabel('Name').fill('Dana Whitfield')
    await dialog.getByLabel('Address').fill('12 Elm Street')
    await dialog.getByLabel('City').fill('Dayton')
    await dialog.getByLabel('State').fill('OH')
    await dialog.getByLabel('ZIP code').fill('45402')
    await dialog.getByRole('button', { name: 'Write the letter' }).click()
    await expect(dialog.getByText('You had edited this letter')).toBeVisible()
    await expect(question).toHaveCount(0)
    expect(await text()).not.toContain(MINE)
  })

  await test.step('words that enclose a page of a deleted report say so where they are downloaded', async () => {
    await dialog.getByRole('button', { name: 'Bring back my words' }).click()
    await expect(dialog.getByText(MINE).first()).toBeVisible()
    const file = page.waitForEvent('download')
    await dialog.getByRole('link', { name: 'Download PDF' }).click()
    expect((await file).suggestedFilename()).toBe('letter-to-equifax.pdf')
    const reports: readonly { id: string }[] = await (await page.request.get('/api/credit-reports')).json()
    for (const { id } of reports) expect((await page.request.delete(`/api/credit-reports/${id}`)).ok()).toBe(true)
    await dialog.getByRole('link', { name: 'Download PDF' }).click()
    await expect(page.getByText(/encloses a page of a report that was deleted. Upload the report again/).first()).toBeVisible()
  })
})
