import { addMonths, monthsBetween } from '#engine/values/day.ts'
import type { AccountType } from '#engine/words/account-type.ts'
import { accountSource, collectionSource } from '#engine/practice/myequifax-account-source.ts'
import { dated, equifaxTruth, isClosed } from '#engine/practice/myequifax-account.ts'
import { inquiriesSource, personalSource, recordsSource } from '#engine/practice/myequifax-personal.ts'
import { prelude } from '#engine/practice/myequifax-prelude.ts'
import { type EquifaxStyle, makeEquifaxStyle } from '#engine/practice/myequifax-style.ts'
import { money } from '#engine/practice/print-words.ts'
import { SUMMARY_OF_RIGHTS } from '#engine/practice/rights-text.ts'
import type { Chance } from '#engine/practice/seed.ts'
import type { CreditFile, Situation } from '#engine/practice/situation.ts'
import { inquiriesOf, reconciliation, recordsOf, type Truth } from '#engine/practice/truth.ts'
import { array, call, literal, textArray } from '#engine/practice/typst-source.ts'

export const MYEQUIFAX_FORMAT = 'equifax-myequifax'

/** The account sections in their order; collections stand apart in section 10. */
const SECTIONS: readonly {
  readonly number: number
  readonly name: string
  readonly type: AccountType
  readonly prose: string
}[] = [
  {
    number: 2,
    name: 'Revolving',
    type: 'revolving',
    prose:
      'Revolving accounts are those that generally include a credit limit and require a minimum monthly payment, such as credit cards.',
  },
  {
    number: 3,
    name: 'Mortgage',
    type: 'mortgage',
    prose: 'Mortgage accounts are real estate loans that require payment on a monthly basis until the loan is paid off.',
  },
  {
    number: 4,
    name: 'Installment',
    type: 'installment',
    prose:
      'Installment accounts are loans that require payment on a monthly basis until the loan is paid off, such as auto or student loans.',
  },
  {
    number: 5,
    name: 'Other',
    type: 'open',
    prose:
      'Other accounts are those that are not already identified as Revolving, Mortgage or Installment Accounts, such as child support obligations or rental agreements.',
  },
]

const of = (file: CreditFile, type: AccountType): Situation[] => file.accounts.filter(({ accountType }) => accountType === type)
const title = (number: number, name: string): string => call('section', literal(`${number}. ${name}`))
const sum = (values: readonly (number | null)[]): number => values.reduce<number>((total, value) => total + (value ?? 0), 0)

function cover(file: CreditFile, style: EquifaxStyle): string {
  const letter = [
    `Dear ${file.person.name}:`,
    'Thank you for requesting your Equifax credit report. Your credit report contains information received primarily from companies which have granted you credit.',
    'Great care has been taken to report this information correctly. Please help us in achieving even greater accuracy by reviewing all of the enclosed material carefully.',
    'If there are items you believe to be incorrect, you may be able to start an investigation request immediately online.',
  ]
  return [
    call('align', 'right', `text(size: 2.6em, weight: "bold", ${literal('CREDIT REPORT')})`),
    call('text', 'size: 1.6em', literal(file.person.name)),
    call('heading2', literal('Report Confirmation')),
    call('text', literal(file.reportNumber)),
    ...letter.map((text) => call('par', literal(text))),
    call('text', literal(dated(file.reportDate, style))),
    '#pagebreak()',
  ].join('\n\n')
}

