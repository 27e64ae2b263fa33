import { describe, expect, it } from 'vitest'
import { isOneReport } from '#engine/reading/files/is-one-report.ts'
import { joinFiles, type ReportFile } from '#engine/reading/files/join-files.ts'
import type { DocumentText } from '#engine/reading/page-text.ts'
import { readDocument } from '#engine/reading/read-document.ts'
import { missingRanges } from '#engine/reading/sheets/missing-pages.ts'
import type { Account } from '#engine/report/account.ts'
import type { Report } from '#engine/report/report.ts'
import type { Bureau } from '#engine/words/bureau.ts'
import { documentInShared } from '#tools/read-shared-file.ts'

/** The pages that members print, one account a file, and which of them are an account's. */
const PRINTS = [
  { name: 'myequifax-pages', chosen: null },
  { name: 'transunion-member-page', chosen: 'transunion' },
] as const

function read(document: DocumentText, chosen: Bureau | null): Report {
  const result = readDocument(document, ['r1', 'r2', 'r3'], chosen)
  return result.kind === 'reports' ? result.reports[0] : expect.fail(`no report: ${result.kind}`)
}

/** From the first page of each account to that of the next. */
function filesOf(whole: DocumentText, { accounts }: Report, chosen: Bureau | null): ReportFile[] {
  const firsts = accounts.map(({ evidence }) => Math.min(...Object.values(evidence).map(({ page }) => page)))
  return firsts.map((first, index) => {
    const pages = whole.pages.slice(first - 1, (firsts[index + 1] ?? whole.pages.length + 1) - 1)
    const document = { ...whole, pages: pages.map((page, at) => ({ ...page, number: at + 1 })) }
    return { number: index + 1, pageCount: pages.length, report: read(document, chosen) }
  })
}

const withoutId = ({ id: _id, ...facts }: Account) => facts

describe.each(PRINTS)('$name, each account a file of its own', async ({ name, chosen }) => {
  const whole = await documentInShared(`faults/native/pages/${name}.pdf`)
  const printed = read(whole, chosen)
  const files = filesOf(whole, printed, chosen)

  it('is one report', () => {
    expect(files.length).toBeGreaterThan(1)
    for (const { report } of files) for (const other of files) expect(isOneReport(report, other.report)).toBe(true)
  })

  it('says, on the same pages, what they say printed together, whatever came first and however often', () => {
    const [first = expect.fail('no file'), ...others] = files
    expect(joinFiles('r1', [first, ...others]).accounts.map(withoutId)).toEqual(printed.accounts.map(withoutId))
    const again = joinFiles('r1', [first, ...others, { ...first, number: 9 }])
    expect(again.accounts).toHaveLength(printed.accounts.length)
  })
})

/** Pages of each file, as people save them by and by; the account that begins on one file's last page goes on in the next. */
describe.each([
  ['myequifax-pages', [[1], [2], [3], [4, 5], [6, 7, 8]], undefined],
  [
    'excerpt-without-headings',
    [
      [3, 4],
      [1, 2],
    ],
    ['1-12', '15-27', '30-65'],
  ],
  ['excerpt-without-headings', [[3], [4], [2], [1]], ['1-12', '15-27', '30-65']],
  ['equifax-acr-2025', [[1], [2], [3]], ['1-12', '15-16', '18-22']],
] as const)('%s in files of pages', async (name, parts, missing) => {
  const whole = await documentInShared(`faults/native/pages/${name}.pdf`)
  const printed = read(whole, null)
  const files = parts.map((numbers, index): ReportFile => {
    const pages = whole.pages.filter(({ number }) => numbers.some((one) => one === number))
    const document = { ...whole, pages: pages.map((page, at) => ({ ...page, number: at + 1 })) }
    return { number: index + 1, pageCount: pages.length, report: read(document, null) }
  })

  it('is one report of the same accounts, and says which pages are missing', () => {
    const [first = expect.fail('no file'), ...others] = files
    for (const { report } of others.slice(0, 1)) expect(isOneReport(first.report, report)).toBe(true)
    const joined = joinFiles('r1', [first, ...others])
    const facts = (report: Report) =>
      report.accounts
        .map(({ id: _id, evidence, ...account }) => {
          const places = Object.entries(evidence).map(([field, { confidence }]) => `${field} ${confidence}`)
          return JSON.stringify([account, places.toSorted()])
        })
        .toSorted()
    expect(facts(joined)).toEqual(facts(printed))
    expect(joined.printedPages && missingRanges(joined.printedPages)).toEqual(missing)
    expect(joined.shortFiles).toBeUndefined()
  })
})
