import { type APIRequestContext, request } from '@playwright/test'
import ICAL from 'ical.js'
import { z } from 'zod'
import { addDays, type Day, MONTH_NAMES, monthOf, writeDay } from '#engine/values/day.ts'
import { type MailServer, startMailServer } from '#tools/local-services/mail-server.ts'
import { untilCaughtUp } from '../database.ts'
import { ageLetter } from '../pass-days.ts'
import { type Product, startProduct } from '../product.ts'
import { confirmWho, expect, looksRight, newPerson, join, passing, test as base, unfold } from '../steps.ts'

/** The product with a mail server on this machine behind it, asked for over real SMTP with a sign-in on an encrypted line. */
const test = base.extend<object, { mails: MailServer; product: Product }>({
  mails: [
    async ({}, use) => {
      const mails = await startMailServer({ account: { user: 'errata', password: 'a mail secret' }, hasEncryption: true })
      await use(mails)
      await mails.close()
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ mails }, use) => {
      const SMTP_URL = mails.url('tls.rejectUnauthorized=false')
      const product = await startProduct({ SMTP_URL, MAIL_FROM: 'Errata <mail@errata.test>' })
      await use(product)
      await product.stop()
    },
    { scope: 'worker' },
  ],
})

const CREDITOR = 'Harbor Dental'
const HOME = { address: '12 Alder Street', city: 'Dayton', state: 'OH', zip: '45402' }

/** As a cell of the month begins: `23 December 2026`. */
const printed = (day: Day): string => `${Number(day.slice(8))} ${MONTH_NAMES[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`

/** A zone in which it is some hour between nine and ten in the morning. */
function morningZone(): string {
  const hoursEast = 9 - new Date().getUTCHours()
  if (hoursEast === 0) return 'Etc/GMT'
  // The names count westwards.
  return hoursEast > 0 ? `Etc/GMT-${hoursEast}` : `Etc/GMT+${Math.min(-hoursEast, 12)}`
}

/** What was made, as far as the journey needs it. */
const Thing = z.object({ id: z.string().default('') })

/** `November 2026`, as the month is headed. */
const writeMonth = (month: string): string => `${MONTH_NAMES[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`

const answered = async (call: ReturnType<APIRequestContext['get']>) => {
  const answer = await call
  expect(answer.ok(), await answer.text()).toBe(true)
  return Thing.parse(await answer.json())
}

/** A letter that the member mailed and that came to Equifax so many days ago; answers its dispute. */
async function deliverLetter(
  caller: APIRequestContext,
  { product, deliveredAt }: { product: Product; deliveredAt: Day },
): Promise<string> {
  await answered(caller.patch('/api/profile', { data: { mailingAddress: HOME, timeZone: morningZone() } }))
  const data = {
    creditor: CREDITOR,
    description: 'I paid this bill in full.',
    disputeTargets: ['equifax'],
    submissionMethod: 'mail',
  }
  const dispute = await answered(caller.post('/api/disputes', { data }))
  const letter = await answered(caller.post('/api/dispute-letters/generate', { data: { disputeId: dispute.id } }))
  const about = `/api/dispute-letters/${letter.id}`
  await confirmWho(caller)
  await answered(caller.post(`${about}/attest`, { data: {} }))
  const sentOn = addDays(deliveredAt, -2)
  await ageLetter(product, letter.id, 40)
  await answered(caller.patch(`${about}/sent`, { data: { sentMethod: 'mail', sentOn } }))
  await answered(caller.patch(`${about}/delivered`, { data: { deliveredAt } }))
  return dispute.id
}

/** What a calendar program makes of the feed. It has the address and no session. */
async function subscribed(url: string) {
  const program = await request.newContext()
  const answer = await program.get(url)
  const text = await answer.text()
  await program.dispose()
  if (!answer.ok()) return { status: answer.status(), type: '', events: [] }
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((component) => {
    const { uid, summary, startDate, description } = new ICAL.Event(component)
    return { uid, summary, day: startDate.toString(), description, status: component.getFirstPropertyValue('status') }
  })
  return { status: 200, type: answer.headers()['content-type'], events }
}

/** The mail that confirms the address is another matter. */
const remindersIn = ({ messages }: MailServer) =>
  messages.filter(({ raw }) => !raw.includes('Subject: Confirm your email address'))