function typeTable(file: CreditFile): string {
  const line = (name: string, accounts: readonly Situation[]): string => {
    const open = accounts.filter((account) => !isClosed(account))
    const [balance, limit] = [
      sum(open.map(({ currentBalance }) => currentBalance)),
      sum(open.map(({ creditLimit }) => creditLimit)),
    ]
    const ratio = limit === 0 ? '' : `${((balance / limit) * 100).toFixed(1)}%`
    const withBalance = open.filter(({ currentBalance }) => (currentBalance ?? 0) > 0).length
    return textArray([
      name,
      String(open.length),
      String(withBalance),
      money(balance),
      limit === 0 ? '' : money(Math.max(0, limit - balance)),
      limit === 0 ? '' : money(limit),
      ratio,
      money(sum(open.map(({ monthlyPayment }) => monthlyPayment))),
    ])
  }
  const all = SECTIONS.map(({ name, type }) => line(name, of(file, type)))
  const head = textArray([
    'Account Type',
    'Open',
    'With Balance',
    'Total Balance',
    'Available',
    'Credit Limit',
    'Debt-to-Credit',
    'Payment',
  ])
  return call(
    'listing',
    '(1.2fr, 0.6fr, 1fr, 1.1fr, 1fr, 1fr, 1fr, 1fr)',
    head,
    array([
      ...all,
      line(
        'Total',
        file.accounts.filter(({ accountType }) => accountType !== 'collection'),
      ),
    ]),
  )
}

function age(months: number): string {
  return `${Math.floor(months / 12)} Years, ${months % 12} Months`
}

/** The counts that the summary prints about the file itself. */
function totalsOf(file: CreditFile): Record<string, number> {
  return {
    negativeAccounts: file.accounts.filter(({ accountType, isNegative }) => accountType !== 'collection' && isNegative).length,
    inquiries: file.askings.reduce((total, { dates }) => total + dates.length, 0),
    publicRecords: file.records.length,
    collections: of(file, 'collection').length,
  }
}

function summary(file: CreditFile, style: EquifaxStyle): string {
  const dates = file.accounts
    .filter(({ accountType, dateOpened }) => accountType !== 'collection' && dateOpened !== null)
    .toSorted((a, b) => ((a.dateOpened ?? '') < (b.dateOpened ?? '') ? -1 : 1))
  const ages = dates.map(({ dateOpened }) => monthsBetween(dateOpened ?? file.reportDate, file.reportDate))
  const named = (account: Situation | undefined): string =>
    account?.dateOpened == null ? '' : `${account.creditorName} (Opened ${dated(account.dateOpened, style)})`
  const totals = totalsOf(file)
  const rows = [
    ['Report Date', dated(file.reportDate, style)],
    ['Credit File Status', style.fileStatus],
    ['Alert Contacts', '0 Records Found'],
    ['Average Account Age', ages.length === 0 ? '' : age(Math.round(sum(ages) / ages.length))],
    ['Length of Credit History', ages.length === 0 ? '' : age(Math.max(...ages))],
    ['Accounts with Negative Information', String(totals['negativeAccounts'])],
    ['Oldest Account', named(dates[0])],
    ['Most Recent Account', named(dates.at(-1))],
  ]
  const items = 2 + file.person.addresses.length + file.person.employers.length
  const others = [
    ['Consumer Statements', `${file.statements.length} Statements Found`],
    ['Personal Information', `${items} Items Found`],
    ['Inquiries', `${totals['inquiries']} Inquiries Found`],
    ['Public Records', `${totals['publicRecords']} Records Found`],
    ['Collections', `${totals['collections']} Collections Found`],
  ]
  return [
    title(1, 'Summary'),
    'Review this summary for a quick view of key information contained in your Equifax Credit Report.',
    call('pairs', textArray(rows.flat()), '(190pt, 1fr)'),
    call('heading2', literal('Credit Accounts')),
    typeTable(file),
    call('heading2', literal('Other Items')),
    call('pairs', textArray(others.flat()), '(190pt, 1fr)'),
  ].join('\n\n')
}

function accountSections(file: CreditFile, style: EquifaxStyle): string {
  return SECTIONS.map(({ number, name, type, prose }) => {
    const accounts = of(file, type)
    const none = `You currently do not have any ${name} Accounts in your file.`
    const entries =
      accounts.length === 0
        ? [call('par', literal(none))]
        : accounts.map((account, index) => accountSource(account, `${number}.${index + 1}`, style))
    return ['#pagebreak(weak: true)', title(number, `${name} Accounts`), prose, ...entries].join('\n\n')
  }).join('\n\n')
}

