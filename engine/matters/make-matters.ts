import { type CreditFile, entryKey, standingOn } from '#engine/analysis/credit-file.ts'
import { keyOfFinding } from '#engine/analysis/doubtful-entries.ts'
import { type ValuePrint, valueFinder } from '#engine/audit/asked-values.ts'
import { type Finding, isFavorable, subjectOfFinding } from '#engine/audit/finding.ts'
import { isNotice, nameOfFinding, personField } from '#engine/audit/person-detail.ts'
import { findDebtChains, type Listing } from '#engine/matching/debt-chains.ts'
import { inquiryIdentity } from '#engine/matching/entry-identity.ts'
import { matchAccounts } from '#engine/matching/match-accounts.ts'
import type { AccountLink } from '#engine/matching/said-links.ts'
import { type DueDay, inOrderOfDays } from '#engine/matters/due-day.ts'
import type { DisputeApart, Matter, MatterEntry, MatterKind, MatterQuestion } from '#engine/matters/matter.ts'
import { nextStepOf } from '#engine/matters/next-step.ts'
import { byState, pressing, stateOf, stateOfEntry } from '#engine/matters/state.ts'
import { daysOfStep, type StandingStep } from '#engine/theft/theft-steps.ts'
import type { Account } from '#engine/report/account.ts'
import type { Report } from '#engine/report/report.ts'
import { groundOf } from '#engine/strategy/grounds.ts'
import { GRADES } from '#engine/words/grade.ts'

/** What matters are made of: the file with what only the member can say about it. */
export interface FileOfMatters extends CreditFile {
  readonly links: readonly AccountLink[]
  readonly questions: readonly MatterQuestion[]
  /** The upload that each report came in, by its id: reports of one file are matched by their places in it. */
  readonly files: ReadonlyMap<string, string>
  /** The disputes that are on no entry of the reports at hand. */
  readonly apart: readonly DisputeApart[]
  /** Everything that is due. */
  readonly days: readonly DueDay[]
  /** The steps of someone whose name was used; none where no one began them. */
  readonly theft: readonly StandingStep[]
}

/** The matters of a file, the most pressing first. Every screen reads its lists and counts from these. */
export function makeMatters(file: FileOfMatters): readonly Matter[] {
  const facts = factsOf(file)
  const made = [...debts(file, facts), ...inquiries(file, facts), ...records(file, facts), ...details(file, facts)]
  const disputed = file.apart.map((apart) => disputedApart(apart, facts))
  return [...file.theft.map(ofTheft), ...[...made, ...disputed].toSorted(pressing)].toSorted(byState)
}

interface Facts {
  readonly findings: ReadonlyMap<string, readonly Finding[]>
  readonly questions: ReadonlyMap<string, readonly MatterQuestion[]>
  readonly negative: ReadonlySet<string>
  readonly disputes: ReadonlyMap<string, CreditFile['disputes'][number]>
  readonly days: ReadonlyMap<string | null, readonly DueDay[]>
  /** What makes two prints of a name, an address, an employer, a phone or an inquiry one; null for what is none. */
  readonly valueOf: (print: ValuePrint) => string | null
}

function factsOf(file: FileOfMatters): Facts {
  const { findings, questions, negativeItems, disputes } = file
  const find = valueFinder(standingOn(file))
  return {
    findings: Map.groupBy(
      findings.filter((finding) => !isFavorable(finding)).toSorted((a, b) => GRADES.indexOf(a.grade) - GRADES.indexOf(b.grade)),
      keyOfFinding,
    ),
    questions: Map.groupBy(questions, ({ reportId, entryId }) => entryKey({ reportId: reportId ?? '', subjectId: entryId })),
    negative: new Set(negativeItems.map(entryKey)),
    disputes: new Map(disputes.map((dispute) => [entryKey(dispute), dispute])),
    days: Map.groupBy(file.days.toSorted(inOrderOfDays), ({ disputeId }) => disputeId),
    valueOf: (print) => {
      const value = find(print)
      return value && `${value.sheet} ${value.prints.map(({ reportId, entryId }) => `${reportId} ${entryId}`).join()}`
    },
  }
}

type Printed = Pick<MatterEntry, 'reportId' | 'bureau' | 'subjectId' | 'subjectKind' | 'creditorName' | 'isEarlier'> &
  Partial<Pick<MatterEntry, 'accountNumber' | 'balance'>>

