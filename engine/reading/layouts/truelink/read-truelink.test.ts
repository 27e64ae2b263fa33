import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { DEFAULT_BOUNDS } from '#adapters/markup/bounds.ts'
import { parseJson } from '#adapters/markup/parse-json.ts'
import { auditReport } from '#engine/audit/audit-report.ts'
import { readData } from '#engine/reading/read-document.ts'
import type { Account } from '#engine/report/account.ts'
import type { Report } from '#engine/report/report.ts'

type Json = string | number | boolean | null | Json[] | { [name: string]: Json }

const SAMPLES = new URL('../../../../../shared/samples/', import.meta.url)
const SMALL = new URL('tu-truelink-3b/mfsn_3b_report_small.json', SAMPLES)
const SANDBOX = new URL('truelink-tu/transunion_truelink_sandbox_example.json', SAMPLES)

interface Read {
  readonly reports: readonly Report[]
  readonly pages: number
}

function readText(text: string): Read {
  const root = parseJson(text, DEFAULT_BOUNDS)
  if (typeof root === 'string') throw new Error(root)
  const result = readData(root, ['1', '2', '3'])
  return result.kind === 'reports' ? { reports: result.reports, pages: result.listing?.length ?? 0 } : { reports: [], pages: 0 }
}
const read = (json: Json): readonly Report[] => readText(JSON.stringify(json)).reports
const reportOf = (reports: readonly Report[], bureau: Report['bureau']): Report => {
  const report = reports.find((one) => one.bureau === bureau)
  if (!report) throw new Error(`no report of ${bureau}`)
  return report
}

const WITHOUT_PLACE: ReadonlySet<string> = new Set([
  'id',
  'printsDofd',
  'paymentHistory',
  'balanceHistory',
  'remarks',
  'evidence',
])

/** The facts that have no place, and the places that are on no page. */
function unproved({ reports, pages }: Read): string[] {
  const entries = reports.flatMap((report) => [
    ...report.accounts,
    ...report.inquiries,
    ...report.publicRecords,
    report.personalInfo,
  ])
  const lacking = reports.flatMap(({ accounts }) =>
    accounts.flatMap((account) => [
      ...Object.entries(account).flatMap(([field, value]) =>
        WITHOUT_PLACE.has(field) || value === null || account.evidence[field] ? [] : [`${account.creditorName}.${field}`],
      ),
      ...account.paymentHistory.flatMap(({ month }) => (account.evidence[`paymentHistory.${month}`] ? [] : [month])),
      ...account.remarks.flatMap((remark, index) => (account.evidence[`remarks.${index}`] ? [] : [remark])),
    ]),
  )
  const astray = entries.flatMap(({ evidence }) =>
    Object.entries(evidence).flatMap(([field, { page, box }]) => (page >= 1 && page <= pages && box[2] > 0 ? [] : [field])),
  )
  return [...lacking, ...astray]
}

const SOURCE = (symbol: string): Json => ({ Bureau: { symbol, description: symbol }, InquiryDate: '2024-05-06' })
const coded = (symbol: string, description = ''): Json => ({ symbol, description })
const line = (more: Record<string, Json> = {}): Record<string, Json> => ({
  creditorName: 'FIRST HARBOR',
  accountNumber: '4447961234567890',
  currentBalance: '100',
  Source: SOURCE('TUC'),
  ...more,
})
const partition = (lines: Json, symbol = 'R'): Json => ({ accountTypeSymbol: symbol, Tradeline: lines })
const bare = (partitions: Json, more: Record<string, Json> = {}): Json => ({
  TrueLinkCreditReportType: { TradeLinePartition: partitions, ...more },
})

function accountOf(tradeline: Record<string, Json>, symbol = 'R'): Account {
  const [account] = reportOf(read(bare([partition(line(tradeline), symbol)])), 'transunion').accounts
  if (!account) throw new Error('no account')
  return account
}
const readWith = (borrower: Json) => read(bare([partition(line())], { Borrower: borrower }))
const months = (account: Account): string => account.paymentHistory.map(({ month, code }) => `${month} ${code}`).join(', ')

