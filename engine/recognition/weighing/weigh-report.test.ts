import { describe, expect, it } from 'vitest'
import { confirmationsOf } from '#engine/reading/doubts/confirmations.ts'
import { isDoubtful, setAside } from '#engine/reading/doubts/doubts.ts'
import { levelWords } from '#engine/recognition/words/level-words.ts'
import { weighReport } from '#engine/recognition/weighing/weigh-report.ts'
import type { Account } from '#engine/report/account.ts'
import type { Evidence } from '#engine/report/evidence.ts'
import { makeAccount, makeInquiry, makeReport } from '#engine/testing/make.ts'
import { recognisedPage } from '#engine/testing/recognised-page.ts'

const NOTHING = { pages: [recognisedPage([])], producer: null }
const place = (quote: string, confidence: number, y = 0): Evidence => ({ page: 1, box: [10, y, 50, 10], quote, confidence })

function weighed(account: Partial<Account>, document = NOTHING): Account {
  const report = makeReport({ reportDate: '2025-01-15', accounts: [makeAccount(account)] })
  const [one] = weighReport(report, document).accounts
  if (!one) throw new Error('an account')
  return one
}
const isAsked = (account: Account, field: string): boolean => {
  const evidence = account.evidence[field]
  return evidence !== undefined && isDoubtful(evidence)
}

const pastDueRow = { month: '2024-10', balance: null, scheduledPayment: null, paid: null, pastDue: 400 } as const

