import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { unzipSync } from 'fflate'
import { IMPOSSIBLE_LOAN, CLEAN_CARD, exampleReport } from '#tools/synthetic-reports/example-report.ts'
import { isBroken } from '../product.ts'
import { expect, looksRight, newPerson, join, passing, test, unfold, uploadReport } from '../steps.ts'

const MARKER = 'quaxmarel'
const report = exampleReport({ accounts: [CLEAN_CARD, { ...IMPOSSIBLE_LOAN, remarks: [`Disputed by ${MARKER}`] }] })

function textOf(file: string): string {
  try {
    return readFileSync(file, 'latin1').toLowerCase()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return ''
    throw error
  }
}

/** A database server of the operator's is theirs to keep: what its log still holds is not looked for. */
const isOurs = (directory: string, file: string): boolean => !isBroken || !file.startsWith(path.join(directory, 'database'))

/** Every file of the data folder, those of our own database among them, that holds one of these texts. */
const filesThatSay = (directory: string, texts: readonly string[]): string[] =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => isOurs(directory, file))
    .filter((file) => {
      // The database rewrites its files: one that was listed may be gone by now.
      const bytes = textOf(file)
      return texts.some((text) => bytes.includes(text))
    })

test('a member takes everything along, is erased, and nothing is left @whole', async ({ page, product, noise }) => {
  const person = { ...newPerson(), lastName: MARKER }

  await test.step('somebody with a report, an address and a mail in the outbox', async () => {
    await join(page.request, person)
    await uploadReport(page.request, report.bytes)
    await page.request.post('/api/auth/forgot-password', { data: { email: person.email } })
    await expect.poll(() => readdirSync(path.join(product.directory, 'outbox')).length).toBeGreaterThan(0)
  })

  await test.step('the archive holds the original and the data', async () => {
    await page.goto('/settings')
    await expect(page.getByRole('heading', { name: 'Your data', exact: true })).toBeVisible()
    await unfold(page, 'Your data')
    await looksRight(page)
    const [saving, told] = [page.waitForEvent('download'), passing(page, 'Archive Saved')]
    await page.getByRole('button', { name: 'Download archive' }).click()
    const saved = await (await saving).path()
    await told
    const files = unzipSync(new Uint8Array(readFileSync(saved)))
    expect(Object.keys(files)).toEqual(expect.arrayContaining(['README.txt', 'data/reports.json', 'lists/accounts.csv']))
    expect(Object.values(files).some((bytes) => Buffer.from(bytes).equals(Buffer.from(report.bytes)))).toBe(true)
  })

  await test.step('nothing happens until the username is typed', async () => {
    expect(filesThatSay(product.directory, [person.email]).length).toBeGreaterThan(1)
    await page.getByRole('button', { name: 'Erase account' }).click()
    await page.getByRole('button', { name: 'Erase everything' }).click()
    await expect(page.getByText(`Type ${person.username} to confirm`)).toBeVisible()
    await page.getByRole('button', { name: 'Keep my account' }).click()
    await page.getByRole('button', { name: 'Erase account' }).click()
    await page.getByLabel(`Type your username, ${person.username}, to confirm`).fill(person.username)
    await looksRight(page)
    // The bell may ask, as it does every half minute, between the erasure and the answer that tells of it.
    noise.provoke(401)
    await page.getByRole('button', { name: 'Erase everything' }).click()
  })

  await test.step('the certificate is shown and saved, and nothing of the person is left in any file', async () => {
    await expect(page.getByRole('heading', { name: 'Your account is erased' })).toBeVisible()
    await looksRight(page)
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download certificate' }).click()
    const text = readFileSync(await (await saving).path(), 'utf8')
    expect(text).toContain('Nothing was left.')
    expect(text).not.toContain(person.username)
    // The database's own files are rewritten by a job, so that no one waits for that.
    await expect.poll(() => filesThatSay(product.directory, [MARKER, person.username, person.email])).toEqual([])
  })

  await test.step('nobody gets in any more', async () => {
    await page.goto('/settings')
    await expect(page).toHaveURL(/\/login$/)
    await page.getByLabel('Email or username').fill(person.username)
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByText('Login Failed', { exact: true })).toBeVisible()
  })
})