describe.skipIf(!existsSync(SMALL))('the sample of three bureaus', () => {
  it('is three reports, matched entry by entry', () => {
    const found = readText(readFileSync(SMALL, 'utf8'))
    expect(
      found.reports.map(({ bureau, accounts, inquiries, publicRecords }) => [
        bureau,
        accounts.length,
        inquiries.length,
        publicRecords.length,
      ]),
    ).toEqual([
      ['equifax', 2, 0, 0],
      ['experian', 4, 0, 0],
      ['transunion', 5, 1, 1],
    ])
    expect(found.reports.map(({ score, scoreModel, reportDate }) => [score, scoreModel, reportDate])).toEqual([
      [554, 'VantageScore 3.0', '2022-09-23'],
      [568, 'VantageScore 3.0', '2022-09-23'],
      [607, 'VantageScore 3.0', '2022-09-23'],
    ])
    expect(found.reports.map(({ accounts }) => accounts.map(({ fileEntry }) => fileEntry))).toEqual([
      ['1', '2'],
      ['2', '4', '5', '6'],
      ['1', '2', '3', '4', '5'],
    ])
    expect(unproved(found)).toEqual([])
  })

  it('says what stands in it, and that its totals are of a longer list', () => {
    const { reports } = readText(readFileSync(SMALL, 'utf8'))
    const [equifax, experian, transUnion] = [
      reportOf(reports, 'equifax'),
      reportOf(reports, 'experian'),
      reportOf(reports, 'transunion'),
    ]
    expect(transUnion.accounts[2]).toMatchObject({
      creditorName: 'ALDOUS',
      originalCreditor: '05 FITNESS PROJECT HOUSTON NORTH',
      accountType: 'collection',
      status: 'open',
      paymentStatus: 'in_collections',
      currentBalance: 50_900,
      highBalance: 39_100,
      dateOpened: '2021-06-28',
      remarks: ['Account information disputed by consumer, meets FCRA requirements'],
    })
    expect(experian.accounts[2]).toMatchObject({
      creditorName: 'CAPITAL ONE',
      accountNumber: '4572',
      paymentStatus: 'charge_off',
      pastDue: 37_400,
      creditLimit: 52_400,
      lateCounts: { days30: 12, days60: 0, days90: 0 },
    })
    expect(experian.accounts[2] && months(experian.accounts[2])).toMatch(
      /^2022-09 charge_off, .*2022-01 charge_off, 2021-12 30, .*2021-01 30, 2020-12 ok/,
    )
    expect(equifax.accounts[0] && months(equifax.accounts[0])).toBe(
      '2022-07 no_data, 2022-06 no_data, 2022-05 no_data, 2022-04 no_data, 2022-03 no_data, 2022-02 no_data',
    )
    expect([equifax, experian, transUnion].map(({ personalInfo }) => personalInfo.dateOfBirth)).toEqual([
      '1987-09-16',
      '1987',
      '1987-09-16',
    ])
    expect(transUnion.personalInfo.addresses.map(({ street }) => street)).toEqual(['PO BOX 12345', '6136 S LYNN LAKE DR D'])
    expect(transUnion.publicRecords[0]).toMatchObject({
      type: 'Chapter 13 Bankruptcy',
      status: 'Dismissed',
      dateFiled: '2021-06-17',
      dateResolved: '2021-12-30',
    })
    expect(experian.totals).toEqual({
      printed: { accounts: 21, hardInquiries: 4, publicRecords: 3 },
      read: { accounts: 4, hardInquiries: 0, publicRecords: 0 },
      reconciled: false,
    })
  })
})

