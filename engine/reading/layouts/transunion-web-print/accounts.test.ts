import { describe, expect, it } from 'vitest'
import { readTransUnionWebPrint } from '#engine/reading/layouts/transunion-web-print/read-transunion-web-print.ts'
import { documentOf, typesetLines } from '#engine/reading/lines/typeset.ts'
import type { Account } from '#engine/report/account.ts'
import type { Report } from '#engine/report/report.ts'

const HEADER = ['Personal Credit Report for:', 'JANE SAMPLE', 'File Number: 123456789', 'Date Created: 12/12/2024']
const report = (lines: readonly string[], ...pages: readonly (readonly string[])[]): Report =>
  readTransUnionWebPrint(documentOf([[...HEADER, ...lines], ...pages].map((one) => typesetLines(one))), { reportId: 'r1' })
const accountsIn = (lines: readonly string[], ...pages: readonly (readonly string[])[]): readonly Account[] =>
  report(['Accounts with Adverse Information', ...lines], ...pages).accounts
const HEAD = ['Account Name', 'FIRST HARBOR BANK 517805******', 'Account Information']
const accountWith = (...rows: readonly string[]): Account | undefined => accountsIn([...HEAD, 'Balance | $5', ...rows])[0]

it('reads a name that stands far below its label', () => {
  const [account] = accountsIn([
    'Account Name',
    '',
    '',
    '',
    'FIRST HARBOR BANK 517805******',
    'Account Information',
    'Balance | $5',
    'Terms | ---',
  ])
  expect(account).toMatchObject({ creditorName: 'FIRST HARBOR BANK', accountNumber: '517805******' })
})

describe('a number that begins with letters or holds one', () => {
  it.each([
    ['ARBO/PELLA BRIAR BANK PPH0000000003898****', 'ARBO/PELLA BRIAR BANK', 'PPH0000000003898****'],
    ['DEPT OF ED/OPAL 19246429148E0077412****', 'DEPT OF ED/OPAL', '19246429148E0077412****'],
    ['FIRST MILL CU L123456789****', 'FIRST MILL CU', 'L123456789****'],
    ['FIRST MILL FCU517805******', 'FIRST MILL FCU', '517805******'],
    ['EXAMPLE BANK1731****', 'EXAMPLE BANK', '1731****'],
    ['EXAMPLE BANK ABCD****', 'EXAMPLE BANK', 'ABCD****'],
    ['EXAMPLE BANK 98-7765-****', 'EXAMPLE BANK', '98-7765-****'],
  ])('is all number: %s', (head, name, number) => {
    const [account] = accountsIn(['Account Name', head, 'Account Information', 'Balance | $5', 'Terms | ---'])
    expect(account).toMatchObject({ creditorName: name, accountNumber: number })
  })

  it.each([
    ['TALLCORN STUDENT SVC EDU200912****', 'TALLCORN STUDENT SVC', 'EDU200912****'],
    ['OLD MILL RECOVERY OM44190****', 'OLD MILL RECOVERY', 'OM44190****'],
    ['OLD MILL BANK44190****', 'OLD MILL BANK', '44190****'],
    ['OLD MILL FCU44190****', 'OLD MILL FCU', '44190****'],
    ['OLD MILL LLC44190****', 'OLD MILL LLC', '44190****'],
  ])(
    'is all number where the report parts its numbers from the names, unless the letters are a word: %s',
    (head, name, number) => {
      const rows = ['Account Information', 'Balance | $5', 'Terms | ---']
      const [, account] = accountsIn(['Account Name', 'FIRST HARBOR BANK 2008-44-A****', ...rows, head, ...rows])
      expect(account).toMatchObject({ creditorName: name, accountNumber: number })
    },
  )

  it('may have a space in it, which is asked about', () => {
    const [account] = accountsIn([
      'Account Name',
      'PINEGROVE CREDIT 4 LN 4****',
      'Account Information',
      'Balance | $5',
      'Terms | ---',
    ])
    expect(account).toMatchObject({ creditorName: 'PINEGROVE CREDIT 4', accountNumber: 'LN 4****' })
    expect([account?.evidence['creditorName']?.confidence, account?.evidence['accountNumber']?.confidence]).toEqual([0.5, 0.5])
    const [longer] = accountsIn([
      'Account Name',
      'PINEGROVE FIN LN 44190****',
      'Account Information',
      'Balance | $5',
      'Terms | ---',
    ])
    expect(longer).toMatchObject({ creditorName: 'PINEGROVE FIN LN', accountNumber: '44190****' })
  })
})

