import type { Bureau } from '#engine/words/bureau.ts'

/** One account as `NAME | opened | balance | past due | limit | number`, amounts in dollars. */
export interface DataCase {
  readonly name: string
  readonly kind: 'html' | 'xml' | 'json'
  readonly text: string
  readonly accounts: Readonly<Partial<Record<Bureau, readonly string[]>>>
  readonly person: string
  /** Each as `hard NAME 2025-03-09`. */
  readonly inquiries?: Readonly<Partial<Record<Bureau, readonly string[]>>>
  readonly marks?: Readonly<Record<string, string>>
}

const bureauOf = (symbol: string, description: string) => ({ Bureau: { symbol, description } })
const said = (description: string, symbol = '') => ({ description, symbol })
const trueLinkTrade = (of: Record<string, unknown>, granted: Record<string, unknown>, rest: Record<string, unknown> = {}) => ({
  Tradeline: {
    AccountCondition: said('Open', 'O'),
    AccountDesignator: said('Individual', 'I'),
    OpenClosed: said('Open', 'O'),
    PayStatus: said('Current', 'C'),
    Source: bureauOf('EXP', 'Experian'),
    GrantedTrade: { AccountType: said('Credit Card', 'CC'), CreditType: said('Revolving Account', 'R'), ...granted },
    ...of,
    ...rest,
  },
})

/** Amounts with commas, cents and signs, times beside days, an escaped name, one entry where a list stands elsewhere. */
const TRUELINK_JSON = JSON.stringify({
  TrueLinkCreditReportType: {
    Borrower: {
      BorrowerName: {
        Name: { first: 'Rosalind', middle: 'M', last: 'Orozco-Velez', suffix: 'III' },
        NameType: said('Primary', '1'),
        Source: { ...bureauOf('EXP', 'Experian'), InquiryDate: '2026-09-05T00:00:00-07:00' },
      },
      Birth: { date: '1984-03-31T00:00:00', Source: bureauOf('EXP', 'Experian') },
      SocialSecurityNumber: '666-12-4410',
    },
    InquiryPartition: {
      Inquiry: {
        subscriberName: 'T&amp;T AUTO SALES',
        inquiryDate: '2026-06-20T10:15:00Z',
        bureau: 'Experian',
        Source: bureauOf('EXP', 'Experian'),
      },
    },
    TradeLinePartition: [
      trueLinkTrade(
        {
          creditorName: 'AT&amp;T UNIVERSAL/CITI-LIKE',
          accountNumber: '  5424180012****  ',
          currentBalance: '1,904.00',
          highBalance: '7,323',
          dateOpened: '2009-02-13T00:00:00-08:00',
          dateReported: '2026-08-31',
        },
        { amountPastDue: '0.00', CreditLimit: '7,500.00', monthlyPayment: '$40' },
      ),
      trueLinkTrade(
        {
          creditorName: 'OVERPAID STORE',
          accountNumber: '6044',
          currentBalance: -35,
          highBalance: 900,
          dateOpened: '2017-12-01-08:00',
          dateReported: '2026-08-30-07:00',
        },
        { amountPastDue: 0, CreditLimit: 900 },
      ),
    ],
  },
})

/** A prefix before every name, spaces round values, months without a day, an entry without a number. */
const TRUELINK_XML = `<?xml version="1.0"?><!-- made for a test --><tl:TrueLinkCreditReportType xmlns:tl="com/truelink/ds/sch/report/truelink/v4_1">
<tl:Borrower SocialSecurityNumber="666120508"><tl:BorrowerName><tl:Name first="AUGUST" middle="P" last="MAY" suffix="JR"/><tl:NameType description="Primary" symbol="1"/><tl:Source><tl:Bureau description="Equifax" symbol="EQF"/><tl:InquiryDate>2026-09-05-07:00</tl:InquiryDate></tl:Source></tl:BorrowerName></tl:Borrower>
<tl:TradeLinePartition accountTypeDescription="Installment" accountTypeSymbol="I"><tl:Tradeline accountNumber="" creditorName=" MARCHLAND CU " currentBalance=" 5019 " dateOpened="2024-10" dateReported="2026-08-31-07:00" highBalance="8000" bureau="Equifax"><tl:AccountCondition description="Open" symbol="O"/><tl:AccountDesignator description="Individual" symbol="I"/><tl:OpenClosed description="Open" symbol="O"/><tl:PayStatus description="Current" symbol="C"/><tl:GrantedTrade amountPastDue="" monthlyPayment="188" termMonths="48"><tl:AccountType description="Unsecured" symbol="US"/><tl:CreditType description="Installment Account" symbol="I"/></tl:GrantedTrade><tl:Source><tl:Bureau description="Equifax" symbol="EQF"/></tl:Source></tl:Tradeline></tl:TradeLinePartition>
</tl:TrueLinkCreditReportType>`

