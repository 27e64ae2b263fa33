import { describe, expect, it } from 'vitest'
import { readEquifaxAcr } from '#engine/reading/layouts/equifax-acr/read-equifax-acr.ts'
import type { Word } from '#engine/reading/page-text.ts'
import { documentOf, type Piece, typeset } from '#engine/reading/lines/typeset.ts'
import type { Box } from '#engine/report/evidence.ts'

const PITCH = 13
/** Lines one under the other, pieces of a line at ` @x `: their own left edges. An empty line is a gap. */
function pagesOf(pages: readonly (readonly string[])[], marks: readonly Box[] = []) {
  return documentOf(
    pages.map((lines) =>
      typeset(
        lines.flatMap((line, index) => {
          const [first = '', ...others] = line.split(/ ?@(?=\d)/)
          const pieces: Piece[] = [[36, 40 + index * PITCH, first]]
          for (const other of others)
            pieces.push([Number(/^\d+/.exec(other)?.[0]), 40 + index * PITCH, other.replace(/^\d+ /, '')])
          return pieces.filter(([, , text]) => text !== '')
        }),
        { marks },
      ),
    ),
  )
}
const read = (...pages: readonly string[][]) => readEquifaxAcr(pagesOf(pages), { reportId: 'r1' })

const HEAD = ['Prepared for: DANA SAMPLE Date: July 03, 2026 Confirmation # 6846242883', '']
const accounts = (...lines: string[]): string[] => [...HEAD, 'Credit Accounts', '', ...lines]
const CREDIT_ONE = [
  'CREDIT EXAMPLE BANK - Closed',
  'PO Box 9, City, ST 99999-9999 | (404) 555-0100 Date Reported: 03/11/2026 | Balance: $488',
  'Account Number: *6902 | Owner: Individual Account Credit Limit: $500 | High Credit: $696',
  'Loan/Account Type: Credit Card | Status: Pays As Agreed',
  'Date Opened: 12/27/2022 Date of 1st Delinquency: Terms Frequency: Monthly',
  'Date of Last Activity: 03/01/2026 Date Major Delinquency 1st Reported: Months Reviewed: 38',
  'Scheduled Payment Amount: $30 Amount Past Due: $60 Deferred Payment Start Date:',
  'Actual Payment Amount: Charge Off Amount: Balloon Payment Amount:',
  'Date of Last Payment: 02/11/2026 Date Closed: 03/02/2026 Balloon Payment Date:',
  'Term Duration: Activity Designator: Paid and Closed Narrative Code(s): 158, 065',
]
const only = (report: ReturnType<typeof read>) => {
  const [account, ...others] = report.accounts
  if (!account || others.length > 0) throw new Error(`${report.accounts.length} accounts`)
  return account
}

