import { describe, expect, it } from 'vitest'
import { DEFAULT_BOUNDS } from '#adapters/markup/bounds.ts'
import { parseHtml } from '#adapters/markup/parse-html.ts'
import { parseJson } from '#adapters/markup/parse-json.ts'
import { parseXml } from '#adapters/markup/parse-xml.ts'
import { confirmationsOf } from '#engine/reading/doubts/confirmations.ts'
import { setAside } from '#engine/reading/doubts/doubts.ts'
import { settle } from '#engine/reading/doubts/settle-doubts.ts'
import { askUnknownWords } from '#engine/reading/doubts/ask-unknown-words.ts'
import { documentOf, typesetLines } from '#engine/reading/lines/typeset.ts'
import { readData, readDocument, readMarkup, type ReadingResult } from '#engine/reading/read-document.ts'
import { makeAccount, makeReport } from '#engine/testing/make.ts'

const IDS = ['r1', 'r2', 'r3'] as const

/** A parser answers a word where the file is not well formed. */
function parsed<Root extends object>(root: Root | string): Root {
  if (typeof root === 'string') throw new Error(root)
  return root
}
const json = (value: object): ReadingResult => readData(parsed(parseJson(JSON.stringify(value), DEFAULT_BOUNDS)), IDS)
const xml = (text: string): ReadingResult => readData(parsed(parseXml(text, DEFAULT_BOUNDS)), IDS)

/** What is asked of the accounts of a reading: the field, and what is at its place. */
function asked(result: ReadingResult): readonly string[] {
  if (result.kind !== 'reports') throw new Error(result.kind)
  return result.reports.flatMap((report) =>
    confirmationsOf(setAside(report)).map(({ field, evidence }) => `${field}: ${evidence.quote}`),
  )
}

const transUnion = (payStatus: string, type: string): ReadingResult =>
  readDocument(
    documentOf([
      typesetLines([
        'Personal Credit Report for:',
        'JANE SAMPLE',
        'File Number: 123456789',
        'Personal Information',
        'Social Security Number | XXX-XX-1234',
        'Satisfactory Accounts',
        'Account Name',
        'BALANCE AUTO 5178****',
        'Account Information',
        'Balance | $5',
        'Date Opened | 03/05/2020',
        `Account Type | ${type}`,
        `Pay Status | ${payStatus}`,
        'Regular Inquiries',
      ]),
    ]),
    IDS,
  )

const mismo = (attributes: string, rating: string): ReadingResult =>
  xml(
    `<RESPONSE_GROUP><RESPONSE><RESPONSE_DATA><CREDIT_RESPONSE MISMOVersionID="2.3.1" CreditReportIdentifier="R1" CreditReportFirstIssuedDate="2024-05-06"><CREDIT_LIABILITY ${attributes}><_CREDITOR _Name="FIRST HARBOR"/><_CURRENT_RATING _Type="${rating}"/><CREDIT_REPOSITORY _SourceType="Equifax"/></CREDIT_LIABILITY></CREDIT_RESPONSE></RESPONSE_DATA></RESPONSE></RESPONSE_GROUP>`,
  )

const trueLink = (line: object, partition: object): ReadingResult => {
  const Source = { Bureau: { symbol: 'TUC', description: 'TUC' }, InquiryDate: '2024-05-06' }
  const Tradeline = { creditorName: 'FIRST HARBOR', accountNumber: '4447', currentBalance: '100', Source, ...line }
  return json({ TrueLinkCreditReportType: { TradeLinePartition: [{ ...partition, Tradeline }] } })
}

const experianProfile = (entry: object): ReadingResult =>
  json({ creditProfile: { tradeline: { subscriberName: 'A BANK', balanceDate: '03152024', openOrClosed: 'O', ...entry } } })

const tu4 = (entry: string): ReadingResult =>
  xml(
    `<t:creditBureau xmlns:t="x"><t:product><t:subject><t:subjectRecord><t:custom><t:credit><t:trade>${entry}</t:trade></t:credit></t:custom></t:subjectRecord></t:subject></t:product></t:creditBureau>`,
  )

const equifaxConsumer = (entry: object): ReadingResult =>
  json({ consumers: { equifaxUSConsumerCreditReport: { trades: [{ customerName: 'A BANK', ...entry }] } } })

const identityIq = (rows: Readonly<Record<string, string>>): ReadingResult =>
  readMarkup(
    parsed(
      parseHtml(
        `<html><body><div class="rpt_fullReport_header">Account History</div><div class="sub_header">FIRST BANK</div><table class="rpt_table4column"><tr><th></th><th class="headerTUC">TransUnion</th></tr>${Object.entries(
          { 'Account #': '1111', ...rows },
        )
          .map(([label, value]) => `<tr><td class="label">${label}:</td><td class="info">${value}</td></tr>`)
          .join('')}</table></body></html>`,
        DEFAULT_BOUNDS,
      ),
    ),
    IDS,
  )

