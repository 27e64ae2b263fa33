import { writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { pictureOfPage } from '#tools/synthetic-pictures/picture-of-page.ts'
import { CLEAN_CARD, exampleReport, IMPOSSIBLE_LOAN } from '#tools/synthetic-reports/example-report.ts'
import { identityIqPage } from '#tools/synthetic-reports/identityiq.ts'
import { notReports, PASSWORD } from '#tools/synthetic-reports/not-reports.ts'
import { startTypesetter } from '#tools/synthetic-reports/print-typst.ts'
import { expect, looksRight, newPerson, join, test } from '../steps.ts'

interface Dropped {
  readonly name: string
  readonly bytes: Uint8Array
}

/** An expression for the page: the files as a browser hands them over. */
function carried(files: readonly Dropped[]): string {
  const parts = files.map(({ name, bytes }) => ({ name, base64: Buffer.from(bytes).toString('base64') }))
  return `(() => {
    const carried = new DataTransfer()
    for (const { name, base64 } of ${JSON.stringify(parts)}) {
      const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
      carried.items.add(new File([bytes], name))
    }
    return carried
  })()`
}

/** Lets files fall on the place for them together, as when someone drags them there. */
async function drop(page: Page, files: readonly Dropped[]): Promise<void> {
  await page.dispatchEvent('input[name=creditReport]', 'drop', { dataTransfer: await page.evaluateHandle(carried(files)) })
}

async function paste(page: Page, files: readonly Dropped[]): Promise<void> {
  await page.evaluate(
    `document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: ${carried(files)}, bubbles: true }))`,
  )
}

const row = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Your files' }).getByRole('listitem').filter({ hasText: name })

/** How many files this browser keeps for a reload; runs in the page. */
async function countKept(): Promise<number> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('errata')
    opening.addEventListener('success', () => resolve(opening.result))
    opening.addEventListener('error', () => reject(new Error('the browser keeps nothing')))
  })
  const kept = await new Promise<readonly { value: readonly unknown[] }[]>((resolve, reject) => {
    const reading = database.transaction('kept').objectStore('kept').getAll()
    reading.addEventListener('success', () => resolve(reading.result))
    reading.addEventListener('error', () => reject(new Error('could not read the stored files')))
  })
  database.close()
  return kept.flatMap(({ value }) => value).length
}

test('three PDFs dropped at once, one of them locked; then a bank statement @wide-only', async ({ page, noise }) => {
  // A locked file and a bank statement are 422.
  noise.provoke(422)
  const others = notReports(startTypesetter())
  await join(page.request, newPerson())
  await page.goto('/upload')

  await test.step('files that are chosen and not sent are still there after a reload', async () => {
    await drop(page, [
      { name: 'equifax.pdf', bytes: exampleReport({ seed: 'side' }).bytes },
      {
        name: 'experian.pdf',
        bytes: exampleReport({ seed: 'side', bureau: 'experian', accounts: [CLEAN_CARD, IMPOSSIBLE_LOAN] }).bytes,
      },
      { name: 'locked.pdf', bytes: others['encrypted-report'] },
    ])
    await expect(page.getByRole('list', { name: 'Your files' }).getByText('Not sent yet')).toHaveCount(3)
    await expect.poll(() => page.evaluate(countKept)).toBe(3)
    await page.reload()
    await expect(page.getByRole('list', { name: 'Your files' }).getByText('Not sent yet')).toHaveCount(3)
    await expect(page.getByRole('radio', { name: 'Detect the bureau for me' })).toBeChecked()
    await looksRight(page)
  })

  await test.step('two are read, and the locked one asks for its password in its row', async () => {
    await page.getByRole('button', { name: 'Upload and read' }).click()
    await expect(row(page, 'equifax.pdf').getByText(/Read from your Equifax report: 3 accounts/)).toBeVisible()
    await expect(row(page, 'experian.pdf').getByText(/Read from your Experian report: 2 accounts/)).toBeVisible()
    await row(page, 'locked.pdf').getByLabel('Password of this PDF').fill(PASSWORD)
    await looksRight(page)
    await page.keyboard.press('Enter')
    await expect(row(page, 'locked.pdf').getByText(/Read from your Equifax report/)).toBeVisible()
  })

  await test.step('the older report of the same bureau is offered to be replaced', async () => {
    const replace = page.getByRole('list', { name: 'Your files' }).getByRole('button', { name: 'Replace it' })
    await replace.first().click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete the report' }).click()
    await expect(replace).toHaveCount(0)
    await expect(row(page, 'locked.pdf').getByText('Deleted')).toBeVisible()
    await expect(page.getByRole('list', { name: 'Your reports' }).getByRole('listitem')).toHaveCount(2)
  })

  await test.step('a bank statement is refused with what to do, and nothing of it stays', async () => {
    await drop(page, [{ name: 'statement.pdf', bytes: others['bank-statement'] }])
    await page.getByRole('radio', { name: 'Detect the bureau for me' }).check()
    await page.getByRole('button', { name: 'Upload and read' }).click()
    await expect(row(page, 'statement.pdf').getByText(/looks like a bank statement/)).toBeVisible()
    await page.getByRole('button', { name: 'Remove statement.pdf' }).click()
    await expect(row(page, 'statement.pdf')).toHaveCount(0)
    // A browser that is busy forgets a moment later what it kept for a reload.
    await expect.poll(() => page.evaluate(countKept)).toBe(0)
    await page.reload()
    await expect(page.getByText('statement.pdf')).toHaveCount(0)
  })
})