describe('packed lines', () => {
  it('are read pair by pair; an empty label has no value and a place', () => {
    const report = read(accounts(...CREDIT_ONE))
    expect(report).toMatchObject({
      bureau: 'equifax',
      format: 'equifax-acr',
      reportDate: '2026-07-03',
      reportNumber: '6846242883',
    })
    const account = only(report)
    expect(account).toMatchObject({
      creditorName: 'CREDIT EXAMPLE BANK',
      contact: { lines: ['PO Box 9, City, ST 99999-9999'], phone: '(404) 555-0100' },
      accountNumber: '*6902',
      responsibility: 'individual',
      accountType: 'revolving',
      accountTypeText: 'Credit Card',
      status: 'paid',
      paymentStatus: 'current',
      statusText: 'Pays As Agreed',
      dateReported: '2026-03-11',
      dateOpened: '2022-12-27',
      dateClosed: '2026-03-02',
      dateOfFirstDelinquency: null,
      delinquencyFirstReported: null,
      printsDofd: true,
      lastActivityDate: '2026-03-01',
      lastPaymentDate: '2026-02-11',
      currentBalance: 48_800,
      creditLimit: 50_000,
      highBalance: 69_600,
      monthlyPayment: 3000,
      pastDue: 6000,
      lastPaymentAmount: null,
      chargeOffAmount: null,
      monthsReviewed: 38,
      terms: null,
      remarks: ['158', 'Closed by credit grantor'],
    })
    expect(account.evidence['dateOfFirstDelinquency']?.quote).toContain('Date of 1st Delinquency')
    expect(account.evidence['accountNumber']?.quote).toBe('*6902')
  })

  it.each([
    [
      'a label that wraps',
      [
        'Scheduled Payment Amount: $30 Amount Past Due: $60 Date Major Delinquency 1st',
        'Reported: 02/01/2024 Months Reviewed: 38',
      ],
      { delinquencyFirstReported: '2024-02-01', pastDue: 6000, monthsReviewed: 38 },
    ],
    [
      'a value that wraps under a full line',
      [
        'Loan/Account Type: Conventional Real Estate Mortgage | Status: At Least 120 Days or More',
        'Than Four Payments Past Due',
        'Months Reviewed: 38',
      ],
      {
        statusText: 'At Least 120 Days or More Than Four Payments Past Due',
        accountType: 'mortgage',
        paymentStatus: 'late',
        monthsReviewed: 38,
      },
    ],
    [
      'a date that stands on the line after its label',
      ['Scheduled Payment Amount: $30 Amount Past Due: $60 Charge Off Amount: $5 Date Closed:', '03/02/2026 Months Reviewed: 38'],
      { dateClosed: '2026-03-02', monthsReviewed: 38 },
    ],
    [
      'a value that touches its label and a bar',
      ['Months Reviewed:38|Status:Charge Off|Amount Past Due:$60'],
      { monthsReviewed: 38, statusText: 'Charge Off', pastDue: 6000 },
    ],
    [
      'a label that wraps within its cell',
      ['Date of Last Activity: 03/01/2026 @220 Date Major Delinquency 1st @400 Months Reviewed: 38', '@220 Reported: 02/01/2024'],
      { lastActivityDate: '2026-03-01', delinquencyFirstReported: '2024-02-01', monthsReviewed: 38 },
    ],
    [
      'values that wrap within their cells',
      ['Original Creditor: @220 Amount Past Due: @400 Months Reviewed: 38', 'FIRST BANK @220 $60', 'Status: Charge Off'],
      { originalCreditor: 'FIRST BANK', pastDue: 6000, monthsReviewed: 38, statusText: 'Charge Off' },
    ],
    [
      'a text that goes on between pairs',
      ['Loan/Account Type: Mortgage | Status: Pays', 'As Agreed', 'Months Reviewed: 38'],
      { statusText: 'Pays As Agreed', monthsReviewed: 38 },
    ],
    [
      'an empty value before a bar',
      ['Status: | Amount Past Due: $60 Term Duration:', 'Months Reviewed: 38'],
      { statusText: null, pastDue: 6000, terms: null, monthsReviewed: 38 },
    ],
  ])('have %s', (_, lines, expected) => {
    const start = [
      'SOME LENDER',
      'PO Box 9, City, ST 99999-9999 | (404) 555-0100 Date Reported: 03/11/2026 | Balance: $488',
      'Account Number: *6902 | Owner: Joint Account',
    ]
    expect(only(read(accounts(...start, ...lines)))).toMatchObject({
      creditorName: 'SOME LENDER',
      responsibility: 'joint',
      ...expected,
    })
  })

  it('break over pages, between the noise of both', () => {
    const [name = '', ...rest] = CREDIT_ONE
    const report = read(
      [...accounts(name), 'Page 1 of 2 EFX-ACR-12'],
      [...HEAD, ...rest.slice(0, 5)],
      [...HEAD, ...rest.slice(5)],
    )
    expect(only(report)).toMatchObject({
      creditorName: 'CREDIT EXAMPLE BANK',
      accountNumber: '*6902',
      pastDue: 6000,
      remarks: ['158', 'Closed by credit grantor'],
    })
  })

  it('stand in columns, where labels and values wrap', () => {
    const column = (first: string, second: string, third: string): string => `${first} @200 ${second} @360 ${third}`
    const block = (number: string): string[] => [
      '',
      'WIDE LENDER',
      column('Date Reported: 03/11/2026', 'Balance: $488', `Account Number: ${number}`),
      column('Owner: Authorized User', 'Credit Limit: $500', 'High Credit: $696'),
      column('Loan/Account Type: Credit', 'Status: Not More Than Two', 'Date Opened: 12/27/2022'),
      column('Card', 'Payments Past Due', ''),
      column('Date Major Delinquency', 'Amount Past Due: $60', 'Date of Last Payment:'),
      column('1st Reported: 02/01/2024', '', '02/11/2026'),
      column('Charge Off Amount:', 'Months Reviewed: 38', 'Date Closed:'),
    ]
    const report = read(accounts(...block('*1111'), ...block('*2222')))
    expect(report.accounts).toHaveLength(2)
    for (const account of report.accounts)
      expect(account).toMatchObject({
        creditorName: 'WIDE LENDER',
        responsibility: 'authorized_user',
        accountTypeText: 'Credit Card',
        statusText: 'Not More Than Two Payments Past Due',
        delinquencyFirstReported: '2024-02-01',
        lastPaymentDate: '2026-02-11',
        monthsReviewed: 38,
        dateClosed: null,
        chargeOffAmount: null,
      })
  })
})

