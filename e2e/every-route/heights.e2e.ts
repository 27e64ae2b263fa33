import { existsSync, readFileSync } from 'node:fs'
import { type APIRequestContext, type Page, request } from '@playwright/test'
import { printLines } from '#tools/synthetic-answers/print-reply.ts'
import { screenTable } from '#tools/spec/screen-table.ts'
import { done, expect, joinAndPay, newPerson, settled, test, uploadReport } from '../steps.ts'

/** Before something is opened a page is at most three screens tall on a desktop and six on a phone. */
const SIZES = {
  desktop: { width: 1280, height: 900, most: 3 },
  phone: { width: 390, height: 844, most: 6 },
} as const

/** Articles may be as long as they are. */
const READ_THROUGH = new Set(['/education'])

const TABS = [
  '/credit-reports?tab=side-by-side',
  '/credit-reports?tab=changes',
  ...['negative-items', 'dispute-letters', 'progress'].map((tab) => `/credit-repair?tab=${tab}`),
  ...['submit', 'ai'].map((tab) => `/disputes?tab=${tab}`),
]

const MEMBERS: readonly (readonly [who: string, name: string, files: readonly string[]])[] = [
  ['the person of the replicas', 'Florence E. Fenworth', ['native/equifax.pdf', 'native/experian.pdf', 'native/transunion.pdf']],
  ['one person at three bureaus', 'Dana Sample', ['04a-experian-three.pdf', '04b-transunion-three.pdf', '04c-equifax-three.pdf']],
]

const inFaults = (file: string): URL => new URL(`../../../shared/faults/${file}`, import.meta.url)
/** The files are kept beside the repository, and not everybody has them. */
const isThere = existsSync(inFaults('native'))

const REFUSED = (bank: string): string[] => [
  bank,
  'PO Box 100, Fargo, ND 58102',
  'November 20, 2026',
  'Dear Applicant:',
  'We are unable to approve your application for a loan. The principal reasons for our decision are:',
  '1. Length of time accounts have been established',
  '2. Too many inquiries last 12 months',
  '',
  'Our decision was based in whole or in part on information from Equifax.',
]

for (const [who, name, files] of MEMBERS)
  test(`no screen of ${who} is long before something is opened @whole`, async ({ browser, product }) => {
    test.skip(!isThere, 'needs ../shared/faults')
    const member = await request.newContext({ baseURL: product.url })
    await joinAndPay(member, newPerson(name))
    for (const file of files)
      await uploadReport(member, readFileSync(inFaults(file)), { name: file, mimeType: 'application/pdf' })
    for (const bank of ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth'])
      await addLetter(member, REFUSED(`${bank} Prairie Bank`))
    const items: readonly { readonly id: string }[] = await (await member.get('/api/negative-items')).json()
    const { id: dispute } = await done(member, 'post', `/api/disputes/bureau/${items[0]?.id ?? ''}`)
    const context = await browser.newContext({ baseURL: product.url, storageState: await member.storageState() })
    const page = await context.newPage()
    const tall: string[] = []
    const paths = screenTable().flatMap(({ path, facts }) =>
      facts.includes("guard: 'member'") && !READ_THROUGH.has(path) ? [path.replace('$id', dispute)] : [],
    )
    for (const path of [...paths, ...TABS]) tall.push(...(await tooTall(page, path)))
    expect(tall).toEqual([])
    await context.close()
    await member.dispose()
  })

async function addLetter(member: APIRequestContext, lines: readonly string[]): Promise<void> {
  const answer = { name: 'letter.pdf', mimeType: 'application/pdf', buffer: Buffer.from(printLines(lines)) }
  expect((await member.post('/api/answers', { multipart: { answer } })).status()).toBe(201)
}

async function tooTall(page: Page, path: string): Promise<readonly string[]> {
  const tall: string[] = []
  for (const [size, { most, ...viewport }] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport)
    if (size === 'desktop') await page.goto(path)
    await settled(page)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    if (height > most * viewport.height) tall.push(`${path} ${size}: ${height}`)
  }
  return tall
}