test('a date that is near rings the bell, comes by email, and is in one’s own calendar @wide-only @whole', async ({
  page,
  product,
  mails,
}) => {
  const today = new Date().toISOString().slice(0, 10)
  const due = addDays(today, 5)
  const person = newPerson()
  await join(page.request, person)
  await page.goto('/subscribe')
  await expect(page.getByText('Your email is not confirmed yet')).toBeVisible()
  const caller = page.context().request

  await test.step('an empty calendar says when the first date appears', async () => {
    await page.goto('/calendar')
    await expect(page.getByRole('heading', { name: 'No dates yet' })).toBeVisible()
    await looksRight(page)
  })

  const disputeId =
    await test.step('the bell rings and the calendar fills without a reload once the delivery is known', async () => {
      const told = passing(page, 'Important Dispute Update')
      const id = await deliverLetter(caller, { product, deliveredAt: addDays(due, -30) })
      await told
      await expect(page.getByRole('button', { name: /Notifications, .*unread/ })).toBeVisible()
      await expect(page.getByRole('region', { name: 'Upcoming dates' })).toBeVisible()
      return id
    })

  await test.step('one message comes over SMTP, with the company, the day and a link', async () => {
    await expect.poll(() => remindersIn(mails).length).toBe(1)
    const [mail] = remindersIn(mails)
    expect(mail).toMatchObject({ from: 'mail@errata.test', to: [person.email], isEncrypted: true, user: 'errata' })
    expect(mail?.raw).toContain(`Answer expected by ${writeDay(due)}`)
    expect(mail?.raw).toContain(CREDITOR)
    expect(mail?.raw).toContain(`/disputes/${disputeId}`)
    expect(mail?.raw).toMatch(/^List-Unsubscribe:/m)
  })

  await test.step('the calendar has the day, and says why it is that one', async () => {
    await page.goto('/calendar')
    const coming = page.getByRole('region', { name: 'Upcoming dates' })
    const ofDay = coming.getByRole('listitem').filter({ has: page.getByRole('heading', { name: writeDay(due) }) })
    await expect(ofDay.getByText('Investigation ends', { exact: true })).toBeVisible()
    await ofDay.getByText('Why this date?').first().click()
    await expect(ofDay.getByText(/has 30 days from receipt, and weekends and holidays count/)).toBeVisible()
    await expect(ofDay.getByText(/15 USC 1681i\(a\)\(1\)/)).toBeVisible()
    await looksRight(page)
  })

  await test.step('on a wide screen the month is walked by keys', async () => {
    if ((page.viewportSize()?.width ?? 0) < 768) return
    const month = page.getByRole('region', { name: 'Month' })
    await expect(month.getByText(writeMonth(monthOf(today)), { exact: true })).toBeVisible()
    await expect(month.getByRole('button', { name: 'Today' })).toBeDisabled()
    if (monthOf(due) !== monthOf(today)) await month.getByRole('button', { name: 'Next month' }).click()
    await month.getByRole('button', { name: new RegExp(`^${printed(due)}; Investigation ends \\(${CREDITOR}\\)`) }).click()
    await expect(page.getByRole('heading', { level: 2, name: writeDay(due) })).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(month.getByRole('button', { name: new RegExp(`^${printed(addDays(due, 1))}`) })).toBeFocused()
    await page.keyboard.press('PageDown')
    await looksRight(page)
    await month.getByRole('button', { name: 'Today' }).click()
    await expect(month.getByRole('button', { pressed: true })).toHaveAttribute('aria-current', 'date')
    await page.getByRole('button', { name: 'Show all dates' }).click()
  })

  const url = await test.step('a private link is made and read by a calendar program', async () => {
    await unfold(page, 'In your own calendar')
    await page.getByRole('button', { name: 'Make a private link' }).click()
    const made = await page.getByLabel('Your private link').inputValue()
    const { type, events } = await subscribed(made)
    expect(type).toContain('text/calendar')
    expect(events).toContainEqual({
      uid: expect.stringContaining(disputeId),
      summary: `Investigation ends: ${CREDITOR}, Equifax`,
      day: due,
      description: expect.stringContaining('15 USC 1681i(a)(1)'),
      status: 'CONFIRMED',
    })
    await looksRight(page)
    return made
  })

  await test.step('when the dispute has its end, the program is told that its dates are cancelled', async () => {
    await answered(caller.patch(`/api/disputes/${disputeId}`, { data: { status: 'resolved', outcome: 'removed' } }))
    const { events } = await subscribed(url)
    expect(events.length).toBeGreaterThan(0)
    for (const event of events) expect(event.status).toBe('CANCELLED')
  })

  await test.step('a new link ends the old one, and turned off none is left', async () => {
    await page.getByRole('button', { name: 'Make a new link' }).click()
    await expect(page.getByLabel('Your private link')).not.toHaveValue(url)
    const second = await page.getByLabel('Your private link').inputValue()
    expect([(await subscribed(url)).status, (await subscribed(second)).status]).toEqual([404, 200])
    await page.getByRole('button', { name: 'Turn the link off' }).click()
    await expect(page.getByRole('button', { name: 'Make a private link' })).toBeVisible()
    expect((await subscribed(second)).status).toBe(404)
  })

  await test.step('a restart sends nothing twice', async () => {
    await page.goto('about:blank')
    const times = await untilCaughtUp(product, 0)
    await product.restart()
    await untilCaughtUp(product, times)
    expect(remindersIn(mails)).toHaveLength(1)
  })

  await test.step('the settings turn the messages off', async () => {
    await page.goto('/settings')
    const sheet = page.getByRole('region', { name: 'Notifications' })
    await sheet.getByLabel('Remind me of a date').selectOption('3')
    await expect(page.getByText('Choice Saved').first()).toBeVisible()
    await sheet.getByLabel('Send reminders by email').click()
    await expect(sheet.getByLabel('Send reminders by email')).not.toBeChecked()
    await expect(sheet.getByLabel('A date is near')).toBeDisabled()
    await looksRight(page)
    await page.reload()
    await expect(sheet.getByLabel('Remind me of a date')).toHaveValue('3')
    await expect(sheet.getByLabel('Send reminders by email')).not.toBeChecked()
  })
})