describe('a table whose cells hold several pairs', () => {
  const table = (...lines: string[]) =>
    only(
      read(
        accounts(
          'WIDE LENDER',
          ...lines,
          'Account Number: *6902 | Owner: Individual Account',
          'Loan/Account Type: Credit Card | Status: Charge Off',
        ),
      ),
    )

  it('goes on in each cell with what did not fit beside its label', () => {
    const account = table(
      'PO BOX 9, RIO RANCHO, NM @330 Date Reported: 03/11/2026 | Balance:',
      '87124 | (404) 555-0100 @330 $488',
      'Account @330 Credit Limit: $500 | High Credit:',
      'Holder @330 $696',
      'Date Opened: 12/27/2022 @330 Date of 1st Delinquency: @490 Terms',
      '@330 08/24/2025 @490 Frequency:',
    )
    expect(account).toMatchObject({
      dateReported: '2026-03-11',
      currentBalance: 48_800,
      highBalance: 69_600,
      dateOpened: '2022-12-27',
      dateOfFirstDelinquency: '2025-08-24',
    })
  })

  it('never takes a ZIP code at the beginning of a line for the amount', () => {
    const account = table('PO BOX 9, RIO RANCHO, NM @330 Date Reported: 03/11/2026 | Balance:', '87124')
    expect(account).toMatchObject({ creditorName: 'WIDE LENDER', currentBalance: null })
  })

  it('gives a date to neither that stands under one empty label and behind another at the end of a full line', () => {
    const lines = (last: string): string[] => [
      'Date Reported: 03/11/2026 | Balance: $488',
      `Date Major Delinquency 1st Reported: @263 Date Opened: 12/27/2022 @420 ${last}`,
      '04/14/2023',
    ]
    expect(table(...lines('Date of Last Activity:'))).toMatchObject({
      dateOpened: '2022-12-27',
      delinquencyFirstReported: null,
      lastActivityDate: null,
    })
    expect(table(...lines('Months Reviewed: 8'))).toMatchObject({ delinquencyFirstReported: '2023-04-14' })
  })

  it('gives what stands beside the end of a wrapped label to the cell over it, and to that label only what is its own', () => {
    const account = table(
      'Date Reported: 03/11/2026 | Balance: $488',
      'Scheduled Payment @200 Amount Past Due: @360 Deferred Payment Start',
      'Amount: @200 $60 @360 Date:',
      'Actual Payment @200 Date Closed: @360 Balloon Payment',
      'Amount: $30 @200 03/02/2026 @360 Date:',
    )
    expect(account).toMatchObject({ monthlyPayment: null, pastDue: 6000, dateClosed: '2026-03-02' })
  })

  it('goes on in cells of two lines, whose beginnings a cell of one line stands beside', () => {
    const rows: Piece[] = [
      [36, 104, 'Date Reported: 03/11/2026 | Balance: $488'],
      [36, 117, 'Account Number: *6902 | Owner: Individual Account'],
      [36, 130, 'Loan/Account Type: Credit Card | Status: Charge Off'],
      [36, 150, 'Date Opened:'],
      [200, 150, 'Date of 1st'],
      [360, 155, 'Terms Frequency: Monthly'],
      [36, 160, '12/27/2022'],
      [200, 160, 'Delinquency: 08/24/2025'],
      [36, 180, 'Date of Last Activity:'],
      [200, 180, 'Date of Last Payment:'],
      [360, 185, 'Months Reviewed: 38'],
      [36, 190, '03/01/2026'],
      [200, 190, '02/11/2026'],
    ]
    const head = accounts('WIDE LENDER').map((text, index): Piece => [36, 30 + index * PITCH, text])
    const page = typeset([...head, ...rows].filter(([, , text]) => text !== ''))
    expect(only(readEquifaxAcr(documentOf([page]), { reportId: 'r1' }))).toMatchObject({
      dateOpened: '2022-12-27',
      dateOfFirstDelinquency: '2025-08-24',
      lastPaymentDate: '2026-02-11',
    })
  })

  it('leaves a date empty beside and under which no date stands', () => {
    const account = table(
      'Date Reported: 03/11/2026 | Balance: $488',
      'Date Opened: 12/27/2022 @330 Date of 1st Delinquency: @490 Terms',
      '@490 Frequency:',
      '@490 Monthly',
    )
    expect(account).toMatchObject({ dateOfFirstDelinquency: null, currentBalance: 48_800 })
  })
})

describe('a table whose columns a wide cell runs across', () => {
  it('is not cut inside the cell', () => {
    const row = (first: string, second: string, third: string): string => `${first} @200 ${second} @360 ${third}`
    const block = (number: string): string[] => [
      '',
      'WIDE LENDER',
      `Account Number: ${number} @200 Status: Not More Than Two Payments Past Due`,
      row('Date Reported: 03/11/2026', 'Balance: $488', 'Credit Limit: $500'),
      row('Owner: Individual Account', 'High Credit: $696', 'Date Opened: 12/27/2022'),
      row('Loan/Account Type: Other', 'Months Reviewed: 38', 'Date Closed:'),
      row('Charge Off Amount:', 'Amount Past Due: $60', 'Term Duration:'),
    ]
    const report = read(accounts(...block('*1111'), ...block('*2222')))
    expect(report.accounts).toHaveLength(2)
    for (const account of report.accounts)
      expect(account).toMatchObject({
        statusText: 'Not More Than Two Payments Past Due',
        currentBalance: 48_800,
        creditLimit: 50_000,
      })
  })
})

