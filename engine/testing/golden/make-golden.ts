import { auditReport } from '#engine/audit/audit-report.ts'
import type { Finding } from '#engine/audit/finding.ts'
import type { Known } from '#engine/audit/rule.ts'
import { composeLetter } from '#engine/letters/compose-letter.ts'
import type { Fact } from '#engine/letters/fact.ts'
import type { LetterRequest, LetterSubject, Recipient } from '#engine/letters/letter-request.ts'
import type { Account } from '#engine/report/account.ts'
import type { EvidenceMap } from '#engine/report/evidence.ts'
import type { PersonalInfo, PublicRecord, Report } from '#engine/report/report.ts'
import { letterRequest } from '#engine/testing/letter-request.ts'
import type { LetterKind } from '#engine/words/letter-type.ts'
import { makeAccount, makePerson, makeRecord, makeReport } from '#engine/testing/make.ts'

/** Letters as people would really send them, each from a made-up page that the product's own rules have judged. */
export interface GoldenLetter {
  /** The file's name. */
  readonly id: string
  /** A dispute says `I dispute`; a request never does. */
  readonly is: 'dispute' | 'request' | 'follow_up' | 'paper'
  /** Null for a paper that is no letter of ours. */
  readonly kind: LetterKind | null
  readonly text: string
  readonly facts: readonly Fact[]
  /** What a stranger names after ten seconds. */
  readonly account: string
  readonly error: string
  readonly wish: string
}

export const REPORT = { reportDate: '2026-10-02', reportNumber: '1234-5678-90' } as const

/** Every field on page 3, those in the list on page 7. */
export function onPages<Entry extends { readonly evidence: EvidenceMap }>(entry: Entry, ...shown: readonly string[]): Entry {
  const evidence = Object.fromEntries(
    Object.entries(entry.evidence).map(([field, place]) => [field, { ...place, page: shown.includes(field) ? 7 : 3 }]),
  )
  return { ...entry, evidence }
}

export interface Page {
  readonly report: Report
  readonly subject: LetterSubject
  readonly findings: readonly Finding[]
  /** What the findings compare the report with. */
  readonly besides?: readonly Report[]
}

interface Around {
  readonly rules?: readonly string[]
  readonly beside?: readonly Partial<Account>[]
  readonly records?: readonly Partial<PublicRecord>[]
  readonly known?: Partial<Known>
  readonly before?: Partial<Account>
  readonly elsewhere?: Partial<Account>
}

/** An account and what the rules find about it. */
export function accountPage(given: Partial<Account>, around: Around = {}): Page {
  const shape = { accountNumber: 'XXXXXXXX1234', ...given }
  const account = onPages(makeAccount(shape), 'statusText')
  const others = (around.beside ?? []).map((facts, index) => onPages(makeAccount({ ...shape, id: `a${index + 2}`, ...facts })))
  const report = makeReport({
    ...REPORT,
    accounts: [account, ...others],
    publicRecords: (around.records ?? []).map((record) => makeRecord(record)),
  })
  const earlier = around.before && [
    makeReport({ id: 'r0', reportDate: '2025-09-15', accounts: [makeAccount({ ...shape, id: 'b1', ...around.before })] }),
  ]
  const other = around.elsewhere && {
    report: makeReport({
      id: 'r2',
      bureau: 'equifax',
      reportDate: '2026-10-02',
      accounts: [makeAccount({ ...shape, id: 'e1', ...around.elsewhere })],
    }),
    isOfSameFile: false,
  }
  const all = auditReport(report, { earlier: earlier ?? [], ...(other && { others: [other] }), ...around.known })
  const besides = [...(earlier ?? []), ...(other ? [other.report] : [])]
  return { report, subject: { kind: 'account', account }, findings: chosen(all, account.id, around.rules), besides }
}

const chosen = (all: readonly Finding[], id: string | null, rules?: readonly string[]): readonly Finding[] =>
  all.filter(({ subjectId, rule, grade }) => subjectId === id && (rules?.includes(rule) ?? grade !== 'note'))

export function recordPage(given: Partial<PublicRecord>): Page {
  const record = onPages(makeRecord(given))
  const report = makeReport({ ...REPORT, publicRecords: [record] })
  return { report, subject: { kind: 'public_record', record }, findings: chosen(auditReport(report), record.id) }
}

export function personPage(words: string, given: Partial<PersonalInfo>, known: Partial<Known>): Page {
  const personalInfo = onPages(makePerson(given))
  const report = makeReport({ ...REPORT, personalInfo })
  const findings = chosen(auditReport(report, { earlier: [], ...known }), null)
  const [place = Object.values(personalInfo.evidence)[0]] = findings.flatMap((finding) => finding.evidence)
  return { report, subject: { kind: 'person', words, evidence: place === undefined ? {} : { printed: place } }, findings }
}

const BUREAU: Recipient = { kind: 'bureau', bureau: 'experian', printedAddress: null }
export const to = (kind: 'furnisher' | 'collector', name: string): Recipient => ({
  kind,
  name,
  lines: ['P.O. Box 60578', 'Los Angeles, CA 90060'],
  source: 'report',
})

export const request = (page: Page, change: Partial<LetterRequest> & Pick<LetterRequest, 'kind'>): LetterRequest => {
  const base = letterRequest({ recipient: BUREAU, ...change })
  return {
    ...base,
    sender: { ...base.sender, dateOfBirth: '1985-05-17' },
    subject: page.subject,
    report: { id: page.report.id, bureau: 'experian', ...REPORT },
    besides: page.besides ?? [],
    findings: page.findings,
    enclosesIdentification: change.enclosesIdentification ?? base.recipient.kind === 'bureau',
    ...change,
  }
}

export type Told = Pick<GoldenLetter, 'id' | 'is' | 'account' | 'error' | 'wish'>

export function letter(told: Told, page: Page, change: Partial<LetterRequest> = {}): GoldenLetter {
  const { letterContent, facts, letterType: kind } = composeLetter(request(page, { kind: 'dispute', ...change }))
  return { ...told, kind, text: letterContent, facts }
}
