import { describe, expect, it } from 'vitest'
import { readMyEquifax } from '#engine/reading/layouts/myequifax/read-my-equifax.ts'
import {
  MONTH_HEADER,
  pair,
  SAMPLE_ACCOUNT,
  SAMPLE_COLLECTION,
  type SampleRow,
  sampleReport,
} from '#engine/reading/layouts/myequifax/sample-report.ts'
import type { Account } from '#engine/report/account.ts'
import type { Report } from '#engine/report/report.ts'

const COVER: readonly SampleRow[] = [
  'CREDIT REPORT',
  'JANE SAMPLE',
  'Report Confirmation',
  '4312345678',
  'Dear JANE SAMPLE:',
  'PAGE BREAK',
]
const SUMMARY: readonly SampleRow[] = [
  '1. Summary',
  pair('Report Date', 'Dec 12, 2024'),
  pair('Accounts with Negative Information', '', '1'),
  {
    at: [
      [36, 'Account Type'],
      [140, 'Open'],
      [180, 'With Balance'],
      [300, 'Total Balance'],
    ],
  },
  {
    at: [
      [36, 'Revolving'],
      [140, '0'],
      [180, '1'],
      [300, '$1,250'],
    ],
  },
  {
    at: [
      [36, 'Total'],
      [140, '0'],
      [180, '1'],
      [300, '$1,250'],
    ],
  },
  pair('Inquiries', '3 Inquiries Found'),
  pair('Public Records', '1 Records Found'),
  pair('Collections', '1 Collections Found'),
]
const PERSONAL: readonly SampleRow[] = [
  '7. Personal Information',
  'Creditors use your personal information primarily to identify you.',
  'Identification',
  pair('Name', 'JANE Q SAMPLE'),
  pair('Formerly known as', 'JANE DOE, J DOE, JR'),
  pair('Social Security Number', 'XXX-XX-6789'),
  pair('Age or Date of Birth', 'Mar 04, 1985'),
  'Alert Contact Information',
  pair('Phone', '(404) 555-0199'),
  'Contact Information',
  pair('Address', '', 'Type'),
  pair('12 MAIN ST, ATLANTA, GA 30303', '', 'CURRENT'),
  pair('PO BOX 7', '', 'FORMER'),
  'MACON GA, 31201-1234',
  'Phone Numbers',
  '(404) 555-0123',
  'Employment History',
  pair('Company', 'Occupation', 'Status'),
  pair('ACME RENTALS', 'CLERK', 'Current'),
]
const INQUIRIES: readonly SampleRow[] = [
  '8. Inquiries',
  'Hard Inquiries',
  pair('Date', 'Company', 'Request Originator'),
  pair('Oct 02, 2024', '360 LENDING GROUP', 'AUTO CITY'),
  pair('', '980 STATUS RIDGE DR'),
  pair('', 'BLOOMINGTON MN, 55438'),
  'Soft Inquiries',
  pair('Date', 'Company', 'Request Originator'),
  pair('Sep 01, 2024', 'EXAMPLE CARD CO'),
  pair('Aug 01, 2024', 'PO BOX 9'),
  'Some companies ask on behalf of others, as the list above may show to you.',
]
const RECORDS: readonly SampleRow[] = [
  '9. Public Records',
  'Bankruptcies',
  'Reference Number: 1912345',
  'Status',
  'Discharged Ch-7',
  pair('Date Filed', 'Mar 02, 2019', 'Type', 'Chapter 7 Bankruptcy'),
  pair('Liability', '$45,000', 'Court', 'US BKPT CT GA ATLANTA'),
  'Judgments',
  'You currently do not have any Judgments in your file.',
  'Liens',
  'Your credit report does not have any liens in your file.',
]
const RIGHTS: readonly SampleRow[] = [
  '12. A Summary of Your Rights Under the Fair Credit Reporting Act',
  '2.1 You must be told. Summary',
  pair('Account Number', 'xxxx 9999'),
  'Account information: an account 30, 60, 90 days past due stays for seven years.',
]
const WHOLE: readonly SampleRow[] = [
  ...COVER,
  ...SUMMARY,
  'PAGE BREAK',
  '2. Revolving Accounts',
  ...SAMPLE_ACCOUNT,
  'PAGE BREAK',
  '3. Mortgage Accounts',
  'You currently do not have any Mortgage Accounts in your file.',
  '4. Installment Accounts',
  '5. Other Accounts',
  '6. Consumer Statements',
  ...PERSONAL,
  ...INQUIRIES,
  ...RECORDS,
  ...SAMPLE_COLLECTION,
  '11. Dispute File Information',
  ...RIGHTS,
]

