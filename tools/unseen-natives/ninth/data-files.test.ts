import { expect, it } from 'vitest'
import { DEFAULT_BOUNDS } from '#adapters/markup/bounds.ts'
import { parseHtml } from '#adapters/markup/parse-html.ts'
import { parseJson } from '#adapters/markup/parse-json.ts'
import { parseXml } from '#adapters/markup/parse-xml.ts'
import { readData, readMarkup, type ReadingResult } from '#engine/reading/read-document.ts'
import type { Report } from '#engine/report/report.ts'
import { isAsserted, toldOf } from '#tools/native-people/score.ts'
import { parsed } from '#tools/read-shared-file.ts'
import { DATA_FILES, type DataCase } from '#tools/unseen-natives/ninth/data-files.ts'

const IDS = ['r1', 'r2', 'r3'] as const
const read = ({ kind, text }: DataCase): ReadingResult =>
  kind === 'html'
    ? readMarkup(parsed(parseHtml(text, DEFAULT_BOUNDS)), IDS)
    : readData(parsed((kind === 'xml' ? parseXml : parseJson)(text, DEFAULT_BOUNDS)), IDS)
const dollarsOf = (cents: number | null): number | null => (cents === null ? null : cents / 100)
const accountsOf = ({ accounts }: Report): string[] =>
  accounts.map((one) =>
    [
      one.creditorName,
      one.dateOpened,
      dollarsOf(one.currentBalance),
      dollarsOf(one.pastDue),
      dollarsOf(one.creditLimit),
      one.accountNumber,
    ]
      .map(String)
      .join(' | '),
  )

/** Oddities of data files: how amounts, days, names and tags may be written. */
it.each(DATA_FILES)('$name is read as it stands, and nothing false is said', (one) => {
  const result = read(one)
  if (result.kind !== 'reports') throw new Error(result.kind)
  const { reports } = result
  expect(
    Object.fromEntries(reports.flatMap((report) => (report.accounts.length === 0 ? [] : [[report.bureau, accountsOf(report)]]))),
  ).toEqual(one.accounts)
  const [{ personalInfo }] = reports
  expect(`${personalInfo.name} | ${personalInfo.dateOfBirth}`).toBe(one.person)
  const inquiries = reports.flatMap((report) => {
    const lines = report.inquiries.map(({ kind, creditorName, date }) => `${kind} ${creditorName} ${date}`)
    return lines.length === 0 ? [] : [[report.bureau, lines]]
  })
  expect(Object.fromEntries(inquiries)).toEqual(one.inquiries ?? {})
  if (one.marks) {
    const marks = reports[0].accounts.flatMap(({ paymentHistory }) => paymentHistory)
    expect(Object.fromEntries(marks.flatMap(({ month, code }) => (code === 'no_data' ? [] : [[month, code]])))).toEqual(one.marks)
  }
  expect(toldOf(reports).filter(isAsserted)).toEqual([])
})
