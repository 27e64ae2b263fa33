import { embeddedPageText } from '#adapters/page-text/embedded.ts'
import { auditReport } from '#engine/audit/audit-report.ts'
import type { Finding } from '#engine/audit/finding.ts'
import { ALL_CASES } from '#engine/cases/all-cases.ts'
import { ERRORS_BY_RULE, LAWFUL_BY_RULE } from '#engine/cases/by-rule/all-rules.ts'
import type { Case, CaseLayout } from '#engine/cases/case.ts'
import { findingsOf } from '#engine/cases/judge-case.ts'
import { readDocument } from '#engine/reading/read-document.ts'
import type { Account } from '#engine/report/account.ts'
import type { Report } from '#engine/report/report.ts'
import type { Bureau } from '#engine/words/bureau.ts'
import { makeReport, type Printer } from '#tools/synthetic-reports/make-report.ts'
import { startBrowserPrinter } from '#tools/synthetic-reports/print-pdf.ts'
import { startTypesetter } from '#tools/synthetic-reports/print-typst.ts'
import { type Asking, type CourtRecord, isBadCode, type Situation, situation } from '#engine/practice/situation.ts'

/**
 * `node tools/synthetic-reports/print-cases.ts`: prints cases of engine/cases as PDFs, reads the pages back and compares
 * what the engine says about the read report with what it says about the case.
 */

const DESIGNATORS: Readonly<Record<string, string>> = { paid: 'PAID_AND_CLOSED', transferred: 'TRANSFER_OR_SOLD' }

/** A case's account as the generator takes it: the whole number, the bureau's mark and the designator are added. */
export function situationOf(account: Account): Situation {
  const { id: _id, evidence: _evidence, printsDofd: _printsDofd, lateCounts: _lateCounts, ...facts } = account
  const { paymentStatus, paymentHistory, status } = account
  return situation({
    ...facts,
    accountNumber: account.accountNumber === null ? null : `444796000000${account.accountNumber.slice(-4)}`,
    isNegative: (paymentStatus !== null && paymentStatus !== 'current') || paymentHistory.some(({ code }) => isBadCode(code)),
    activityDesignator: DESIGNATORS[status ?? ''] ?? null,
    creditorClassification: account.accountType === 'collection' ? account.loanType : null,
  })
}

const askingsOf = ({ inquiries }: Report): Asking[] =>
  inquiries.map(({ creditorName, kind, date, onRecordUntil }) => ({
    creditorName,
    kind,
    dates: date === null ? [] : [date],
    purpose: 'Auto loan',
    lines: ['1 MAPLE ST', 'SPRINGVALE GA, 30318'],
    phone: '(404) 555-0100',
    onRecordUntil,
  }))

const recordsOf = ({ publicRecords }: Report): CourtRecord[] =>
  publicRecords.map(({ id: _id, evidence: _evidence, ...record }) => ({
    ...record,
    lines: ['100 MAIN ST', 'SPRINGVALE GA, 30318'],
  }))

/** The layouts that the generator prints. */
const BUREAU_OF: Readonly<Partial<Record<CaseLayout, Bureau>>> = {
  'experian-web-print': 'experian',
  'equifax-myequifax': 'equifax',
  'transunion-web-print': 'transunion',
}

/** They try a rule on facts, also on facts that their layout does not print. */
export const OF_FACTS_ALONE = new Set([...ERRORS_BY_RULE, ...LAWFUL_BY_RULE].map(({ id }) => id))

/** Whether the generator has the case's layout, and nothing but the pages (no other report, no word by account id) decides it. */
export function canBePrinted({ id, layout, earlier, others, report, confirmed, disputes }: Case): boolean {
  // The generator prints a person of its own.
  const isOfPerson = Object.keys(report.personalInfo.evidence).length > 0
  const isAlone =
    earlier.length + others.length === 0 && !isOfPerson && confirmed === null && (disputes === null || disputes.ever.length === 0)
  return Object.hasOwn(BUREAU_OF, layout) && isAlone && !OF_FACTS_ALONE.has(id)
}

export interface PageText {
  readonly read: ReturnType<typeof embeddedPageText>['read']
}

/** The case printed and read back. Throws where the pages cannot be read as a report. */
export async function readBack(one: Case, using: { readonly printer: Printer; readonly pageText: PageText }): Promise<Report> {
  const { report } = one
  const { bytes } = await makeReport(
    {
      bureau: BUREAU_OF[one.layout] ?? 'equifax',
      reportDate: report.reportDate ?? '',
      accounts: report.accounts.map(situationOf),
      askings: askingsOf(report),
      records: recordsOf(report),
    },
    { seed: one.id, printer: using.printer },
  )
  const answer = await using.pageText.read(bytes, { password: null, digest: null, timeoutMs: 60_000 })
  if (answer.kind === 'refused' || !answer.document) throw new Error(`${one.id}: the pages cannot be read`)
  const result = readDocument(answer.document, [one.id, '', ''])
  if (result.kind !== 'reports') throw new Error(`${one.id}: read as ${result.kind}`)
  return result.reports[0]
}

/** Questions are about whom the generator made up next to the case. */
const told = (findings: readonly Finding[]): string[] =>
  findings
    .filter(({ isQuestion }) => isQuestion !== true)
    .map(({ rule, grade, subjectKind, creditorName }) => `${rule} (${grade}) on ${subjectKind} ${creditorName ?? ''}`)
    .toSorted()

/** What the engine says about the case, and of its printed pages. */
export function compared(one: Case, read: Report): { readonly ofCase: readonly string[]; readonly ofPages: readonly string[] } {
  return {
    ofCase: told(findingsOf(one)),
    ofPages: told(auditReport(withoutNotices(read), { earlier: [], disputes: one.disputes })),
  }
}

/** The pages may print a freeze or a statement, which no case has. */
const withoutNotices = (read: Report): Report => ({ ...read, personalInfo: { ...read.personalInfo, notices: [] } })

if (import.meta.main) {
  const browser = await startBrowserPrinter()
  const printer: Printer = { print: browser.print, typeset: startTypesetter() }
  const pageText = embeddedPageText()
  let same = 0
  const printed = ALL_CASES.filter(canBePrinted)
  for (const one of printed) {
    const { ofCase, ofPages } = compared(one, await readBack(one, { printer, pageText }))
    if (ofCase.join('\n') === ofPages.join('\n')) same += 1
    else console.log(`${one.id}\n  case:  ${ofCase.join('; ')}\n  pages: ${ofPages.join('; ')}`)
  }
  console.log(`${same} of ${printed.length} printed cases are judged the same from their pages`)
  await pageText.close()
  await browser.close()
}
