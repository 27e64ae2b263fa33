import { expect, looksRight, newPerson, join, test } from '../steps.ts'

test('an article is found in spite of a slip of the finger, read, and a question is answered with links @whole', async ({
  page,
}) => {
  await join(page.request, newPerson())

  await test.step('the search forgives typos, and a category narrows', async () => {
    await page.goto('/education')
    await page.getByRole('searchbox', { name: 'Search the articles' }).fill('colection agncy')
    await expect(page.getByRole('heading', { name: /Medical debt/ }).first()).toBeVisible()
    await looksRight(page)
    await page.getByRole('searchbox', { name: 'Search the articles' }).fill('qzxv wkjq')
    await expect(page.getByText(/No article/i).first()).toBeVisible()
    await page.getByRole('searchbox', { name: 'Search the articles' }).fill('')
    await page.getByRole('button', { name: 'Time Limits' }).click()
    await expect(page.getByRole('button', { name: 'Time Limits' })).toHaveAttribute('aria-pressed', 'true')
  })

  await test.step('an article is read whole, with its law and its sources; Back returns to the list', async () => {
    await page
      .getByRole('link', { name: /seven-year rule/i })
      .first()
      .click()
    await expect(page.getByRole('heading', { name: /seven-year rule/i }).first()).toBeVisible()
    await expect(page.getByText(/15 USC 1681c/).first()).toBeVisible()
    await looksRight(page)
    await page.goBack()
    await expect(page.getByRole('searchbox', { name: 'Search the articles' })).toBeVisible()
  })

  await test.step('the glossary explains a word', async () => {
    await page.getByRole('tab', { name: 'Glossary' }).click()
    await expect(page.getByText(/furnisher/i).first()).toBeVisible()
    await looksRight(page)
  })
  await test.step('the assistant answers from the articles, with a link that leads there', async () => {
    await page.getByRole('button', { name: /Open menu|Dana Whitfield/ }).click()
    await page
      .getByRole('menuitem', { name: 'Ask Errata' })
      .or(page.getByRole('button', { name: 'Ask Errata' }))
      .click()
    const dialog = page.getByRole('dialog', { name: 'Ask Errata' })
    await dialog.getByLabel('Your question').fill('How long does a charge-off stay on my report?')
    await dialog.getByRole('button', { name: 'Send' }).click()
    await expect(dialog.getByRole('log').getByRole('link').first()).toBeVisible()
    await looksRight(page)
    await dialog.getByRole('log').getByRole('link').first().click()
    await expect(dialog).toBeHidden()
  })
})