test('the same card at two bureaus, side by side: what differs is marked, and opens its place @whole', async ({ page }) => {
  await join(page.request, newPerson())
  await page.goto('/upload')
  await drop(page, [
    { name: 'equifax.pdf', bytes: exampleReport({ seed: 'side' }).bytes },
    {
      name: 'experian.pdf',
      bytes: exampleReport({
        seed: 'side',
        bureau: 'experian',
        accounts: [{ ...CLEAN_CARD, currentBalance: 135_000 }, IMPOSSIBLE_LOAN],
      }).bytes,
    },
  ])
  await page.getByRole('button', { name: 'Upload and read' }).click()
  await expect(page.getByText(/Read from your E\w+ report: \d accounts/)).toHaveCount(4)
  await page.goto('/credit-reports')
  await page.getByRole('link', { name: 'Side by side' }).click()
  await expect(page.getByText(/3 accounts: 1 account with values that differ, 1 not listed at every bureau/)).toBeVisible()
  await expect(page.getByText('MERIDIAN AUTO FINANCE')).toHaveCount(0)
  await page.getByLabel('Show only what disagrees').uncheck()
  await expect(page.getByText('Only at Equifax')).toBeVisible()
  await looksRight(page)
  await page.getByLabel('Show only what disagrees').check()
  await expect(page.getByText('≠ differs')).toHaveCount(1)
  await expect(page.getByText('MERIDIAN AUTO FINANCE')).toHaveCount(0)
  await page.getByRole('button', { name: /\$1,350/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('img', { name: /Page \d+ of your Experian report.*1,350/ })).toBeVisible()
  await looksRight(page)
  await page.keyboard.press('Escape')

  await test.step('on paper each account says all that the report prints of it, and nothing asks to be pressed', async () => {
    await page.getByRole('link', { name: 'Equifax' }).click()
    await expect(page.getByRole('link', { name: 'Equifax' })).toHaveCSS('border-top-width', '2px')
    const opened = page.getByText('Date opened', { exact: true })
    await expect(page.getByRole('button', { name: 'Print' })).toBeVisible()
    await expect(opened).toHaveCount(0)
    // Unfolded when the browser announces it: it counts its pages right after.
    await page.evaluate(() => globalThis.dispatchEvent(new Event('beforeprint')))
    await expect(opened).toHaveCount(3)
    await page.evaluate(() => globalThis.dispatchEvent(new Event('afterprint')))
    await expect(opened).toHaveCount(0)
    await page.emulateMedia({ media: 'print' })
    await expect(opened).toHaveCount(3)
    await expect(page.getByRole('button', { name: /^(?:Print|Dispute with|See it on the page)/ })).toHaveCount(0)
    await page.emulateMedia({ media: null })
  })
})

test('a three-bureau page, pasted, becomes three reports @wide-only @whole', async ({ page }) => {
  const monitoring = identityIqPage('journey')
  await join(page.request, newPerson(monitoring.truths[0]?.personalInfo?.name ?? undefined))
  await page.goto('/credit-report-upload')
  await expect(page.getByRole('button', { name: 'Upload and read' })).toBeVisible()
  await paste(page, [{ name: 'monitoring.html', bytes: new TextEncoder().encode(monitoring.html) }])
  // As the file list grows, it pushes down the button below it.
  await expect(row(page, 'monitoring.html')).toBeVisible()
  await page.getByRole('radio', { name: 'Detect the bureau for me' }).check()
  await page.getByRole('button', { name: 'Upload and read' }).click()
  for (const bureau of ['Equifax', 'Experian', 'TransUnion']) {
    await expect(row(page, 'monitoring.html').getByText(new RegExp(`${bureau} part of your three-bureau report`))).toBeVisible()
  }
  await page.goto('/credit-reports?tab=side-by-side')
  await page.getByLabel('Show only what disagrees').uncheck()
  await expect(page.getByText('Put together by: one account in the same file').first()).toBeVisible()
})

/** The first page of a report as a faded copy. */
const fadedCopy = (): Promise<Uint8Array> =>
  pictureOfPage(exampleReport({ seed: 'side', bureau: 'experian' }).bytes, { page: 1, condition: 'faded', seed: 's1' })

/** What the copy blurs first is the address: it is corrected. */
const CORRECTED = '14 OAK ST, DAYTON, OH 45402'

test('a photo is read in the background, and what is not clear on it is confirmed next to its picture @whole', async ({
  page,
}, info) => {
  await join(page.request, newPerson())
  const photo = info.outputPath('page-1.jpg')
  writeFileSync(photo, await fadedCopy())
  await page.goto('/upload')

  await test.step('pictures are asked about in one line; their pages can be removed', async () => {
    await page.setInputFiles('input[name=creditReport]', photo)
    await expect(page.getByRole('button', { name: 'Take a photo' })).toBeVisible({ visible: info.project.name === 'phone' })
    await page.setInputFiles('input[name=photo]', photo)
    await page.getByRole('radio', { name: 'A document each' }).check()
    await expect(page.getByRole('list', { name: 'Your files' }).getByText('Not sent yet')).toHaveCount(2)
    await page.getByRole('radio', { name: 'Pages of one document' }).check()
    await expect(page.getByRole('list', { name: 'Your files' }).getByText('Not sent yet')).toHaveCount(1)
    await looksRight(page)
    await page.getByRole('button', { name: 'Remove page 2' }).click()
    await page.getByRole('radio', { name: 'Detect the bureau for me' }).check()
    await page.getByRole('button', { name: 'Upload and read' }).click()
  })

  const confirm = page.getByRole('link', { name: /^Confirm \d+ values/ }).first()
  await test.step('the reading goes on while the member is elsewhere', async () => {
    await expect(page.getByText(/Reading the picture/).first()).toBeVisible()
    await page.reload()
    await expect(page.getByText('Still reading').or(confirm).first()).toBeVisible()
    await expect(confirm).toBeVisible()
    await confirm.click()
  })

  const yes = page.getByRole('button', { name: 'Yes, that is what it says' })
  await test.step('one is corrected, one confirmed by Enter, taken back and confirmed again', async () => {
    await expect(page.getByRole('img', { name: 'Page 1: Address' })).toBeVisible()
    await looksRight(page)
    await page.getByRole('button', { name: 'It says something else' }).click()
    await page.getByLabel('What does the page say?').fill(CORRECTED)
    await page.keyboard.press('Enter')
    await expect(page.getByText(/^1 of \d+$/)).toBeVisible()
    await expect(yes).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByText(/^2 of \d+$/)).toBeVisible()
    await page.getByRole('button', { name: 'Undo the last one' }).click()
    await expect(page.getByText(/^1 of \d+$/)).toBeVisible()
  })

  await test.step('answers that are not saved survive a reload; the rest of the page is confirmed together', async () => {
    await page.reload()
    await expect(page.getByText(/^1 of \d+$/)).toBeVisible()
    const together = page.getByRole('button', { name: /^See all \d+ of this page together$/ })
    if (await together.isVisible()) {
      await together.click()
      await looksRight(page)
      await page.getByRole('button', { name: /^All of these are right/ }).click()
    } else await yes.click()
    await page.getByRole('button', { name: /^Save \d+ answers$/ }).click()
    await expect(page.getByText('All values are confirmed')).toBeVisible()
    await looksRight(page)
    await page.getByRole('link', { name: 'View the report' }).click()
    await expect(page.getByText(CORRECTED).first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'to confirm' })).toHaveCount(0)
  })

  await test.step('what was said is taken back: the value is asked again', async () => {
    await page.getByRole('link', { name: 'Values you checked' }).click()
    await page.getByText(/^What you said so far \(\d+\)$/).click()
    await looksRight(page)
    await page
      .getByRole('button', { name: /^Take back/ })
      .first()
      .click()
    await yes.click()
    await page.getByRole('button', { name: 'Save 1 answer' }).click()
    await expect(page.getByText('All values are confirmed')).toBeVisible()
  })
})
