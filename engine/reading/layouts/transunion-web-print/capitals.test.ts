import { describe, expect, it } from 'vitest'
import { readTransUnionWebPrint } from '#engine/reading/layouts/transunion-web-print/read-transunion-web-print.ts'
import { documentOf, typesetLines } from '#engine/reading/lines/typeset.ts'
import type { Report } from '#engine/report/report.ts'

const read = (lines: readonly string[]): Report => readTransUnionWebPrint(documentOf([typesetLines(lines)]), { reportId: 'r1' })

const LINES = [
  'Personal Credit Report for:',
  'JANE SAMPLE',
  'Personal Information',
  'Social Security Number | XXX-XX-1234',
  'Current Address | 4514 ELM CT UNIT 12, NEW',
  ' | YORK, NY 10016',
  'Satisfactory Accounts',
  'Account Name',
  'BALANCE AUTO 5178****',
  'Account Information',
  'Balance | $5',
  'Date Opened | 03/05/2020',
  'Pay Status | Current; Paid or Paying as Agreed',
  'Estimated month and year | 04/2031',
  'this item will be removed',
  'Regular Inquiries',
  'Name',
  'NAME BRAND STORES',
  'Location | Requested On | Phone',
  '1 MAIN ST, TULSA, OK 74101 | 01/02/2025 | (555) 555-0100',
]
const LABEL = /^(?:[A-Z][a-z]+|Personal|Estimated|this) ?/
const inCapitals = (line: string): string => {
  const [first = '', ...values] = line.split(' | ')
  const isHeading = line.startsWith('Location')
  return isHeading ? line.toUpperCase() : [LABEL.test(first) ? first.toUpperCase() : first, ...values].join(' | ')
}

describe.each([
  ['as the bureau writes them', LINES],
  ['in capitals', LINES.map(inCapitals)],
])('labels %s', (_, lines) => {
  it('are read the same', () => {
    const report = read(lines)
    expect(report.personalInfo).toMatchObject({
      name: 'JANE SAMPLE',
      ssnLast4: '1234',
      addresses: [{ street: '4514 ELM CT UNIT 12', city: 'NEW YORK', state: 'NY', zip: '10016' }],
    })
    expect(report.accounts).toMatchObject([
      {
        creditorName: 'BALANCE AUTO',
        currentBalance: 500,
        dateOpened: '2020-03-05',
        paymentStatus: 'current',
        removalDate: '2031-04',
      },
    ])
    expect(report.inquiries).toMatchObject([{ creditorName: 'NAME BRAND STORES', date: '2025-01-02', kind: 'hard' }])
  })
})

it.each([
  ['', 'ESTIMATED MONTH AND YEAR', 'THIS ITEM WILL BE REMOVED'],
  [' as the bureau writes them', 'Estimated month and year', 'this item will be removed'],
])('labels%s go on over the end of a page', (_, first, rest) => {
  const shouted = first === first.toUpperCase()
  const label = (text: string): string => (shouted ? text.toUpperCase() : text)
  const pages = [
    [
      label('Social Security Number'),
      'Satisfactory Accounts',
      label('Account Name'),
      'ALPHA 5178****',
      'Account Information',
      `${label('Balance')} | $5`,
      `${first} | 04/2031`,
    ],
    [rest, `${label('Date Opened')} | 03/05/2020`],
  ]
  const report = readTransUnionWebPrint(documentOf(pages.map((lines) => typesetLines(lines))), { reportId: 'r1' })
  expect(report.accounts).toMatchObject([{ currentBalance: 500, removalDate: '2031-04', dateOpened: '2020-03-05' }])
})

it('values in capitals that read like labels stay what they are', () => {
  const lines = [
    'Personal Information',
    'Social Security Number | XXX-XX-1234',
    'Satisfactory Accounts',
    'Account Name',
    'PAY STATUS 5178****',
    'Account Information',
    'Balance | $5',
    'Original Creditor | PAY STATUS',
  ]
  expect(read(lines).accounts).toMatchObject([{ creditorName: 'PAY STATUS', originalCreditor: 'PAY STATUS' }])
})

it.each([
  [
    ['10 MAIN ST BUILDING 14 APARTMENT 2207 RANCHO SANTA', 'MARGARITA, CA 92688'],
    '10 MAIN ST BUILDING 14 APARTMENT 2207',
    'RANCHO SANTA MARGARITA',
  ],
  [['4410 AVENUE OF THE PINES NW APT 4B CAÑON', 'CITY, CA 92688'], '4410 AVENUE OF THE PINES NW APT 4B', 'CAÑON CITY'],
  [['12 ELM ST', 'STERLING HEIGHTS, CA 92688'], '12 ELM ST', 'STERLING HEIGHTS'],
])('an address of two lines has its town whole: %j', (address, street, city) => {
  const lines = LINES.flatMap((line) => {
    if (line.includes('YORK')) return []
    return line.startsWith('Current Address')
      ? address.map((text, at) => `${at === 0 ? 'Current Address' : ''} | ${text}`)
      : [line]
  })
  expect(read(lines).personalInfo.addresses).toEqual([{ street, city, state: 'CA', zip: '92688' }])
})
