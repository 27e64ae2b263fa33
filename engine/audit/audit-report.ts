import type { Finding } from '#engine/audit/finding.ts'
import type { Hit, Rule, Surroundings } from '#engine/audit/rule.ts'
import { RULES } from '#engine/audit/rules.ts'
import type { EvidenceMap } from '#engine/report/evidence.ts'
import type { Report } from '#engine/report/report.ts'
import { GRADES } from '#engine/words/grade.ts'

/** One entry of a report, in the order of the file. */
interface Subject {
  readonly id: string
  readonly kind: Finding['subjectKind']
  readonly creditorName: string | null
  readonly accountNumber: string | null
  readonly evidence: EvidenceMap
  readonly hitOf: (rule: Rule, surroundings: Surroundings) => Hit | null
}

/**
 * Judges every entry of one report by every rule. Pure: the same report and surroundings give the same findings, by
 * grade (strongest first), then in the order of the file. A conclusion whose most telling field has no place on the
 * page is dropped: there is no finding without proof.
 */
export function auditReport(report: Report, surroundings: Omit<Surroundings, 'report'> = { earlier: [] }): readonly Finding[] {
  const all: Surroundings = { ...surroundings, report }
  const found = subjectsOf(report).flatMap((subject) => RULES.flatMap((rule) => judge(subject, rule, all)))
  return found.toSorted((a, b) => GRADES.indexOf(a.grade) - GRADES.indexOf(b.grade))
}

function subjectsOf(report: Report): readonly Subject[] {
  return [
    ...report.accounts.map(
      (account): Subject => ({
        id: account.id,
        kind: 'account',
        creditorName: account.creditorName,
        accountNumber: account.accountNumber,
        evidence: account.evidence,
        hitOf: (rule, surroundings) => (rule.about === 'account' ? rule.check(account, surroundings) : null),
      }),
    ),
    ...report.inquiries.map(
      (inquiry): Subject => ({
        id: inquiry.id,
        kind: 'inquiry',
        creditorName: inquiry.creditorName,
        accountNumber: null,
        evidence: inquiry.evidence,
        hitOf: (rule, surroundings) => (rule.about === 'inquiry' ? rule.check(inquiry, surroundings) : null),
      }),
    ),
    ...report.publicRecords.map(
      (record): Subject => ({
        id: record.id,
        kind: 'public_record',
        creditorName: record.court,
        accountNumber: null,
        evidence: record.evidence,
        hitOf: (rule, surroundings) => (rule.about === 'public_record' ? rule.check(record, surroundings) : null),
      }),
    ),
  ]
}

function judge(subject: Subject, rule: Rule, surroundings: Surroundings): readonly Finding[] {
  const hit = subject.hitOf(rule, surroundings)
  if (hit === null) return []
  const proof = proofOf(hit, subject.evidence, surroundings.report)
  if (proof === null) return []
  return [
    {
      id: `${surroundings.report.id}.${subject.id}.${rule.id}`,
      rule: rule.id,
      grade: hit.grade ?? rule.grade,
      bureau: surroundings.report.bureau,
      reportId: surroundings.report.id,
      subjectId: subject.id,
      subjectKind: subject.kind,
      creditorName: subject.creditorName,
      accountNumber: subject.accountNumber,
      message: hit.message,
      exonerations: rule.exonerations,
      citations: rule.citations,
      claim: hit.claim,
      ask: rule.ask,
      evidence: proof,
    },
  ]
}

type Proof = Finding['evidence']

/** The places of all fields that have one; null when the first has none, in this report or in the earlier one. */
function proofOf(hit: Hit, evidence: EvidenceMap, report: Report): Proof | null {
  const here = placesOf(hit.fields, evidence, report.id)
  if (here === null || hit.earlier === undefined) return here
  const there = placesOf(hit.earlier.fields, hit.earlier.account.evidence, hit.earlier.report.id)
  return there === null ? null : [...here, ...there]
}

function placesOf(fields: readonly string[], evidence: EvidenceMap, reportId: string): Proof | null {
  const [first, ...rest] = fields.map((field) => placeOf(field, evidence))
  if (first === undefined || first === null) return null
  return [first, ...rest.filter((place) => place !== null)].map((place) => ({ ...place, reportId }))
}

/** The words of a status are printed once, whichever of its readings is named. */
const SAME_PLACE: Readonly<Record<string, readonly string[]>> = {
  statusText: ['paymentStatus', 'status'],
  paymentStatus: ['statusText', 'status'],
  status: ['statusText', 'paymentStatus'],
  accountType: ['accountTypeText', 'loanType'],
  lateCounts: ['lateCounts.days30', 'lateCounts.days60', 'lateCounts.days90'],
}

function placeOf(field: string, evidence: EvidenceMap): EvidenceMap[string] | null {
  const keys = [field, ...(SAME_PLACE[field] ?? [])]
  return keys.map((key) => evidence[key]).find((place) => place !== undefined) ?? null
}