describe.skipIf(!existsSync(SANDBOX))('the sample of one bureau', () => {
  it('is one report whose totals agree, with the loans that it lists one by one', () => {
    const found = readText(readFileSync(SANDBOX, 'utf8'))
    expect(found.reports).toHaveLength(1)
    const report = reportOf(found.reports, 'transunion')
    expect([report.accounts.length, report.inquiries.length, report.publicRecords.length, report.totals.reconciled]).toEqual([
      18,
      9,
      1,
      true,
    ])
    expect([report.score, report.reportDate, report.personalInfo.ssnLast4]).toEqual([653, '2021-07-08', '3077'])
    expect(
      report.accounts.filter(({ creditorName }) => creditorName === 'IOWA STDT LN').map(({ accountNumber }) => accountNumber),
    ).toEqual(['8X9X3X6X3XIX0X0X3', '8X9X3X6X3XIX0X0X2', '8X9X3X6X3XIX0X0X1'])
    expect(report.accounts[0]).toMatchObject({
      creditorName: 'H&R ACCOUNTS',
      contact: { lines: ['5320 22ND AVE', 'MOLINE, IL 61265'], phone: '3097362255' },
    })
    expect(report.accounts[4] && months(report.accounts[4])).toBe(
      '2017-09 120, 2017-08 120, 2017-07 120, 2017-06 120, 2017-05 120, 2017-04 120, 2017-03 120, 2017-02 90, 2017-01 60, 2016-12 ok, 2016-11 ok, 2016-10 ok',
    )
    expect(unproved(found)).toEqual([])
  })

  it('does not show what one program packed for another', () => {
    const root = parseJson(readFileSync(SANDBOX, 'utf8'), DEFAULT_BOUNDS)
    const result = typeof root === 'string' ? null : readData(root, ['1', '2', '3'])
    const shown = JSON.stringify(result?.kind === 'reports' ? result.listing : null)
    expect(shown).not.toMatch(/[A-Za-z0-9+/]{80}/)
    expect(shown).not.toContain('666403077')
  })
})

describe('amounts', () => {
  it('takes what a vendor writes below zero for none, but of a balance', () => {
    const granted: Json = { CreditLimit: '-1', monthlyPayment: '-1', amountPastDue: -1 }
    expect(accountOf({ currentBalance: '-25', highBalance: '-1', GrantedTrade: granted })).toMatchObject({
      currentBalance: -2500,
      highBalance: null,
      creditLimit: null,
      monthlyPayment: null,
      pastDue: null,
    })
  })
})

describe('the styles of vendors', () => {
  const report: Json = {
    TradeLinePartition: partition(line()),
    Borrower: { BorrowerName: { Name: { first: 'A', last: 'B' }, Source: SOURCE('TUC') } },
  }
  it.each([
    [
      'a bundle',
      {
        success: true,
        data: { BundleComponent: [{ Type: 'TUCReportV6' }, { Type: 'MergeCreditReports', TrueLinkCreditReportType: report }] },
      },
    ],
    [
      'a bundle of elements',
      { BundleComponents: { BundleComponent: { Type: { $: 'MergeCreditReports' }, TrueLinkCreditReportType: report } } },
    ],
    ['a report of a service', { userId: 'x', report: { TrueLinkCreditReportType: report } }],
    ['a bare report', report],
    [
      'attributes with signs',
      {
        TrueLinkCreditReportType: {
          TradeLinePartition: {
            '@accountTypeSymbol': 'R',
            Tradeline: [{ '@creditorName': 'FIRST HARBOR', '@currentBalance': 100, Source: { Bureau: { '@symbol': 'TUC' } } }],
          },
        },
      },
    ],
  ])('%s', (_, json) => {
    const reports = read(json)
    expect(reports).toHaveLength(1)
    expect(reportOf(reports, 'transunion').accounts).toMatchObject([
      { creditorName: 'FIRST HARBOR', accountType: 'revolving', currentBalance: 10_000 },
    ])
  })

  it('are no other file', () => {
    expect(read({ report: { accounts: [] } })).toEqual([])
    expect(read({ Borrower: { name: 'A' } })).toEqual([])
    expect(read(bare([]))).toEqual([])
  })
})

