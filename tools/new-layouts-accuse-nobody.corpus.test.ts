import { afterAll, describe, expect, it } from 'vitest'
import { DEFAULT_BOUNDS } from '#adapters/markup/bounds.ts'
import { parseHtml } from '#adapters/markup/parse-html.ts'
import { parseJson } from '#adapters/markup/parse-json.ts'
import { parseXml } from '#adapters/markup/parse-xml.ts'
import { embeddedPageText } from '#adapters/page-text/embedded.ts'
import { auditReport } from '#engine/audit/audit-report.ts'
import type { Finding } from '#engine/audit/finding.ts'
import { LAWFUL_CASES } from '#engine/cases/all-cases.ts'
import type { Case } from '#engine/cases/case.ts'
import { makeCreditFile } from '#engine/practice/credit-file.ts'
import { type PlantedError, type PracticePerson, practiceFile } from '#engine/practice/practice-file.ts'
import { type Chance, seeded } from '#engine/practice/seed.ts'
import type { CourtRecord, CreditFile } from '#engine/practice/situation.ts'
import type { PrintedFile } from '#engine/practice/truth.ts'
import { readData, readDocument, readMarkup } from '#engine/reading/read-document.ts'
import type { Report } from '#engine/report/report.ts'
import { type Bureau, BUREAUS } from '#engine/words/bureau.ts'
import { ASSERTING_GRADES } from '#engine/words/grade.ts'
import { consumerDirectPage } from '#tools/synthetic-reports/consumerdirect.ts'
import { equifaxConsumer } from '#tools/synthetic-reports/equifax-consumer.ts'
import { experianCreditProfile } from '#tools/synthetic-reports/experian-credit-profile.ts'
import { identityIqPage } from '#tools/synthetic-reports/identityiq.ts'
import { typesetCreditFile } from '#tools/synthetic-reports/make-report.ts'
import { mismoFile } from '#tools/synthetic-reports/mismo.ts'
import { practiceThreeBureauFile } from '#tools/synthetic-reports/practice-three-bureau.ts'
import { OF_FACTS_ALONE, situationOf } from '#tools/synthetic-reports/print-cases.ts'
import { startTypesetter } from '#tools/synthetic-reports/print-typst.ts'
import { makeThreeBureauFile, type ThreeBureauFile } from '#tools/synthetic-reports/three-bureau-file.ts'
import { trueLinkFile } from '#tools/synthetic-reports/truelink-json.ts'
import { tu4 } from '#tools/synthetic-reports/tu4.ts'

const MERGED: Readonly<Record<string, (seed: string, file: ThreeBureauFile) => Uint8Array | string>> = {
  truelink: (seed, file) => trueLinkFile(seed, file).bytes,
  mismo: (seed, file) => mismoFile(seed, file).bytes,
  identityiq: (seed, file) => identityIqPage(seed, file).html,
  consumerdirect: (seed, file) => consumerDirectPage(seed, file).html,
}
interface Form {
  readonly make: (file: CreditFile, chance: Chance) => PrintedFile
  readonly bureau: Bureau
}
const FORMS: Readonly<Record<string, Form>> = {
  'experian-credit-profile': { make: experianCreditProfile, bureau: 'experian' },
  tu4: { make: tu4, bureau: 'transunion' },
  'equifax-consumer': { make: equifaxConsumer, bureau: 'equifax' },
}
const LAYOUTS = [...Object.keys(MERGED), ...Object.keys(FORMS)]

/** More is read with `PEOPLE=40 LAWFUL=1`. */
const COUNT = Number(process.env['PEOPLE'] ?? 4)
const SHARE = Number(process.env['LAWFUL'] ?? 19)
/** Early enough that two years of history still show the lates of the story. */
const DAY = '2025-06-20'
const PEOPLE: readonly PracticePerson[] = Array.from({ length: COUNT }, (_, index) => ({
  firstName: ['Ana', 'Devon', 'Priya', 'Tamsin', 'Keiko'][index % 5] ?? '',
  lastName: `Sampleton${index}`,
  dateOfBirth: `19${60 + ((index * 7) % 40)}-0${1 + (index % 9)}-11`,
  address: null,
}))

