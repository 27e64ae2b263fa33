import { describe, expect, it } from 'vitest'
import { isOneReport } from '#engine/reading/files/is-one-report.ts'
import { joinFiles, type ReportFile } from '#engine/reading/files/join-files.ts'
import type { DocumentText } from '#engine/reading/page-text.ts'
import { readDocument } from '#engine/reading/read-document.ts'
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
