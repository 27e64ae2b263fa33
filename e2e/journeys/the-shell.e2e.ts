import type { Page } from '@playwright/test'
import { exampleReport } from '#tools/synthetic-reports/example-report.ts'
import { done, expect, join, looksRight, newPerson, test, uploadReport } from '../steps.ts'

/** Two disputes are two pieces of news. */
async function disputeBoth(page: Page): Promise<void> {
  await uploadReport(page.request, exampleReport({ seed: 'shell' }).bytes)
  const answered = await page.request.get('/api/negative-items')
  const items: readonly { readonly id: string }[] = await answered.json()
  expect(items).toHaveLength(2)
  for (const { id } of items) await done(page.request, 'post', `/api/disputes/bureau/${id}`)
}

test('the shell: menu or drawer, tabs and the bell @wide', async ({ page }, info) => {
  const person = newPerson()
  const isPhone = info.project.name === 'phone'
  await join(page.request, person)
  await page.goto('/subscribe')

  await test.step('the member’s menu or drawer has the e-mail, the profile, the settings and the way out', async () => {
    const opener = page.getByRole('button', { name: isPhone ? 'Open menu' : 'Dana Whitfield' })
    await opener.press('Enter')
    const menu = isPhone ? page.getByRole('dialog', { name: 'Dana Whitfield' }) : page.getByRole('menu')
    await expect(menu.getByText(person.email)).toBeVisible()
    const place = isPhone ? 'link' : 'menuitem'
    await expect(menu.getByRole(place, { name: 'Profile' })).toHaveAttribute('href', '/profile')
    await expect(menu.getByRole(place, { name: 'Settings' })).toHaveAttribute('href', '/settings')
    await expect(menu.getByRole(isPhone ? 'button' : 'menuitem', { name: 'Logout' })).toBeVisible()
    if (isPhone)
      await expect(menu.getByRole('navigation', { name: 'All sections' }).getByRole('link', { name: 'Education' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(opener).toBeFocused()
  })

  await test.step('the bottom tabs are for small screens only', async () => {
    const tabs = page.getByRole('navigation', { name: 'Sections', exact: true })
    if (!isPhone) return expect(tabs).toBeHidden()
    await expect(tabs).toBeVisible()
    const places = await tabs.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(places).toEqual(['/', '/disputes', '/tools', '/education'])
    expect(await tabs.getByRole('link').allTextContents()).toEqual(['Dashboard', 'Disputes', 'Tools', 'Education'])
  })

  await test.step('the bell counts what is unread; one is read by a click, all by a press', async () => {
    await disputeBoth(page)
    await page.goto('/tools')
    const bell = page.getByRole('button', { name: /^Notifications/ })
    await expect(bell).toHaveText(/2 unread/)
    await bell.click()
    const list = page.getByRole('list', { name: 'Notifications' })
    await expect(list.getByRole('listitem')).toHaveCount(2)
    await looksRight(page)
    await list.getByRole('link').first().click()
    await expect(page).toHaveURL(/\/disputes\/[0-9a-f-]{36}$/)
    await expect(bell).toHaveText(/1 unread/)
    await page.goto('/tools')
    await bell.click()
    await page.getByRole('button', { name: 'Mark all as read' }).click()
    await expect(bell).not.toHaveText(/unread/)
    await expect(page.getByRole('dialog', { name: 'Notifications' }).locator(':focus')).toHaveCount(1)
  })
})