const read = (rows: readonly SampleRow[]): Report => readMyEquifax(sampleReport(rows), { reportId: 'r1' })
const firstOf = (report: Report): Account => {
  const [account] = report.accounts
  if (!account) throw new Error('no account was read')
  return account
}

describe('a myEquifax report', () => {
  const report = read(WHOLE)

  it('has the date and the number that it prints', () => {
    expect(report).toMatchObject({
      id: 'r1',
      bureau: 'equifax',
      format: 'equifax-myequifax',
      reportDate: '2024-12-12',
      reportNumber: '4312345678',
      score: null,
    })
  })

  it('has exactly the accounts it lists, in order: none from headings, prose or rights', () => {
    expect(report.accounts.map((account) => [account.id, account.creditorName, account.accountType])).toEqual([
      ['a1', 'EXAMPLE BANK', 'revolving'],
      ['a2', 'EXAMPLE RECOVERY', 'collection'],
    ])
  })

  it('reconciles what it prints of itself with what was read', () => {
    const counts = { openAccounts: 0, inquiries: 3, publicRecords: 1, collections: 1 }
    expect(report.totals.printed).toMatchObject(counts)
    expect(report.totals.read).toMatchObject(counts)
    expect(report.totals.reconciled).toBe(true)
    const [, ...rest] = INQUIRIES.toReversed()
    expect(read([...SUMMARY, ...rest.toReversed()]).totals.reconciled).toBe(false)
    expect(read(SAMPLE_COLLECTION).totals.reconciled).toBeNull()
  })

  it('knows the person', () => {
    expect(report.personalInfo).toMatchObject({
      name: 'JANE Q SAMPLE',
      alsoKnownAs: ['JANE DOE', 'J DOE, JR'],
      dateOfBirth: '1985-03-04',
      ssnLast4: '6789',
      addresses: [
        { street: '12 MAIN ST', city: 'ATLANTA', state: 'GA', zip: '30303' },
        { street: 'PO BOX 7', city: 'MACON', state: 'GA', zip: '31201-1234' },
      ],
      phones: ['(404) 555-0123'],
      employers: ['ACME RENTALS'],
    })
    expect(Object.keys(report.personalInfo.evidence)).toEqual(
      expect.arrayContaining(['name', 'alsoKnownAs.1', 'ssnLast4', 'addresses.1', 'phones.0', 'employers.0']),
    )
    expect(report.personalInfo.evidence['ssnLast4']?.quote).toBe('XXX-XX-6789')
  })

  it('joins a former name that breaks at the end of its line', () => {
    const names = (...lines: readonly [string, ...string[]]): readonly string[] => {
      const [first, ...others] = lines
      const rows = [
        ...PERSONAL.slice(0, 4),
        pair('Formerly known as', first),
        ...others.map((line) => pair('', line)),
        ...PERSONAL.slice(5),
      ]
      return read([...SUMMARY, ...rows]).personalInfo.alsoKnownAs
    }
    expect(names('JANE DOE, J DOE, JANE Q', 'EXAMPLE')).toEqual(['JANE DOE', 'J DOE', 'JANE Q EXAMPLE'])
    expect(names('JANE DOE, J DOE,', 'JANE Q EXAMPLE')).toEqual(['JANE DOE', 'J DOE', 'JANE Q EXAMPLE'])
    expect(names('JANE DOE', 'J DOE')).toEqual(['JANE DOE', 'J DOE'])
  })

  it('lists one inquiry a date, whatever a company is called', () => {
    expect(report.inquiries.map(({ id, creditorName, date, kind }) => [id, creditorName, date, kind])).toEqual([
      ['i1', '360 LENDING GROUP', '2024-10-02', 'hard'],
      ['i2', 'EXAMPLE CARD CO', '2024-09-01', 'soft'],
      ['i3', 'EXAMPLE CARD CO', '2024-08-01', 'soft'],
    ])
    expect(report.inquiries[2]?.evidence['date']?.quote).toBe('Aug 01, 2024')
  })

  it('lists the bankruptcy, and no record for the sentences that there is none', () => {
    expect(report.publicRecords).toHaveLength(1)
    expect(report.publicRecords[0]).toMatchObject({
      type: 'Chapter 7 Bankruptcy',
      court: 'US BKPT CT GA ATLANTA',
      reference: '1912345',
      status: 'Discharged Ch-7',
      dateFiled: '2019-03-02',
      amount: 4_500_000,
    })
  })
})

