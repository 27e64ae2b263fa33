import { readFileSync } from 'node:fs'
import { expect, looksRight, newPerson, join, passing, test } from '../steps.ts'

test('the tools: a letter from the form is copied and downloaded, a score is simulated, the tracker opens @whole', async ({
  page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/tools')
  await expect(page).toHaveURL(/\/login$/)
  await join(page.request, newPerson())
  await page.goto('/personal-credit')

  await test.step('three cards, reached from the menu or the tab', async () => {
    await page.getByRole('link', { name: 'Tools' }).filter({ visible: true }).first().click()
    await expect(page.getByRole('heading', { name: 'Credit Tools', level: 1 })).toBeVisible()
    for (const name of ['Dispute Letter Generator', 'Credit Score Simulator', 'Progress Tracker'])
      await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible()
    await looksRight(page)
  })

  const generator = page.getByRole('dialog', { name: 'Dispute Letter Generator' })
  const generate = generator.getByRole('button', { name: 'Generate Letter' })
  await test.step('what is missing is said in the documents’ words', async () => {
    await page.getByRole('button', { name: 'Write a letter' }).click()
    await expect(generator.getByLabel('Name', { exact: true })).toHaveValue('Dana Whitfield')
    await generator.getByLabel('Description').fill('Too short')
    await generate.click()
    const problem = generator.getByRole('alert')
    for (const field of ['Creditor', 'Description', 'Type', 'Address', 'City', 'State', 'ZIP code'])
      await expect(problem.getByText(`${field} is required`)).toBeVisible()
    await expect(problem.getByText('Name is required')).toHaveCount(0)
    await looksRight(page)
  })

  await test.step('the letter says what was typed', async () => {
    await generator.getByLabel('Creditor').fill('Harbor Dental')
    await generator.getByLabel('Type').selectOption('Incorrect balance')
    await generator.getByLabel('Description').fill('I paid $412.50 on March 3, 2025')
    await generator.getByLabel('Address').fill('12 Elm Street')
    await generator.getByLabel('City').fill('Dayton')
    await generator.getByLabel('State').fill('OH')
    await generator.getByLabel('ZIP code').fill('45402')
    await generate.click()
    await expect(generator.getByText('I paid $412.50 on March 3, 2025.')).toBeVisible()
    await expect(generator.getByText('Dear Harbor Dental:')).toBeVisible()
    await expect(generator.getByText('A draft: read it before you send it')).toBeInViewport()
    await looksRight(page)
  })

  await test.step('it is copied, which is confirmed for two seconds, and downloaded', async () => {
    const confirmed = passing(page, 'Copied')
    await generator.getByRole('button', { name: 'Copy' }).click()
    await confirmed
    await expect(generator.getByRole('button', { name: 'Copy', exact: true })).toBeVisible()
    const copied = await page.evaluate<string>('navigator.clipboard.readText()')
    expect(copied).toContain('Dear Harbor Dental:')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      generator.getByRole('link', { name: 'Download' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('dispute-letter.txt')
    expect(readFileSync(await download.path(), 'utf8')).toBe(copied)
  })

  await test.step('editing and closing keep the form', async () => {
    await generator.getByRole('button', { name: 'Edit' }).click()
    await expect(generator.getByLabel('Description')).toHaveValue('I paid $412.50 on March 3, 2025')
    await page.keyboard.press('Escape')
    await page.getByRole('listitem').getByText('Dispute Letter Generator', { exact: true }).click()
    await expect(generator.getByLabel('Creditor')).toHaveValue('Harbor Dental')
    await expect(generator.getByLabel('Type')).toHaveValue('incorrect_balance')
    await page.keyboard.press('Escape')
  })

  const simulator = page.getByRole('dialog', { name: 'Credit Score Simulator' })
  await test.step('a score is simulated, with its range and what each action adds', async () => {
    await page.getByRole('button', { name: 'Simulate a score' }).click()
    await expect(simulator.getByLabel('Current score')).toHaveValue('728')
    await simulator.getByLabel('Current score').fill('900')
    await simulator.getByRole('button', { name: 'Simulate' }).click()
    await expect(simulator.getByRole('alert').getByText('Enter a score from 300 to 850')).toBeVisible()
    await simulator.getByLabel('Current score').fill('650')
    await simulator.getByLabel(/Pay down debt/).fill('1,000')
    await simulator.getByLabel(/Reduce utilization/).fill('20')
    const [asked] = await Promise.all([
      page.waitForRequest('**/api/simulate-score'),
      simulator.getByRole('button', { name: 'Simulate' }).click(),
    ])
    expect(asked.postDataJSON()).toEqual({
      currentScore: 650,
      actions: [
        { kind: 'pay_down_debt', amount: 1000 },
        { kind: 'reduce_utilization', reduction: 20 },
      ],
    })
    await expect(simulator.getByText(/An estimate, not a promise\.$/)).toBeVisible()
    await expect(simulator.getByRole('row', { name: /Pay down debt \+\d+ points/ })).toBeVisible()
    await expect(simulator.getByRole('row', { name: /Remove a negative item/ })).toHaveCount(0)
    await looksRight(page)
    await page.keyboard.press('Escape')
  })

  await test.step('the third card opens the tracker', async () => {
    await page.getByRole('link', { name: 'Open the tracker' }).click()
    await expect(page).toHaveURL(/\/tracker$/)
  })
})
