import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SITUATIONS } from '#engine/practice/accounts.ts'
import { experianWebPrint } from '#tools/synthetic-reports/experian-web-print.ts'
import {
  LAYOUTS,
  makeReport,
  makeSeededReport,
  type Printer,
  seededFile,
  typesetCreditFile,
  withCase,
} from '#tools/synthetic-reports/make-report.ts'
import { myEquifax } from '#engine/practice/myequifax.ts'
import { equifaxAcr } from '#tools/synthetic-reports/equifax-acr.ts'
import { notReports, PASSWORD } from '#tools/synthetic-reports/not-reports.ts'
import { pageTexts } from '#tools/synthetic-reports/pdf-text.ts'
import { type BrowserPrinter, startBrowserPrinter } from '#tools/synthetic-reports/print-pdf.ts'
import { transUnionWebPrint } from '#tools/synthetic-reports/transunion-web-print.ts'
import { startTypesetter } from '#tools/synthetic-reports/print-typst.ts'
import { seeded } from '#engine/practice/seed.ts'
import { type Asking, situation } from '#engine/practice/situation.ts'
import type { PrintedFile, Truth } from '#engine/practice/truth.ts'

const EXPERIAN_LABELS = [
  'Prepared For',
  'Personal & Confidential',
  'Date Generated',
  'Report Number',
  'At a Glance',
  'Personal Information',
  'Names',
  'Name ID #',
  'Addresses',
  'Address ID #',
  'Year of Birth',
  'Phone Numbers',
  'Employers',
  'Other Records',
  'Account Info',
  'Account Name',
  'Account Number',
  'Account Type',
  'Responsibility',
  'Date Opened',
  'Status',
  'Status Updated',
  'Balance',
  'Balance Updated',
  'Recent Payment',
  'Monthly Payment',
  'Credit Limit',
  'Original Balance',
  'Highest Balance',
  'Terms',
  'On Record Until',
  'Original Creditor',
  'Payment History',
  'Current / Terms met',
  'Past due 30 days',
  'Charge off',
  'Payment history guide',
  'Balance Histories',
  'Scheduled Payment',
  'Additional info',
  'The original amount of this account was $',
  'Contact Info',
  'Phone Number',
  'Comment',
  'Public Records',
  'Hard Inquiries',
  'Inquired on',
  'This inquiry is scheduled to continue on record until',
  'Soft Inquiries',
  'POTENTIALLY NEGATIVE',
  'is scheduled to go to a positive status.',
]
const EQUIFAX_LABELS = [
  'CREDIT REPORT',
  'Report Confirmation',
  '1. Summary',
  '2. Revolving Accounts',
  '3. Mortgage Accounts',
  '4. Installment Accounts',
  '5. Other Accounts',
  '6. Consumer Statements',
  '7. Personal Information',
  '8. Inquiries',
  '9. Public Records',
  '10. Collections',
  '11. Dispute File Information',
  '12. A Summary of Your Rights',
  'Report Date',
  'Credit File Status',
  'Alert Contacts',
  'Average Account Age',
  'Length of Credit History',
  'Accounts with Negative Information',
  'Oldest Account',
  'Most Recent Account',
  'With Balance',
  'Total Balance',
  'Available',
  'Debt-to-Credit',
  'Inquiries Found',
  'Records Found',
  'Collections Found',
  'Account Number',
  'Reported Balance',
  'Account Status',
  'Available Credit',
  'Account History',
  'Balance',
  'Scheduled Payment',
  'Actual Payment',
  'Credit Limit',
  'Amount Past Due',
  'Activity Designator',
  'Payment History',
  'Account Details',
  'High Credit',
  'Payment Responsibility',
  'Account Type',
  'Terms Frequency',
  'Term Duration',
  'Date Opened',
  'Date Reported',
  'Actual Payment Amount',
  'Date of Last Payment',
  'Date of Last Activity',
  'Scheduled Payment Amount',
  'Months Reviewed',
  'Delinquency First Reported',
  'Creditor Classification',
  'Deferred Payment Start Date',
  'Charge Off Amount',
  'Balloon Payment Date',
  'Balloon Payment Amount',
  'Loan Type',
  'Date Closed',
  'Date of First Delinquency',
  'Comments',
  'Contact',
  'Date Reported:',
  'Collection Agency',
  'Balance Date',
  'Original Creditor Name',
  'Account Designator Code',
  'Date Assigned',
  'Original Amount Owed',
  'Last Payment Date',
  'Status Date',
  'Hard Inquiries',
  'Soft Inquiries',
  'Request Originator',
  'Bankruptcies',
  'Judgments',
  'Liens',
]

