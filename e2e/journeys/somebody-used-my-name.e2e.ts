import { addDays, writeDay } from '#engine/values/day.ts'
import { expect, join, looksRight, newPerson, test } from '../steps.ts'

test('somebody used my name: the steps are tracked, each with its day, from home to the calendar @whole', async ({ page }) => {
  await join(page.request, newPerson())
  const steps = page.getByRole('region', { name: 'Somebody used my name' })
  const row = (title: string) => steps.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })

  await test.step('the door at home leads to them', async () => {
    await page.goto('/')
    await page.getByText('Somebody used my name', { exact: true }).click()
    await page.getByRole('link', { name: 'Track these steps' }).click()
    await steps.getByRole('button', { name: 'Track these steps' }).click()
    await expect(steps.getByText('5 of 5 to do')).toBeVisible()
    await expect(row('Freeze your report at Equifax').getByText('To do', { exact: true })).toBeVisible()
    await looksRight(page)
  })

  const today = new Date().toISOString().slice(0, 10)
  await test.step('a step is recorded with its day, and taken back', async () => {
    const freeze = row('Freeze your report at Equifax')
    await freeze.getByRole('button', { name: 'I did this' }).click()
    await freeze.getByLabel('The day you did it').fill(addDays(today, -1))
    await freeze.getByRole('button', { name: 'Save' }).click()
    await expect(freeze.getByText('Done', { exact: true })).toBeVisible()
    await expect(freeze.getByLabel('The day you did it')).toHaveCount(0)
    await expect(steps.getByText('4 of 5 to do')).toBeVisible()
    await freeze.getByRole('button', { name: 'Undo' }).click()
    await expect(freeze.getByText('To do', { exact: true })).toBeVisible()
  })

  await test.step('an extended alert ends in seven years, and the calendar says so', async () => {
    const alert = row('Place a fraud alert')
    await alert.getByRole('button', { name: 'I did this' }).click()
    await alert.getByLabel('The day you did it').fill('2026-11-02')
    await alert.getByLabel('Which alert?').selectOption('extended')
    await looksRight(page)
    await alert.getByRole('button', { name: 'Save' }).click()
    await expect(alert.getByText(`until ${writeDay('2033-11-02')}`)).toBeVisible()
    await page.goto('/')
    await page.getByRole('link', { name: 'Your steps against identity theft' }).click()
    const coming = page.getByRole('region', { name: 'Upcoming dates' })
    await expect(coming.getByRole('heading', { name: writeDay('2033-11-02') })).toBeVisible()
    await expect(coming.getByText('Freeze your report at Experian', { exact: true })).toBeVisible()
    await looksRight(page)
  })
})