function entryOf(printed: Printed, facts: Facts): MatterEntry {
  const key = entryKey(printed)
  const findings = facts.findings.get(key) ?? []
  return {
    accountNumber: null,
    balance: null,
    ...printed,
    isNegative: facts.negative.has(key),
    ground: groundOf(findings),
    findings,
    dispute: facts.disputes.get(key) ?? null,
  }
}

interface Parts {
  readonly entries: readonly MatterEntry[]
  readonly questions: readonly MatterQuestion[]
}

function matterOf(kind: MatterKind, { entries, questions }: Parts, facts: Facts): Matter {
  const [first] = entries
  const [asked] = questions
  const state = stateOf({ entries, questions, apart: null })
  const speaks = entries.find((entry) => stateOfEntry(entry) === state) ?? first
  const base = {
    id: [kind, first?.reportId ?? asked?.reportId ?? 'self', first?.subjectId ?? asked?.entryId ?? asked?.question ?? ''].join(
      '.',
    ),
    kind,
    name: speaks?.creditorName ?? asked?.label ?? '',
    entries,
    questions,
    apart: null,
    // One dispute may be about what several bureaus list.
    days: [...new Set(entries.flatMap(({ dispute }) => dispute?.disputeId ?? []))].flatMap((id) => facts.days.get(id) ?? []),
    state,
  }
  return { ...base, nextStep: nextStepOf(base) }
}

/** A dispute about what no report at hand lists is a matter of its own. */
function disputedApart(apart: DisputeApart, facts: Facts): Matter {
  const base = {
    id: `debt.dispute.${apart.disputeId}`,
    kind: 'debt' as const,
    name: apart.creditor,
    entries: [],
    questions: [],
    apart,
    days: facts.days.get(apart.disputeId) ?? [],
    state: stateOf({ entries: [], questions: [], apart }),
  }
  return { ...base, nextStep: nextStepOf(base) }
}

/** In the order of the steps; what is done is settled, and an alert that ended is to do again. */
function ofTheft(step: StandingStep): Matter {
  const { title, text, state, due } = step
  const isDone = state === 'done'
  const why = state === 'ended' ? 'It ended. Renew it with one bureau if you still want it.' : text
  return {
    id: `theft.${step.step}`,
    kind: 'theft',
    name: title,
    entries: [],
    questions: [],
    apart: null,
    days: daysOfStep(step),
    state: isDone ? 'settled' : 'to_do',
    nextStep: isDone ? null : { kind: 'theft_step', why, by: state === 'to_do' ? due : null, cost: null },
  }
}

const isEarlierIn = (file: FileOfMatters, { id }: Report): boolean => file.reports.every((one) => one.id !== id)

/** The same account at each bureau is one debt, and so is what went on to a collector: the lender’s entries first. */
function debts(file: FileOfMatters, facts: Facts): readonly Matter[] {
  const standing = standingOn(file)
  const home = new Map(standing.flatMap((report) => report.accounts.map((account) => [account, report])))
  const sides = standing.map(({ id, bureau, accounts }) => ({
    bureau,
    reportId: id,
    file: file.files.get(id) ?? id,
    accounts,
  }))
  const matched = matchAccounts(sides, file.links)
  const placed = new Set(matched.flatMap(({ accounts }) => Object.values(accounts)))
  // Of two reports of one bureau a match names one account.
  const alone = [...home].flatMap(([account, { bureau }]) => (placed.has(account) ? [] : [{ accounts: { [bureau]: account } }]))
  return soldTogether([...matched, ...alone]).map((accounts) => {
    const entries = accounts.flatMap((account) => {
      const report = home.get(account)
      if (report === undefined) return []
      const { creditorName, accountNumber, currentBalance: balance } = account
      const place = { reportId: report.id, bureau: report.bureau, subjectId: account.id, subjectKind: 'account' as const }
      return [entryOf({ ...place, creditorName, accountNumber, balance, isEarlier: isEarlierIn(file, report) }, facts)]
    })
    return matterOf('debt', { entries, questions: asked(entries, facts) }, facts)
  })
}

/** The accounts of each debt: those of all who had it one after the other. */
function soldTogether(listings: readonly Listing<Account>[]): readonly (readonly Account[])[] {
  const chains = findDebtChains(listings).map(({ holders }) => holders.flatMap(({ listing }) => listing ?? []))
  const chained = new Set(chains.flat())
  const others = listings.filter((listing) => !chained.has(listing)).map((listing) => [listing])
  return [...chains, ...others].map((debt) => debt.flatMap(({ accounts }) => Object.values(accounts)))
}

