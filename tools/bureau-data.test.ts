import { Buffer } from 'node:buffer'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { DEFAULT_BOUNDS } from '#adapters/markup/bounds.ts'
import { parseJson } from '#adapters/markup/parse-json.ts'
import { parseXml } from '#adapters/markup/parse-xml.ts'
import { auditReport } from '#engine/audit/audit-report.ts'
import { makeCreditFile } from '#engine/practice/credit-file.ts'
import { type Chance, seeded } from '#engine/practice/seed.ts'
import type { CreditFile } from '#engine/practice/situation.ts'
import type { PrintedFile } from '#engine/practice/truth.ts'
import type { DataNode } from '#engine/reading/listing/data-tree.ts'
import { readData } from '#engine/reading/read-document.ts'
import type { Report } from '#engine/report/report.ts'
import { ASSERTING_GRADES } from '#engine/words/grade.ts'
import { isWholeCorpus } from '#tools/corpus/corpus-size.ts'
import { addScores, type ReadingScore, scoreReport } from '#tools/reading-score.ts'
import { equifaxConsumer } from '#tools/synthetic-reports/equifax-consumer.ts'
import { experianCreditProfile } from '#tools/synthetic-reports/experian-credit-profile.ts'
import { tu4 } from '#tools/synthetic-reports/tu4.ts'

const FORMS = { 'experian-credit-profile': experianCreditProfile, tu4, 'equifax-consumer': equifaxConsumer } as const
type Form = keyof typeof FORMS
const SAMPLES = '../shared/samples'

function treeOf(bytes: Uint8Array): DataNode {
  const text = Buffer.from(bytes).toString('utf8')
  const tree = text.trimStart().startsWith('<') ? parseXml(text, DEFAULT_BOUNDS) : parseJson(text, DEFAULT_BOUNDS)
  if (typeof tree === 'string') throw new Error(`not parsed: ${tree}`)
  return tree
}

function readOne(bytes: Uint8Array): Report {
  const result = readData(treeOf(bytes), ['r1', 'r2', 'r3'])
  if (result.kind !== 'reports') throw new Error(JSON.stringify(result))
  expect(result.reports).toHaveLength(1)
  return result.reports[0]
}

function made(form: Form, seed: string): PrintedFile {
  const make: (file: CreditFile, chance: Chance) => PrintedFile = FORMS[form]
  return make(makeCreditFile(`${form}-${seed}`), seeded(`${form}-${seed}/form`))
}

const score = (form: Form, seed: string): ReadingScore => {
  const { bytes, truth } = made(form, seed)
  const report = readOne(bytes)
  expect(report.totals).toEqual(truth.totals)
  // The made files are coherent: nothing in them is an error.
  expect(auditReport(report).filter(({ grade }) => ASSERTING_GRADES.includes(grade))).toEqual([])
  const found = scoreReport(truth, report)
  return { ...found, mistakes: found.mistakes.map((mistake) => `${form} ${seed}: ${mistake}`) }
}

const SEEDS = ['1', '2', '3', '4', '5']

describe.each(['experian-credit-profile', 'tu4', 'equifax-consumer'] as const)('made files in the form %s', (form) => {
  it('are read with every fact right and a place for each', () => {
    const { fields, mistakes } = addScores(SEEDS.map((seed) => score(form, seed)))
    expect(mistakes.slice(0, 40)).toEqual([])
    expect(fields['accounts']).toMatchObject({ invented: 0, missing: 0 })
    expect(fields['accounts']?.right).toBeGreaterThan(15)
  })

  it('leave nothing of the SSN but its last four figures', () => {
    const { bytes } = made(form, '3')
    const result = readData(treeOf(bytes), ['r1', 'r2', 'r3'])
    expect(Buffer.from(bytes).toString()).toMatch(/90012\d{4}/)
    expect(JSON.stringify(result)).not.toMatch(/90012\d|900998888/)
  })
})

const sample = (name: string): Report => readOne(readFileSync(`${SAMPLES}/${name}`))

/** Every field that is not null, of every entry, has its place. */
function unproved(report: Report): string[] {
  const free = new Set(['id', 'evidence', 'printsDofd', 'paymentHistory', 'balanceHistory', 'remarks', 'creditorName'])
  return report.accounts.flatMap((account) => [
    ...Object.entries(account).flatMap(([field, value]) =>
      value === null || free.has(field) || field in account.evidence ? [] : [`${account.creditorName} ${field}`],
    ),
    ...account.paymentHistory.flatMap(({ month }) => (`paymentHistory.${month}` in account.evidence ? [] : [month])),
    ...account.remarks.flatMap((remark, index) => (`remarks.${index}` in account.evidence ? [] : [remark])),
  ])
}

