import { readFileSync } from 'node:fs'
import { afterAll, expect, it } from 'vitest'
import { z } from 'zod'
import { embeddedPageText } from '#adapters/page-text/embedded.ts'
import { embeddedRecognition } from '#adapters/recognition/embedded.ts'
import type { PageText } from '#engine/reading/page-text.ts'
import { readDocument } from '#engine/reading/read-document.ts'
import type { Account } from '#engine/report/account.ts'
import type { Bureau } from '#engine/words/bureau.ts'

/** Pages that members print, as pictures of them; next to each what a careful person reads. */
const FOLDER = new URL('../../shared/faults/native/pages/', import.meta.url)
const value = z.union([z.string(), z.number()]).nullish()
const truth = z.object({
  accounts: z.array(
    z.object({
      creditorName: z.string(),
      statusText: value,
      dateOpened: value,
      dateReported: value,
      dateOfFirstDelinquency: value,
      lastActivityDate: value,
      currentBalance: value,
      creditLimit: value,
      highBalance: value,
      remarks: z.array(z.string()),
      paymentHistory: z.record(z.string(), z.string()),
    }),
  ),
})
type Printed = z.infer<typeof truth>['accounts'][number]
const MONEY: ReadonlySet<string> = new Set(['currentBalance', 'creditLimit', 'highBalance'])

const text = embeddedPageText({ threads: 1 })
const recognition = embeddedRecognition()
afterAll(async () => {
  await text.close()
  await recognition.close()
})

async function pictured(pdf: Uint8Array, dpi: number): Promise<PageText[]> {
  const counted = await text.pageCount(pdf, { password: null })
  if (counted.kind !== 'pages') throw new Error(counted.kind)
  const pages: PageText[] = []
  for (let page = 1; page <= counted.count; page += 1) {
    const drawn = await text.renderPage(pdf, { password: null, page, dpi, colour: true })
    if (drawn.kind !== 'image') throw new Error(drawn.kind)
    const read = await recognition.readPage(drawn.png)
    if (read.kind === 'page')
      pages.push({ number: page, width: read.width, height: read.height, words: read.words, marks: read.marks })
  }
  return pages
}

/** What is read otherwise than it is printed, and not asked about. */
function wrongAndSure(account: Account, printed: Printed): string[] {
  const { paymentHistory, remarks, ...fields } = printed
  const read = new Map<string, unknown>(Object.entries(account))
  const wrong = Object.entries(fields).filter(([field, wanted]) => {
    const place = account.evidence[field]
    if (place === undefined || (place.confidence ?? 1) < 0.9 || wanted === undefined) return false
    return read.get(field) !== (typeof wanted === 'number' && MONEY.has(field) ? wanted * 100 : wanted)
  })
  const marks = account.paymentHistory.filter(({ code }) => code !== 'no_data')
  const months = marks.filter(({ month, code }) => paymentHistory[month] !== code).map(({ month }) => month)
  return [
    ...wrong.map(([field]) => `${field}: ${String(read.get(field))}`),
    ...months,
    ...(marks.length === Object.values(paymentHistory).filter((code) => code !== 'no_data').length ? [] : ['months are missing']),
    ...account.remarks.filter((remark) => !remarks.includes(remark)),
  ]
}

const FILES: readonly (readonly [string, Bureau | null])[] = [
  ['transunion-member-page', 'transunion'],
  ['searchable-outlines', null],
  ['myequifax-pages', null],
]

it.each(FILES.flatMap(([name, chosen]) => [300, 150].map((dpi) => ({ name, chosen, dpi }))))(
  'a picture of $name at $dpi dpi asserts nothing but what is printed',
  { timeout: 300_000 },
  async ({ name, chosen, dpi }) => {
    const { accounts } = truth.parse(JSON.parse(readFileSync(new URL(`${name}.json`, FOLDER), 'utf8')))
    const pages = await pictured(readFileSync(new URL(`${name}.pdf`, FOLDER)), dpi)
    const read = readDocument({ pages, producer: null }, ['r1', 'r2', 'r3'], chosen)
    if (read.kind !== 'reports') throw new Error(read.kind)
    const own = read.reports[0].accounts
    expect(own.map(({ creditorName }) => creditorName)).toEqual(accounts.map(({ creditorName }) => creditorName))
    expect(own.flatMap((account, index) => (accounts[index] ? wrongAndSure(account, accounts[index]) : []))).toEqual([])
  },
)