describe('the head of an account', () => {
  it.each([
    ['under one label', ['Account Name', 'FIRST HARBOR BANK 517805******'], '517805******'],
    ['beside their label', ['Account Name | FIRST HARBOR BANK 517805******'], '517805******'],
    ['each under its own label', ['Account Name | Account Number', 'FIRST HARBOR BANK | 517805XXXXXX'], '517805XXXXXX'],
    ['under both labels', ['Account Name', 'Account Number', 'FIRST HARBOR BANK', '517805******'], '517805******'],
    [
      'under both labels, the name on two lines',
      ['Account Name', 'Account Number', 'FIRST HARBOR', 'BANK', '517805******'],
      '517805******',
    ],
    ['without a label', ['FIRST HARBOR BANK 517805******'], '517805******'],
    ['that touch', ['Account Name', 'FIRST HARBOR BANK517805******'], '517805******'],
    ['on two lines', ['Account Name', 'FIRST HARBOR', 'BANK 5178051234567****'], '5178051234567****'],
    ['with a masked head', ['Account Name', 'FIRST HARBOR BANK ******1234'], '******1234'],
    ['with a full number', ['Account Name', 'FIRST HARBOR BANK 5178051234567890'], '7890'],
    ['without a number', ['Account Name', 'FIRST HARBOR BANK'], null],
  ] as const)('is a name and a number %s', (_, head, number) => {
    const [account, ...others] = accountsIn([...head, 'Account Information', 'Balance | $5', 'Date Opened | 03/05/2020'])
    expect(account).toMatchObject({ creditorName: 'FIRST HARBOR BANK', accountNumber: number, currentBalance: 500 })
    expect(others).toEqual([])
    expect(account?.evidence['creditorName']?.quote).toBe('FIRST HARBOR BANK')
    expect(account?.evidence['accountNumber']?.quote ?? null).toBe(number)
  })

  it('is a whole name without a label where that is longer than a line', () => {
    const [account, ...others] = accountsIn([
      'FIRST NATIONAL BANKCARD OF THE GREATER MISSISSIPPI VALLEY ASSOCIATION',
      'NATIONAL TRUST 6555****',
      'Account Information',
      'Balance | $5',
      'Date Opened | 03/05/2020',
    ])
    expect(others).toEqual([])
    expect(account).toMatchObject({
      creditorName: 'FIRST NATIONAL BANKCARD OF THE GREATER MISSISSIPPI VALLEY ASSOCIATION NATIONAL TRUST',
      accountNumber: '6555****',
    })
  })

  it('is one without a label also where a picture spoiled the mask of its number, and is none in a text', () => {
    const lines = [
      'Accounts with Adverse Information',
      'FIRST HARBOR BANK 517805 sceeeses',
      'Account Information',
      'Balance | $5',
    ]
    const printed = documentOf([typesetLines([...HEADER, ...lines, 'Date Opened | 03/05/2020'])])
    const pages = printed.pages.map((page) => ({ ...page, words: page.words.map((word) => ({ ...word, confidence: 0.4 })) }))
    const { accounts } = readTransUnionWebPrint({ ...printed, pages }, { reportId: 'r1' })
    expect(accounts).toMatchObject([{ currentBalance: 500, dateOpened: '2020-03-05' }])
    expect(accounts[0]?.creditorName).toContain('FIRST HARBOR BANK')
    expect(accounts[0]?.evidence['creditorName']?.confidence).toBe(0.4)
    expect(readTransUnionWebPrint(printed, { reportId: 'r1' }).accounts).toEqual([])
  })

  it('ends at the heading of the rows, also in capitals', () => {
    const [account] = accountsIn([
      'Account Name',
      'FIRST HARBOR BANK 517805******',
      'ACCOUNT INFORMATION',
      'Balance | $5',
      'Terms | ---',
      'PAYMENT HISTORY',
    ])
    expect(account).toMatchObject({ creditorName: 'FIRST HARBOR BANK', currentBalance: 500, terms: null })
  })

  it('keeps figures that belong to the name', () => {
    expect(
      accountsIn(['Account Name', 'TRANSWORLD SYS INC 33', ...HEAD.slice(2), 'Balance | $5', 'Terms | ---'])[0],
    ).toMatchObject({
      creditorName: 'TRANSWORLD SYS INC 33',
      accountNumber: null,
    })
  })
})