/** Cents, an inquiry of two bureaus, names in two cases, a pattern that begins with a month. */
const MISMO = `<?xml version="1.0" encoding="UTF-8"?>
<RESPONSE_GROUP MISMOVersionID="2.3.1"><RESPONSE><RESPONSE_DATA><CREDIT_RESPONSE CreditReportIdentifier="R-9" CreditReportFirstIssuedDate="2026-09-21T08:15:00" CreditReportMergeType="Blend"><CREDIT_REPOSITORY_INCLUDED _EquifaxIndicator="Y" _ExperianIndicator="N" _TransUnionIndicator="Y"/><BORROWER BorrowerID="B1" _FirstName="Demetrius" _MiddleName="W" _LastName="Street" _NameSuffix="SR" _SSN="666126006" _BirthDate="1969-10-17" _PrintPositionType="Borrower"><_RESIDENCE _StreetAddress="100 STREET LN" _City="PHONETON" _State="OH" _PostalCode="45371" BorrowerResidencyType="Current"/></BORROWER>
<CREDIT_LIABILITY CreditLiabilityID="L1" BorrowerID="B1" _AccountIdentifier="004117XXXX" _AccountOpenedDate="2017-07-07" _AccountReportedDate="2026-08" _AccountOwnershipType="Individual" _AccountStatusType="Open" _AccountType="Mortgage" _UnpaidBalanceAmount="97411.00" _PastDueAmount="0.00" _HighCreditAmount="119000.00" _MonthlyPaymentAmount="812.37" ><_CREDITOR _Name="GATEWAY FIRST-LIKE MTG &amp; TR, A DIV OF GATEWAY BK"/><_CURRENT_RATING _Code="1" _Type="AsAgreed"/><_PAYMENT_PATTERN _Data="CCC1CCXX" _StartDate="2026-08"/><CREDIT_REPOSITORY _SourceType="Equifax"/><CREDIT_REPOSITORY _SourceType="TransUnion"/></CREDIT_LIABILITY>
<CREDIT_INQUIRY CreditInquiryID="I1" BorrowerID="B1" _Date="2026-05-01" _Name="OPENSKY-LIKE CBNK"><CREDIT_REPOSITORY _SourceType="TransUnion"/><CREDIT_REPOSITORY _SourceType="Equifax"/></CREDIT_INQUIRY>
</CREDIT_RESPONSE></RESPONSE_DATA></RESPONSE></RESPONSE_GROUP>`

/** Figures as numbers, days of six figures that may be a month and a year, words where an amount stands, a generation. */
const EXPERIAN = JSON.stringify({
  creditProfile: [
    {
      headerRecord: [{ reportDate: '092126', y2kReportedDate: '09212026' }],
      consumerIdentity: {
        name: [{ firstName: 'JIMMY', middleName: 'D', surname: 'PAGE', generationCode: '3' }],
        dob: { day: '01', month: '09', year: '1990' },
      },
      addressInformation: [
        { city: 'PAGE', state: 'AZ', streetPrefix: '1', streetName: 'PAGE', streetSuffix: 'ST', zipCode: '860400001' },
      ],
      ssn: [{ number: '666123003' }],
      tradeline: [
        {
          accountNumber: 5200000000000007,
          accountType: '18',
          amount1: 1500,
          amount1Qualifier: 'L',
          amount2: 'UNKNOWN',
          amount2Qualifier: 'H',
          balanceAmount: 1,
          balanceDate: '083126',
          amountPastDue: '00000000',
          ecoa: '1',
          evaluation: 'P',
          kob: 'BC',
          monthsHistory: '03',
          openDate: '022222',
          openOrClosed: 'O',
          paymentHistory: 'CCC',
          revolvingOrInstallment: 'R',
          status: '11',
          statusDate: '083126',
          subscriberName: 'TERMS &amp; CO/NAVAJO BK',
          terms: 'REV',
        },
        {
          accountNumber: '0099441',
          accountType: '18',
          amount1: '0002500',
          amount1Qualifier: 'L',
          balanceAmount: 'N/A',
          ecoa: '3',
          evaluation: 'P',
          kob: 'BC',
          openDate: '120199',
          openOrClosed: 'C',
          revolvingOrInstallment: 'R',
          status: '11',
          statusDate: '05012026',
          subscriberName: 'OLD CENTURY CARD',
          terms: 'REV',
        },
      ],
      inquiry: [{ amount: 'UNKNOWN', date: '052026', subscriberName: '21ST MORTGAGE CORP', type: '31' }],
      publicRecord: [],
    },
  ],
})

