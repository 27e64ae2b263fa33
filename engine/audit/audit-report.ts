import { checkAccount } from '#engine/audit/blended-entry.ts'
import { asQuestion, isContradictedByTotals } from '#engine/audit/contradicted-by-totals.ts'
import type { Finding } from '#engine/audit/finding.ts'
import type { Hit, Known, Rule, Surroundings } from '#engine/audit/rule.ts'
import { listedElsewhere } from '#engine/audit/listed-elsewhere.ts'
import { RULES } from '#engine/audit/rules.ts'
import type { EvidenceMap } from '#engine/report/evidence.ts'
import type { Report } from '#engine/report/report.ts'
import { withoutPlaceholders } from '#engine/audit/without-placeholders.ts'
import { GRADES } from '#engine/words/grade.ts'

/** One entry of a report, in the order of the file. */
interface Subject {
  readonly id: string
  readonly kind: Finding['subjectKind']
  readonly creditorName: string | null
  readonly accountNumber: string | null
  readonly evidence: EvidenceMap
  readonly hitsOf: (rule: Rule, surroundings: Surroundings) => readonly Hit[]
}

/**
 * Judges every entry of one report by every rule. Pure: the same report and surroundings give the same findings, by
 * grade (strongest first), then in the order of the file. A conclusion whose most telling field has no place on the
 * page is dropped: there is no finding without proof.
 */
export function auditReport(report: Report, known: Known = { earlier: [] }): readonly Finding[] {
  const clean = withoutPlaceholders(report)
  const cleanKnown: Known = {
    ...known,
    earlier: known.earlier.map(withoutPlaceholders),
    ...(known.others ? { others: known.others.map((other) => ({ ...other, report: withoutPlaceholders(other.report) })) } : {}),
  }
  const all: Surroundings = { ...cleanKnown, report: clean, elsewhere: listedElsewhere(clean, cleanKnown) }
  const found = subjectsOf(clean).flatMap((subject) => {
    const own: Finding[] = []
    // Nearly every answer of every rule is nothing.
    for (const rule of RULES_ABOUT[subject.kind])
      for (const hit of subject.hitsOf(rule, all)) own.push(...findingsOf(hit, { subject, rule, report }))
    return own
  })
  const said = isContradictedByTotals(report) ? found.map(asQuestion) : found
  return said.toSorted((a, b) => GRADES.indexOf(a.grade) - GRADES.indexOf(b.grade))
}

const isAlsoOfOthers = (rule: Rule): boolean => rule.about === 'account' && rule.alsoOf !== undefined

const RULES_ABOUT: Readonly<Record<Finding['subjectKind'], readonly Rule[]>> = {
  account: RULES.filter(({ about }) => about === 'account'),
  inquiry: RULES.filter((rule) => rule.about === 'inquiry' || isAlsoOfOthers(rule)),
  public_record: RULES.filter((rule) => rule.about === 'public_record' || isAlsoOfOthers(rule)),
  report: RULES.filter(({ about }) => about === 'person'),
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
        hitsOf: (rule, surroundings) => (rule.about === 'account' ? alone(checkAccount(rule, account, surroundings)) : []),
      }),
    ),
    ...report.inquiries.map(
      (inquiry): Subject => ({
        id: inquiry.id,
        kind: 'inquiry',
        creditorName: inquiry.creditorName,
        accountNumber: null,
        evidence: inquiry.evidence,
        hitsOf: (rule, surroundings) => {
          if (rule.about === 'inquiry') return alone(rule.check(inquiry, surroundings))
          return rule.about === 'account' ? alone(rule.alsoOf?.inquiry(inquiry, surroundings) ?? null) : []
        },
      }),
    ),
    ...report.publicRecords.map(
      (record): Subject => ({
        id: record.id,
        kind: 'public_record',
        creditorName: record.court,
        accountNumber: null,
        evidence: record.evidence,
        hitsOf: (rule, surroundings) => {
          if (rule.about === 'public_record') return alone(rule.check(record, surroundings))
          return rule.about === 'account' ? alone(rule.alsoOf?.record(record, surroundings) ?? null) : []
        },
      }),
    ),
    {
      id: PERSON,
      kind: 'report',
      creditorName: null,
      accountNumber: null,
      evidence: report.personalInfo.evidence,
      hitsOf: (rule, surroundings) => (rule.about === 'person' ? rule.check(report.personalInfo, surroundings) : []),
    },
  ]
}

/** Is in the ids of findings about who the report says the consumer is. */
const PERSON = 'person'

const NOTHING: readonly Hit[] = []
const alone = (hit: Hit | null): readonly Hit[] => (hit === null ? NOTHING : [hit])

function findingsOf(hit: Hit, of: { subject: Subject; rule: Rule; report: Report }): readonly Finding[] {
  const proof = proofOf(hit, of.subject.evidence, of.report)
  return proof === null ? [] : [findingOf(hit, proof, of)]
}

function findingOf(hit: Hit, evidence: Proof, of: { subject: Subject; rule: Rule; report: Report }): Finding {
  const { subject, rule, report } = of
  const isOfPerson = rule.about === 'person'
  const id = `${report.id}.${subject.id}.${rule.id}`
  return {
    // Of one report's person the same rule may doubt several details.
    id: isOfPerson ? `${id}.${hit.fields[0] ?? ''}` : id,
    rule: rule.id,
    grade: hit.grade ?? rule.grade,
    bureau: report.bureau,
    reportId: report.id,
    subjectId: isOfPerson ? null : subject.id,
    subjectKind: subject.kind,
    creditorName: subject.creditorName,
    accountNumber: subject.accountNumber,
    message: hit.message,
    exonerations: rule.exonerations,
    citations: rule.citations,
    claim: hit.claim,
    ask: hit.ask ?? rule.ask,
    ...(rule.askOnceSaid !== undefined && { askOnceSaid: rule.askOnceSaid }),
    ...(hit.isQuestion ? { isQuestion: true } : {}),
    ...(hit.harms && { disagreement: { harms: hit.harms, other: otherOf(hit) } }),
    evidence,
  }
}

function otherOf({ beside: [first] = [], besideRecord }: Hit): NonNullable<Finding['disagreement']>['other'] {
  if (first === undefined && besideRecord !== undefined)
    return { bureau: besideRecord.report.bureau, reportId: besideRecord.report.id, subjectId: besideRecord.record.id }
  return first === undefined ? null : { bureau: first.report.bureau, reportId: first.report.id, subjectId: first.account.id }
}

type Proof = Finding['evidence']

/** The places of all fields that have one; null when the first has none, in this report or next to it. */
function proofOf(hit: Hit, evidence: EvidenceMap, report: Report): Proof | null {
  const places = [
    placesOf(hit.fields, evidence, report.id),
    ...(hit.beside ?? []).map((other) => placesOf(other.fields, other.account.evidence, other.report.id)),
    ...(hit.besideRecord === undefined
      ? []
      : [placesOf(hit.besideRecord.fields, hit.besideRecord.record.evidence, hit.besideRecord.report.id)]),
  ]
  return places.every((of) => of !== null) ? places.flat() : null
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