const TRANSUNION_LABELS = [
  'Personal Credit Report for:',
  'File Number:',
  'Date Created:',
  'Personal Information',
  'Credit Report Date',
  'Social Security Number',
  'XXX-XX-',
  'Date of Birth',
  'Also Known As',
  'Addresses',
  'Current Address',
  'Other Address',
  'Date Reported',
  'Phone Numbers',
  'Employers',
  'Occupation',
  'Date Verified',
  'Account Information',
  'Payment/Remarks Key',
  'Charged off by account provider',
  'Accounts with Adverse Information',
  'Satisfactory Accounts',
  'Account Name',
  'Address',
  'Phone',
  'Monthly Payment',
  'Date Opened',
  'Responsibility',
  'Account Type',
  'Loan Type',
  'Balance',
  'Date Updated',
  'Payment Received',
  'Last Payment Made',
  'Original Creditor',
  'Pay Status',
  '>Charge-off<',
  '>Account 60 Days Past Due Date<',
  'Terms',
  'Date Closed',
  'High Balance',
  'Credit Limit',
  'Maximum Delinquency Note',
  '>Maximum Delinquency of',
  'Remarks',
  '>PLACED FOR COLLECTION<',
  'Estimated month and year this item will be removed',
  'Payment History',
  'Past Due',
  'Amount Paid',
  'Scheduled Payment',
  'Rating',
  'Total Months:',
  'Regular Inquiries',
  'Requested On',
  'Inquiry Type',
]

const ASKINGS: readonly Asking[] = [
  {
    creditorName: 'TERMS FINANCE',
    kind: 'hard',
    dates: ['2024-07-03'],
    purpose: 'Auto loan',
    lines: ['1 MAPLE ST', 'SPRINGVALE GA, 30318'],
    phone: '(404) 555-0100',
    onRecordUntil: '2026-08',
  },
  {
    creditorName: 'EXPERIAN',
    kind: 'soft',
    dates: ['2024-11-03', '2024-10-01'],
    purpose: '',
    lines: [],
    phone: '',
    onRecordUntil: null,
  },
]

const squeezed = (text: string): string => text.replaceAll(/[\s\uFFFE]/g, '')
const SEEDS = Array.from({ length: 60 }, (_, index) => String(index + 1))
const PRINTS = {
  experian: experianWebPrint,
  myequifax: myEquifax,
  transunion: transUnionWebPrint,
  'equifax-acr': equifaxAcr,
} as const
const truthOf = (layout: (typeof LAYOUTS)[number], seed: string): Truth =>
  PRINTS[layout](seededFile(layout, seed), seeded(`${seed}/${layout}`)).truth

/** A report in which every kind of situation stands once. */
function everyKind(): ReturnType<typeof situation>[] {
  return Object.entries(SITUATIONS).map(([name, make]) =>
    make({ chance: seeded(`kind-${name}`), times: { reportDate: '2024-12-12', newest: '2024-11' } }),
  )
}

let browser: BrowserPrinter
let printer: Printer
beforeAll(async () => {
  browser = await startBrowserPrinter()
  printer = { print: browser.print, typeset: startTypesetter() }
})
afterAll(() => browser.close())

async function textOf(bytes: Uint8Array): Promise<string> {
  const pages = await pageTexts(bytes)
  return squeezed((pages ?? []).join('\n'))
}

describe.each(LAYOUTS)('a seeded %s report', (layout) => {
  const truths = SEEDS.map((seed) => truthOf(layout, seed))
  let first: PrintedFile
  beforeAll(async () => {
    first = await makeSeededReport(layout, '2', printer)
  })

  it('is the same for the same seed, and another for another', async () => {
    const again = await makeSeededReport(layout, '2', printer)
    expect(again.truth).toEqual(first.truth)
    expect(await textOf(again.bytes)).toBe(await textOf(first.bytes))
    expect(truthOf(layout, '9')).not.toEqual(first.truth)
  })

  it('keeps the grids inside the life of the account, newest first and each month once', () => {
    for (const { accounts, reportDate } of truths) {
      for (const { paymentHistory, dateOpened, dateAssigned } of accounts) {
        const months = paymentHistory.map(({ month }) => month)
        expect(months).toEqual([...new Set(months)].toSorted().toReversed())
        const start = (dateOpened ?? dateAssigned ?? '').slice(0, 7)
        expect(months.every((month) => month >= start && month <= (reportDate ?? '').slice(0, 7))).toBe(true)
      }
    }
  })

  it('never tells a whole account number, nor a date after the report', () => {
    for (const { accounts, reportDate } of truths) {
      for (const account of accounts) {
        expect(account.accountNumber ?? 'XXXX').toMatch(/^\d{0,4}$|[Xx*•]/)
        const dates = [
          account.dateOpened,
          account.dateClosed,
          account.lastPaymentDate,
          account.dateReported,
          account.balanceDate,
          account.dateOfFirstDelinquency,
        ]
        expect(dates.every((date) => date === null || date <= (reportDate ?? ''))).toBe(true)
      }
    }
  })

  it('tells a coherent story: nothing paid or assigned before its time, no removal before the report', () => {
    for (const seed of SEEDS) {
      for (const account of seededFile(layout, seed).accounts) {
        const { dateOpened, dateClosed, dateAssigned, lastPaymentDate, dateOfFirstDelinquency, accountType } = account
        const firstLate = dateOfFirstDelinquency ?? '9999'
        if (accountType === 'collection') expect(firstLate <= (dateAssigned ?? '')).toBe(true)
        else
          expect(
            [dateClosed, lastPaymentDate, dateOfFirstDelinquency].every((date) => date === null || date >= (dateOpened ?? '')),
          ).toBe(true)
        expect(account.removalDate === null || account.removalDate > (account.balanceDate ?? '').slice(0, 7)).toBe(true)
      }
    }
  })

  it('prints every creditor, and what the accounts say, on its pages', async () => {
    const { bytes, truth } = first
    const text = await textOf(bytes)
    for (const account of truth.accounts) {
      for (const words of [
        account.creditorName,
        account.originalCreditor,
        account.statusText,
        account.accountTypeText,
        account.terms,
        ...account.remarks,
      ])
        expect(text).toContain(squeezed(words ?? ''))
    }
    for (const { creditorName } of truth.inquiries) expect(text).toContain(squeezed(creditorName))
  })
})

