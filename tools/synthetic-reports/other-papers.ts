import { SUMMARY_OF_RIGHTS } from '#engine/practice/rights-text.ts'
import { call, literal, textArray } from '#engine/practice/typst-source.ts'

const PAGE = `#set page(paper: "us-letter", margin: 48pt)
#set text(font: ("Liberation Sans", "Libertinus Serif"), size: 9.5pt)
#let rows(columns, values) = table(columns: columns, stroke: none, inset: 4pt, ..values.flatten())
#let title(value) = block(above: 14pt, below: 6pt, text(size: 1.5em, weight: "bold", value))
`
const par = (text: string): string => call('par', literal(text))
const title = (text: string): string => call('title', literal(text))
const pairs = (values: readonly string[]): string => call('rows', '(150pt, 1fr)', textArray(values))
const paper = (...parts: readonly string[]): string => [PAGE, ...parts].join('\n\n')

/** Advice that quotes what reports print, with two accounts as examples. */
function article(): string {
  const example = (name: string, number: string): string[] => [
    title(name),
    pairs(['Account Number', number, 'Date Opened', '03/05/2019', 'Balance', '$1,250', 'Status', 'Charge off']),
  ]
  return paper(
    title('How to read your Experian credit report'),
    par('At a Glance lists your totals, Account Info the rows of each account, and POTENTIALLY NEGATIVE marks the bad ones.'),
    par(
      'Equifax prints Date Reported: 03/11/2026 | Balance: $488 and Loan/Account Type: Credit Card, Narrative Code(s): 158, 065.',
    ),
    par('TransUnion shows Accounts with Adverse Information and Satisfactory Accounts behind the File Number: 123456789.'),
    ...example('FIRST HARBOR BANK', '444796XXXXXXXXXX'),
    ...example('MERIDIAN AUTO FINANCE', '9164XXXX'),
    par('For example, a card that was opened in 2019 and charged off in 2021 stays until 2027.'),
  )
}

/** A bureau's letter about what came of a dispute. */
function disputeLetter(): string {
  const entry = (name: string): string[] => [
    title(name),
    pairs(['Account Number', '*6902', 'Date Opened', '12/27/2022', 'Balance', '$488', 'Outcome', 'VERIFIED AS ACCURATE']),
  ]
  return paper(
    title('Equifax Information Services LLC'),
    par('Confirmation # 6846242883'),
    par('Dear Jane Sample:'),
    par('We have completed our investigation. The results of your dispute are listed below; your credit report was updated.'),
    ...entry('CREDIT FIRST EXAMPLE'),
    ...entry('SECOND EXAMPLE BANK'),
    par('Sincerely, Equifax Consumer Care'),
  )
}

function cardStatement(): string {
  return paper(
    title('OPEN SKY BANK CREDIT CARD STATEMENT'),
    pairs([
      'Account Number',
      'XXXX XXXX XXXX 4412',
      'Statement Closing Date',
      '11/20/2024',
      'Payment Due Date',
      '12/17/2024',
      'New Balance',
      '$812.44',
    ]),
    pairs(['Minimum Payment Due', '$35.00', 'Credit Limit', '$2,500', 'Past Due Amount', '$0.00', 'Previous Balance', '$640.10']),
    par('Your FICO score is provided by Experian. It is not your credit report.'),
    pairs(['11/02', 'COFFEE HOUSE $4.10', '11/09', 'AUTO PARTS $88.12', '11/15', 'PAYMENT THANK YOU -$120.00']),
  )
}

function adverseAction(): string {
  return paper(
    title('NOTICE OF ADVERSE ACTION'),
    par('Thank you for your application. We are unable to approve your request for credit at this time.'),
    par(
      'Our decision was based in whole or in part on information in a credit report from TransUnion, P.O. Box 2000, Chester PA 19016.',
    ),
    pairs(['Application Number', '99182', 'Credit Score', '588', 'Date', '10/02/2024', 'Account Type', 'Credit Card']),
    par(
      'Principal reasons: Delinquent past or present credit obligations; Balance too high; Date Opened of the newest account too recent.',
    ),
    pairs(['Account Number', '*1122', 'Status', 'Charge Off', 'Account Number', '*3344', 'Date Opened', '01/02/2020']),
  )
}

/** Titles of parts that stand where a creditor's name would, above lines that look like an account's. */
function headingsOnly(): string {
  const part = (name: string): string[] => [
    title(name),
    pairs(['Account Number', '12345678', 'Date Opened', '01/02/2020', 'Balance', '$120', 'Status', 'Open']),
  ]
  return paper(
    title('Experian Credit Report'),
    ...['Addresses', 'Account Summary', 'Personal Information', 'Payment History', 'Employers'].flatMap(part),
  )
}

/** The bureau's overview for a business: figures about accounts and no account. */
function overview(): string {
  return paper(
    call('rows', '(1fr, 1fr)', textArray(['Response From', 'Customer Inquiry'])),
    par('Equifax*'),
    pairs(['Full Name:', 'DANA SAMPLE', 'SSN:', 'XXX-XX-4321', 'File Pulled:', '7/1/2024', 'Date of Birth:', '04/12/1987']),
    title('Alerts and Triggers*'),
    pairs(['FraudIQ Identity Scan:', 'Y', 'OFAC Alerts:', 'N', 'Military Lending Act:', 'N']),
    title('Accounts Summary*'),
    pairs([
      'Revolving:',
      '2',
      'Installments:',
      '2',
      'Oldest Open Account:',
      'STUDENT LOAN (09/2010)',
      'Most Recent Account:',
      'Auto Loan (06/2023)',
    ]),
    title('3rd Party Collections*'),
    pairs(['Date Reported:', 'N/A', 'Original Creditor Name:', 'N/A', 'Balance:', '$0', 'Last Payment Date:', 'N/A']),
    title('VANTAGESCORE 3.0'),
    par('609'),
  )
}

/** A disclosure's notices after a title, with labels quoted in them. */
function rightsUnderTitle(): string {
  return paper(
    title('TransUnion Personal Credit Report'),
    ...SUMMARY_OF_RIGHTS.map(par),
    pairs(['Account Number', '1234', 'Date Opened', '01/02/2020', 'Status', 'Open']),
  )
}

export const OTHER_PAPERS = {
  article,
  'dispute-letter': disputeLetter,
  'card-statement': cardStatement,
  'adverse-action': adverseAction,
  'headings-only': headingsOnly,
  overview,
  'rights-under-title': rightsUnderTitle,
} as const
export type OtherPaper = keyof typeof OTHER_PAPERS