it('a last column with one label only is a column where the others are as wide', () => {
  const block = (number: string): string[] => [
    '',
    'WIDE LENDER',
    `Date Reported: 03/11/2026 @170 Balance: $488 @304 Account Number: ${number}`,
    'Owner: Authorized User @170 Credit Limit: $500 @304 High Credit: $696',
    'Loan/Account Type: Card @170 Status: Pays As Agreed @304 Terms Frequency: Monthly',
    'Months Reviewed: 38 @170 Amount Past Due: $60 @304 Date Major @438 Date Opened: 12/27/2022',
    'Charge Off Amount: @170 Date Closed: @304 Delinquency 1st',
    'Activity Designator: @170 Balloon Payment Date: @304 Reported: 02/01/2024',
    'Actual Payment Amount: @170 Term Duration: @304 Balloon Payment Amount:',
  ]
  const report = read(accounts(...block('*1111'), ...block('*2222')))
  expect(report.accounts.map((account) => [account.dateOpened, account.delinquencyFirstReported])).toEqual([
    ['2022-12-27', '2024-02-01'],
    ['2022-12-27', '2024-02-01'],
  ])
})

describe('narrative codes', () => {
  const withCodes = (codes: string, ...listed: string[]) =>
    only(read(accounts(...CREDIT_ONE.slice(0, 9), `Term Duration: Activity Designator: Narrative Code(s): ${codes}`, ...listed)))
  it('233 makes the High Credit the limit', () => {
    expect(withCodes('233')).toMatchObject({ highBalance: null, creditLimit: 50_000 })
    const empty = CREDIT_ONE.map((line) => line.replace('Credit Limit: $500', 'Credit Limit:').replace('158, 065', '233'))
    const account = only(read(accounts(...empty)))
    expect(account).toMatchObject({ highBalance: null, creditLimit: 69_600 })
    expect(account.evidence['creditLimit']?.quote).toBe('$696')
  })
  it('233 makes it nothing where the report gives it other words', () => {
    expect(withCodes('233', '233 Child/Family support')).toMatchObject({ highBalance: 69_600, creditLimit: 50_000 })
  })
  it('174 makes it what was charged off first', () => {
    const account = withCodes('174')
    expect(account).toMatchObject({ highBalance: null, chargeOffAmount: 69_600 })
    expect(account.evidence['chargeOffAmount']?.quote).toBe('$696')
  })
  it('are told in the words of the list behind them', () => {
    expect(withCodes('158, 065', '158 Account paid and closed', '065 Closed by the grantor itself').remarks).toEqual([
      'Account paid and closed',
      'Closed by the grantor itself',
    ])
  })
  it('are told apart where one line lists several: none has the words of another', () => {
    expect(withCodes('158, 067', '158 Credit card; 067 Charged off account').remarks).toEqual([
      'Credit card',
      'Charged off account',
    ])
    expect(withCodes('158', '158 Credit card; 067 Charged off account').remarks).toEqual(['Credit card'])
  })
  it('go on below, indented a little more than they begin', () => {
    const listed = ['158 Disputed by the consumer under the Fair Credit Reporting Act and', '@70 again afterwards']
    expect(withCodes('158', ...listed).remarks).toEqual([
      'Disputed by the consumer under the Fair Credit Reporting Act and again afterwards',
    ])
  })
  it('go on below with a small letter, though the word would have fitted above', () => {
    const listed = [
      '158 Disputed by the consumer under the Fair Credit',
      'Reporting Act',
      '065 Disputed and again after',
      'the investigation',
    ]
    expect(withCodes('158, 065', ...listed).remarks).toEqual([
      'Disputed by the consumer under the Fair Credit',
      'Disputed and again after the investigation',
    ])
  })
  it('are not told by a street number or a term that has the same figures', () => {
    const other = ['158 COUNTY ROAD 1140, SPRINGVALE GA, 30318-8651 | (720) 555-0153', '065 Date Closed:']
    expect(withCodes('158, 065', ...other).remarks).toEqual(withCodes('158, 065').remarks)
  })
  it('are not told by the next cell where they wrap in a narrow one, and its rows go on behind it', () => {
    const second = [
      '',
      'SECOND EXAMPLE BANK - Closed',
      ...CREDIT_ONE.slice(1, 3),
      'Narrative Code(s): 158, @200 Loan/Account Type: Auto',
      '065 @200 Loan',
      'Status: Pays As Agreed',
      ...CREDIT_ONE.slice(4, 9),
      'Term Duration: Activity Designator: Paid and Closed',
    ]
    const list = ['', 'Narrative Code Descriptions', '158 Account paid and closed', '065 Closed by the grantor itself']
    const [first, account] = read(accounts(...CREDIT_ONE, ...second, ...list)).accounts
    expect(first?.remarks).toEqual(['Account paid and closed', 'Closed by the grantor itself'])
    expect(account?.remarks).not.toContain('Loan')
    expect(account).toMatchObject({ statusText: 'Pays As Agreed', dateOpened: '2022-12-27' })
  })
  it('are told by a list whose codes and words stand apart', () => {
    const listed = ['158 @80 Account paid and closed', '065 @80 Closed by the grantor itself']
    expect(withCodes('158, 065', ...listed).remarks).toEqual(['Account paid and closed', 'Closed by the grantor itself'])
  })
  it('are asked about where a picture lost their line of the list', () => {
    const lines = accounts(...CREDIT_ONE, '065 Closed by the grantor itself')
    const printed = pagesOf([lines])
    const pages = printed.pages.map((page) => ({ ...page, words: page.words.map((word) => ({ ...word, confidence: 0.96 })) }))
    const { remarks, evidence } = only(readEquifaxAcr({ ...printed, pages }, { reportId: 'r1' }))
    expect(remarks).toEqual([expect.anything(), 'Closed by the grantor itself'])
    expect(evidence['remarks.0']?.confidence).toBe(0.5)
    expect(evidence['remarks.1']?.confidence).toBe(0.96)
  })
  it('are no codes of the payment grid', () => {
    expect(withCodes('120', '120 120 Days Past Due', '120 Days Past Due').remarks).toEqual(['120'])
  })
})

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const gridRow = (cells: readonly string[]): string =>
  cells
    .map((cell, index) => (cell === '' ? '' : index === 0 ? cell : `@${50 + index * 40} ${cell}`))
    .filter((cell) => cell !== '')
    .join(' ')
