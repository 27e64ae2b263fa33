import { exampleReport } from '#tools/synthetic-reports/example-report.ts'
import {
  confirmAddress,
  makeAccount,
  ConsoleNoise,
  expect,
  join,
  looksRight,
  newPerson,
  test,
  unfold,
  uploadReport,
} from '../steps.ts'
import { mailsTo } from '#server/testing/outbox.ts'

/** The invitations in the product's outbox to one address. */
const linksTo = (email: string, directory: string): string[] =>
  mailsTo(directory, email).flatMap((mail) => /^http\S+\/help\/accept\?token=\S+$/m.exec(mail)?.[0] ?? [])

const SENDER = { address: '12 Elm Street', city: 'Dayton', state: 'OH', zip: '45402' }

test('someone helps: asked, looking, drafting, never sending, and out again @whole', async ({ page, browser, product }) => {
  const [member, helper] = [newPerson(), { ...newPerson(), firstName: 'Ana', lastName: 'Ruiz' }]
  await join(page.request, member)
  await confirmAddress(page.request, product, member)
  await uploadReport(page.request, exampleReport().bytes)
  expect((await page.request.patch('/api/profile', { data: { mailingAddress: SENDER } })).status()).toBe(200)
  const elsewhere = await browser.newContext({ baseURL: product.url })
  const there = await elsewhere.newPage()
  const noise = new ConsoleNoise()
  there.on('console', (message) => (message.type() === 'error' ? noise.hear(message.text()) : undefined))
  const sheet = page.getByRole('region', { name: 'People who help you' })

  await test.step('the member asks, and agrees to the words that are shown', async () => {
    await page.goto('/settings')
    await unfold(page, 'People who help you')
    await expect(sheet.getByText('You haven’t invited anyone.')).toBeVisible()
    await sheet.getByRole('button', { name: 'Invite somebody' }).click()
    await expect(sheet.getByLabel('Send the invitation to')).toBeFocused()
    await sheet.getByRole('button', { name: 'Send the invitation' }).click()
    await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible()
    await looksRight(page)
    await sheet.getByLabel('Send the invitation to').fill(helper.email)
    await sheet.getByRole('radio', { name: /^Read and prepare/ }).check()
    await sheet.getByLabel('I agree to this').check()
    await sheet.getByRole('button', { name: 'Send the invitation' }).click()
    await expect(sheet.getByText('Asked', { exact: true })).toBeVisible()
    await expect.poll(() => linksTo(helper.email, product.directory).length).toBe(1)
  })

  await test.step('the helper comes by the mail, makes an account on the way, and accepts', async () => {
    await there.goto(linksTo(helper.email, product.directory)[0] ?? '')
    await expect(there.getByRole('heading', { name: 'Dana Whitfield asks you to help' })).toBeVisible()
    await looksRight(there)
    await there.getByRole('link', { name: 'Make an account and go on' }).click()
    await makeAccount(there, helper)
    await there.getByRole('button', { name: 'Help from now on' }).click()
    await there.getByRole('link', { name: 'Open the file' }).click()
    await expect(there).toHaveURL(/\/helping\/[\da-f-]{36}\/credit-repair/)
  })

  await test.step('they read the file, and draft a letter that they cannot send', async () => {
    await expect(there.getByRole('complementary', { name: 'Helping' })).toContainText(
      'You are looking at the file of Dana Whitfield.',
    )
    await expect(there.getByRole('tab', { name: 'Upload' })).toHaveCount(0)
    await there
      .getByRole('button', { name: /^Draft a letter .* about MERIDIAN AUTO FINANCE/ })
      .first()
      .click()
    await there.getByRole('button', { name: 'Write the letter' }).click()
    await expect(there.getByText('The person you’re helping adds')).toBeVisible()
    await expect(there.getByRole('button', { name: /send|confirm/i })).toHaveCount(0)
    await looksRight(there)
    const base = new URL(there.url()).pathname.split('/').slice(0, 3).join('/')
    await there.goto(`${base}/settings`)
    await expect(there.getByRole('heading', { name: 'This is for Dana Whitfield alone' })).toBeVisible()
    const sent = await there.request.post(`${base}/api/mailing/send-letters`, { data: { mailingMethod: 'certified_mail' } })
    expect([sent.status(), (await sent.json()).code]).toEqual([403, 'not_for_helpers'])
    await there.goto(`${base}/credit-reports`)
    await expect(there.getByRole('heading', { name: 'Credit Reports' })).toBeVisible()
    await looksRight(there)
  })

  await test.step('the member reads who looked at what, and ends it', async () => {
    await page.goto('/settings')
    await unfold(page, 'People who help you')
    const log = sheet.getByRole('list', { name: 'Who looked at what' })
    await expect(log.getByText(/^Ana Ruiz looked at your credit reports/)).toBeVisible()
    await expect(log.getByText(/^Ana Ruiz prepared something in your letters/)).toBeVisible()
    await looksRight(page)
    await sheet.getByRole('button', { name: 'End access' }).click()
    await page.getByRole('button', { name: 'End it' }).click()
    await expect(sheet.getByText('You haven’t invited anyone.')).toBeVisible()
  })

  await test.step('the helper is out', async () => {
    noise.provoke(404)
    await there.reload()
    await expect(there.getByRole('heading', { name: 'This help has ended' })).toBeVisible()
    await looksRight(there)
    await there.getByRole('link', { name: 'Back to your own file' }).click()
    await expect(there.getByRole('region', { name: 'People who help you' })).toBeVisible()
    await expect(there.getByRole('region', { name: 'People you help' })).toHaveCount(0)
  })
  noise.check()
  await elsewhere.close()
})