describe('what is no account', () => {
  it.each([
    ['a heading without rows', ['Account Name', 'Account Information']],
    ['a sentence about account names', ['Account Name, Account Number and Date Opened help us to find an entry.', 'Balance']],
    ['a masked number in prose', ['Call about 517805****** with your Balance and Terms at hand.']],
    ['the rights', ['A Summary of Your Rights Under the Fair Credit Reporting Act', ...HEAD, 'Balance | $5', 'Terms | none']],
  ])('%s', (_, lines) => {
    expect(accountsIn(lines)).toEqual([])
  })

  it('the key, which names every code', () => {
    const lines = ['Account Information', 'Payment/Remarks Key', 'COL Transferred to collection', 'CLA Placed for collection']
    expect(report(lines).accounts).toEqual([])
  })
})

describe('the rows of an account', () => {
  it('are read with a place for each', () => {
    const account = accountWith(
      'Address | PO BOX 12',
      ' | SPRINGVALE, GA 30318-1234',
      'Phone | (404) 555-0100',
      'Monthly Payment | $25',
      'Date Opened | 03/05/2020',
      'Responsibility | Joint Account',
      'Account Type | Revolving Account',
      'Loan Type | CREDIT CARD',
      'Date Updated | 12/01/2024',
      'Payment Received | $30',
      'Last Payment Made | 11/20/2024',
      'Pay Status | >Account 60 Days Past Due Date<',
      'Terms | $25 per month, paid Monthly',
      'High Balance (Hist.) | High balance of $900 from 10/2023 to 11/2024; $950 from 01/2022 to 09/2023',
      'Credit Limit (Hist.) | Credit limit of $500 from 01/2022 to 09/2023; $1,000 from 10/2023 to 11/2024',
      'Maximum Delinquency Note | >Maximum Delinquency of 60 days in 11/2024<',
      'Remarks | CLOSED BY CONSUMER; >PROFIT AND LOSS WRITE-OFF<',
      'Estimated month and year this item will be removed',
      '10/2031',
    )
    expect(account).toMatchObject({
      contact: { lines: ['PO BOX 12', 'SPRINGVALE, GA 30318-1234'], phone: '(404) 555-0100' },
      monthlyPayment: 2500,
      dateOpened: '2020-03-05',
      responsibility: 'joint',
      accountType: 'revolving',
      accountTypeText: 'Revolving Account',
      loanType: 'CREDIT CARD',
      dateReported: '2024-12-01',
      balanceDate: '2024-12-01',
      lastPaymentAmount: 3000,
      lastPaymentDate: '2024-11-20',
      statusText: 'Account 60 Days Past Due Date',
      paymentStatus: 'late',
      status: 'closed',
      terms: '$25 per month, paid Monthly',
      highBalance: 90_000,
      creditLimit: 100_000,
      remarks: ['CLOSED BY CONSUMER', 'PROFIT AND LOSS WRITE-OFF', 'Maximum Delinquency of 60 days in 11/2024'],
      removalDate: '2031-10',
      dateOfFirstDelinquency: null,
      printsDofd: false,
    })
    for (const [field, value] of Object.entries(account ?? {})) {
      if (value === null || Array.isArray(value) || ['id', 'evidence', 'printsDofd'].includes(field)) continue
      expect(account?.evidence, field).toHaveProperty(field)
    }
    expect(account?.evidence['statusText']?.quote).toBe('>Account 60 Days Past Due Date<')
  })

  it.each([
    ['Current; Paid or Paying as Agreed', 'open', 'current'],
    ['Current; Paying or Paid as Agreed', 'open', 'current'],
    ['>Account 30 Days Past Due Date<', 'delinquent', 'late'],
    ['>Charge-off<', null, 'charge_off'],
    ['>Collection<', null, 'in_collections'],
    ['>Repossession<', null, 'repossession'],
    ['>Voluntarily Surrendered<', null, 'voluntary_surrender'],
    ['>Foreclosure<', null, 'foreclosure'],
    ['>Account Included in Bankruptcy<', null, 'bankruptcy'],
    ['>Paid; Was Charge-off<', 'paid', 'charge_off'],
    ['>Was 30 Days Past Due<', null, null],
    ['---', null, null],
  ])('Pay Status %s says %s, %s', (text, status, paymentStatus) => {
    expect(accountWith(`Pay Status | ${text}`)).toMatchObject({ status, paymentStatus })
  })

  it.each([
    ['Date Closed | 01/02/2024', 'closed'],
    ['Date Closed | ---', 'open'],
    ['Remarks | TRANSFERRED TO ANOTHER LENDER', 'transferred'],
    ['Remarks | CLOSED', 'closed'],
    ['Remarks | PAYMENT DEFERRED', 'deferred'],
    ['Remarks | CLOSED ACCOUNTS ARE NOT MINE', 'open'],
  ])('%s makes an account that is paid as agreed %s', (row, status) => {
    const account = accountWith('Pay Status | Current; Paid or Paying as Agreed', row)
    expect(account?.status).toBe(status)
    expect(account?.evidence).toHaveProperty('status')
  })

  it.each([
    ['Open Account', 'COLLECTION AGENCY/ATTORNEY', 'collection'],
    ['Open Account', 'FACTORING COMPANY ACCOUNT', 'collection'],
    ['Installment Account', 'AUTOMOBILE', 'installment'],
    ['Mortgage Account', 'CONVENTIONAL REAL ESTATE MTG', 'mortgage'],
    ['Line of Credit Account', 'HOME EQUITY LOAN', 'revolving'],
    ['Something Else', 'OTHER', null],
  ])('%s with loan type %s is of type %s', (type, loan, accountType) => {
    expect(accountWith(`Account Type | ${type}`, `Loan Type | ${loan}`)?.accountType).toBe(accountType)
  })

  it.each([
    ['MEDICAL DEBT', '>Collection<', ['Original Creditor | BELLBRIDGE CLINIC'], 'collection'],
    ['UNKNOWN', '>Paid Collection<', ['Original Creditor | SOLTRIA WIRELESS'], 'collection'],
    ['UTILITY COMPANY', '>Collection<', [], 'open'],
    ['MEDICAL DEBT', 'Current; Paid or Paying as Agreed', ['Original Creditor | BELLBRIDGE CLINIC'], 'open'],
  ])('a %s that is paid as %s, from %j: %s', (loan, paid, from, accountType) => {
    const account = accountWith('Account Type | Open Account', `Loan Type | ${loan}`, ...from, `Pay Status | ${paid}`)
    expect(account?.accountType).toBe(accountType)
  })

  it.each(['12/12/24, 9:41 PM', '12/12/2024, 21:41'])(
    'are not taken from the furniture of the browser, nor from the next section: %s',
    (at) => {
      const [account] = accountsIn(
        [...HEAD, 'Balance | $5', 'Remarks | CLOSED'],
        [
          `${at} View Credit Report | TransUnion Online Service Center`,
          'Terms | paid Monthly',
          'https://service.transunion.com/dss/x.page 2/51',
        ],
        ['Satisfactory Accounts', 'The following accounts are reported with no adverse information.'],
      )
      expect(account).toMatchObject({ terms: 'paid Monthly', remarks: ['CLOSED'] })
    },
  )
})