describe('a tradeline', () => {
  it.each([
    ['a collector’s', { CollectionTrade: { originalCreditor: 'CITY GAS' } }, 'O', 'in_collections', 'collection'],
    ['a collection by type', {}, 'Y', 'in_collections', 'collection'],
    [
      'a debt buyer’s',
      { GrantedTrade: { AccountType: coded('FC', 'Factoring company account') } },
      'O',
      'in_collections',
      'collection',
    ],
    ['a card', {}, 'R', 'charge_off', 'revolving'],
    [
      'one placed for collection',
      { Remark: { RemarkCode: coded('CLA', 'Placed for collection') } },
      'R',
      'in_collections',
      'revolving',
    ],
    ['one of no known type', {}, 'U', null, null],
  ])('under 9 that is %s', (_, more, symbol, paymentStatus, accountType) => {
    const account = accountOf({ ...more, PayStatus: coded('9', 'Collection/Chargeoff') }, symbol)
    expect([account.paymentStatus, account.accountType]).toEqual([paymentStatus, accountType])
  })

  it('takes the description before the symbol beside it', () => {
    expect(accountOf({ AccountCondition: coded('P', 'Derogatory'), OpenClosed: coded('C', 'Closed') }).status).toBe('closed')
    expect(accountOf({ AccountCondition: coded('C'), PayStatus: coded('3') })).toMatchObject({
      status: 'closed',
      paymentStatus: 'late',
    })
    expect(accountOf({ OpenClosed: coded('O', 'Open'), PayStatus: coded('3', 'Late 90 Days') })).toMatchObject({
      status: 'delinquent',
      statusText: 'Late 90 Days',
    })
    expect(accountOf({ PayStatus: coded('Q', 'Under review') })).toMatchObject({
      paymentStatus: null,
      statusText: 'Under review',
      status: null,
    })
  })

  it.each(['', '-', '--', 'N/A', 'NA', 'null', 'Not Reported', 'UNKNOWN'])('has no remark, owner or street of "%s"', (blank) => {
    const remarks = [{ RemarkCode: coded('T00CLA', 'Placed for collection'), customRemark: blank }]
    const account = accountOf({ Remark: remarks, CollectionTrade: { originalCreditor: blank } }, 'Y')
    expect([account.remarks, account.originalCreditor]).toEqual([['Placed for collection'], null])
    const borrower = {
      BorrowerName: { Name: { first: 'LI', middle: blank, last: 'NULL', suffix: blank }, Source: SOURCE('TUC') },
      BorrowerAddress: {
        CreditAddress: { houseNumber: '1', streetName: 'ELM', streetType: 'ST', unit: blank, city: 'RENO' },
        Source: SOURCE('TUC'),
      },
      Employer: { name: blank, Source: SOURCE('TUC') },
    }
    const { personalInfo } = reportOf(readWith(borrower), 'transunion')
    expect(personalInfo).toMatchObject({ name: 'LI NULL', addresses: [{ street: '1 ELM ST', city: 'RENO' }], employers: [] })
  })

  it('says that it is disputed where the flag does', () => {
    expect(accountOf({ DisputeFlag: coded('T', 'Account disputed') }).remarks).toEqual(['Account disputed'])
    expect(accountOf({ DisputeFlag: coded('F', 'Account not disputed') }).remarks).toEqual([])
  })

  it('counts its months from the start, over the ends of months and over gaps', () => {
    const list = (...cells: [string, string][]): Record<string, Json> => ({
      GrantedTrade: { PayStatusHistory: { MonthlyPayStatus: cells.map(([date, status]) => ({ date, status })) } },
    })
    expect(
      months(
        accountOf(list(['2022-04-01', 'C'], ['2022-02-28', '1'], ['2022-01-31', '2'], ['2021-12-31', ' '], ['2021-11-30', '8'])),
      ),
    ).toBe('2022-04 ok, 2022-03 30, 2022-02 60, 2021-12 repossession')
    expect(months(accountOf(list(['2022-05-31', 'C'], ['2022-03-31', '1'])))).toBe('2022-05 ok, 2022-03 30')
    expect(months(accountOf(list(['2022-05-31', 'C'], ['2022-04-30', '0'], ['2022-03-31', '?'])))).toBe(
      '2022-05 ok, 2022-04 too_new',
    )
    expect(months(accountOf({ GrantedTrade: { PayStatusHistory: { startDate: '2022-02-15', status: ' 1CCCC' } } }))).toMatch(
      /^2022-01 30, 2021-12 ok/,
    )
    expect(months(accountOf({ GrantedTrade: { PayStatusHistory: { startDate: '2022-02-15', status: 'C17' } } }))).toBe(
      '2022-02 ok, 2022-01 30, 2021-12 payment_plan',
    )
    expect(months(accountOf({ GrantedTrade: { PayStatusHistory: { startDate: '2022-02-15', status: '8U' } } }, 'M'))).toBe(
      '2022-02 foreclosure, 2022-01 no_data',
    )
    // A repossession's sign has two characters, and is one month.
    expect(months(accountOf({ GrantedTrade: { PayStatusHistory: { startDate: '2022-02-15', status: '8R8R1C' } } }))).toBe(
      '2022-02 repossession, 2022-01 repossession, 2021-12 30, 2021-11 ok',
    )
    expect(months(accountOf(list(['2022-05-31 00:00:00', 'C'], ['2022-04-30T00:00:00', '1'])))).toBe('2022-05 ok, 2022-04 30')
  })

  it('is one where the file repeats it, and five where five loans stand', () => {
    const loans = [1, 2, 3, 4, 5].map((number) =>
      partition(line({ accountNumber: `9000${number}`, position: String(number) }), 'I'),
    )
    const [report] = read(bare([...loans, ...loans]))
    expect(report?.accounts.map(({ fileEntry, accountNumber }) => [fileEntry, accountNumber])).toEqual([
      ['1', '0001'],
      ['2', '0002'],
      ['3', '0003'],
      ['4', '0004'],
      ['5', '0005'],
    ])
  })

  it('has no address where two stand under its furnisher’s code', () => {
    const subscriber = (street: string): Json => ({
      subscriberCode: '7',
      CreditAddress: { unparsedStreet: street, city: 'X', stateCode: 'NY', postalCode: 501 },
    })
    const contact = (...streets: string[]): unknown =>
      read(bare(partition(line({ subscriberCode: '7' })), { Subscriber: streets.map(subscriber) }))[0]?.accounts[0]?.contact
    expect(contact('PO BOX 1', 'PO BOX 1')).toEqual({ lines: ['PO BOX 1', 'X, NY 00501'], phone: null })
    expect(contact('PO BOX 1', 'PO BOX 2')).toBeNull()
  })
})