describe('a chosen case', () => {
  it('has every label that the description of the Experian print names', async () => {
    const { bytes } = await makeReport(
      { bureau: 'experian', reportDate: '2024-12-12', accounts: everyKind(), askings: ASKINGS },
      { seed: 'labels-3', printer },
    )
    const text = await textOf(bytes)
    expect(EXPERIAN_LABELS.filter((label) => !text.includes(squeezed(label)))).toEqual([])
  })

  it('has every label that the description of the myEquifax document names', async () => {
    const { bytes } = await makeReport(
      { bureau: 'equifax', reportDate: '2024-12-12', accounts: everyKind(), askings: ASKINGS },
      { seed: 'labels', printer },
    )
    const text = await textOf(bytes)
    expect(EQUIFAX_LABELS.filter((label) => !text.includes(squeezed(label)))).toEqual([])
  })

  it('has every label that the description of the TransUnion print names', async () => {
    const late = situation({ paymentStatus: 'late', paymentHistory: [{ month: '2024-11', code: '60' }] })
    const { bytes } = await makeReport(
      { bureau: 'transunion', reportDate: '2024-12-12', accounts: [...everyKind(), late], askings: ASKINGS },
      { seed: 'labels-7', printer },
    )
    const text = await textOf(bytes)
    expect(TRANSUNION_LABELS.filter((label) => !text.includes(squeezed(label)))).toEqual([])
  })

  it('prints the given account and nothing about it that the layout has no label for', async () => {
    const facts = {
      creditorName: 'CASE BANK',
      statusText: 'Paid, Closed/Never late.',
      status: 'paid',
      currentBalance: 4500,
      dateClosed: '2024-01-02',
      dateOfFirstDelinquency: '2023-01-01',
    } as const
    const { truth, bytes } = await makeReport(
      { bureau: 'experian', reportDate: '2024-12-12', accounts: [situation(facts)] },
      { seed: 'case', printer },
    )
    expect(truth.accounts).toHaveLength(1)
    expect(truth.accounts[0]).toMatchObject({
      creditorName: 'CASE BANK',
      status: 'paid',
      currentBalance: 4500,
      dateClosed: null,
      dateOfFirstDelinquency: null,
      printsDofd: false,
    })
    expect(await textOf(bytes)).toContain('Paid,Closed/Neverlate.')
  })

  it('says the same when it is set without a browser', async () => {
    const file = { ...seededFile('experian', '8'), isSample: true }
    const { bytes, truth } = typesetCreditFile('experian', file, { seed: '8', typeset: printer.typeset })
    expect(truth).toEqual(truthOf('experian', '8'))
    const text = await textOf(bytes)
    expect(text).toContain('SAMPLE')
    for (const { creditorName, statusText, accountNumber } of truth.accounts) {
      for (const words of [creditorName, statusText, accountNumber]) expect(text).toContain(squeezed(words ?? ''))
    }
  })

  it('comes after the accounts of the seed', async () => {
    const { truth } = await withCase(
      'myequifax',
      [situation({ creditorName: 'CASE BANK', dateOfFirstDelinquency: '2023-01-01' })],
      { seed: '8', printer },
    )
    expect(truth.accounts.filter(({ creditorName }) => creditorName === 'CASE BANK')).toMatchObject([
      { dateOfFirstDelinquency: '2023-01-01', printsDofd: true },
    ])
    expect(truth.accounts.length).toBe(seededFile('myequifax', '8').accounts.length + 1)
  })
})

describe('a file that is no readable report', () => {
  it('opens or not as it should', async () => {
    const files = notReports(startTypesetter())
    expect((await pageTexts(files['bank-statement']))?.join('')).toContain('Beginning Balance')
    expect((await pageTexts(files['blank-page']))?.join('').trim()).toBe('')
    expect(await pageTexts(files['empty-file'])).toBeNull()
    expect(await pageTexts(files['encrypted-report'])).toBeNull()
    expect((await pageTexts(files['encrypted-report'], PASSWORD))?.join('')).toContain('Report Confirmation')
  })
})