const TITLES =
  '<tr><th></th><th class="headerTUC">TransUnion</th><th class="headerEXP">Experian</th><th class="headerEQF">Equifax</th></tr>'
type Three = readonly [transunion: string, experian: string, equifax: string]
const table = (rows: readonly (readonly [label: string, values: Three])[]): string =>
  `<table class="rpt_content_table rpt_content_header rpt_table4column">${TITLES}${rows
    .map(
      ([label, values]) =>
        `<tr><td class="label">${label}</td>${values.map((one) => `<td class="info">${one}</td>`).join('')}</tr>`,
    )
    .join('')}</table>`
const same = (value: string): Three => [value, value, value]
const section = (id: string, title: string, content: string): string =>
  `<div class="rpt_content_wrapper" id="${id}"><div class="rpt_fullReport_header">${title}</div>${content}</div>`
const entry = (title: string, rows: Parameters<typeof table>[0]): string =>
  `<table class="crPrint"><tr><td><div class="sub_header">${title}</div>${table(rows)}</td></tr></table>`
const saved = (day: string, sections: readonly string[]): string =>
  `<!doctype html><html><head><meta charset="utf-8"><title>Credit Report</title></head><body><div class="rpt_content_wrapper" id="reportTop"><div class="rpt_fullReport_header">Credit Report</div><div>Three Bureau Credit Report</div><div>Reference #: M12345678</div><div>Report Date: ${day}</div></div>${sections.join('')}</body></html>`

/** Spaces that do not break, cents and signs, dashes of three kinds, two lines in a cell, a collection's first creditor. */
const IDENTITYIQ = saved('09/21/2026', [
  section(
    'PersonalInformation',
    'Personal Information',
    table([
      ['Credit Report Date:', same('09/21/2026')],
      ['Name:', ['AUGUST&nbsp;P MAY JR', 'AUGUST P MAY', 'AUGUST MAY JR']],
      ['Date of Birth:', same('1978')],
      ['Current Address(es):', same('1261 GRAEBER ST BLDG 2620<br>MARCH AIR RESERVE BASE, CA<br>92518')],
    ]),
  ),
  section(
    'AccountHistory',
    'Account History',
    entry('MARCHLAND CU', [
      ['Account #:', ['70010004**', '70010004**', '-']],
      ['Account Type:', ['Installment', 'Installment', '—']],
      ['Account Status:', ['Open', 'Open', '—']],
      ['Monthly Payment:', ['$188.00', '&nbsp;$188', '–']],
      ['Date Opened:', ['10/15/2024', '10/15/2024', '-']],
      ['Balance:', ['$5,019.00', '$ 5,019', '--']],
      ['Credit Limit:', ['', 'N/A', '']],
      ['Past Due:', ['$0.00', '$0', '-']],
      ['Payment Status:', ['Current', 'Current', '-']],
      ['Last Reported:', ['08/31/2026', '08/31/2026', '-']],
      ['Comments:', ['Fixed rate<br>Paid by<br>auto debit', '-', '-']],
    ]) +
      entry('CREDIT COLLECTION SERVICES (Original Creditor: 02 MAY MEMORIAL HOSPITAL)', [
        ['Account #:', ['-', '07447****', '07447****']],
        ['Account Type:', ['-', 'Collection', 'Collection']],
        ['Account Status:', ['-', 'Derogatory', 'Derogatory']],
        ['Date Opened:', ['-', '10/02/2025', '10/02/2025']],
        ['Balance:', ['-', '$2,207.00', '$2,207.00']],
        ['Past Due:', ['-', '$2,207.00', '$2,207.00']],
        ['Payment Status:', ['-', 'Collection/Chargeoff', 'Collection/Chargeoff']],
        ['Last Reported:', ['-', '09/04/2026', '09/04/2026']],
      ]),
  ),
  section(
    'Inquiries',
    'Inquiries',
    '<table class="rpt_content_table rpt_content_header rpt_content_contacts"><tr><th>Creditor Name</th><th>Type of Business</th><th>Date of inquiry</th><th>Credit Bureau</th></tr><tr><td class="info">T&amp;T AUTO</td><td class="info">Automotive</td><td class="info">10/14/2025</td><td class="info">TransUnion</td></tr><tr><td class="info">T&amp;T AUTO</td><td class="info">Automotive</td><td class="info">10/14/2025</td><td class="info">Equifax</td></tr></table>',
  ),
])

