import type { Page } from '@playwright/test'
import { expect, looksRight, newPerson, join, test } from '../steps.ts'

const story = (page: Page) => page.getByRole('list', { name: 'The story so far' })
const clock = (page: Page) => page.getByRole('main').getByText(/^Day \d+, /)

test('a rehearsal: three letters, silence, a next round, and an entry that comes back @whole', async ({ page }) => {
  await join(page.request, newPerson())

  await test.step('begins from the tools, with three answers that the member chooses', async () => {
    await page.goto('/tools')
    await page.getByRole('main').getByRole('link', { name: 'Rehearse a case' }).click()
    await expect(page.getByRole('heading', { name: 'Rehearsal', level: 1 })).toBeVisible()
    await page.getByLabel('Who is it about?').selectOption('rosa_exemplar')
    await page.getByLabel('I choose').check()
    await page.getByRole('button', { name: 'Start the rehearsal' }).click()
    await expect(page.getByText('Tick at least one answer.')).toBeVisible()
    await looksRight(page)
    for (const answer of ['Keep silent', 'Delete the entry', 'Delete, and put it back']) await page.getByLabel(answer).check()
    await page.getByRole('button', { name: 'Start the rehearsal' }).click()
    await expect(page.getByRole('heading', { name: 'Rehearsal of Rosa Exemplar' })).toBeVisible()
    await expect(page.getByText('Mailed', { exact: true })).toHaveCount(3)
    await expect(clock(page)).toHaveText(/^Day 1, /)
    await looksRight(page)
  })

  await test.step('goes to the delivery, and shows it in the case file by its own clock', async () => {
    await page.getByRole('button', { name: 'To the next event' }).click()
    await expect(story(page).getByText('Practice: letter delivered')).toHaveCount(3)
    const day = (await clock(page).textContent()) ?? ''
    await page.getByRole('main').getByRole('link', { name: 'Open the case file' }).first().click()
    const banner = page.getByRole('complementary', { name: 'Rehearsal' })
    await expect(banner).toContainText(`Rehearsal: d${day.slice(1)}. Nothing here is real.`)
    await expect(page.getByRole('main').getByText('Practice', { exact: true }).first()).toBeVisible()
    await looksRight(page)
    await page.goto(new URL('tracker', page.url().replace(/disputes.*/, '')).toString())
    await expect(banner).toContainText('Nothing here is real.')
    await banner.getByRole('link', { name: 'Move the clock, or leave' }).click()
    await expect(page.getByRole('heading', { name: 'Rehearsal of Rosa Exemplar' })).toBeVisible()
    await expect(clock(page)).toHaveText(day)
  })

  await test.step('plays ninety days, with a pause', async () => {
    await page.getByRole('button', { name: 'Play 90 days' }).click()
    await expect(clock(page)).toHaveText(/^Day (1\d|[2-9]\d), /)
    await page.getByRole('button', { name: 'Pause' }).click()
    await expect(page.getByRole('button', { name: 'Play 90 days' })).toBeVisible()
    await page.getByRole('button', { name: 'Play 90 days' }).click()
    await expect(clock(page)).toHaveText(/^Day (9\d|1\d\d), /)
    await expect(page.getByRole('button', { name: 'Play 90 days' })).toBeVisible()
  })

  await test.step('nobody answered in thirty days: the next letter went, and the entry was deleted; another came back', async () => {
    await expect(story(page).getByText('Practice: a deleted item is back').first()).toBeVisible()
    await expect(story(page).getByText('Practice: dispute resolved: deleted').first()).toBeVisible()
    await expect(page.getByText(/2 letters mailed\. The bureau’s part: keep silent\./)).toBeVisible()
    await expect(
      page.getByText('If it passes without an answer, the bureau must delete the account as not verified', { exact: false }),
    ).toBeVisible()
    await looksRight(page)
  })

  await test.step('nothing of it stands among the member’s own cases, and it can be deleted', async () => {
    const here = page.url()
    await page.goto('/disputes')
    await expect(page.getByRole('main')).not.toContainText('Rosa')
    await expect(page.getByRole('complementary', { name: 'Rehearsal' })).toHaveCount(0)
    await page.goto(here)
    await page.getByRole('button', { name: 'Delete this rehearsal' }).click()
    await page.getByRole('button', { name: 'Delete it' }).click()
    await expect(page.getByRole('heading', { name: 'Start a rehearsal' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Your rehearsals' })).toHaveCount(0)
  })
})