const YEARS = gridRow(['Year', ...MONTHS])

describe('the grid', () => {
  it('is read newest first, and its key never counts', () => {
    const account = only(
      read(
        accounts(
          ...CREDIT_ONE,
          'Payment History',
          YEARS,
          gridRow(['2026', '✓', '30', '60', '■', '', '', '', '', '', '', '', '']),
          gridRow(['2025', 'TN', '\uFFFD', 'C', 'CO', 'B', 'R', 'V', 'F', '90', '120', '150', '180']),
          'Paid on Time 30 30 Days Past Due 60 60 Days Past Due 90 90 Days Past Due',
          '120 120 Days Past Due V Voluntary Surrender C Collection CO Charge-Off',
        ),
      ),
    )
    expect(account.paymentHistory.map(({ month, code }) => `${month} ${code}`)).toEqual([
      '2026-04 no_data',
      '2026-03 60',
      '2026-02 30',
      '2026-01 ok',
      '2025-12 180',
      '2025-11 150',
      '2025-10 120',
      '2025-09 90',
      '2025-08 foreclosure',
      '2025-07 voluntary_surrender',
      '2025-06 repossession',
      '2025-05 bankruptcy',
      '2025-04 charge_off',
      '2025-03 collection',
      '2025-02 ok',
      '2025-01 too_new',
    ])
    expect(account.paymentHistory.every(({ month }) => `paymentHistory.${month}` in account.evidence)).toBe(true)
  })

  it('may have ticks that are drawn', () => {
    const lines = accounts(...CREDIT_ONE, YEARS, gridRow(['2026', '', '30']))
    const tick: Box = [86, 40 + (lines.length - 1) * PITCH + 1, 9, 8]
    const [account] = readEquifaxAcr(pagesOf([lines], [tick]), { reportId: 'r1' }).accounts
    expect(account?.paymentHistory).toEqual([
      { month: '2026-02', code: '30' },
      { month: '2026-01', code: 'ok' },
    ])
  })
})

it('the table of 24 months is read by its columns, its header in one line or in two', () => {
  const columns = (cells: readonly string[]): string =>
    cells
      .map((cell, index) => (index === 0 ? cell : cell === '' ? '' : `@${36 + index * 62} ${cell}`))
      .filter((cell) => cell !== '')
      .join(' ')
  const row = columns(['05/26', '$488', '$30', '', '', '$60', '$696', '$500', '158, 065'])
  const expected = { month: '2026-05', balance: 48_800, scheduledPayment: 3000, paid: null, pastDue: 6000, highBalance: 69_600 }
  const stacked = [
    columns(['Month', 'Balance', 'Scheduled', 'Actual', 'Last', 'Past', 'High', 'Credit', 'Narrative']),
    columns(['', '', 'Payment', 'Payment', 'Payment', 'Due', 'Credit', 'Limit', 'Codes']),
    columns(['', '', '', '', 'Date']),
  ]
  expect(only(read(accounts(...CREDIT_ONE, ...stacked, row))).balanceHistory).toEqual([{ ...expected, creditLimit: 50_000 }])
  const wide =
    'Month @60 Balance @120 Scheduled Payment @215 Actual Payment @295 Last Payment Date @390 Past Due @440 High Credit @500 Credit Limit'
  expect(only(read(accounts(...CREDIT_ONE, wide, '05/26 @60 $488 @120 $30 @390 $60 @440 $696'))).balanceHistory).toEqual([
    expected,
  ])
})

