import { exampleReport } from '#tools/synthetic-reports/example-report.ts'
import {
  done,
  expect,
  fits,
  joinAndPay,
  looksRight,
  makeAccount,
  newPerson,
  signIn,
  test,
  withConfirmedLetter,
} from '../steps.ts'

/** No screen is open that hears of signing out and asks the server again. */
const ASKS_NOTHING = '/robots.txt'
const MINE = 'The dealer told me so on the phone, and I wrote it down'

test('what is typed into a letter is kept through Escape, a reload and signing out', async ({ page }) => {
  const person = newPerson()
  const { letter } = await withConfirmedLetter(page.request, exampleReport({ seed: 'typed' }).bytes, person)
  const dialog = page.getByRole('dialog', { name: /Letter to Equifax/ })
  const area = dialog.getByLabel('The letter', { exact: true })
  const unsaved = async (): Promise<string> => {
    const answered = await page.request.get(`/api/drafts?form=letter%20${letter}`)
    return answered.status() === 204 ? '' : JSON.parse((await answered.json()).typed).letterContent
  }
  const open = async () => {
    await page.goto('/negative-items')
    await page.getByRole('button', { name: 'Open letter' }).first().click()
    await expect(dialog).toBeVisible()
  }
  const type = async (text: string) => {
    await area.press('ControlOrMeta+End')
    await area.pressSequentially(text)
  }

  await test.step('Escape closes the letter at once, and what was typed is there when it opens again', async () => {
    await open()
    await dialog.getByRole('button', { name: 'Edit' }).click()
    await type(` ${MINE}`)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect.poll(unsaved).toContain(MINE)
    await open()
    await expect(dialog.getByText('You have unsaved changes to this letter')).toBeVisible()
    await looksRight(page)
    await dialog.getByRole('button', { name: 'Continue editing' }).click()
    await expect(area).toHaveValue(new RegExp(MINE))
    await looksRight(page)
  })

  await test.step('a reload in the middle of a word keeps the word', async () => {
    await type(' in my not')
    await page.reload()
    await expect.poll(unsaved).toContain('in my not')
  })

  await test.step('so does signing out', async () => {
    await page.goto(ASKS_NOTHING)
    await done(page.request, 'post', '/api/logout')
    await page.context().clearCookies()
    await signIn(page, person)
    await expect(page).not.toHaveURL(/login/)
    await open()
    await dialog.getByRole('button', { name: 'Continue editing' }).click()
    await expect(area).toHaveValue(/in my not$/)
  })

  await test.step('discarding goes back to the letter, and can be undone', async () => {
    await dialog.getByRole('button', { name: 'Discard changes' }).click()
    await expect(area).not.toHaveValue(new RegExp(MINE))
    await expect.poll(unsaved).toBe('')
    await dialog.getByRole('button', { name: 'Undo' }).click()
    await expect(area).toHaveValue(/in my not$/)
    await expect.poll(unsaved).toContain('in my not')
  })

  await test.step('saving checks it, and then nothing is unsaved', async () => {
    await area.fill((await area.inputValue()).replace(` ${MINE} in my not`, ''))
    await expect.poll(unsaved).toBe('')
    await area.fill((await area.inputValue()).replace('Sincerely,', 'Please answer me in writing.\n\nSincerely,'))
    await dialog.getByRole('button', { name: 'Save letter' }).click()
    await expect(dialog.getByText('Please answer me in writing.').first()).toBeVisible()
    await expect(dialog.getByText('You have unsaved changes to this letter')).toHaveCount(0)
    expect(await unsaved()).toBe('')
  })
})

test('what is typed into New Dispute is kept through Back, a reload and signing out @whole', async ({ page }) => {
  const person = newPerson()
  await joinAndPay(page.request, person)
  const dialog = page.getByRole('dialog', { name: 'New Dispute' })
  const words = dialog.getByLabel('Description')
  const kept = async () => (await page.request.get('/api/drafts?form=new%20dispute')).text()
  const open = async () => {
    await page.goto('/disputes')
    await page.getByRole('button', { name: 'New Dispute' }).first().click()
    await expect(dialog).toBeVisible()
  }
  await page.goto('/education')
  await open()
  await dialog.getByLabel('Creditor', { exact: true }).fill('Harbor Dental')
  await words.fill('They billed me twice')

  await page.goBack()
  await expect(page).toHaveURL(/education/)
  await open()
  await expect(words).toHaveValue('They billed me twice')

  await words.fill('They billed me twice, and I paid once')
  await page.reload()
  await expect.poll(kept).toContain('I paid once')
  await open()
  await expect(words).toHaveValue('They billed me twice, and I paid once')

  await page.goto(ASKS_NOTHING)
  await done(page.request, 'post', '/api/logout')
  await page.context().clearCookies()
  await page.evaluate(() => sessionStorage.clear())
  await signIn(page, person)
  await expect(page).not.toHaveURL(/login/)
  await open()
  await expect(words).toHaveValue('They billed me twice, and I paid once')
  await expect(dialog.getByLabel('Creditor', { exact: true })).toHaveValue('Harbor Dental')
})

test('a tap while offline waits, and the page it leaves keeps what was typed @whole', async ({ page, noise }) => {
  await joinAndPay(page.request)
  await page.goto('/')
  const name = page.getByLabel('First Name')
  await name.fill('Daniela')
  noise.cutOff()
  await page.context().setOffline(true)
  await page.getByRole('link', { name: 'Education' }).first().click()
  await expect(page.getByText(/^You’re offline/)).toBeVisible()
  await expect(name).toHaveValue('Daniela')
  await looksRight(page)
  await name.fill('Daniela Ruth')
  await page.context().setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Credit Education' })).toBeVisible()
  await expect(page.getByText(/^You’re offline/)).toBeHidden()
  await page.goBack()
  await expect(name).toHaveValue('Daniela Ruth')
})

test.describe('with the page’s own worker', () => {
  test.use({ serviceWorkers: 'allow' })
  test('a reload while offline shows our own page, and what was typed is there afterwards', async ({ page, noise }) => {
    await joinAndPay(page.request)
    await page.goto('/')
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    // A worker answers for pages that were loaded after it came.
    await page.reload()
    const name = page.getByLabel('First Name')
    await name.fill('Daniela')
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
    await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain('Daniela')
    noise.cutOff()
    noise.provoke(503)
    await page.context().setOffline(true)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible()
    await fits(page)
    await page.context().setOffline(false)
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(name).toHaveValue('Daniela')
  })
})

test('a registration whose answer is lost still signs in', async ({ page, noise }) => {
  noise.cutOff()
  await page.route('**/api/auth/register', async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await page.goto('/register')
  await makeAccount(page, newPerson())
  await expect(page).toHaveURL(/\/subscribe/)
})