describe('the rest of a report', () => {
  it('lists a public record once a bureau, however often the file does', () => {
    const record = (symbol: string, reference: string): Json => ({
      courtName: 'US COURT',
      referenceNumber: reference,
      dateFiled: '2020-01-02',
      Type: coded('1', 'Chapter 7 Bankruptcy'),
      Source: SOURCE(symbol),
    })
    const rows = [record('TUC', '1'), record('EXP', '1'), record('TUC', '1'), record('TUC', '2')]
    const reports = read(
      bare([partition([line(), line({ Source: SOURCE('EXP') })])], {
        PulblicRecordPartition: [{ PublicRecord: rows }, { PublicRecord: rows }],
      }),
    )
    expect(reports.map(({ bureau, publicRecords }) => [bureau, publicRecords.length])).toEqual([
      ['experian', 1],
      ['transunion', 2],
    ])
  })

  it.each([
    [{ Type: coded('1', 'Chapter 7 Bankruptcy'), Classification: coded('B', 'Bankruptcy') }, 'Chapter 7 Bankruptcy'],
    [{ Type: coded('1'), Classification: coded('B', 'Bankruptcy') }, 'Bankruptcy'],
    [{ Type: coded('1'), Classification: coded('B') }, 'Bankruptcy'],
    [{ Type: coded('1'), Classification: coded('J') }, 'Public record'],
  ])('has a record of %j as %s', (kind, type) => {
    const record = { courtName: 'US COURT', referenceNumber: '1', Source: SOURCE('TUC'), ...kind }
    const [report] = read(bare([partition(line())], { PulblicRecordPartition: { PublicRecord: record } }))
    expect(report?.publicRecords.map((one) => [one.type, 'type' in one.evidence])).toEqual([[type, true]])
  })

  it('makes no account of frozen files, flags and statements', () => {
    const [report] = read(
      bare([], {
        SB168Frozen: { experian: true },
        FraudIndicator: true,
        InquiryPartition: { Inquiry: { subscriberName: 'BANK', inquiryDate: '2024-01-02', bureau: 'Experian' } },
      }),
    )
    expect([report?.bureau, report?.accounts, report?.inquiries.length]).toEqual(['experian', [], 1])
  })

  it('finds nothing wrong with a lawful file', () => {
    const [report] = read(
      bare([
        partition(
          line({
            highBalance: '0',
            AccountCondition: coded('O', 'Open'),
            GrantedTrade: { CreditLimit: '500', monthsReviewed: '0', late30Count: 0, late60Count: 0, late90Count: 0 },
          }),
        ),
      ]),
    )
    expect(report && auditReport(report)).toEqual([])
  })
})