const asked = (entries: readonly MatterEntry[], { questions }: Facts): readonly MatterQuestion[] =>
  entries.flatMap((entry) => questions.get(entryKey(entry)) ?? [])

/** Hard ones, and those that something is said or asked about: the others are seen by no one but the member. */
function inquiries(file: FileOfMatters, facts: Facts): readonly Matter[] {
  const listed = standingOn(file).flatMap((report) =>
    report.inquiries.map((inquiry) => ({
      inquiry,
      key: facts.valueOf({ reportId: report.id, entryId: inquiry.id }) ?? inquiryIdentity(inquiry),
      place: {
        reportId: report.id,
        bureau: report.bureau,
        subjectId: inquiry.id,
        subjectKind: 'inquiry' as const,
        creditorName: inquiry.creditorName,
        isEarlier: isEarlierIn(file, report),
      },
    })),
  )
  const wanted = listed.filter(
    ({ inquiry, place }) =>
      inquiry.kind === 'hard' || facts.findings.has(entryKey(place)) || facts.questions.has(entryKey(place)),
  )
  return [...Map.groupBy(wanted, ({ key }) => key).values()].map((same) => {
    const entries = same.map(({ place }) => entryOf(place, facts))
    return matterOf('inquiry', { entries, questions: asked(entries, facts) }, facts)
  })
}

function records(file: FileOfMatters, facts: Facts): readonly Matter[] {
  const listed = standingOn(file).flatMap((report) =>
    report.publicRecords.map((record) => ({
      key: [record.type, record.reference ?? record.id, record.dateFiled ?? ''].join('|').toUpperCase(),
      place: {
        reportId: report.id,
        bureau: report.bureau,
        subjectId: record.id,
        subjectKind: 'public_record' as const,
        creditorName: record.court ?? record.type,
        accountNumber: record.reference,
        isEarlier: isEarlierIn(file, report),
      },
    })),
  )
  return [...Map.groupBy(listed, ({ key }) => key).values()].map((same) => {
    const entries = same.map(({ place }) => entryOf(place, facts))
    return matterOf('record', { entries, questions: asked(entries, facts) }, facts)
  })
}

/** What the reports say about the member, as far as something is found or asked about it, and what they are asked about themselves. */
function details(file: FileOfMatters, facts: Facts): readonly Matter[] {
  const byId = new Map(standingOn(file).map((report) => [report.id, report]))
  const found = file.findings
    .filter((finding) => finding.subjectId === null && !isFavorable(finding))
    .map((finding) => ({ key: keyOfDetail(finding, facts), finding, question: null }))
  const open = file.questions
    .filter(({ subjectKind }) => subjectKind === 'detail' || subjectKind === 'self')
    .map((question) => ({ key: keyOfQuestion(question, facts), finding: null, question }))
  return [...Map.groupBy([...found, ...open], ({ key }) => key).values()].map((same) => {
    const entries = same.flatMap(({ finding }) =>
      finding === null ? [] : [entryOf(placeOfDetail(finding, byId.get(finding.reportId), file), facts)],
    )
    const isOfNotice = same.some(({ finding }) => finding !== null && isNotice(finding))
    const questions = same.flatMap(({ question }) => question ?? [])
    return matterOf(isOfNotice ? 'notice' : 'detail', { entries, questions }, facts)
  })
}

const placeOfDetail = (finding: Finding, report: Report | undefined, file: FileOfMatters): Printed => ({
  reportId: finding.reportId,
  bureau: finding.bureau,
  subjectId: subjectOfFinding(finding),
  subjectKind: 'report',
  creditorName: nameOfFinding(finding),
  isEarlier: report === undefined || isEarlierIn(file, report),
})

/** A name or an address is one whatever report prints it; of the rest each kind is one. */
function keyOfDetail(finding: Finding, { valueOf }: Facts): string {
  const field = personField(finding)
  return valueOf({ reportId: finding.reportId, entryId: field }) ?? (field.split('.')[0] || finding.rule)
}

const keyOfQuestion = ({ question, reportId, entryId, label }: MatterQuestion, { valueOf }: Facts): string =>
  (reportId !== null && entryId !== null ? valueOf({ reportId, entryId }) : null) ?? `${question}|${label}`
