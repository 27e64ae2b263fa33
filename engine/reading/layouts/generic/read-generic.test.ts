import { describe, expect, it } from 'vitest'
import { readGeneric } from '#engine/reading/layouts/generic/read-generic.ts'
import { readDocument } from '#engine/reading/read-document.ts'
import { documentOf, type Piece, typeset } from '#engine/reading/lines/typeset.ts'
import { SURE } from '#engine/report/evidence.ts'

/** Lines of text, an empty one for a gap, columns at ` | `: 170 points apart. */
function pagesOf(lines: readonly string[]) {
  const pieces = lines.flatMap((line, index) =>
    line.split(' | ').map((text, column): Piece => [36 + column * 170, 40 + index * 13, text.trim()]),
  )
  return documentOf([typeset(pieces.filter(([, , text]) => text !== ''))], 'x')
}
const read = (lines: readonly string[]) => readDocument(pagesOf(lines), ['r1', 'r2', 'r3'])

const account = (name: string, number: string): string[] => [
  '',
  name,
  `Account Number | ${number}`,
  'Date Opened | 03/05/2019',
  'Balance | $1,250',
  'Status | Current',
]
const REPORT = [
  'Experian Credit Report',
  'Report Date: 11/02/2024',
  ...account('FIRST HARBOR BANK', '4447XXXXXXXX'),
  ...account('MERIDIAN AUTO FINANCE', '*6902'),
]

describe('a report in no known layout', () => {
  it('is read by its labels, and nothing of it is sure', () => {
    const result = read(REPORT)
    expect(result).toMatchObject({
      kind: 'reports',
      reports: [
        {
          bureau: 'experian',
          format: 'generic-labels',
          reportDate: '2024-11-02',
          accounts: [
            {
              creditorName: 'FIRST HARBOR BANK',
              accountNumber: '4447XXXXXXXX',
              dateOpened: '2019-03-05',
              currentBalance: 125_000,
              statusText: 'Current',
              paymentStatus: 'current',
            },
            { creditorName: 'MERIDIAN AUTO FINANCE', dateOpened: '2019-03-05' },
          ],
          inquiries: [],
        },
      ],
    })
    const report = result.kind === 'reports' ? result.reports[0] : null
    const places = (report?.accounts ?? []).flatMap(({ evidence }) => Object.values(evidence))
    expect(places.length).toBeGreaterThan(10)
    expect(places.every(({ confidence }) => confidence !== undefined && confidence < SURE)).toBe(true)
  })

  it.each([
    [
      'behind colons',
      [
        'TransUnion Consumer Disclosure',
        '',
        'ALPHA BANK',
        'Account Number: *1122 | Balance: $55',
        'Opened: 01/02/2020 | Type: Revolving',
        '',
        'BETA CREDIT UNION',
        'Account Number: *3344 | Balance: $66',
        'Opened: 02/03/2021 | Type: Installment',
      ],
    ],
    [
      'below their labels',
      [
        'Equifax Credit Report',
        '',
        'ALPHA BANK',
        'Account Number | Date Opened | Balance',
        '*1122 | 01/02/2020 | $55',
        '',
        'BETA CREDIT UNION',
        'Account Number | Date Opened | Balance',
        '*3344 | 02/03/2021 | $66',
      ],
    ],
    [
      'right of their labels',
      [
        'TransUnion Credit Report',
        '',
        'Creditor Name | ALPHA BANK',
        'Account # | *1122',
        'Open Date | 01/02/2020',
        'Current Balance | $55',
        '',
        'Creditor Name | BETA CREDIT UNION',
        'Account # | *3344',
        'Open Date | 02/03/2021',
        'Current Balance | $66',
      ],
    ],
  ])('whose values stand %s', (_, lines) => {
    expect(read(lines)).toMatchObject({
      kind: 'reports',
      reports: [
        {
          accounts: [
            {
              creditorName: 'ALPHA BANK',
              accountNumber: expect.stringContaining('1122'),
              dateOpened: '2020-01-02',
              currentBalance: 5500,
            },
            {
              creditorName: 'BETA CREDIT UNION',
              accountNumber: expect.stringContaining('3344'),
              dateOpened: '2021-02-03',
              currentBalance: 6600,
            },
          ],
        },
      ],
    })
  })

  it('is read where a status of the account and one of its payment stand beside each other, and a fact under two labels', () => {
    const twice = (name: string, number: string): string[] => [
      '',
      name,
      `Account Number | ${number}`,
      'Loan Type | Credit Card',
      'Account Type | Revolving',
      'Account Status | Closed',
      'Payment Status | Charge Off',
      'Date Opened | 03/05/2019',
      'Balance | $1,250',
    ]
    const result = read([...REPORT.slice(0, 2), ...twice('FIRST HARBOR BANK', '*4447'), ...twice('MERIDIAN BANK', '*6902')])
    expect(result).toMatchObject({
      kind: 'reports',
      reports: [
        {
          accounts: ['FIRST HARBOR BANK', 'MERIDIAN BANK'].map((creditorName) => ({
            creditorName,
            accountTypeText: 'Credit Card',
            status: 'closed',
            paymentStatus: 'charge_off',
            statusText: 'Charge Off',
            dateOpened: '2019-03-05',
            currentBalance: 125_000,
          })),
        },
      ],
    })
  })

  it('has its names where they stand as close under the row above as over their own, when that row ends with a figure', () => {
    const close = (name: string, last: string): string[] => [name, 'Account Number: *4447', 'Date Opened: 03/05/2019', last]
    const names = (last: string): string[] | null => {
      const result = read([
        ...REPORT.slice(0, 2),
        '',
        ...close('FIRST BANK', last),
        ...close('NEXT BANK', last),
        ...close('LAST BANK', last),
      ])
      return result.kind === 'reports' ? result.reports[0].accounts.map(({ creditorName }) => creditorName) : null
    }
    expect(names('Balance: $1,250')).toEqual(['FIRST BANK', 'NEXT BANK', 'LAST BANK'])
    expect(names('Account Type: Revolving Account of the')).toBeNull()
  })

  it('may stand above labels whose values are below them, and may be called as a fraction is written', () => {
    const stacked = (name: string): string[] => [
      name,
      'Account Number',
      '*4447',
      'Date Opened',
      '03/05/2019',
      'Balance',
      '$1,250',
    ]
    const result = read([
      ...REPORT.slice(0, 2),
      '',
      ...stacked('5/3 BANK CC'),
      ...stacked('NEXT BANK'),
      ...stacked('1/2 PRICE BANK'),
    ])
    const accounts = result.kind === 'reports' ? result.reports[0].accounts : []
    expect(accounts.map(({ creditorName }) => creditorName)).toEqual(['5/3 BANK CC', 'NEXT BANK', '1/2 PRICE BANK'])
  })

  it('is read to the rights that close it', () => {
    const result = read([
      ...REPORT,
      '',
      'A Summary of Your Rights Under the Fair Credit Reporting Act',
      ...account('QUOTED BANK', '*9999'),
    ])
    expect(result).toMatchObject({ kind: 'reports' })
    expect(result.kind === 'reports' && result.reports[0].accounts.map(({ creditorName }) => creditorName)).toEqual([
      'FIRST HARBOR BANK',
      'MERIDIAN AUTO FINANCE',
    ])
  })
})