const RIGHTS = 'A Summary of Your Rights Under the Fair Credit Reporting Act'

describe('an account without a name', () => {
  const [, ...nameless] = CREDIT_ONE.map((line) => line.replace('*6902', '*1177').replace('$488', '$55'))
  const [, contact = '', ...pairs] = CREDIT_ONE

  it.each([
    ['stands for itself', nameless],
    // Its address is lost as well.
    ['stands for itself without an address', [contact.replace(/^.*?(?=Date Reported)/, '').replace('$488', '$55'), ...pairs]],
  ])('%s, and takes nothing from the account before', (_, lines) => {
    const report = read(accounts(...CREDIT_ONE, '', ...CREDIT_ONE, '', ...lines))
    expect(report.accounts.map(({ creditorName, currentBalance }) => [creditorName, currentBalance])).toEqual([
      ['CREDIT EXAMPLE BANK', 48_800],
      ['CREDIT EXAMPLE BANK', 48_800],
      ['', 5_500],
    ])
    expect(report.accounts.map(({ pastDue }) => pastDue)).toEqual([6_000, 6_000, 6_000])
  })
})

describe('what is no account', () => {
  it.each([
    ['a sentence that quotes the anchor', ['Date Reported: is the day on which the company last told us of the account.']],
    ['a notice with a date', ['A FREEZE', 'Date Reported: 02/02/2022 by the consumer.']],
  ])('%s', (_, lines) => {
    expect(read(accounts(...lines)).accounts).toEqual([])
  })
  it('anything behind the summary of rights', () => {
    expect(read([...accounts(...CREDIT_ONE), RIGHTS, 'Credit Accounts', ...CREDIT_ONE]).accounts).toHaveLength(1)
  })
  it('the summary of rights itself, where it was put before the report', () => {
    expect(read([RIGHTS, 'You have the right to know what is in your file.', ...accounts(...CREDIT_ONE)]).accounts).toHaveLength(
      1,
    )
  })
  it('the key of a grid, where the name of the next account was cut off', () => {
    const key = ['Year @80 Jan @110 Feb', '2026 @80 ✓ @110 30', 'R Repossession @200 TN Too New to Rate @400 ■ No Data Available']
    const report = read(accounts(...CREDIT_ONE, ...key, ...CREDIT_ONE.slice(1)))
    expect(report.accounts.map(({ creditorName }) => creditorName)).toEqual(['CREDIT EXAMPLE BANK', ''])
  })
  it('a heading of a section, unless an address follows it', () => {
    const named = ['COLLECTIONS', ...CREDIT_ONE.slice(1)]
    expect(only(read(accounts(...named)))).toMatchObject({ creditorName: 'COLLECTIONS', accountType: 'revolving' })
  })
})