describe('what the report proves of its facts', () => {
  it.each([
    [
      'a dash behind a value, which is the next row’s',
      { loanType: 'CREDIT_CARD -', evidence: { loanType: place('CREDIT_CARD -', 0.96) } },
      'loanType',
      true,
    ],
    [
      'a row of the balance table that is one figure without its sign',
      { balanceHistory: [pastDueRow], evidence: { 'balanceHistory.2024-10': place('4', 0.96) } },
      'balanceHistory.2024-10',
      true,
    ],
    [
      'a row of the balance table that is an amount',
      { balanceHistory: [pastDueRow], evidence: { 'balanceHistory.2024-10': place('$4', 0.96) } },
      'balanceHistory.2024-10',
      false,
    ],
    [
      'a date of figures that can be one',
      { dateOpened: '2019-03-02', evidence: { dateOpened: place('03/02/2019', 0.82) } },
      'dateOpened',
      false,
    ],
    [
      'a date that is another of its account but for a figure which is read for the other',
      {
        dateClosed: '2021-08-14',
        lastPaymentDate: '2021-06-14',
        evidence: { dateClosed: place('08/14/2021', 0.85), lastPaymentDate: place('06/14/2021', 0.96, 20) },
      },
      'dateClosed',
      true,
    ],
    [
      'a date that differs from another of its account by figures that look otherwise',
      {
        dateClosed: '2021-07-14',
        lastPaymentDate: '2021-04-14',
        evidence: { dateClosed: place('07/14/2021', 0.85), lastPaymentDate: place('04/14/2021', 0.96, 20) },
      },
      'dateClosed',
      false,
    ],
    [
      'a remark that ends within its sentence',
      {
        remarks: ['Disputed by consumer and again after'],
        evidence: { 'remarks.0': place('Disputed by consumer and again after', 0.96) },
      },
      'remarks.0',
      true,
    ],
    [
      'a remark that ends with a comma',
      { remarks: ['Account Paid and Closed,'], evidence: { 'remarks.0': place('Account Paid and Closed,', 0.96) } },
      'remarks.0',
      true,
    ],
    [
      'an amount that is the year of the line above it',
      {
        currentBalance: 202_500,
        highBalance: 61_100,
        evidence: { currentBalance: place('2025 $611', 0.96), highBalance: place('$611', 0.96, 40) },
      },
      'currentBalance',
      true,
    ],
    [
      'an amount without its sign where others have theirs',
      {
        currentBalance: 202_500,
        highBalance: 61_100,
        evidence: { currentBalance: place('2025', 0.96), highBalance: place('$611', 0.96, 40) },
      },
      'currentBalance',
      true,
    ],
    [
      'an amount behind its sign, with its day',
      {
        lastPaymentAmount: 5200,
        highBalance: 61_100,
        evidence: { lastPaymentAmount: place('$52 as of 06/07/2023', 0.96), highBalance: place('$611', 0.96, 40) },
      },
      'lastPaymentAmount',
      false,
    ],
    [
      'an amount where no amount has a sign',
      { currentBalance: 202_500, evidence: { currentBalance: place('2,025', 0.96) } },
      'currentBalance',
      false,
    ],
    [
      'a remark that ends with its sentence',
      { remarks: ['Disputed by consumer'], evidence: { 'remarks.0': place('Disputed by consumer', 0.96) } },
      'remarks.0',
      false,
    ],
    [
      'a date that was hardly read',
      { dateOpened: '2019-03-02', evidence: { dateOpened: place('03/02/2019', 0.7) } },
      'dateOpened',
      true,
    ],
    [
      'a date after the report',
      { dateOpened: '2028-03-02', evidence: { dateOpened: place('03/02/2028', 0.97) } },
      'dateOpened',
      true,
    ],
    [
      'a day of removal after the report',
      { removalDate: '2030-04', evidence: { removalDate: place('04/2030', 0.97) } },
      'removalDate',
      false,
    ],
    [
      'a date before anyone had credit',
      { dateOpened: '1919-03-02', evidence: { dateOpened: place('03/02/1919', 0.97) } },
      'dateOpened',
      true,
    ],
    [
      'an amount read once and badly',
      { currentBalance: 5000, evidence: { currentBalance: place('$50', 0.8) } },
      'currentBalance',
      true,
    ],
    [
      'an amount that stands elsewhere too',
      { currentBalance: 5000, pastDue: 5000, evidence: { currentBalance: place('$50', 0.8), pastDue: place('$50', 0.97, 40) } },
      'currentBalance',
      false,
    ],
    [
      'an amount of which both readings are poor',
      { currentBalance: 5000, pastDue: 5000, evidence: { currentBalance: place('$50', 0.8), pastDue: place('$50', 0.8, 40) } },
      'currentBalance',
      true,
    ],
    [
      'a number with letters in it',
      { accountNumber: 'XXXX12B4', evidence: { accountNumber: place('XXXX12B4', 0.97) } },
      'accountNumber',
      true,
    ],
    [
      'a name that nothing else proves, read a little less than surely',
      { creditorName: 'OLD TOWN BANK', evidence: { creditorName: place('OLD TOWN BANK', 0.93) } },
      'creditorName',
      true,
    ],
    [
      'an address read as surely as most words are',
      {
        contact: { lines: ['PO BOX 12', 'DAYTON, OH 45402'], phone: null },
        evidence: { contact: place('PO BOX 12 DAYTON, OH 45402', 0.93) },
      },
      'contact',
      false,
    ],
    [
      'an address of which the town was lost',
      { contact: { lines: ['PO BOX 12'], phone: null }, evidence: { contact: place('PO BOX 12', 0.96) } },
      'contact',
      true,
    ],
    [
      'a telephone number that took in the town',
      {
        contact: { lines: ['PO BOX 12, DAYTON, OH 45402'], phone: 'DAYTON, OH 45402 555-010-0000' },
        evidence: { contact: place('PO BOX 12', 0.96) },
      },
      'contact',
      true,
    ],
    [
      'a kind of account that took in how it is owned',
      { accountTypeText: 'Auto loan Individual', evidence: { accountTypeText: place('Auto loan Individual', 0.96) } },
      'accountTypeText',
      true,
    ],
    [
      'a term that took in the month below',
      { terms: '72 Months Dec 2028', evidence: { terms: place('72 Months Dec 2028', 0.96) } },
      'terms',
      true,
    ],
    [
      'an amount that took in the one below',
      { originalBalance: 46800, evidence: { originalBalance: place('$468 as of 11/01/2021 $26,948', 0.96) } },
      'originalBalance',
      true,
    ],
    [
      'a sentence in the place of a name',
      { creditorName: 'You asked for it by you.', evidence: { creditorName: place('You asked for it by you.', 0.97) } },
      'creditorName',
      true,
    ],
    [
      'a status of which the beginning was lost',
      { statusText: 'off. $5,726 past due.', evidence: { statusText: place('off. $5,726 past due.', 0.96) } },
      'statusText',
      true,
    ],
    [
      'a name of initials that may have touched',
      { creditorName: 'IC SYSTEM INC', evidence: { creditorName: place('IC SYSTEM INC', 0.97) } },
      'creditorName',
      true,
    ],
    [
      'a name behind the end of a sentence',
      { creditorName: 'credit score. OPEN SKY', evidence: { creditorName: place('credit score. OPEN SKY', 0.97) } },
      'creditorName',
      true,
    ],
    [
      'a name that was read surely',
      { creditorName: 'OLD TOWN BANK', evidence: { creditorName: place('OLD TOWN BANK', 0.96) } },
      'creditorName',
      false,
    ],
    [
      'a name that lost its stroke',
      { creditorName: 'SYNCBAMAZON', evidence: { creditorName: place('SYNCBAMAZON', 0.97) } },
      'creditorName',
      true,
    ],
    [
      'a name with a figure for a letter',
      { creditorName: '1C SYSTEM', evidence: { creditorName: place('1C SYSTEM', 0.97) } },
      'creditorName',
      true,
    ],
    [
      'a name with a speck before it',
      { creditorName: '1 OLD TOWN BANK', evidence: { creditorName: place('1 OLD TOWN BANK', 0.97) } },
      'creditorName',
      true,
    ],
    [
      'the mark of a closed account for its name',
      { creditorName: 'Closed', evidence: { creditorName: place('Closed', 0.97) } },
      'creditorName',
      true,
    ],
    [
      'a letter that is left of a dash',
      { originalCreditor: 'J', evidence: { originalCreditor: place('J', 0.96) } },
      'originalCreditor',
      true,
    ],
    [
      'an amount a month for a term',
      { terms: '$100 per month', evidence: { terms: place('$100 per month', 0.97) } },
      'terms',
      false,
    ],
    ['an amount for a term', { terms: '$1,392', evidence: { terms: place('$1,392', 0.97) } }, 'terms', true],
    [
      'a month after the report',
      { paymentHistory: [{ month: '2028-02', code: 'ok' }], evidence: { 'paymentHistory.2028-02': place('✓', 0.95) } },
      'paymentHistory.2028-02',
      true,
    ],
  ] as const)('%s', (_, account, field, asked) => {
    expect(isAsked(weighed(account), field)).toBe(asked)
  })

  it('trusts no place where nothing was read: a blank cell is never sure to be current', () => {
    const { confidence: _, ...bare } = place('✓', 1)
    const account = weighed({ paymentHistory: [{ month: '2024-02', code: 'ok' }], evidence: { 'paymentHistory.2024-02': bare } })
    expect(isAsked(account, 'paymentHistory.2024-02')).toBe(true)
  })

  it('asks where nothing was read behind a label that rules look at, and takes a dash for an answer', () => {
    const document = { pages: [recognisedPage([[100, [10, 'Date of First Delinquency'], [300, '-']]])], producer: null }
    const label: Evidence = { page: 1, box: [10, 91, 130, 12], quote: 'Date of First Delinquency', confidence: 0.99 }
    const account = { printsDofd: true, evidence: { dateOfFirstDelinquency: label } }
    expect(isAsked(weighed(account, document), 'dateOfFirstDelinquency')).toBe(false)
    expect(isAsked(weighed(account), 'dateOfFirstDelinquency')).toBe(true)
  })

  it('finds the day of the report on the pages, and asks for it where it is not surely read', () => {
    const dayOn = (confidence: number): number | undefined => {
      const document = {
        pages: [recognisedPage([[100, [10, 'Date Generated', 0.99], [200, 'Jan 15, 2025', confidence]]])],
        producer: null,
      }
      return weighReport(makeReport({ reportDate: '2025-01-15' }), document).evidence?.['reportDate']?.confidence
    }
    expect(dayOn(0.97)).toBe(0.97)
    expect(dayOn(0.7)).toBe(0.7)
    expect(weighReport(makeReport({ reportDate: '2024-01-01' }), NOTHING).evidence?.['reportDate']?.confidence).toBe(0.5)
  })

  it('finds where the number of the report is printed, and asks where it was not read surely', () => {
    const numberOn = (confidence: number): number | undefined => {
      const document = { pages: [recognisedPage([[100, [10, 'Confirmation #'], [90, '8532 3798', confidence]]])], producer: null }
      return weighReport(makeReport({ reportNumber: '8532-3798' }), document).evidence?.['reportNumber']?.confidence
    }
    expect(numberOn(0.96)).toBe(0.96)
    expect(numberOn(0.86)).toBe(0.86)
  })

  it('proves a name by reading it alike twice, and a person’s name only so', () => {
    const twice = makeReport({
      accounts: [0.8, 0.85].map((confidence, index) =>
        makeAccount({
          id: `a${index}`,
          creditorName: 'SYNCB/PPC',
          evidence: { creditorName: place('SYNCB/PPC', confidence, index * 40) },
        }),
      ),
      personalInfo: { ...makeReport().personalInfo, name: 'HOLLIS AFICTIVE', evidence: { name: place('HOLLIS AFICTIVE', 0.96) } },
    })
    const report = weighReport(twice, NOTHING)
    expect(report.accounts.map((one) => isAsked(one, 'creditorName'))).toEqual([false, false])
    expect(report.personalInfo.evidence['name']?.confidence).toBeLessThan(0.9)
  })

  it.each([
    [0.85, true],
    [0.93, false],
  ])('does not take one line that names the company of two inquiries, read at %s, for two readings', (confidence, isDoubted) => {
    const inquiries = ['i1', 'i2'].map((id) => ({
      ...makeInquiry({ id, creditorName: 'OLD TOWN BANK' }),
      evidence: { creditorName: place('OLD TOWN BANK', confidence) },
    }))
    const report = weighReport(makeReport({ inquiries }), NOTHING)
    expect(report.inquiries.map(({ evidence }) => isDoubtful(evidence['creditorName'] ?? place('', 0)))).toEqual([
      isDoubted,
      isDoubted,
    ])
    expect(confirmationsOf(setAside(report)).filter(({ field }) => field === 'Creditor name')).toHaveLength(isDoubted ? 1 : 0)
  })

  it.each([
    ['has a figure less than the others', '2/01/2022', '02/01/2022', true],
    ['has as many', '02/01/2022', '02/01/2022', false],
    ['has as many as another', '2/01/2022', '3/01/2022', false],
  ])('asks for a day or not that %s', (_, quote, other, isDoubted) => {
    const lines = ['02/01/2021', '03/11/2021', '04/01/2021', '05/01/2021', '06/01/2021', '07/01/2021', other, quote]
    const page = recognisedPage(lines.map((text, index) => [60 + index * 20, [50, text]]))
    const evidence = { dateOpened: place(quote, 0.96) }
    expect(isAsked(weighed({ dateOpened: '2022-02-01', evidence }, { pages: [page], producer: null }), 'dateOpened')).toBe(
      isDoubted,
    )
  })

  it('asks for a month of the balance table that is missing between two others', () => {
    const rows = ['2024-08', '2024-07', '2024-05', '2024-04', '2024-03'].map((month) => ({ ...pastDueRow, month }))
    const evidence = Object.fromEntries(
      rows.map(({ month }, index) => [`balanceHistory.${month}`, place('$4', 0.96, index * 20)]),
    )
    expect(weighed({ balanceHistory: rows, evidence }).evidence['balanceHistory.2024-06']?.confidence).toBe(0)
    const whole = rows.map((row, index) => ({ ...row, month: `2024-0${8 - index}` }))
    expect(weighed({ balanceHistory: whole, evidence }).evidence['balanceHistory.2024-06']?.confidence).not.toBe(0)
    const sparse = rows.filter((_, index) => index === 0 || index === 4)
    expect(weighed({ balanceHistory: sparse, evidence }).evidence['balanceHistory.2024-06']?.confidence).not.toBe(0)
  })

  it.each([
    ['is said otherwise elsewhere', ['C SYSTEM', 'I C SYSTEM'], [], 'C SYSTEM', true],
    ['is said alike elsewhere, and once otherwise', ['C SYSTEM', 'C SYSTEM', 'C SYSTEN'], [], 'C SYSTEM', false],
    ['has a letter beside it that was not read', ['C SYSTEM'], [[46, 53, 1, 7] as const], 'C SYSTEM', true],
    ['has a sign that names have not', ['C SYSTEM*'], [], 'C SYSTEM*', true],
    ['stands alone', ['C SYSTEM'], [], 'C SYSTEM', false],
  ] as const)('asks for a name or not where it %s', (_, lines, marks, creditorName, isDoubted) => {
    const page = levelWords(
      recognisedPage(
        lines.map((line, index) => [60 + index * 20, [50, line]]),
        { marks: [...marks] },
      ),
    )
    const evidence = { creditorName: { page: 1, box: [49, 48, 60, 16] as const, quote: creditorName, confidence: 0.96 } }
    expect(isAsked(weighed({ creditorName, evidence }, { pages: [page], producer: null }), 'creditorName')).toBe(isDoubted)
  })

  const opened = { page: 2, box: [10, 300, 50, 10], quote: '03/02/2019', confidence: 0.97 } as const
  it.each([
    ['was not read', '', {}, true],
    ['is a speck', '|', {}, true],
    ['was not read though its place is known', ' ', { creditorName: place('', 0.97) }, true],
    ['was read', 'OLD TOWN BANK', { creditorName: place('OLD TOWN BANK', 0.97) }, false],
    ['is of figures', '24 365', { creditorName: place('24 365', 0.97) }, false],
  ] as const)(
    'asks for the name of an account or not where it %s, and sets the account aside with it',
    (_, creditorName, own, isDoubted) => {
      const evidence = { dateOpened: opened, balance: { ...opened, page: 3 }, ...own }
      const given = { ...makeAccount({ creditorName, dateOpened: '2019-03-02' }), evidence }
      const [account = given] = weighReport(makeReport({ reportDate: '2025-01-15', accounts: [given] }), NOTHING).accounts
      expect(isAsked(account, 'creditorName')).toBe(isDoubted)
      const { sure, doubts } = setAside(makeReport({ accounts: [account] }))
      expect(sure.accounts[0]?.dateOpened ?? null).toBe(isDoubted ? null : '2019-03-02')
      expect(doubts.some(({ field }) => field === 'creditorName')).toBe(isDoubted)
    },
  )

  it('looks for a name that was not read where its entry begins, or at the head of the report', () => {
    const later = { ...opened, page: 3 }
    const nameless = (evidence: Account['evidence']) =>
      weighReport(makeReport({ accounts: [{ ...makeAccount({ creditorName: '' }), evidence }] }), NOTHING).accounts[0]
    const beginning = { page: 2, box: opened.box, quote: '', confidence: 0 }
    expect(nameless({ balance: later, dateOpened: opened })?.evidence['creditorName']).toEqual(beginning)
    expect(nameless({})?.evidence['creditorName']).toEqual({ page: 1, box: [0, 0, 612, 40], quote: '', confidence: 0 })
  })

  it('asks for the name of an inquiry that was not read too', () => {
    const inquiries = ['', 'OLD TOWN BANK'].map((creditorName) => ({
      ...makeInquiry({ creditorName }),
      evidence: { date: opened },
    }))
    const asked = weighReport(makeReport({ reportDate: '2025-01-15', inquiries }), NOTHING).inquiries
    expect(asked.map(({ evidence }) => evidence['creditorName']?.confidence)).toEqual([0, undefined])
  })
})
