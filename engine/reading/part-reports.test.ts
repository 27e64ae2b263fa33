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
const ACR_HEAD = (number: string) => [
  'Prepared for: JANE SAMPLE',
  'Date: March 04, 2024',
  `Confirmation # ${number}`,
  'EFX-ACR-750925',
]
const FOR = (name: string) => ['Prepared For', name, 'Personal & Confidential', 'Date Generated Jun 08, 2025']
const FILE = (name: string) => ['Personal Credit Report for:', name, 'File Number:', 'Date Created: 06/08/2025']
const FOOT = (name: string, page: number) => ['UNKNOWN', ...ENTRIES, `${name} | Jun 08, 2025    Page ${page} of 35`]
const THREE_BUREAUS = (title: string, number: string) => [title, `Reference #: ${number}`, 'Report Date: 12/11/2024', ABREAST]
const ABREAST = 'TransUnion Experian Equifax'
const IDENTITYIQ = THREE_BUREAUS('Three Bureau Credit Report', 'M70473829')
const EXPERIAN_PAGE = ['SALLIE MAE BANK', 'POTENTIALLY NEGATIVE', 'Account Info', 'Account Name SALLIE MAE BANK']
const TRANSUNION_PAGE = ['Credit Limit (Hist.) $500', 'Total Months: 31', 'Satisfactory Accounts']
const GRID = ['Two-Year payment history', 'Account Type - Detail:', ABREAST]
const CONSUMERDIRECT = THREE_BUREAUS('SmartCredit 3B Report', 'M29433891')
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
    [
      'of two bureaus by pages from their middles, in any order',
      [EXPERIAN_PAGE, TRANSUNION_PAGE, ENTRIES, EXPERIAN_PAGE],
      [
        [1, 4],
        [2, 3],
      ],
    ],
    ['of a bureau and of one by pages of its middle', [EXPERIAN, ENTRIES, TRANSUNION_PAGE], [[1, 2], [3]]],
    ['behind a cover', [ENTRIES, MY_EQUIFAX, ENTRIES, TRANSUNION], [[1, 2, 3], [4]]],
  ])('%s is cut where the next one begins', (_, pages, expected) => {
    expect(parted(...pages)).toEqual(expected)
  })

  it.each([
    ['two dates', [EXPERIAN, ENTRIES, LATER_EXPERIAN, ENTRIES]],
    ['two of the label-packed layout', [ACR_PAGE(1, '4493443788'), ACR_PAGE(2, '4493443788'), ACR_PAGE(1, '5500000001')]],
    ['both layouts of Equifax', [ACR, MY_EQUIFAX]],
    ['two people, without numbers', [FOR('JANE SAMPLE'), ENTRIES, FOR('JOHN SAMPLE'), ENTRIES]],
    ['two people, by the heads of TransUnion', [FILE('JANE SAMPLE'), ENTRIES, FILE('PAT Q SAMPLE'), ENTRIES]],
    [
      'two people, by the feet of pages out of the middle',
      [FOOT('JANE SAMPLE', 5), FOOT('JANE SAMPLE', 6), FOOT('PAT SAMPLE', 7)],
    ],
    ['two of the label-packed layout without page numbers', [ACR_HEAD('4493443788'), ACR_HEAD('5500000001')]],
    ['two of a monitoring service', [IDENTITYIQ, GRID, THREE_BUREAUS('Three Bureau Credit Report', 'M70470001'), GRID]],
    ['a monitoring service and pages of a bureau', [GRID, TRANSUNION_PAGE]],
    ['two monitoring services', [IDENTITYIQ, GRID, CONSUMERDIRECT]],
    ['a monitoring service and a bureau that it speaks for', [IDENTITYIQ, GRID, TRANSUNION]],
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
    ['one of a monitoring service with its number on each page', [IDENTITYIQ, GRID, IDENTITYIQ]],
    [
      'one of a monitoring service with a bankruptcy',
      [
        [...IDENTITYIQ, ...GRID],
        [...GRID, 'Type: Chapter 7', 'Reference#: 8602392 8602392'],
      ],
    ],
    [
      'one that names its person on each page, in other spacing',
      [FOR('JANE  SAMPLE'), FOR('JANE SAMPLE'), FOOT('JANE SAMPLE', 5)],
    ],
    [
      'one of a person and a company with a day behind a line',
      [FOOT('JANE SAMPLE', 5), ['LAKE BANK', 'Opened | Jun 02, 2021'], ENTRIES],
    ],
    ['one that names the number of a court', [EXPERIAN, ['Public Records', 'Reference # 2200111']]],
    [
      'one with a page about reports',
      [
        [...EXPERIAN, ...EXPERIAN_PAGE],
        [...TRANSUNION_PAGE, 'POTENTIALLY NEGATIVE', 'Loan/Account Type:'],
      ],
    ],
    ['pages of no report', [ENTRIES, ENTRIES]],
    ['no pages', []],
  ])('is none: %s', (_, pages) => {
    expect(parted(...pages)).toBe('one')
  })

  it('is none: pictures of one person’s pages, a letter of whose name was misread', () => {
    const pages = [FOR('JANE SAMPLE'), FOR('JANF SAMPLE')]
    const read = documentOf(pages.map((lines) => typeset(lines.map((text, line): Piece => [36, 80 + line * 13, text]))))
    const pictured = read.pages.map((page) => ({ ...page, words: page.words.map((word) => ({ ...word, confidence: 0.9 })) }))
    expect([partReports(read).kind, partReports({ ...read, pages: pictured }).kind]).toEqual(['same_bureau', 'one'])
  })
})