describe('an account of sections 2 to 5', () => {
  const account = firstOf(read(WHOLE))

  it('has its own figures, dates and words', () => {
    expect(account).toMatchObject({
      accountNumber: 'xxxxxxxxxxxx 1234',
      accountTypeText: 'REVOLVING',
      loanType: 'Credit Card',
      responsibility: 'joint',
      status: 'closed',
      paymentStatus: 'charge_off',
      statusText: 'CHARGE_OFF',
      dateOpened: '2020-02-03',
      dateClosed: '2023-08-12',
      dateReported: '2024-11-30',
      lastPaymentDate: '2022-12-15',
      dateOfFirstDelinquency: '2023-01-20',
      delinquencyFirstReported: '2023-08-30',
      currentBalance: 125_000,
      creditLimit: 100_000,
      highBalance: 120_000,
      monthsReviewed: 58,
      printsDofd: true,
    })
  })

  it('tells $0 from nothing, and points to the label of what is empty', () => {
    expect(account.pastDue).toBe(0)
    expect(account.evidence['pastDue']?.quote).toBe('$0')
    expect(account.lastPaymentAmount).toBeNull()
    expect(account.evidence['lastPaymentAmount']?.quote).toBe('Actual Payment Amount')
    expect(account.terms).toBeNull()
    expect(account.evidence['lastActivityDate']).toBeUndefined()
  })

  it('has the months of its grid and none of its legend', () => {
    expect(account.paymentHistory).toHaveLength(14)
    expect(account.paymentHistory[0]).toEqual({ month: '2024-02', code: 'charge_off' })
    expect(account.paymentHistory.slice(-5).map((cell) => cell.code)).toEqual(['90', '60', '30', 'ok', 'ok'])
    expect(account.evidence['paymentHistory.2023-03']?.quote).toBe('30')
  })

  it('keeps the monthly figures by month, the limit among them, and out of its own', () => {
    expect(account.balanceHistory).toEqual([
      { month: '2024-02', balance: 95_000, scheduledPayment: null, paid: 2500, pastDue: null, creditLimit: 77_700 },
      { month: '2024-01', balance: 90_000, scheduledPayment: null, paid: 0, pastDue: 9000, creditLimit: 77_700 },
    ])
  })

  it('keeps its comments, each whole, and how to write to its creditor', () => {
    expect(account.remarks).toEqual(['Charged off account', 'Account information disputed by consumer.'])
    expect(account.contact).toEqual({ lines: ['PO BOX 1', 'ATLANTA, GA 30303'], phone: '(404) 555-0100' })
    expect(account.evidence['remarks.1']?.quote).toBe('Account information disputed by consumer.')
  })

  it('has a place for every fact that is not null', () => {
    const silent = new Set(['id', 'evidence', 'printsDofd', 'alsoPrinted', 'paymentHistory', 'balanceHistory', 'remarks'])
    for (const [field, value] of Object.entries(account)) {
      if (value !== null && !silent.has(field)) expect(account.evidence, field).toHaveProperty([field])
    }
  })

  it('reads the same wherever the page ends', () => {
    const bare = ({ evidence: _places, ...facts }: Account) => facts
    for (let at = 1; at < SAMPLE_ACCOUNT.length; at += 1) {
      const rows = ['2. Revolving Accounts', ...SAMPLE_ACCOUNT.slice(0, at), 'PAGE BREAK', ...SAMPLE_ACCOUNT.slice(at)]
      expect(bare(firstOf(read(rows))), `broken before row ${at}`).toEqual(bare(account))
    }
  })

  it('is not cut by a page that repeats the headings', () => {
    const at = SAMPLE_ACCOUNT.indexOf('Account Details')
    const rows = ['2. Revolving Accounts', ...SAMPLE_ACCOUNT.slice(0, at), 'PAGE BREAK', '2. Revolving Accounts (continued)']
    const again = read([...rows, '2.1 EXAMPLE BANK (continued)', ...SAMPLE_ACCOUNT.slice(at)])
    expect(again.accounts).toHaveLength(1)
    expect(firstOf(again)).toMatchObject({ creditorName: 'EXAMPLE BANK', dateOpened: '2020-02-03' })
  })

  it('keeps a name that wraps, and its mark behind it', () => {
    const rows = [
      '2. Revolving Accounts',
      '2.1 EXAMPLE BANK AND A VERY LONG',
      'NAME THAT WRAPS (CLOSED)',
      ...SAMPLE_ACCOUNT.slice(1),
    ]
    expect(firstOf(read(rows))).toMatchObject({ creditorName: 'EXAMPLE BANK AND A VERY LONG NAME THAT WRAPS', status: 'closed' })
  })
})