describe('values that break inside words', () => {
  it('are joined whatever the public records beside them print in wider columns', () => {
    const records = ['Public Records', 'US BANKRUPTCY COURT', 'Type | CHAPTER 7 BANKRUPTCY DISCHARGED AND A LONG DESCRIPTION']
    const rows = [
      'Pay Status | Current; Paid or Paying as Agre',
      '| ed',
      'Original Creditor | MERCY HOSPITAL PHYSICIANS EMERGEN',
      '| CY ROOM',
    ]
    const [account] = report([
      ...records,
      'Court | US BANKRUPTCY COURT OKLAHOMA NORTHERN DISTRICT',
      'Date Filed | 02/11/2023',
      'Accounts with Adverse Information',
      ...HEAD,
      'Balance | $5',
      ...rows,
    ]).accounts
    expect(account).toMatchObject({
      statusText: 'Current; Paid or Paying as Agreed',
      originalCreditor: 'MERCY HOSPITAL PHYSICIANS EMERGENCY ROOM',
    })
  })
})

describe('the totals', () => {
  const grid = (total: number) => [
    'Payment History',
    'May 2024 | April 2024',
    'Rating | Rating',
    'OK | ---',
    `Total Months: ${total}`,
  ]

  it('are the months that each grid counts', () => {
    const totals = (...lines: readonly string[]) =>
      report(['Satisfactory Accounts', ...HEAD, 'Balance | $5', 'Terms | none', ...lines]).totals
    expect(totals(...grid(2))).toEqual({ printed: { historyMonths: 2 }, read: { historyMonths: 2 }, reconciled: true })
    expect(totals(...grid(5)).reconciled).toBe(false)
    expect(totals().reconciled).toBeNull()
  })
})