function collections(file: CreditFile, style: EquifaxStyle): string {
  const own = of(file, 'collection')
  const entries =
    own.length === 0
      ? [call('par', literal('Your credit report does not have any collections in your file.'))]
      : own.map((account) => collectionSource(account, style))
  return [
    '#pagebreak(weak: true)',
    title(10, 'Collections'),
    'Collections are accounts with outstanding debt that have been placed by a creditor with a collection agency. Collections stay on your credit report for up to 7 years from the date the account first became past due.',
    ...entries,
  ].join('\n\n')
}

/** The whole document as Typst source. */
function source(file: CreditFile, style: EquifaxStyle): string {
  const statements =
    file.statements.length === 0 ? ['Your credit report does not have any consumer statements in your file.'] : file.statements
  const disputes = style.hasDisputeFile
    ? 'You have filed a dispute for one or more items. The results were sent to you by mail.'
    : 'Your credit report does not have any dispute file information in your file.'
  const paragraphs = (texts: readonly string[]): string => texts.map((text) => call('par', literal(text))).join('\n\n')
  return [
    prelude(file, style),
    cover(file, style),
    summary(file, style),
    accountSections(file, style),
    title(6, 'Consumer Statements'),
    paragraphs(statements),
    personalSource(file.person, style),
    inquiriesSource(file.askings, style),
    recordsSource(file.records, style),
    collections(file, style),
    title(11, 'Dispute File Information'),
    paragraphs([disputes]),
    title(12, 'A Summary of Your Rights Under the Fair Credit Reporting Act'),
    paragraphs(SUMMARY_OF_RIGHTS),
  ].join('\n\n')
}

function truthOf(file: CreditFile, style: EquifaxStyle): Truth {
  const { person } = file
  const inOrder = [...SECTIONS.flatMap(({ type }) => of(file, type)), ...of(file, 'collection')]
  return {
    id: `equifax-${file.reportNumber}`,
    bureau: 'equifax',
    format: MYEQUIFAX_FORMAT,
    reportDate: file.reportDate,
    reportNumber: file.reportNumber,
    score: null,
    scoreModel: null,
    personalInfo: {
      name: person.name,
      alsoKnownAs: person.alsoKnownAs,
      dateOfBirth: person.birth,
      ssnLast4: person.ssnLast4,
      addresses: person.addresses.map(({ street, city, state, zip }) => ({ street, city, state, zip })),
      phones: style.printsPhones ? person.phones.map(({ number }) => number) : [],
      employers: person.employers,
    },
    accounts: inOrder.map((account, index) => equifaxTruth(account, style, `account-${index + 1}`)),
    inquiries: inquiriesOf(file.askings, false),
    publicRecords: recordsOf(file.records),
    totals: reconciliation(totalsOf(file), totalsOf(file)),
  }
}

/** Equifax puts the month a late account was first reported as a day; a file's own month becomes its first. */
const withReportedDays = (account: Situation): Situation => ({
  ...account,
  delinquencyFirstReported:
    account.delinquencyFirstReported === null ? null : `${addMonths(account.delinquencyFirstReported.slice(0, 7), 0)}-01`,
  statusDate:
    account.statusDate?.length === 7 && account.accountType === 'collection' ? account.dateReported : account.statusDate,
})

/** A practice report is set anywhere, with the one font that Typst always carries; it has no check mark. */
const CARRIED = { font: 'Libertinus Serif', tick: 'icon-font', hasFullMonthNames: false } as const

/** The myEquifax document, ready for Typst, and what it says. */
export function myEquifax(file: CreditFile, chance: Chance): { source: string; truth: Truth } {
  const drawn = makeEquifaxStyle(chance.fork('style'))
  const style = file.isSample === true ? { ...drawn, ...CARRIED } : drawn
  const own = { ...file, reportNumber: file.reportNumber.replaceAll('-', ''), accounts: file.accounts.map(withReportedDays) }
  return { source: source(own, style), truth: truthOf(own, style) }
}
