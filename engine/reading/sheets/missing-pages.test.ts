import { describe, expect, it } from 'vitest'
import { documentOf, type Piece, typeset } from '#engine/reading/lines/typeset.ts'
import type { DocumentText } from '#engine/reading/page-text.ts'
import { readDocument } from '#engine/reading/read-document.ts'
import { type MissingPages, missingPages, missingRanges, withMissingPages } from '#engine/reading/sheets/missing-pages.ts'
import type { Report } from '#engine/report/report.ts'
import { makeReport } from '#engine/testing/make.ts'

const page = (foot: string, ...lines: readonly string[]) =>
  typeset([
    ...lines.flatMap((line, index) => line.split(' | ').map((text, column): Piece => [36 + column * 250, 60 + index * 14, text])),
    [36, 770, foot],
  ])
const fileOf = (feet: readonly string[]): DocumentText => documentOf(feet.map((foot) => page(foot, 'text')))

describe('the pages that a file does not have', () => {
  it.each<readonly [string, string[], MissingPages | null]>([
    ['none where all are there', ['1/3', '2/3', '3/3'], null],
    ['none where all are there in another order', ['3/3', '1/3', '2/3'], null],
    ['none where one page says nothing', ['1/9', '', '3/9'], null],
    ['none where they are months', ['01/26', '02/26'], null],
    ['those at the end', ['a.example 1/22', 'a.example 2/22'], { total: 22, read: [1, 2], isCutShort: true }],
    [
      'those at the end, in words',
      ['Page 1 of 7', 'Page 2 of 7', 'Page 3 of 7'],
      { total: 7, read: [1, 2, 3], isCutShort: true },
    ],
    ['one in the middle', ['1/4', '2/4', '4/4'], { total: 4, read: [1, 2, 4], isCutShort: false }],
    ['those at the beginning', ['Page 3 of 4', 'Page 4 of 4'], { total: 4, read: [3, 4], isCutShort: false }],
    ['those at the end, in another order', ['2/3', '1/3'], { total: 3, read: [1, 2], isCutShort: true }],
  ])('are %s', (_, feet, expected) => {
    const file = fileOf(feet)
    expect(missingPages(file, file)).toEqual(expected)
  })

  it.each<readonly [string, string, MissingPages | null]>([
    ['in words', 'JANE SAMPLE | Sep 12, 2026 Page 13 of 65', { total: 65, read: [13], isCutShort: true }],
    ['as a browser does', '2/2', { total: 2, read: [2], isCutShort: false }],
    ['not in a sentence', '1/2 of all accounts', null],
    ['not in a date', '9/14/26', null],
  ])('are told by a page alone: %s', (_, foot, expected) => {
    const file = fileOf([foot])
    expect(missingPages(file, file)).toEqual(expected)
  })

  it.each([
    [65, [13, 14, 28, 29], ['1-12', '15-27', '30-65']],
    [4, [1, 2, 4], ['3']],
    [3, [3, 2], ['1']],
    [2, [1, 2], []],
    [9, [], ['1-9']],
  ])('are named by their numbers: of %i, %j', (total, read, ranges) => {
    expect(missingRanges({ total, read })).toEqual(ranges)
  })

  it.each<readonly [string, string[], (MissingPages | null)[]]>([
    ['none of a part of a file that is whole', ['1/4', '2/4', '3/4', '4/4'], [null, null]],
    [
      'behind the last part alone',
      ['1/5', '2/5', '3/5', '4/5'],
      [false, true].map((isCutShort) => ({ total: 5, read: [1, 2, 3, 4], isCutShort })),
    ],
    ['of the part that says it', ['1/2', '2/2', '1/3', '2/3'], [null, { total: 3, read: [1, 2], isCutShort: true }]],
  ])('are %s', (_, feet, expected) => {
    const file = fileOf(feet)
    const parts = [file.pages.slice(0, 2), file.pages.slice(2)].map((pages) => ({ ...file, pages }))
    expect(parts.map((part) => missingPages(part, file))).toEqual(expected)
  })
})

describe('a report of which pages are missing', () => {
  const missing = { total: 22, read: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], isCutShort: true }

  it.each<readonly [string, Report['totals']]>([
    ['agrees', { printed: { historyMonths: 5 }, read: { historyMonths: 5 }, reconciled: true }],
    ['prints no other totals', { printed: {}, read: {}, reconciled: null }],
  ])('is not reconciled, though what was read %s', (_, totals) => {
    const report = makeReport({ totals })
    expect(withMissingPages(report, missing).totals).toEqual({
      printed: { ...totals.printed, pages: 22 },
      read: { ...totals.read, pages: 11 },
      reconciled: false,
    })
    expect(withMissingPages(report, null)).toBe(report)
  })

  const head = ['Personal Credit Report for: JANE SAMPLE', 'File Number: 123456789', 'Satisfactory Accounts']
  const account = (name: string) => ['Account Name', name, 'Account Information', 'Balance | $5', 'Pay Status | Current']
  const readOf = (total: number): Report | null => {
    const pages = [page(`1/${total}`, ...head, ...account('ALPHA 5178****')), page(`2/${total}`, ...account('BETA 6011****'))]
    const reading = readDocument(documentOf(pages), ['r1', '', ''])
    return reading.kind === 'reports' ? reading.reports[0] : null
  }

  it.each<readonly [string, number, number, boolean | null, boolean]>([
    ['asked about the last account', 4, 2, false, true],
    ['not where all are there', 2, 2, null, false],
  ])('is %s', (_, total, accounts, reconciled, isAsked) => {
    const report = readOf(total)
    expect(report?.accounts).toHaveLength(accounts)
    expect(report?.totals.reconciled).toBe(reconciled)
    const sureness = report?.accounts.map(({ evidence }) => evidence['status']?.confidence ?? 1)
    expect(sureness).toEqual([1, isAsked ? 0.5 : 1])
  })

  it('is none where nothing else of a report was read', () => {
    const feet = ['1/4', '2/4'].map((foot) => page(foot, 'Personal Credit Report for:', 'Satisfactory Accounts'))
    expect(readDocument(documentOf(feet), ['r1', '', '']).kind).not.toBe('reports')
  })
})
