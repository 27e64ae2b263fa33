import { aboutExample } from '#tools/synthetic-reports/about-example.ts'
import { makeCreditFile } from '#engine/practice/credit-file.ts'
import { encryptPdf } from '#tools/synthetic-reports/encrypt-pdf.ts'
import { OTHER_PAPERS, type OtherPaper } from '#tools/synthetic-reports/other-papers.ts'
import { myEquifax } from '#engine/practice/myequifax.ts'
import { SUMMARY_OF_RIGHTS } from '#engine/practice/rights-text.ts'
import { seeded } from '#engine/practice/seed.ts'
import { array, call, literal, textArray } from '#engine/practice/typst-source.ts'

/** The user password of the encrypted report. */
export const PASSWORD = 'orange-tractor-42'

const PAGE = `#set page(paper: "us-letter", margin: 48pt)
#set text(font: ("Liberation Sans", "Libertinus Serif"), size: 9.5pt)
#let rows(columns, values) = table(columns: columns, stroke: none, inset: 4pt, ..values.flatten())
`

/** A bank's monthly statement: account numbers, balances, card companies' names, and no tradeline. */
function bankStatement(): string {
  const days = Array.from({ length: 60 }, (_, index) => {
    const payee =
      ['CAPITAL ONE MOBILE PMT', 'SYNCB/PPC PAYMENT', 'ACH DEPOSIT PAYROLL', 'LATE FEE', 'MORTGAGE PAYMENT ROCKET', 'CHECK 1042'][
        index % 6
      ] ?? ''
    return textArray([
      `${String(1 + (index % 12)).padStart(2, '0')}/${String(1 + (index % 28)).padStart(2, '0')}`,
      payee,
      `$${(index * 37 + 12) % 900}.17`,
      `$${4200 - index * 11}.40`,
    ])
  })
  const head = [
    'Account Number',
    '000123456789',
    'Beginning Balance',
    '$4,211.08',
    'Ending Balance',
    '$3,551.40',
    'Statement Period',
    'Nov 1, 2024 - Nov 30, 2024',
    'Account Type',
    'Checking',
  ]
  return [
    PAGE,
    call('text', 'size: 20pt', literal('FIRST HARBOR BANK')),
    call('text', literal('Account Summary')),
    call('rows', '(150pt, 1fr)', textArray(head)),
    call('text', literal('Transaction History')),
    call('rows', '(60pt, 1fr, 80pt, 80pt)', array(days)),
  ].join('\n\n')
}

function wageStatement(): string {
  const boxes = [
    'a Employee’s social security number',
    '900-00-1234',
    'b Employer identification number (EIN)',
    '00-0000000',
    'c Employer’s name, address, and ZIP code',
    'ACME TESTING CO, 100 MAPLE HOLLOW RD, SPRINGVALE GA 30318',
    '1 Wages, tips, other compensation',
    '$51,204.00',
    '2 Federal income tax withheld',
    '$5,511.00',
    '3 Social security wages',
    '$51,204.00',
    '15 State',
    'GA',
    '17 State income tax',
    '$2,204.00',
  ]
  return [
    PAGE,
    call('text', 'size: 16pt', literal('Form W-2 Wage and Tax Statement 2024')),
    call('rows', '(220pt, 1fr)', textArray(boxes)),
    call('text', literal('Copy B - To Be Filed With Employee’s FEDERAL Tax Return.')),
  ].join('\n\n')
}

/** The notices of a disclosure without the disclosure: it names late payments and accounts, and reports none. */
function rightsOnly(): string {
  const texts = [
    ...SUMMARY_OF_RIGHTS,
    ...SUMMARY_OF_RIGHTS,
    'Payment History: J F M A M J J A S O N D',
    'Experian, P.O. Box 4500, Allen TX 75013',
    'Equifax Information Services LLC, P.O. Box 740256, Atlanta GA 30374',
    'TransUnion Consumer Solutions, P.O. Box 2000, Chester PA 19016',
  ]
  return [PAGE, ...texts.map((text) => call('par', literal(text)))].join('\n\n')
}

export type NotReport =
  | OtherPaper
  | 'bank-statement'
  | 'w-2'
  | 'rights-only'
  | 'blank-page'
  | 'empty-file'
  | 'encrypted-report'
  | 'truncated-report'

/** Files that hold no report that can be read: each must end in a plain refusal and no account. */
export function notReports(typeset: (source: string) => Uint8Array): Readonly<Record<NotReport, Uint8Array>> {
  const report = typeset(myEquifax(aboutExample(makeCreditFile('locked')), seeded('locked')).source)
  return {
    article: typeset(OTHER_PAPERS.article()),
    'dispute-letter': typeset(OTHER_PAPERS['dispute-letter']()),
    'card-statement': typeset(OTHER_PAPERS['card-statement']()),
    'adverse-action': typeset(OTHER_PAPERS['adverse-action']()),
    'headings-only': typeset(OTHER_PAPERS['headings-only']()),
    overview: typeset(OTHER_PAPERS.overview()),
    'rights-under-title': typeset(OTHER_PAPERS['rights-under-title']()),
    'bank-statement': typeset(bankStatement()),
    'w-2': typeset(wageStatement()),
    'rights-only': typeset(rightsOnly()),
    'blank-page': typeset(`${PAGE}#pagebreak()`),
    'empty-file': new Uint8Array(0),
    'encrypted-report': encryptPdf(report, PASSWORD),
    'truncated-report': report.slice(0, Math.floor(report.length * 0.6)),
  }
}