function read(printed: Uint8Array | string): readonly Report[] {
  const text = typeof printed === 'string' ? printed : new TextDecoder().decode(printed)
  const isHtml = /^\s*<(?:!doctype )?html/i.test(text)
  const parse = isHtml ? parseHtml : /^\s*</.test(text) ? parseXml : parseJson
  const root = parse(text, DEFAULT_BOUNDS)
  if (typeof root === 'string') throw new Error(root)
  const result = 'tag' in root ? readMarkup(root, ['1', '2', '3']) : readData(root, ['1', '2', '3'])
  if (result.kind !== 'reports') throw new Error(JSON.stringify(result))
  return result.reports
}

interface Printed {
  readonly reports: readonly Report[]
  readonly planted: Readonly<Partial<Record<Bureau, readonly PlantedError[]>>>
}

function printPractice(layout: string, person: PracticePerson): Printed {
  const seed = `practice ${person.lastName}`
  const form = FORMS[layout]
  if (form) {
    const own = practiceFile(person, { bureau: form.bureau, day: DAY })
    if (own === null) throw new Error('too young')
    return { reports: read(form.make(own.file, seeded(seed)).bytes), planted: { [form.bureau]: own.planted } }
  }
  const all = practiceThreeBureauFile(person, DAY)
  if (all === null) throw new Error('too young')
  return { reports: read(MERGED[layout]?.(seed, all.file) ?? ''), planted: all.planted }
}

/** What each layout can show of what is planted; a blended MISMO entry has the facts of one bureau, so what is planted may be lost. */
const SHOWN: Readonly<Record<string, readonly string[]>> = {
  truelink: [
    'history_before_opened',
    'late_ladder_jump',
    'balance_after_paid',
    'closed_before_opened',
    'past_due_above_balance',
    'current_with_past_due',
  ],
  mismo: [],
  identityiq: ['balance_after_paid', 'past_due_above_balance', 'current_with_past_due'],
  consumerdirect: ['closed_before_opened', 'past_due_above_balance', 'current_with_past_due'],
  'experian-credit-profile': ['balance_after_sale'],
  tu4: ['closed_before_opened', 'balance_after_sale'],
  'equifax-consumer': ['past_due_above_balance', 'current_with_past_due'],
}
const FOUND_AT_LEAST: Readonly<Record<string, number>> = {
  truelink: 6,
  mismo: 5,
  identityiq: 4,
  consumerdirect: 3,
  'experian-credit-profile': 2,
  tu4: 3,
  'equifax-consumer': 3,
}

/** Neither a note nor a question to the consumer. */
const isSaid = ({ grade, isQuestion }: Finding): boolean => grade !== 'note' && !isQuestion
const said = ({ bureau, rule, creditorName, message }: Finding): string => `${bureau}: ${rule} on ${creditorName}: ${message}`

describe.each(LAYOUTS)('practice people in the layout %s', (layout) => {
  it('have their errors found, and no sound account accused', () => {
    const problems: string[] = []
    const found = new Set<string>()
    for (const person of PEOPLE) {
      const { reports, planted } = printPractice(layout, person)
      const everywhere = BUREAUS.flatMap((bureau) => planted[bureau] ?? [])
      for (const report of reports) {
        const findings = auditReport(report)
        const own = planted[report.bureau] ?? []
        const wrong = (layout === 'mismo' ? everywhere : own).map(({ creditorName }) => creditorName)
        for (const finding of findings)
          if (isSaid(finding) && !wrong.includes(finding.creditorName ?? '')) problems.push(`${person.lastName} ${said(finding)}`)
        for (const { rule, creditorName } of own) {
          if (findings.some((finding) => finding.rule === rule && finding.creditorName === creditorName)) found.add(rule)
          else if (SHOWN[layout]?.includes(rule))
            problems.push(`${person.lastName} ${report.bureau}: ${rule} on ${creditorName} is not found`)
        }
      }
    }
    expect(problems).toEqual([])
    expect(found.size).toBeGreaterThanOrEqual(FOUND_AT_LEAST[layout] ?? 1)
  })
})