describe('the other sections', () => {
  it('collections are packed like accounts', () => {
    const report = read([
      ...HEAD,
      'Collections',
      'EXAMPLE RECOVERY',
      'Date Reported: 03/11/2026 | Balance: $90',
      'Account Number: *1122 | Owner: Individual Account | Original Creditor Name: CITY CLINIC',
      'Date Assigned: 01/02/2024 Original Amount Owed: $90 Status: Unpaid Date of 1st Delinquency: 05/06/2023',
      'Public Records',
    ])
    expect(only(report)).toMatchObject({
      creditorName: 'EXAMPLE RECOVERY',
      accountType: 'collection',
      paymentStatus: 'in_collections',
      status: null,
      statusText: 'Unpaid',
      originalCreditor: 'CITY CLINIC',
      dateAssigned: '2024-01-02',
      originalBalance: 9000,
      dateOfFirstDelinquency: '2023-05-06',
    })
  })

  it.each([
    ['under a header', ['Company Information @300 Inquiry Type @420 Inquiry Date(s)']],
    ['without one', ['A request for your credit history is called an inquiry.']],
  ])('a company says how it asked again with each date, %s', (_, top) => {
    const report = read([
      ...HEAD,
      'Inquiries',
      ...top,
      'ALPHA BANK',
      'PO BOX 1, CITY, OH 43218',
      'Phone: (614) 555-0100',
      'Soft 11/18/2025',
      'Soft 10/18/2025',
      'BETA',
      'PO BOX 2, CITY, OH 43218',
      'Phone: (614) 555-0101',
      'Hard 09/25/2025',
    ])
    expect(report.inquiries.map(({ creditorName, kind, date }) => `${creditorName} ${kind} ${date}`)).toEqual([
      'ALPHA BANK soft 2025-11-18',
      'ALPHA BANK soft 2025-10-18',
      'BETA hard 2025-09-25',
    ])
  })

  it('are parted by their headings also where letters that reach below the line have higher boxes', () => {
    const printed = pagesOf([[...accounts(...CREDIT_ONE), 'Inquiries', 'BETA', 'PO BOX 2, CITY, OH 43218', 'Hard 09/25/2025']])
    const higher = ({ text, box: [x, y, width, height] }: Word): Word => ({
      text,
      box: [x, y, width, text === 'Inquiries' ? height * 1.2 : height],
    })
    const pages = printed.pages.map((page) => ({ ...page, words: page.words.map(higher) }))
    const report = readEquifaxAcr({ ...printed, pages }, { reportId: 'r1' })
    expect(only(report).creditorName).toBe('CREDIT EXAMPLE BANK')
    expect(report.inquiries).toMatchObject([{ creditorName: 'BETA', date: '2025-09-25' }])
  })

  it('a print without its first pages begins among the accounts', () => {
    const report = read(['Narrative Code(s): 065', ...CREDIT_ONE, 'Collections', 'None.', 'Public Records', 'None.'])
    expect(report.accounts.map(({ creditorName }) => creditorName)).toEqual(['CREDIT EXAMPLE BANK'])
  })

  it('an inquiry is one for each date, in columns or stacked', () => {
    const header = 'Company Information @300 Inquiry Type @420 Inquiry Date(s)'
    const columns = read([
      ...HEAD,
      'Inquiries',
      header,
      'ALPHA BANK @300 Hard @420 09/25/2025',
      'PO BOX 1 CITY OH 43218',
      'Phone: (614) 555-0100',
      '700CREDIT/LAKE AUTO @300 Soft @420 11/18/2025, 10/18/2025',
      '1 HIGH ST CITY PA 19383 @420 09/18/2025',
    ])
    const shown = (report: typeof columns): string[] =>
      report.inquiries.map(({ creditorName, kind, date }) => `${creditorName} ${kind} ${date}`)
    expect(shown(columns)).toEqual([
      'ALPHA BANK hard 2025-09-25',
      '700CREDIT/LAKE AUTO soft 2025-11-18',
      '700CREDIT/LAKE AUTO soft 2025-10-18',
      '700CREDIT/LAKE AUTO soft 2025-09-18',
    ])
    const stacked = read([
      ...HEAD,
      'Inquiries',
      header,
      'ALPHA BANK',
      'PO BOX 1 CITY OH 43218',
      'Phone: (614) 555-0100',
      'Hard 09/25/2025',
      'BETA',
      'Soft 11/18/2025, 10/18/2025',
    ])
    expect(shown(stacked)).toEqual(['ALPHA BANK hard 2025-09-25', 'BETA soft 2025-11-18', 'BETA soft 2025-10-18'])
    const narrow = read([
      ...HEAD,
      'Inquiries',
      header,
      'NAVY FCU @300 Soft @420 11/18/2025',
      '50 AVENUE OF THE PINES NW',
      'WEST PLACEBO HEIGHTS',
      'CA 94110-',
      '8690',
    ])
    expect(shown(narrow)).toEqual(['NAVY FCU soft 2025-11-18'])
  })

  it('the person is read with or without a label, lists behind bars or line by line', () => {
    const { personalInfo } = read([
      ...HEAD,
      'Personal Information',
      'DANA SAMPLE',
      '12 OAK ST APT 3, WEST CITY, FL 33409',
      'Former Name(s): D SAMPLE | DANA OLDNAME',
      'Social Security Number: XXX-XX-7187',
      'Date of Birth: 03/22/1973',
      'Former Address(es): 18 ELM AV, ALVIN, TX 77511 | PO BOX 4, ALVIN, TX 77511',
      'Phone Number(s): (404) 555-0100 | (404) 555-0101',
      'Employment: ACME TESTING CO',
      'CITY OF EXAMPLE',
      'Consumer File Notices',
    ])
    expect(personalInfo).toMatchObject({
      name: 'DANA SAMPLE',
      alsoKnownAs: ['D SAMPLE', 'DANA OLDNAME'],
      ssnLast4: '7187',
      dateOfBirth: '1973-03-22',
      addresses: [
        { street: '12 OAK ST APT 3', city: 'WEST CITY' },
        { street: '18 ELM AV', city: 'ALVIN' },
        { street: 'PO BOX 4', zip: '77511' },
      ],
      phones: ['(404) 555-0100', '(404) 555-0101'],
      employers: ['ACME TESTING CO', 'CITY OF EXAMPLE'],
    })
  })

  const FULL = 'This line of the report is a full one: it reaches as far to the right as any line of it does'
  it.each([
    [
      'each on a line that is the widest of its part, but no full one',
      ['Former Name(s): ANNA SMITH-JONES', 'ANNA SMITH-BROWN', 'Employment: ACME TESTING CO', 'CITY OF EXAMPLE'],
    ],
    [
      'two on a line, far apart',
      ['Former Name(s): ANNA SMITH-JONES @300 ANNA SMITH-BROWN', 'Employment: ACME TESTING CO @300 CITY OF EXAMPLE'],
    ],
  ])('the names and employers of a list are two: %s', (_, lines) => {
    const { personalInfo } = read([...HEAD, 'Personal Information', 'Name: DANA SAMPLE', ...lines, 'Consumer File Notices', FULL])
    expect(personalInfo).toMatchObject({
      alsoKnownAs: ['ANNA SMITH-JONES', 'ANNA SMITH-BROWN'],
      employers: ['ACME TESTING CO', 'CITY OF EXAMPLE'],
    })
  })

  it('totals of the summary are held against what was read', () => {
    const summary = ['Summary', 'Report Date @200 July 03, 2026', 'Collections @200 0', 'Inquiries @200 1', '']
    const { totals } = read([...HEAD, ...summary, 'Credit Accounts', ...CREDIT_ONE])
    expect(totals).toEqual({
      printed: { collections: 0, inquiries: 1 },
      read: { collections: 0, inquiries: 0 },
      reconciled: false,
    })
  })
})