describe('an account that is not', () => {
  it('is made by a table of contents', () => {
    const contents = [
      '1. Summary',
      '2. Revolving Accounts',
      '2.1 EXAMPLE BANK',
      '3. Mortgage Accounts',
      '3.1 EXAMPLE HOME',
      '12. A Summary of Your Rights',
    ]
    expect(read([...COVER, ...contents]).accounts).toEqual([])
    expect(read([...COVER, ...contents, 'PAGE BREAK', ...WHOLE.slice(COVER.length)]).accounts).toHaveLength(2)
  })

  it('is made by a sentence about collection agencies', () => {
    const prose = [
      'Collections are accounts with outstanding debt that have been placed by a creditor with a',
      'collection agency. They stay for seven years.',
    ]
    expect(read(['10. Collections', ...prose, 'You currently do not have any Collections in your file.']).accounts).toEqual([])
  })

  it('is made by an empty report', () => {
    expect(read([]).accounts).toEqual([])
    expect(readMyEquifax({ pages: [], producer: null }, { reportId: 'r' }).accounts).toEqual([])
  })
})

describe('how an account stands', () => {
  const withStatus = (rows: Readonly<Record<string, SampleRow>>, heading = '2.1 EXAMPLE BANK'): Account =>
    firstOf(
      read([
        '2. Revolving Accounts',
        heading,
        'Summary',
        pair('Account Number', 'x 1', 'Reported Balance', '$5'),
        rows['status'] ?? pair('Account Status', 'PAYS_AS_AGREED', 'Available Credit', '$1'),
        'Account Details',
        pair('Balance', '', 'Date Opened', 'Feb 03, 2020'),
        rows['activity'] ?? pair('Activity Designator', '', 'Date Closed', ''),
      ]),
    )

  it('is open, or delinquent while late', () => {
    expect(withStatus({})).toMatchObject({ status: 'open', paymentStatus: 'current', currentBalance: 500 })
    const late = pair('Account Status', 'NOT_MORE_THAN_TWO', 'Available Credit', '$1')
    expect(withStatus({ status: late })).toMatchObject({ status: 'open', paymentStatus: null, statusText: 'NOT_MORE_THAN_TWO' })
    const lateNow = pair('Account Status', 'LATE_60_DAYS', 'Available Credit', '$1')
    expect(withStatus({ status: lateNow })).toMatchObject({ status: 'delinquent', paymentStatus: 'late' })
  })

  it('is what the activity says of its end', () => {
    const sold = pair('Activity Designator', 'TRANSFER_OR_SOLD', 'Date Closed', '')
    expect(withStatus({ activity: sold }, '2.1 EXAMPLE BANK (CLOSED)').status).toBe('transferred')
    const paid = pair('Activity Designator', 'PAID_AND_CLOSED', 'Date Closed', '')
    expect(withStatus({ activity: paid }, '2.1 EXAMPLE BANK (CLOSED)').status).toBe('paid')
    const closed = pair('Activity Designator', '', 'Date Closed', 'Feb 03, 2021')
    expect(withStatus({ activity: closed }).status).toBe('closed')
  })
})

