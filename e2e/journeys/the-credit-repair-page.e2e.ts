import type { Page } from '@playwright/test'
import { exampleReport } from '#tools/synthetic-reports/example-report.ts'
import { approve, confirmWho, expect, looksRight, newPerson, join, test } from '../steps.ts'

/** Lets a file fall on the place for it, as a browser does when someone drags it there. */
async function drop(page: Page, bytes: Uint8Array): Promise<void> {
  const dataTransfer = await page.evaluateHandle(`(() => {
    const bytes = Uint8Array.from(atob('${Buffer.from(bytes).toString('base64')}'), (sign) => sign.charCodeAt(0))
    const dropped = new DataTransfer()
    dropped.items.add(new File([bytes], 'my-report.pdf', { type: 'application/pdf' }))
    return dropped
  })()`)
  await page.dispatchEvent('input[type=file]', 'drop', { dataTransfer })
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })

test('the credit repair page: from a dropped report to a letter that is marked as sent @wide-only @whole', async ({
  page,
  noise,
}) => {
  await join(page.request, newPerson())
  await confirmWho(page.request)
  await page.goto('/credit-repair')

  await test.step('it starts at the upload; what is missing is said in the documents’ words', async () => {
    await expect(tab(page, 'Upload')).toHaveAttribute('aria-selected', 'true')
    await page.getByRole('button', { name: 'Upload and read' }).click()
    await expect(page.getByText('Missing Information', { exact: true })).toBeVisible()
    await expect(page.getByText('Please select both a file and credit bureau.').first()).toBeVisible()
    await looksRight(page)
  })

  await test.step('a dropped report is read, and the negative items come up', async () => {
    await drop(page, exampleReport({ seed: 'repair' }).bytes)
    await expect(page.getByText('my-report.pdf')).toBeVisible()
    await page.getByRole('radio', { name: 'Detect the bureau for me' }).check()
    await page.getByRole('button', { name: 'Upload and read' }).click()
    await expect(tab(page, 'Negative Items')).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByText('Report read')).toBeVisible()
    await looksRight(page)
  })

  const item = page.getByRole('listitem').filter({ hasText: 'MERIDIAN AUTO FINANCE' })
  await test.step('what could not be loaded is loaded by Try again at the figures, and the focus is not lost with it', async () => {
    noise.provoke(500)
    await page.route('**/api/negative-items', (route) => route.fulfill({ status: 500, body: '' }))
    await page.reload()
    await expect(page.getByText('The figures could not be loaded')).toBeVisible()
    await page.unroute('**/api/negative-items')
    await page.getByRole('button', { name: 'Try again' }).first().press('Enter')
    await expect(item).toBeVisible()
    await expect(page.getByText('Reports uploaded')).toBeVisible()
    await expect(page.getByRole('main')).toBeFocused()
    noise.provoke()
  })

  await test.step('an item is disputed: its badge takes the place of its buttons, and its letter is confirmed', async () => {
    await expect(item.getByRole('button', { name: /Dispute with Creditor/ })).toBeVisible()
    await item.getByRole('button', { name: /Dispute with Bureau/ }).click()
    await expect(item.getByText('Disputed', { exact: true })).toBeVisible()
    await expect(item.getByRole('button', { name: /Dispute with/ })).toHaveCount(0)
    await item.getByRole('button', { name: /Generate letter/ }).click()
    await page.getByRole('button', { name: 'Write the letter' }).click()
    const letter = page.getByRole('dialog', { name: /Letter to Equifax/ })
    await approve(letter)
    await expect(letter.getByText(/^Approved: ready to send/)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(letter).toBeHidden()
  })

  await test.step('a letter that the member mailed is marked as sent, by a method and with a tracking number', async () => {
    await tab(page, 'Dispute Letters').click()
    await page.getByRole('button', { name: /^Mark as Sent/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Mark as Sent' })
    const send = dialog.getByRole('button', { name: 'Mark as Sent' })
    const method = dialog.getByLabel('How did you send it?')
    const number = dialog.getByLabel(/Tracking number/)
    await send.click()
    await expect(dialog.getByText('Choose how you sent it')).toBeVisible()
    for (const untracked of ['mail', 'email']) {
      await method.selectOption(untracked)
      await expect(number).toHaveCount(0)
    }
    for (const tracked of ['third_party', 'certified_mail']) {
      await method.selectOption(tracked)
      await expect(number).toBeVisible()
    }
    await number.fill('RX-123-456')
    await expect(dialog.getByText('A USPS tracking number has digits only.')).toBeVisible()
    await looksRight(page)
    await method.selectOption('third_party')
    await expect(number).toHaveValue('RX-123-456')
    await send.click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText(/tracking number RX-123-456/)).toBeVisible()
    await expect(page.getByRole('button', { name: /^Mark as Sent/ })).toHaveCount(0)
  })

  await test.step('the progress tab says how far it is and what to do next', async () => {
    await tab(page, 'Progress').click()
    await expect(page.getByRole('progressbar', { name: 'Resolved of disputed' })).toHaveAttribute('aria-valuenow', '0')
    await expect(page.getByText('Upload more reports')).toBeVisible()
    await expect(page.getByText('1 negative item has no dispute yet. Dispute only what’s wrong.')).toBeVisible()
    await looksRight(page)
  })
})
