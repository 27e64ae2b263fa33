import { chromium, type Page } from '@playwright/test'
import { PASSWORD } from '#tools/attacks/visitor.ts'
import { unless } from '#tools/attacks/way.ts'

/** How many things wait in this browser for their owner. */
const keptIn = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('errata')
        opening.onupgradeneeded = () => opening.result.createObjectStore('kept')
        opening.onsuccess = () => {
          const asked = opening.result.transaction('kept').objectStore('kept').count()
          asked.onsuccess = () => {
            opening.result.close()
            resolve(asked.result)
          }
        }
      }),
  )

/** What a screen keeps of a file that was not sent. */
const plantIn = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('errata')
        opening.onsuccess = () => {
          const write = opening.result.transaction('kept', 'readwrite')
          write.objectStore('kept').put({ owner: 'x', at: Date.now(), value: 'a report' }, 'planted')
          write.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
  )

/** Signs in and out in a real browser; answers what stays there. */
export async function leaveABrowser({ url, name }: { readonly url: string; readonly name: string }): Promise<readonly string[]> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const page = await browser.newPage()
    await page.goto(`${url}/login`)
    await page.getByLabel('Email or username').fill(name)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.waitForURL((at) => at.pathname !== '/login')
    await keptIn(page)
    await plantIn(page)
    const before = await keptIn(page)
    const out = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/logout')
    await page.getByRole('button', { name: 'Dana Whitfield' }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    const headers = await (await out).allHeaders()
    await page.waitForURL(/\/login/)
    for (let tries = 0; tries < 100 && (await keptIn(page)) > 0; tries += 1) await page.waitForTimeout(50)
    return [
      ...unless(before === 1, 'nothing was planted in the browser'),
      ...unless((await keptIn(page)) === 0, 'what was not sent stays in the browser'),
      ...unless(headers['clear-site-data']?.includes('"cache"') ?? false, 'signing out clears no cache'),
    ]
  } finally {
    await browser.close()
  }
}