describe('a collection of section 10', () => {
  const collection = firstOf(read(SAMPLE_COLLECTION))

  it('is an account of its own type', () => {
    expect(collection).toMatchObject({
      creditorName: 'EXAMPLE RECOVERY',
      originalCreditor: 'EXAMPLE CLINIC',
      accountNumber: 'xxxxxx 4321',
      accountType: 'collection',
      loanType: 'Medical or Health Care',
      responsibility: 'individual',
      status: null,
      paymentStatus: 'in_collections',
      statusText: 'UNPAID',
      statusDate: '2024-11-18',
      dateReported: '2024-11-20',
      dateAssigned: '2023-06-01',
      balanceDate: '2024-11-19',
      originalBalance: 81_200,
      currentBalance: 0,
      lastPaymentDate: null,
      dateOfFirstDelinquency: null,
      printsDofd: true,
      remarks: ['Medical'],
      contact: { lines: ['120 CORPORATE BLVD', 'NORFOLK, VA 23502'], phone: null },
    })
    expect(collection.evidence['dateOfFirstDelinquency']?.quote).toBe('Date of First Delinquency')
  })

  it('reads the same wherever the page ends', () => {
    for (let at = 3; at < SAMPLE_COLLECTION.length; at += 1) {
      const rows = [
        ...SAMPLE_COLLECTION.slice(0, at),
        'PAGE BREAK',
        ...SAMPLE_COLLECTION.slice(at),
        ...SAMPLE_COLLECTION.slice(2),
      ]
      const { accounts } = read(rows)
      expect(accounts).toHaveLength(2)
      expect({ ...accounts[0], evidence: null }, `broken before row ${at}`).toEqual({ ...collection, evidence: null })
    }
  })
})