/** As a browser saves it: upper-case tags, ends left out, comments, scripts, a hidden double. */
const SAVED = saved('09/21/2026', [
  section(
    'PersonalInformation',
    'Personal Information',
    table([
      ['Credit Report Date:', same('09/21/2026')],
      ['Name:', same('LY VU II')],
      ['Date of Birth:', same('2004')],
    ]),
  ),
  section(
    'AccountHistory',
    'Account History',
    `<!-- <div class="sub_header">COMMENTED BANK</div> --><script>var x = "<div class='sub_header'>SCRIPT BANK</div>"</script><div style="display:none">${entry('HIDDEN BANK', [['Balance:', same('$9.00')]])}</div>${entry(
      'O&#39;HARE &amp; SONS CR UN',
      [
        ['Account #:', same('4121****')],
        ['Account Type:', same('Revolving')],
        ['Account Status:', same('Open')],
        ['Date Opened:', same('10/01/2024')],
        ['Balance:', same('($12.00)')],
        ['Credit Limit:', same('$300.00')],
        ['Past Due:', same('$0.00')],
        ['Payment Status:', same('Current')],
        ['Last Reported:', same('08/31/2026')],
      ],
    )}`,
  ),
])
  .replaceAll('<table', '<TABLE')
  .replaceAll('</td>', '')
  .replaceAll('</tr>', '')

const EACH = (line: string): DataCase['accounts'] => ({ equifax: [line], experian: [line], transunion: [line] })

export const DATA_FILES: readonly DataCase[] = [
  {
    name: 'TrueLink as JSON',
    kind: 'json',
    text: TRUELINK_JSON,
    person: 'Rosalind M Orozco-Velez III | 1984-03-31',
    accounts: {
      experian: [
        'AT&T UNIVERSAL/CITI-LIKE | 2009-02-13 | 1904 | 0 | 7500 | 5424180012****',
        'OVERPAID STORE | 2017-12-01 | -35 | 0 | 900 | 6044',
      ],
    },
    inquiries: { experian: ['hard T&T AUTO SALES 2026-06-20'] },
  },
  {
    name: 'TrueLink as XML with a prefix',
    kind: 'xml',
    text: TRUELINK_XML,
    person: 'AUGUST P MAY JR | null',
    accounts: { equifax: ['MARCHLAND CU | 2024-10 | 5019 | null | null | null'] },
  },
  {
    name: 'MISMO',
    kind: 'xml',
    text: MISMO,
    person: 'Demetrius W Street SR | 1969-10-17',
    accounts: {
      equifax: ['GATEWAY FIRST-LIKE MTG & TR, A DIV OF GATEWAY BK | 2017-07-07 | 97411 | 0 | null | 004117XXXX'],
      transunion: ['GATEWAY FIRST-LIKE MTG & TR, A DIV OF GATEWAY BK | 2017-07-07 | 97411 | 0 | null | 004117XXXX'],
    },
    inquiries: { equifax: ['hard OPENSKY-LIKE CBNK 2026-05-01'], transunion: ['hard OPENSKY-LIKE CBNK 2026-05-01'] },
    marks: { '2026-08': 'ok', '2026-07': 'ok', '2026-06': 'ok', '2026-05': '30', '2026-04': 'ok', '2026-03': 'ok' },
  },
  {
    name: 'Experian credit profile',
    kind: 'json',
    text: EXPERIAN,
    person: 'JIMMY D PAGE III | 1990-09-01',
    accounts: {
      experian: ['TERMS & CO/NAVAJO BK | null | 1 | 0 | 1500 | 0007', 'OLD CENTURY CARD | null | null | null | 2500 | 9441'],
    },
    inquiries: { experian: ['hard 21ST MORTGAGE CORP null'] },
  },
  {
    name: 'IdentityIQ',
    kind: 'html',
    text: IDENTITYIQ,
    person: 'AUGUST MAY JR | 1978',
    accounts: {
      transunion: ['MARCHLAND CU | 2024-10-15 | 5019 | 0 | null | 70010004**'],
      experian: [
        'MARCHLAND CU | 2024-10-15 | 5019 | 0 | null | 70010004**',
        'CREDIT COLLECTION SERVICES | 2025-10-02 | 2207 | 2207 | null | 07447****',
      ],
      equifax: ['CREDIT COLLECTION SERVICES | 2025-10-02 | 2207 | 2207 | null | 07447****'],
    },
    inquiries: { transunion: ['hard T&T AUTO 2025-10-14'], equifax: ['hard T&T AUTO 2025-10-14'] },
  },
  {
    name: 'IdentityIQ as a browser saves it',
    kind: 'html',
    text: SAVED,
    person: 'LY VU II | 2004',
    accounts: EACH("O'HARE & SONS CR UN | 2024-10-01 | -12 | 0 | 300 | 4121****"),
  },
]