describe('practice people in the layout equifax-acr', () => {
  const pageText = embeddedPageText()
  afterAll(() => pageText.close())

  it('have their errors found, and no sound account accused', async () => {
    const typeset = startTypesetter()
    for (const person of PEOPLE.slice(0, COUNT / 2)) {
      const own = practiceFile(person, { bureau: 'equifax', day: DAY })
      if (own === null) throw new Error('too young')
      const { bytes } = typesetCreditFile('equifax-acr', own.file, { seed: person.lastName, typeset })
      const answer = await pageText.read(bytes, { password: null, digest: null, timeoutMs: 60_000 })
      if (answer.kind !== 'text' || answer.document === null) throw new Error('it can be opened')
      const result = readDocument(answer.document, ['1', '', ''])
      if (result.kind !== 'reports') throw new Error(result.kind)
      const told = auditReport(result.reports[0]).filter(isSaid)
      const wrong = own.planted.map(({ rule, creditorName }) => `${rule} on ${creditorName}`)
      expect(told.map(({ rule, creditorName }) => `${rule} on ${creditorName}`)).toEqual(expect.arrayContaining(wrong))
      const sound = told.filter(({ creditorName }) => !own.planted.some((plant) => plant.creditorName === creditorName))
      expect(sound.map(said)).toEqual([])
    }
  })
})

describe.each(LAYOUTS)('made files in the layout %s', (layout) => {
  it.each(['lawful-1', 'lawful-2', 'lawful-3'])('hold no error: %s', (seed) => {
    const form = FORMS[layout]
    const printed = form
      ? form.make(makeCreditFile(seed), seeded(seed)).bytes
      : (MERGED[layout]?.(seed, makeThreeBureauFile(seed)) ?? '')
    const findings = read(printed).flatMap((report) => auditReport(report))
    expect(findings.filter(isSaid).map(said)).toEqual([])
  })
})

/**
 * Cases whose lawful reason the layouts have no place for (an older balance date, the word `involuntary`, a year without a
 * month): what they print of them contradicts itself, or cannot be printed.
 */
const UNPRINTABLE =
  /^lawful\/(?:past-due-(?:newer|older)-than-balance|paid-in-november-balance-of-august|involuntary-case-order-not-printed|opened-year-only)$/
/** A 0 that the bureau itself gives is an amount. */
const OF_WRITTEN_ZEROS = 'lawful/three-bureaus-late-with-a-written-zero'
const WRITES_ZEROS: readonly string[] = ['truelink', 'identityiq', 'consumerdirect']
const chosen = (layout: string): readonly Case[] =>
  LAWFUL_CASES.filter(
    ({ earlier, confirmed, disputes }) => earlier.length === 0 && confirmed === null && (disputes?.ever.length ?? 0) === 0,
  )
    .filter(
      ({ id }) => !OF_FACTS_ALONE.has(id) && !UNPRINTABLE.test(id) && (id !== OF_WRITTEN_ZEROS || WRITES_ZEROS.includes(layout)),
    )
    .filter((_, index) => index % SHARE === LAYOUTS.indexOf(layout) % SHARE)

const EMPTY = makeCreditFile('nobody')
const recordsOf = ({ report }: Case): CourtRecord[] =>
  report.publicRecords.map(({ id: _id, evidence: _evidence, ...record }) => ({
    ...record,
    lines: ['1 A ST', 'SPRINGVALE GA, 30318'],
  }))

function merged(one: Case): ThreeBureauFile {
  const each = <T>(value: T): Record<Bureau, T> => ({ equifax: value, experian: value, transunion: value })
  return {
    bureaus: BUREAUS,
    reportDate: one.report.reportDate ?? '',
    reference: 'M20260002',
    persons: each(EMPTY.person),
    scores: each(700),
    entries: one.report.accounts.map(situationOf).map((account) => ({
      creditorName: account.creditorName,
      originalCreditor: account.originalCreditor,
      columns: each(account),
    })),
    askings: [],
    records: recordsOf(one).map((record) => ({ record, bureaus: BUREAUS })),
    statement: null,
  }
}

function printCase(layout: string, one: Case): Uint8Array | string {
  const form = FORMS[layout]
  if (!form) return MERGED[layout]?.(one.id, merged(one)) ?? ''
  const accounts = one.report.accounts.map(situationOf)
  const file = { ...EMPTY, reportDate: one.report.reportDate ?? '', accounts, askings: [], records: recordsOf(one) }
  return form.make(file, seeded(one.id)).bytes
}