describe('phone numbers of section 7', () => {
  const section: SampleRow[] = ['7. Personal Information', 'Identification', pair('Name', 'JANE SAMPLE')]
  const table: SampleRow[] = [pair('Address', 'Status'), pair('1 ELM ST, TULSA, OK 74101', 'Current')]
  const jobs: SampleRow[] = ['Employment History', pair('Company', 'Occupation'), pair('ACME INC', '')]
  const phones = (rows: readonly SampleRow[]): unknown => {
    const { personalInfo } = read([...section, ...rows])
    return [personalInfo.phones, personalInfo.employers]
  }

  it.each<[string, SampleRow[]]>([
    ['in a row under the addresses', [...table, pair('Phone Number', '(872) 887-9428'), ...jobs]],
    ['in a row under the employers', [...table, ...jobs, pair('Phone Number', '(872) 887-9428')]],
    ['in a table', [...table, pair('Phone Number', 'Date Reported'), pair('(872) 887-9428', 'Sep 21, 2024'), ...jobs]],
    ['in a table under the employers', [...jobs, pair('Phone Number', 'Date Reported'), pair('(872) 887-9428', 'Sep 21, 2024')]],
    ['under a heading', ['Phone Numbers', '(872) 887-9428', ...jobs]],
  ])('are read %s', (_, rows) => {
    expect(phones(rows)).toEqual([['(872) 887-9428'], ['ACME INC']])
  })

  it('are not those of the alert contacts, of prose or of an identification', () => {
    const others: SampleRow[] = [
      'To change your phone number call 888-555-0100 or write to us.',
      pair('Identification Number', '404-555-0100'),
      'Alert Contacts',
      pair('Phone Number', '(404) 555-0199'),
    ]
    expect(phones([...others, ...jobs])).toEqual([[], ['ACME INC']])
  })
})

describe('a debt buyer in the accounts', () => {
  it('may name the original creditor', () => {
    const rows = SAMPLE_ACCOUNT.map((row) =>
      JSON.stringify(row).includes('Loan Type') ? pair('Original Creditor Name', 'EXAMPLE CLINIC', 'Date Closed', '') : row,
    )
    const account = firstOf(read(['2. Revolving Accounts', ...rows]))
    expect(account).toMatchObject({
      originalCreditor: 'EXAMPLE CLINIC',
      evidence: { originalCreditor: { quote: 'EXAMPLE CLINIC' } },
    })
  })
})

describe('a collection without an agency', () => {
  const without = SAMPLE_COLLECTION.map((row) =>
    typeof row === 'object' && 'at' in row && row.at[0]?.[1] === 'Collection Agency' ? pair('Collection Agency', '') : row,
  )

  it('is named by its heading, by its contact, or not at all', () => {
    const numbered = [without[0] ?? '', '10.1 EXAMPLE HEADING', ...without.slice(2)]
    expect(firstOf(read(numbered)).creditorName).toBe('EXAMPLE HEADING')
    const contact = [...without.slice(0, 11), pair('', '', 'EXAMPLE CONTACT'), ...without.slice(11)]
    expect(firstOf(read(contact)).creditorName).toBe('EXAMPLE CONTACT')
    expect(firstOf(read(without)).creditorName).toBe('')
  })
})

describe('labels that run on into their values', () => {
  it('are read where no column parts them', () => {
    const rows = [
      '2. Revolving Accounts',
      '2.1 EXAMPLE BANK',
      'Summary',
      'Account Number xxxx 1234',
      'Account Status PAYS_AS_AGREED',
    ]
    const account = firstOf(
      read([...rows, 'Account Details', 'Balance $0', 'Date Opened Feb 03, 2020', 'Comments', 'Fixed rate']),
    )
    expect(account).toMatchObject({
      accountNumber: 'xxxx 1234',
      paymentStatus: 'current',
      currentBalance: 0,
      dateOpened: '2020-02-03',
      remarks: ['Fixed rate'],
    })
  })
})

describe('labels whose first line touches their value', () => {
  it.each([
    ['Scheduled Payment $285', 'Amount', { monthlyPayment: 28_500 }],
    ['Delinquency First Aug 30, 2023', 'Reported', { delinquencyFirstReported: '2023-08-30' }],
  ])('are read: %s / %s', (first, rest, facts) => {
    const at = SAMPLE_ACCOUNT.findIndex((row) => typeof row === 'object' && 'at' in row && row.at[0]?.[1] === 'Months Reviewed')
    const before = SAMPLE_ACCOUNT.slice(0, at)
    const wrapped = [pair('Months Reviewed', '58', first), pair('', '', rest)]
    const account = firstOf(read(['2. Revolving Accounts', ...before, ...wrapped, ...SAMPLE_ACCOUNT.slice(at + 1)]))
    expect(account).toMatchObject({ ...facts, monthsReviewed: 58, dateClosed: '2023-08-12' })
  })
})

