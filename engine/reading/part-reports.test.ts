import { describe, expect, it } from 'vitest'
import { partReports } from '#engine/reading/part-reports.ts'
import { documentOf, type Piece, typeset } from '#engine/reading/lines/typeset.ts'

const EXPERIAN = ['Prepared For JANE SAMPLE', 'Date Generated Jun 08, 2025', 'Report Number 1635-8003-72', 'At a Glance']
const LATER_EXPERIAN = EXPERIAN.map((line) => line.replace('1635-8003-72', '2200-1111-09'))
const TRANSUNION = ['Personal Credit Report for:', 'JANE SAMPLE', 'File Number: 229262802', 'Accounts with Adverse Information']
const ACR = ['Prepared for: JANE SAMPLE', 'Confirmation # 4493443788', 'EFX-ACR-750925', 'Loan/Account Type: Auto']
const ACR_PAGE = (page: number, number: string) => [
  `Confirmation # ${number}`,
  `Page ${page} of 3 EFX-ACR-750925`,
  ...ACR.slice(3),
]
const MY_EQUIFAX = ['CREDIT REPORT', 'Report Confirmation 8798337799', '1. Summary']
const ENTRIES = ['FIRST HARBOR BANK', 'Balance $5']

/** What it is, and the pages of each part by their numbers. */
const parted = (...pages: readonly (readonly string[])[]) => {
  const found = partReports(
    documentOf(pages.map((lines) => typeset(lines.map((text, line): Piece => [36, 80 + line * 13, text])))),
  )
  return found.kind === 'several' ? found.parts.map((part) => part.pages.map(({ number }) => number)) : found.kind
}

describe('a file with several reports', () => {
  it.each([
    [
      'of two bureaus',
      [EXPERIAN, ENTRIES, TRANSUNION, ENTRIES],
      [
        [1, 2],
        [3, 4],
      ],
    ],
    ['of three bureaus', [ACR, ENTRIES, EXPERIAN, EXPERIAN, TRANSUNION], [[1, 2], [3, 4], [5]]],
    ['behind a cover', [ENTRIES, MY_EQUIFAX, ENTRIES, TRANSUNION], [[1, 2, 3], [4]]],
  ])('%s is cut where the next one begins', (_, pages, expected) => {
    expect(parted(...pages)).toEqual(expected)
  })

  it.each([
    ['two dates', [EXPERIAN, ENTRIES, LATER_EXPERIAN, ENTRIES]],
    ['two of the label-packed layout', [ACR_PAGE(1, '4493443788'), ACR_PAGE(2, '4493443788'), ACR_PAGE(1, '5500000001')]],
    ['both layouts of Equifax', [ACR, MY_EQUIFAX]],
    ['one twice, with another between', [EXPERIAN, TRANSUNION, EXPERIAN]],
  ])('of one bureau cannot be read as one: %s', (_, pages) => {
    expect(parted(...pages)).toBe('same_bureau')
  })

  it.each([
    ['one report with its number on each page', [EXPERIAN, EXPERIAN, EXPERIAN]],
    ['one whose title is on the first page alone', [TRANSUNION, ENTRIES, ENTRIES]],
    ['one whose number stands apart from its label', [TRANSUNION, ['Personal Credit Report for:', 'File Number:', 'JANE']]],
    ['one that names another bureau’s paper and is none', [EXPERIAN, ['Ask Equifax for its Report Confirmation']]],
    ['one with the confirmation of a dispute', [ACR_PAGE(1, '4493443788'), ACR_PAGE(2, '5500000001')]],
    ['pages of no report', [ENTRIES, ENTRIES]],
    ['no pages', []],
  ])('is none: %s', (_, pages) => {
    expect(parted(...pages)).toBe('one')
  })
})