describe.runIf(isWholeCorpus)('the samples of the bureaus (only in npm run test:corpus, which has ../shared/samples)', () => {
  it('Experian Credit Profile v2: ten trade lines, what each code says, and no month without a day to count from', () => {
    const report = sample('experian/experian_credit_profile_v2_doc_sample_consumer.json')
    expect([report.bureau, report.accounts.length, report.inquiries.length, report.publicRecords.length]).toEqual([
      'experian',
      10,
      3,
      3,
    ])
    expect(report.totals.reconciled).toBe(true)
    expect(report.personalInfo).toMatchObject({ name: 'JONATHAN CONSUMER QUINCY', ssnLast4: '9990' })
    expect(report.accounts.map(({ status, paymentStatus }) => [status, paymentStatus])).toEqual([
      ['open', 'in_collections'],
      ['closed', 'current'],
      ['open', 'current'],
      ['delinquent', 'late'],
      ['delinquent', 'late'],
      ['closed', 'late'],
      ['open', 'current'],
      ['open', 'current'],
      ['open', 'current'],
      ['closed', null],
    ])
    expect(report.accounts[0]).toMatchObject({
      accountType: 'collection',
      originalCreditor: 'DR. JOHN KILDARE',
      accountNumber: '2136',
      originalBalance: 50_000,
      remarks: ['Account information disputed by consumer'],
    })
    expect(report.accounts[1]).toMatchObject({ creditLimit: 700_000, highBalance: 570_000, originalBalance: null })
    expect(report.accounts[9]).toMatchObject({
      statusText: 'Account paid satisfactorily',
      dateOpened: null,
      dateOfFirstDelinquency: null,
    })
    expect(report.accounts.flatMap(({ paymentHistory }) => paymentHistory)).toEqual([])
    expect(unproved(report)).toEqual([])
    // A record of a county's superior court, of no named kind: the bureaus' own plan is compared with it.
    expect(auditReport(report).filter(({ isQuestion, grade }) => !isQuestion && grade !== 'note')).toMatchObject([
      { rule: 'judgment_or_lien_listed', grade: 'policy', creditorName: 'COUNTY SPR CT SANTA ANA' },
    ])
  })

  it('TransUnion TU4: a model report without trades invents none from its products', () => {
    const report = sample('transunion/tu4_model_report.xml')
    expect([report.bureau, report.accounts.length, report.inquiries.length]).toEqual(['transunion', 0, 0])
    expect(report).toMatchObject({ score: 667, reportDate: '2022-01-27' })
    expect(report.totals).toMatchObject({ printed: { accounts: 32, inquiries: 4 }, reconciled: false })
    expect(report.personalInfo).toMatchObject({ name: 'ROBERT E UPHOLD SR', dateOfBirth: '1956-08-01', ssnLast4: '4418' })
    expect(report.personalInfo.addresses.map(({ street }) => street)).toEqual([
      '27366 PERRY ST',
      '2251 S FORT APACHE RD',
      '8530 W SAHARA AV 214',
    ])
  })

  it('Equifax consumer: fourteen trades, months from the one before the reported, the limit where it stands', () => {
    const report = sample('equifax/equifax_us_consumer_report_ppcsz.json')
    expect([report.bureau, report.accounts.length, report.inquiries.length]).toEqual(['equifax', 14, 5])
    expect(report.reportDate).toBe('2022-05-31')
    expect(report.accounts[0]).toMatchObject({
      dateOpened: '2017-11',
      creditLimit: 2_200_000,
      highBalance: 250_100,
      status: 'open',
    })
    expect(report.accounts[1]?.paymentHistory.map(({ month, code }) => `${month} ${code}`)).toEqual([
      '2022-02 ok',
      '2022-01 ok',
      '2021-12 ok',
      '2021-11 ok',
    ])
    const paid = report.accounts[10]
    expect(paid).toMatchObject({
      creditorName: 'VERIZON WIRELESS-GRE',
      status: 'paid',
      paymentStatus: 'charge_off',
      chargeOffAmount: 19_600,
      delinquencyFirstReported: '2019-02',
      dateOfFirstDelinquency: null,
    })
    expect(paid?.paymentHistory.find(({ code }) => code === 'charge_off')?.month).toBe('2019-02')
    expect(report.accounts[8]?.responsibility).toBe('authorized_user')
    expect(report.accounts[13]).toMatchObject({ status: 'closed', creditLimit: null, highBalance: 0 })
    expect(report.inquiries.every(({ kind }) => kind === 'hard')).toBe(true)
    expect(unproved(report)).toEqual([])
  })

  it('a profile of messages only is no report', () => {
    const bodies = readFileSync(`${SAMPLES}/experian/experian_credit_profile_errors.txt`, 'utf8').split(/\n(?=\{)/)
    for (const body of bodies) {
      expect(readData(treeOf(Buffer.from(body.trim())), ['r1', 'r2', 'r3'])).toEqual({
        kind: 'not_a_report',
        why: 'unknown_document',
      })
    }
  })
})

const accountOf = (form: 'experian' | 'tu4' | 'equifax', entry: object | string): Report['accounts'][number] => {
  const bodies = {
    experian: JSON.stringify({ creditProfile: { tradeline: entry } }),
    tu4: `<t:creditBureau xmlns:t="x"><t:product><t:subject><t:subjectRecord><t:custom><t:credit><t:trade>${typeof entry === 'string' ? entry : ''}</t:trade></t:credit></t:custom></t:subjectRecord></t:subject></t:product></t:creditBureau>`,
    equifax: JSON.stringify({ consumers: { equifaxUSConsumerCreditReport: { trades: [entry] } } }),
  }
  const account = readOne(Buffer.from(bodies[form])).accounts[0]
  if (!account) throw new Error('no account')
  return account
}
const months = ({ paymentHistory }: Report['accounts'][number]): string =>
  paymentHistory.map(({ month, code }) => `${month.slice(2)} ${code}`).join(', ')

describe('the traps of the forms', () => {
  const trade = { subscriberName: 'A BANK', balanceDate: '03152024', status: '11', openOrClosed: 'O' }

  it('Experian: a blank holds the newest month’s place, 9 is decided by the account, 8 by nothing', () => {
    expect(months(accountOf('experian', { ...trade, paymentHistory: ' C1-B' }))).toBe(
      '24-02 ok, 24-01 30, 23-12 no_data, 23-11 no_data',
    )
    expect(months(accountOf('experian', { ...trade, accountType: '48', paymentHistory: '98' }))).toBe('24-03 collection')
    expect(months(accountOf('experian', { ...trade, status: '97', paymentHistory: '9' }))).toBe('24-03 charge_off')
    expect(months(accountOf('experian', { ...trade, paymentHistory: '9C' }))).toBe('24-02 ok')
  })

  it('Experian: unknown amounts are null, amounts are what their qualifier says, the evaluation is no status', () => {
    const read = accountOf('experian', {
      ...trade,
      balanceAmount: 'UNKNOWN',
      amount1: '00001500',
      amount1Qualifier: 'C',
      amount2: '00000900',
      amount2Qualifier: 'X',
      evaluation: 'N',
      ecoa: '9',
      accountType: '9Z',
      enhancedPaymentData: { firstDelinquencyDate: '01012024' },
    })
    expect(read).toMatchObject({
      currentBalance: null,
      chargeOffAmount: 150_000,
      creditLimit: null,
      highBalance: null,
      originalBalance: null,
      paymentStatus: 'current',
      responsibility: null,
      accountType: null,
      accountTypeText: 'Account type 9Z',
      dateOfFirstDelinquency: null,
      printsDofd: false,
    })
    expect(read.evidence['chargeOffAmount']?.quote).toBe('00001500')
    expect(read.evidence['currentBalance']).toBeUndefined()
  })

  it('TransUnion: estimated parts of a day are not known, 9P is one of two things, nine figures are an amount', () => {
    const read = accountOf(
      'tu4',
      `<t:portfolioType>revolving</t:portfolioType><t:accountNumber>8X4X5X7X1</t:accountNumber><t:accountRating>9P</t:accountRating>
      <t:dateOpened estimatedDay="true">2012-11-01</t:dateOpened><t:currentBalance>001234567</t:currentBalance>
      <t:paymentHistory><t:paymentPattern><t:startDate estimatedDay="true" estimatedMonth="true">2020-01-01</t:startDate><t:text>111</t:text></t:paymentPattern></t:paymentHistory>`,
    )
    expect(read).toMatchObject({
      dateOpened: '2012-11',
      currentBalance: 123_456_700,
      paymentStatus: null,
      accountNumber: '8X4X5X7X1',
      paymentHistory: [],
      printsDofd: false,
    })
    expect(read.evidence['currentBalance']?.quote).toBe('001234567')
  })

  it.each([
    ['<t:dateClosed/><t:closedIndicator/>', 'open'],
    ['<t:dateClosed>2021-05-06</t:dateClosed>', 'closed'],
    ['<t:dateClosed/><t:closedIndicator>normal</t:closedIndicator>', 'closed'],
  ])('TransUnion: %s is %s', (closed, status) => {
    expect(accountOf('tu4', `<t:accountRating>01</t:accountRating>${closed}`).status).toBe(status)
  })

  it('Equifax: amounts may be written as they are printed', () => {
    const read = accountOf('equifax', { customerName: 'A BANK', balance: '$1,250.00', highCredit: ' 4,000 ', creditLimit: 'N/A' })
    expect(read).toMatchObject({ currentBalance: 125_000, highBalance: 400_000, creditLimit: null })
  })

  it('Equifax: a stroke is no month, AZ without a limit makes high credit the limit, codes may come without words', () => {
    const read = accountOf('equifax', {
      customerName: 'A BANK',
      dateReported: '03002024',
      highCredit: 5000,
      narrativeCodes: { code: 'AZ' },
      rate: 9,
      paymentHistory1to24: '11E*2 9/1',
    })
    expect(read).toMatchObject({
      creditLimit: 500_000,
      highBalance: null,
      paymentStatus: null,
      statusText: 'Rate 9',
      remarks: ['Amount in high credit is the credit limit'],
    })
    expect(months(read)).toBe('24-02 ok, 24-01 ok, 23-12 ok, 23-11 no_data, 23-10 30, 23-07 ok')
  })

  it.each([
    ['DA', { status: 'closed', remarks: ['Account closed by consumer'] }],
    ['IP', { status: 'open', remarks: ['Consumer disputes this account information'] }],
    ['BC', { status: 'transferred', remarks: ['Account transferred or sold'] }],
    ['FA', { status: null, remarks: ['Closed or paid account/zero balance'] }],
    // It may be what ended the account.
    ['ZZ', { status: null, remarks: ['Narrative ZZ'] }],
  ])('Equifax: the narrative %s says the same without its words', (code, said) => {
    const entry = { customerName: 'A BANK', rate: 1 }
    expect(accountOf('equifax', { ...entry, rawNarrativeCodes: [code] })).toMatchObject(said)
    expect(accountOf('equifax', { ...entry, narrativeCodes: [{ code }] })).toMatchObject(said)
  })

  it.each([
    [['DB'], 'charge_off'],
    [['CZ', 'FE'], 'in_collections'],
    [['DB', 'CZ'], null],
    [['FE'], null],
  ])('Equifax: a rate of 9 without words is what the narratives %s say', (rawNarrativeCodes, paymentStatus) => {
    const read = accountOf('equifax', {
      customerName: 'A BANK',
      dateReported: '03002024',
      rate: 9,
      paymentHistory1to24: '9',
      rawNarrativeCodes,
    })
    expect(read.paymentStatus).toBe(paymentStatus)
    expect(months(read)).toBe(paymentStatus === 'charge_off' ? '24-02 charge_off' : '')
  })

  it('Equifax: an agency without a name goes by its number', () => {
    const collections = [
      { customerNumber: '180YC00123', clientNameOrNumber: 'MERCY CLINIC', balance: '120', accountNumber: '99' },
    ]
    const body = { consumers: { equifaxUSConsumerCreditReport: [{ collections }] } }
    const [read] = readOne(Buffer.from(JSON.stringify(body))).accounts
    expect(read).toMatchObject({ creditorName: 'Equifax member 180YC00123', originalCreditor: 'MERCY CLINIC' })
    expect(read?.evidence['creditorName']?.quote).toBe('180YC00123')
  })

  it('an empty list is no entry', () => {
    expect(readData(treeOf(Buffer.from('{"creditProfile": [{"tradeline": [], "inquiry": []}]}')), ['a', 'b', 'c']).kind).toBe(
      'not_a_report',
    )
  })
})