describe('a grid', () => {
  const history = (rows: readonly SampleRow[]): string[] => {
    const account = firstOf(
      read(['2. Revolving Accounts', '2.1 EXAMPLE BANK', 'Summary', pair('Account Number', 'x 1'), 'Payment History', ...rows]),
    )
    return account.paymentHistory.map((cell) => `${cell.month} ${cell.code}`)
  }
  const blanks = (count: number): string[] => Array.from({ length: count }, () => '')

  it('takes a drawing without words for a tick', () => {
    expect(history([MONTH_HEADER, { year: '2024', cells: ['*', '30', ...blanks(10)] }])).toEqual(['2024-02 30', '2024-01 ok'])
  })

  it('takes a drawing for no data where the legend draws that, and ticks are written', () => {
    const legend: SampleRow = {
      at: [
        [36, '✓'],
        [60, 'Paid on Time'],
        [316, 'No Data Available'],
      ],
    }
    expect(history([MONTH_HEADER, { year: '2024', cells: ['*', '✓', ...blanks(10)] }, legend])).toEqual([
      '2024-02 ok',
      '2024-01 no_data',
    ])
  })

  it('reads signs without a Unicode value, and the sign that the legend explains', () => {
    expect(history([MONTH_HEADER, { year: '2024', cells: ['\uF0FC', '\uFFFD', ...blanks(10)] }])).toEqual([
      '2024-02 ok',
      '2024-01 ok',
    ])
    const legend: SampleRow = {
      at: [
        [36, '#'],
        [60, 'Paid on Time'],
        [176, '30'],
        [200, '30 Days Past Due'],
      ],
    }
    expect(history([MONTH_HEADER, { year: '2024', cells: ['#', 'TN', ...blanks(10)] }, legend])).toEqual([
      '2024-02 too_new',
      '2024-01 ok',
    ])
  })

  it('is silent about a sign that nobody explains, and about months after the report', () => {
    expect(history([MONTH_HEADER, { year: '2024', cells: ['?', ...blanks(11)] }])).toEqual([])
    const rows = [
      '1. Summary',
      pair('Report Date', 'Feb 12, 2024'),
      '2. Revolving Accounts',
      '2.1 EXAMPLE BANK',
      'Summary',
      pair('Account Number', 'x 1'),
    ]
    const account = firstOf(
      read([...rows, 'Payment History', MONTH_HEADER, { year: '2024', cells: ['✓', '■', '■', ...blanks(9)] }]),
    )
    expect(account.paymentHistory.map((cell) => cell.month)).toEqual(['2024-02', '2024-01'])
  })

  it('parts amounts of neighbouring months that touch', () => {
    const rows = [
      '3. Mortgage Accounts',
      '3.1 EXAMPLE HOME',
      'Summary',
      pair('Account Number', 'x 1'),
      'Account History',
      'Balance',
      MONTH_HEADER,
    ]
    const account = firstOf(
      read([
        ...rows,
        {
          at: [
            [36, '2024'],
            [80, '$425,068$424,310$423,100'],
          ],
        },
      ]),
    )
    expect(account.balanceHistory.map((month) => month.balance)).toEqual([42_310_000, 42_431_000, 42_506_800])
  })
})

describe('a print whose first pages were left out', () => {
  it('has its accounts, told by their numbers, and none of a table of contents', () => {
    const { accounts } = read(['of the account before', 'Comments', ...SAMPLE_ACCOUNT, '4. Installment Accounts'])
    expect(accounts.map(({ creditorName, accountType }) => [creditorName, accountType])).toEqual([['EXAMPLE BANK', 'revolving']])
    expect(read(['2.1 EXAMPLE BANK', '2.2 OTHER BANK', '1. Summary', pair('Report Date', 'Feb 12, 2024')]).accounts).toEqual([])
  })
})