describe.each(LAYOUTS)('lawful look-alikes in the layout %s', (layout) => {
  it('are accused of nothing', () => {
    const cases = chosen(layout)
    expect(cases.length).toBeGreaterThan(10)
    const accused = cases.flatMap((one) =>
      read(printCase(layout, one))
        .flatMap((report) => auditReport(report))
        .filter(({ grade }) => ASSERTING_GRADES.includes(grade))
        .map((finding) => `${one.id}: ${said(finding)}`),
    )
    expect(accused).toEqual([])
  })
})

/** One account in the wrapping of its form, and what the rules say about it. */
function judged(
  form: 'mismo' | 'truelink' | 'equifax' | 'experian' | 'tu4',
  entry: object | string,
  type = 'M',
): { remarks: readonly string[]; rules: readonly string[]; months: number } {
  const files = {
    mismo: () => ({
      CREDIT_RESPONSE: {
        '@MISMOVersionID': '2.4',
        '@CreditReportFirstIssuedDate': '2024-05-06',
        '@CreditReportLastUpdatedDate': '2024-06-20',
        CREDIT_LIABILITY: entry,
      },
    }),
    truelink: () => ({
      TrueLinkCreditReportType: {
        Sources: { Source: { Bureau: { symbol: 'EXP' }, InquiryDate: '2024-05-06' } },
        TradeLinePartition: { accountTypeSymbol: type, Tradeline: entry },
      },
    }),
    equifax: () => ({ consumers: { equifaxUSConsumerCreditReport: { trades: [entry] } } }),
    experian: () => ({ creditProfile: { tradeline: entry } }),
    tu4: () => '',
  }
  const xml = `<t:creditBureau xmlns:t="x"><t:product><t:subject><t:subjectRecord><t:custom><t:credit><t:trade>${typeof entry === 'string' ? entry : ''}</t:trade></t:credit></t:custom></t:subjectRecord></t:subject></t:product></t:creditBureau>`
  const [report] = read(form === 'tu4' ? xml : new TextEncoder().encode(JSON.stringify(files[form]())))
  const [account] = report?.accounts ?? []
  if (!report || !account) throw new Error('no account')
  return { remarks: account.remarks, rules: auditReport(report).map(({ rule }) => rule), months: account.paymentHistory.length }
}