describe('a bankruptcy', () => {
  const BANKRUPTCY = [
    'Bankruptcy',
    'Bankruptcy Courthouse: US BANKRUPTCY COURT-NOWHERE',
    '300 PEARL ST NOWHERE NY 14202-2504 | (716) 555-0100',
    'Bankruptcy Filed: 10/25/2018 Date Reported: 02/14/2024 Case or ID Number: 1812345',
    'Bankruptcy Disposition: Discharged CH-13 Date Verified: None Type: Personal',
    'Current Disposition Date: 02/09/2024 Prior Disposition: Dismissed/Closed CH-13 Filer: Individual',
    'Additional Information: None',
  ]

  it('is read under a heading that names its chapter', () => {
    const printed = [
      'Bankruptcy Chapter 7',
      'Court: US BANKRUPTCY COURT DENVER',
      'Reference Number: 24-94045 Date Filed: 05/04/2024',
    ]
    const { publicRecords } = read([
      ...HEAD,
      'Credit Accounts',
      '',
      ...CREDIT_ONE,
      '',
      'Public Records',
      ...printed,
      '',
      'Inquiries',
    ])
    expect(publicRecords).toMatchObject([{ type: 'Bankruptcy', reference: '24-94045', dateFiled: '2024-05-04' }])
  })

  it('is read by labels of its own, which tell it from the kind of filing', () => {
    const { publicRecords } = read([...HEAD, 'Credit Accounts', '', ...CREDIT_ONE, '', ...BANKRUPTCY])
    expect(publicRecords).toMatchObject([
      {
        type: 'Bankruptcy',
        court: 'US BANKRUPTCY COURT-NOWHERE',
        reference: '1812345',
        dateFiled: '2018-10-25',
        dateResolved: '2024-02-09',
        status: 'Discharged CH-13',
      },
    ])
  })
})

it('an account whose telephone number touches the label that tells it is no part of the one above', () => {
  const touching = CREDIT_ONE.map((line) => line.replace('555-0100 Date Reported:', '555-0100Date Reported:'))
  const second = touching.map((line) => line.replace('CREDIT EXAMPLE BANK', 'SECOND EXAMPLE BANK').replace('*6902', '*1111'))
  const report = read(accounts(...touching, '', ...second))
  expect(report.accounts.map(({ creditorName, accountNumber }) => [creditorName, accountNumber])).toEqual([
    ['CREDIT EXAMPLE BANK', '*6902'],
    ['SECOND EXAMPLE BANK', '*1111'],
  ])
  expect(report.accounts[0]).toMatchObject({ contact: { phone: '(404) 555-0100' }, currentBalance: 48_800 })
})

it('a covered Social Security number whose label wraps is no name', () => {
  const person = [
    'Personal Information',
    'Name: @200 DANA SAMPLE',
    'Former Name(s): @200 DANA OLDER',
    'Social Security @200 XXX-XX-2279',
    'Number:',
  ]
  const { personalInfo } = read([
    ...HEAD,
    ...person,
    'Date of Birth: @200 January 17, 1984',
    '',
    'Credit Accounts',
    ...CREDIT_ONE,
  ])
  expect(personalInfo).toMatchObject({ alsoKnownAs: ['DANA OLDER'], ssnLast4: '2279' })
})

it('pages out of the middle of a report have accounts without any heading above them', () => {
  expect(only(read([...HEAD, ...CREDIT_ONE])).creditorName).toBe('CREDIT EXAMPLE BANK')
  expect(read([...HEAD, 'Nothing of an account', 'Date Reported: 03/11/2026']).accounts).toEqual([])
})