describe('words that are not known are asked about', () => {
  it.each([
    ['TransUnion, status', transUnion('Under quarterly review', 'Revolving Account'), ['Payment status: Under quarterly review']],
    ['TransUnion, type', transUnion('Current Account', 'Barter account'), ['Account type: Barter account']],
    ['MISMO, rating', mismo('_AccountType="Revolving" _AccountStatusType="Open"', 'Dormant'), ['Payment status: Dormant']],
    ['MISMO, type', mismo('_AccountType="Barter" _AccountStatusType="Open"', 'AsAgreed'), ['Account type: Barter']],
    ['MISMO, condition', mismo('_AccountType="Revolving" _AccountStatusType="Dormant"', 'AsAgreed'), ['Status: Dormant']],
    [
      'TrueLink, status',
      trueLink({ PayStatus: { symbol: 'Q', description: 'Under review' } }, { accountTypeSymbol: 'R' }),
      ['Payment status: Under review'],
    ],
    ['TrueLink, its code alone', trueLink({ PayStatus: { symbol: 'Q' } }, { accountTypeSymbol: 'R' }), ['Payment status: Q']],
    [
      'TrueLink, condition',
      trueLink({ AccountCondition: { symbol: 'Q', description: 'Dormant' } }, { accountTypeSymbol: 'R' }),
      ['Status: Dormant'],
    ],
    ['TrueLink, type', trueLink({}, { accountTypeSymbol: 'Q' }), ['Account type: Q']],
    ['Experian profile, status', experianProfile({ status: '31', accountType: '18' }), ['Payment status: 31']],
    ['Experian profile, type', experianProfile({ status: '11', accountType: '9Z' }), ['Account type: 9Z']],
    [
      'TU4, rating',
      tu4('<t:portfolioType>revolving</t:portfolioType><t:accountRating>06</t:accountRating>'),
      ['Payment status: 06'],
    ],
    [
      'TU4, type',
      tu4('<t:portfolioType>barter</t:portfolioType><t:accountRating>01</t:accountRating>'),
      ['Account type: barter'],
    ],
    ['Equifax JSON, rate', equifaxConsumer({ rate: 6, portfolioTypeCode: { code: 'R' } }), ['Payment status: 6']],
    ['Equifax JSON, type', equifaxConsumer({ rate: 1, portfolioTypeCode: { code: 'Q' } }), ['Account type: Q']],
    ['IdentityIQ, status', identityIq({ 'Account Type': 'Revolving', 'Payment Status': 'Dormant' }), ['Payment status: Dormant']],
    ['IdentityIQ, rating', identityIq({ 'Account Type': 'Revolving', 'Account Rating': 'Dormant' }), ['Status: Dormant']],
    ['IdentityIQ, type', identityIq({ 'Account Type': 'Barter' }), ['Account type: Barter']],
  ])('%s', (_, result, questions) => {
    expect(asked(result)).toEqual(questions)
  })
})

describe('words that are known ask nothing', () => {
  it.each([
    ['TransUnion', transUnion('Paid, Closed; was 60 days past due date', 'Revolving Account')],
    ['MISMO', mismo('_AccountType="Revolving" _AccountStatusType="Frozen"', 'NoDataAvailable')],
    [
      'TrueLink',
      trueLink(
        { PayStatus: { symbol: 'U' }, AccountCondition: { symbol: '', description: 'Derogatory' } },
        { accountTypeSymbol: 'R' },
      ),
    ],
    ['Experian profile', experianProfile({ status: '13', accountType: '18' })],
    ['TU4', tu4('<t:portfolioType>mortgage</t:portfolioType><t:accountRating>UR</t:accountRating>')],
    [
      'Equifax JSON',
      equifaxConsumer({
        rate: { code: '0', description: 'Too new to rate or opened but not used' },
        portfolioTypeCode: { code: 'R' },
      }),
    ],
    [
      'IdentityIQ',
      identityIq({ 'Account Type': 'Revolving', 'Account Rating': 'Derogatory', 'Payment Status': 'Paid, was 60 days late' }),
    ],
  ])('%s', (_, result) => {
    expect(asked(result)).toEqual([])
  })

  it.each([
    'Open. Deferred, payments begin Dec 2032.',
    'Closed or paid account/zero balance',
    'Foreclosure proceedings started',
    'Collection/Chargeoff',
    'Not Reported',
    'N/A',
    'Transferred, closed.',
  ])('a status %s', (statusText) => {
    const report = makeReport({ accounts: [makeAccount({ statusText })] })
    expect(askUnknownWords(report)).toEqual(report)
  })

  it.each(['Unsecured', 'Home equity loan', 'Other', 'Child support'])('a type %s', (accountTypeText) => {
    const report = makeReport({ accounts: [makeAccount({ accountTypeText })] })
    expect(askUnknownWords(report)).toEqual(report)
  })
})

it('the member’s answer is the fact, and the words stay as they are printed', () => {
  const report = askUnknownWords(makeReport({ accounts: [makeAccount({ id: 'a1', statusText: 'Under quarterly review' })] }))
  const answered = settle(setAside(report), [{ key: 'account/a1/paymentStatus', value: 'late' }])
  if ('problems' in answered) throw new Error(answered.problems[0]?.message)
  expect(answered.sure.accounts).toMatchObject([{ statusText: 'Under quarterly review', paymentStatus: 'late' }])
  const silent = settle(setAside(report), [{ key: 'account/a1/paymentStatus', value: null }])
  if ('problems' in silent) throw new Error(silent.problems[0]?.message)
  expect([silent.doubts, silent.sure.accounts[0]?.paymentStatus]).toEqual([[], null])
})