describe('nothing is read by labels', () => {
  it.each<[string, string[]]>([
    ['where no bureau is named', ['My Credit Report', ...REPORT.slice(1)]],
    ['where the paper is no credit report', ['Experian Account Overview', ...REPORT.slice(1)]],
    ['from a single account', REPORT.slice(0, 8)],
    [
      'where headings stand in the place of names',
      [
        'Experian Credit Report',
        ...account('Addresses', '12345678'),
        ...account('Payment History', '*1111'),
        ...account('Account Summary', '*2222'),
      ],
    ],
    [
      'where sentences stand there',
      [
        'Experian Credit Report',
        ...account('These accounts are in good standing', '*1111'),
        ...account('You may dispute what follows', '*2222'),
      ],
    ],
    [
      'where one text stands over all of them',
      [
        'Experian Credit Report',
        ...account('Card Section', '*1111'),
        ...account('Card Section', '*2222'),
        ...account('Card Section', '*3333'),
      ],
    ],
    ['from a letter', ['Experian Credit Report', 'Dear Jane Sample:', ...REPORT.slice(1)]],
    ['from advice', ['How to read your Experian credit report', ...REPORT.slice(1)]],
    ['from a notice', [...REPORT, 'NOTICE OF ADVERSE ACTION']],
    ['from a card statement', [...REPORT, 'Minimum Payment Due $35.00']],
    [
      'where a name is an address',
      ['Experian Credit Report', ...account('88 AVENUE OF THE PINES NW', '*1111'), ...account('PO BOX 12', '*2222')],
    ],
    [
      'where a bureau is in the place of a name',
      ['Experian Credit Report', ...account('EXPERIAN', '*1111'), ...account('Equifax', '*2222')],
    ],
    [
      'without numbers and dates',
      [
        'Experian Credit Report',
        '',
        'ALPHA BANK',
        'Balance | $5',
        'Status | Open',
        '',
        'BETA BANK',
        'Balance | $6',
        'Status | Open',
      ],
    ],
  ])('%s', (_, lines) => {
    expect(readGeneric(pagesOf(lines)).kind).toBe('none')
  })

  it('from a page of several bureaus, which is named as one that cannot be read', () => {
    expect(read(['Three Bureau Credit Report', 'TransUnion | Experian | Equifax', ...REPORT.slice(1)])).toEqual({
      kind: 'unsupported_layout',
      bureau: null,
      format: 'generic-labels',
    })
  })
})