describe('what explains an entry is not lost in a code', () => {
  const liability = {
    '@CreditLiabilityID': 'CL1',
    '@_AccountType': 'Mortgage',
    '@_AccountStatusType': 'Open',
    '@_AccountOpenedDate': '2020-02-03',
    '@_AccountReportedDate': '2024-04-30',
    '@_UnpaidBalanceAmount': '90000',
    '@_PastDueAmount': '0',
    _CREDITOR: { '@_Name': 'PLAINS HOME LOANS' },
    _CURRENT_RATING: { '@_Type': 'Late30Days' },
    CREDIT_REPOSITORY: { '@_SourceType': 'Experian' },
  }
  const comment = { '@_Code': '29', '@_SourceType': 'Experian', '@_Type': 'BureauRemarks' }

  it('MISMO: a comment that is only a code stands as such, and nothing is accused next to it', () => {
    expect(judged('mismo', liability).rules).toEqual(['late_with_nothing_past_due'])
    expect(judged('mismo', { ...liability, CREDIT_COMMENT: comment })).toMatchObject({ remarks: ['Comment 29'], rules: [] })
    expect(judged('mismo', { ...liability, CREDIT_COMMENT: { ...comment, '@_Text': 'ACCOUNT IN FORBEARANCE' } })).toMatchObject({
      rules: [],
    })
  })

  it('MISMO: entries that are newer than the first issue are not in the future of the last', () => {
    const closed = { ...liability, '@_AccountStatusType': 'Closed', _CURRENT_RATING: { '@_Type': 'AsAgreed' } }
    expect(judged('mismo', { ...closed, '@_AccountClosedDate': '2024-06-11' }).rules).toEqual([])
    expect(judged('mismo', { ...closed, '@_AccountClosedDate': '2024-07-11' }).rules).toEqual(['date_in_future'])
  })

  it('MISMO: a pattern that counts from one has no late months', () => {
    const current = {
      ...liability,
      _CURRENT_RATING: { '@_Type': 'AsAgreed' },
      _LATE_COUNT: { '@_30Days': '0', '@_60Days': '0', '@_90Days': '0' },
    }
    const withPattern = (data: string) =>
      judged('mismo', { ...current, _PAYMENT_PATTERN: { '@_Data': data, '@_StartDate': '2024-04-01' } })
    expect(withPattern('1111111111').months).toBe(0)
    expect(withPattern('CC1CCCCCCC').months).toBe(10)
  })

  it('TrueLink: a remark of a symbol alone is kept; an amount of 0 may be none', () => {
    const line = {
      creditorName: 'PLAINS HOME LOANS',
      currentBalance: '90000',
      AccountCondition: { symbol: 'O', description: 'Open' },
      PayStatus: { symbol: 'C', description: 'Current' },
      GrantedTrade: { amountPastDue: '210' },
      Source: { Bureau: { symbol: 'EXP' } },
    }
    expect(judged('truelink', line).rules).toEqual(['current_with_past_due'])
    expect(judged('truelink', { ...line, Remark: { RemarkCode: { symbol: 'FB', description: '' } } })).toMatchObject({
      remarks: ['Remark FB'],
      rules: [],
    })
    const late = { ...line, PayStatus: { symbol: '1', description: 'Late 30 Days' }, GrantedTrade: { amountPastDue: '0' } }
    expect(judged('truelink', late).rules).toEqual([])
    const again = { ...line, AccountCondition: { symbol: 'P', description: 'Paid' }, IndustryCode: { description: 'Bank' } }
    const early = { ...line, GrantedTrade: { dateLastPayment: '2022-02-28' }, dateOpened: '2022-03-01' }
    expect(judged('truelink', { ...early, GrantedTrade: { dateLastPayment: '2022-02-27' } }).rules).toEqual([
      'payment_before_opened',
    ])
    expect(judged('truelink', early).rules).toEqual([])
    expect(judged('truelink', { ...again, GrantedTrade: {} }).rules).toEqual(['balance_after_paid'])
    expect(
      judged(
        'truelink',
        { ...again, GrantedTrade: { CreditLimit: '99000' }, OpenClosed: { symbol: 'O', description: 'Open' } },
        'R',
      ).rules,
    ).toEqual([])
  })

  it('Equifax: an account that was purchased may have been paid before; payments that begin later explain an amount past due', () => {
    const trade = {
      customerName: 'PLAINS HOME LOANS',
      dateReported: '04002024',
      portfolioTypeCode: { code: 'M' },
      rate: { code: 1, description: 'PAYS ACCOUNT AS AGREED' },
    }
    const early = { ...trade, dateOpened: '03002024', lastPaymentDate: '01002024' }
    expect(judged('equifax', early).rules).toEqual(['payment_before_opened'])
    expect(
      judged('equifax', { ...early, purchasedFromOrSoldCreditorIndicator: { code: 'P', description: 'PURCHASED FROM' } }).rules,
    ).toEqual([])
    const due = { ...trade, pastDueAmount: 210 }
    expect(judged('equifax', due).rules).toEqual(['current_with_past_due'])
    expect(judged('equifax', { ...due, termsFrequencyCode: { code: 'D', description: 'DEFERRED' } }).rules).toEqual([])
    expect(judged('equifax', { ...due, narrativeCodes: [{ code: 'ZQ' }] }).rules).toEqual([])
  })

  it('Experian and TransUnion: the same', () => {
    const trade = {
      subscriberName: 'PLAINS HOME LOANS',
      accountType: '26',
      status: '11',
      openOrClosed: 'O',
      amountPastDue: '00000210',
      balanceDate: '04302024',
    }
    expect(judged('experian', trade).rules).toEqual(['current_with_past_due'])
    expect(judged('experian', { ...trade, enhancedPaymentData: { enhancedTermsFrequency: 'D' } })).toMatchObject({
      remarks: ['Deferred'],
      rules: [],
    })
    expect(judged('experian', { ...trade, specialComment: '29' }).rules).toEqual([])
    const xml =
      '<t:subscriber><t:name><t:unparsed>PLAINS</t:unparsed></t:name></t:subscriber><t:portfolioType>mortgage</t:portfolioType><t:accountRating>01</t:accountRating><t:pastDue>000000210</t:pastDue>'
    expect(judged('tu4', xml).rules).toEqual(['current_with_past_due'])
    expect(judged('tu4', `${xml}<t:remark><t:code>FTO</t:code></t:remark>`).rules).toEqual([])
    expect(judged('tu4', `${xml}<t:terms><t:paymentFrequency>deferred</t:paymentFrequency></t:terms>`).rules).toEqual([])
  })
})
