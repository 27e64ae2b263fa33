import type { Account } from '#engine/report/account.ts'
import type { EvidenceMap } from '#engine/report/evidence.ts'
import type { Inquiry, PublicRecord, Report } from '#engine/report/report.ts'

/** What became of one kind of fact: read as it is, read otherwise, not read, or read where there is none. */
export interface FieldScore {
  right: number
  wrong: number
  missing: number
  invented: number
  /** Read, and without a place in `evidence`. */
  unproved: number
}

export interface ReadingScore {
  readonly fields: Record<string, FieldScore>
  /** One line a mistake: `accounts[3].dateOpened: 2020-01 instead of 2020-01-05`. */
  readonly mistakes: string[]
}

/** A truth is a report without evidence; a field that it does not name is not scored. */
export type Truth = Partial<Omit<Report, 'personalInfo' | 'accounts' | 'inquiries' | 'publicRecords'>> & {
  readonly personalInfo?: Partial<Report['personalInfo']>
  readonly accounts?: readonly Partial<Account>[]
  readonly inquiries?: readonly Partial<Inquiry>[]
  readonly publicRecords?: readonly Partial<PublicRecord>[]
}

/** The totals are the reader's own reconciliation, not a fact that a clerk copies. */
const REPORT_FIELDS = ['bureau', 'format', 'reportDate', 'reportNumber', 'score', 'scoreModel'] as const
const PERSON_FIELDS = ['name', 'dateOfBirth', 'ssnLast4'] as const
const PERSON_LISTS = ['alsoKnownAs', 'addresses', 'phones', 'employers'] as const
const INQUIRY_FIELDS = ['creditorName', 'date', 'kind', 'onRecordUntil'] as const
const RECORD_FIELDS = ['type', 'court', 'reference', 'dateFiled', 'dateResolved', 'status', 'amount'] as const
/** Without a place of their own: what the layout is, not what it prints. */
const UNPROVABLE: ReadonlySet<string> = new Set(['id', 'evidence', 'printsDofd'])

interface Fact {
  /** Under this name the fact is counted. */
  readonly field: string
  /** Where the fact stands, for the list of mistakes. */
  readonly place: string
  readonly truth: unknown
  readonly read: unknown
  /** Absent where the fact needs none. */
  readonly evidence?: boolean
}

/** Objects with their keys in order, so that equal facts are equal texts. */
function written(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
}

function count(score: ReadingScore, fact: Fact): void {
  if (fact.truth === undefined) return
  const field = (score.fields[fact.field] ??= { right: 0, wrong: 0, missing: 0, invented: 0, unproved: 0 })
  const [truth, read] = [fact.truth ?? null, fact.read ?? null]
  const outcome = written(truth) === written(read) ? 'right' : read === null ? 'missing' : truth === null ? 'invented' : 'wrong'
  field[outcome] += 1
  if (outcome !== 'right') score.mistakes.push(`${fact.place}: ${written(read)} instead of ${written(truth)}`)
  if (read === null || fact.evidence !== false) return
  field.unproved += 1
  score.mistakes.push(`${fact.place}: no evidence for ${written(read)}`)
}

/** Pairs each true entry with the read one most like it; both lists are used up once. */
function paired<T, R>(
  truths: readonly T[],
  reads: readonly R[],
  likeness: (truth: T, read: R) => number,
): { truth: T | null; read: R | null }[] {
  const left = new Set(reads)
  const pairs: { truth: T | null; read: R | null }[] = truths.map((truth) => {
    let best: { read: R; score: number } | null = null
    for (const read of left) {
      const score = likeness(truth, read)
      if (score > 0 && score > (best?.score ?? 0)) best = { read, score }
    }
    if (best) left.delete(best.read)
    return { truth, read: best?.read ?? null }
  })
  return [...pairs, ...[...left].map((read) => ({ truth: null, read }))]
}

const plain = (text: string | null | undefined): string => (text ?? '').replace(/\W+/g, '').toLowerCase()

function accountLikeness(truth: Partial<Account>, read: Account): number {
  const name = plain(truth.creditorName) === plain(read.creditorName) ? 4 : 0
  const number = plain(truth.accountNumber) === plain(read.accountNumber) ? 4 : 0
  const opened = truth.dateOpened === read.dateOpened ? 2 : 0
  const balance = truth.currentBalance === read.currentBalance ? 1 : 0
  const limit = truth.creditLimit === read.creditLimit ? 0.5 : 0
  const total = name + number + opened + balance + limit
  return name + number === 0 ? 0 : total + (truth.status === read.status ? 0.25 : 0)
}

function scoreAccount(score: ReadingScore, pair: { truth: Partial<Account>; read: Account }, place: string): void {
  const { truth, read } = pair
  for (const [field, value] of Object.entries(truth)) {
    if (UNPROVABLE.has(field) && field !== 'printsDofd') continue
    if (field === 'paymentHistory' || field === 'balanceHistory' || field === 'remarks') continue
    const found: unknown = Object.entries(read).find(([name]) => name === field)?.[1]
    const needsEvidence = !UNPROVABLE.has(field) && found !== null
    count(score, {
      field: `account.${field}`,
      place: `${place}.${field}`,
      truth: value,
      read: found,
      ...(needsEvidence && { evidence: field in read.evidence }),
    })
  }
  scoreCells(
    score,
    { truth: truth.paymentHistory ?? [], read: read.paymentHistory },
    { name: 'paymentHistory', place, evidence: read.evidence },
  )
  scoreCells(
    score,
    { truth: truth.balanceHistory ?? [], read: read.balanceHistory },
    { name: 'balanceHistory', place, evidence: read.evidence },
  )
  scoreList(score, { truth: truth.remarks ?? [], read: read.remarks }, { name: 'account.remarks', place: `${place}.remarks` })
}

function scoreCells(
  score: ReadingScore,
  months: { truth: readonly { month: string }[]; read: readonly { month: string }[] },
  at: { name: 'paymentHistory' | 'balanceHistory'; place: string; evidence: EvidenceMap },
): void {
  const read = new Map(months.read.map((cell) => [cell.month, cell]))
  const truth = new Map(months.truth.map((cell) => [cell.month, cell]))
  for (const month of new Set([...truth.keys(), ...read.keys()])) {
    count(score, {
      field: at.name,
      place: `${at.place}.${at.name}.${month}`,
      truth: truth.get(month) ?? null,
      read: read.get(month) ?? null,
      ...(at.name === 'paymentHistory' && { evidence: `${at.name}.${month}` in at.evidence }),
    })
  }
  if (read.size !== months.read.length) score.mistakes.push(`${at.place}.${at.name}: a month twice`)
}

function scoreList(
  score: ReadingScore,
  lists: { truth: readonly unknown[]; read: readonly unknown[] },
  at: { name: string; place: string },
): void {
  const pairs = paired(lists.truth, lists.read, (truth, read) => (written(truth) === written(read) ? 2 : 1))
  pairs.forEach(({ truth, read }, index) => count(score, { field: at.name, place: `${at.place}.${index}`, truth, read }))
}

function scorePerson(score: ReadingScore, truth: Partial<Report['personalInfo']>, read: Report['personalInfo']): void {
  for (const field of PERSON_FIELDS) {
    const evidence = field in read.evidence
    count(score, { field: `person.${field}`, place: `personalInfo.${field}`, truth: truth[field], read: read[field], evidence })
  }
  for (const field of PERSON_LISTS) {
    const wanted = truth[field]
    if (wanted)
      scoreList(score, { truth: wanted, read: read[field] }, { name: `person.${field}`, place: `personalInfo.${field}` })
    read[field].forEach((value, index) => {
      if (`${field}.${index}` in read.evidence) return
      score.mistakes.push(`personalInfo.${field}.${index}: no evidence for ${written(value)}`)
    })
  }
}

interface Entries<Entry> {
  readonly name: string
  readonly truth: readonly Partial<Entry>[]
  readonly read: readonly Entry[]
  readonly fields: readonly (keyof Entry & string)[]
  readonly likeness: (truth: Partial<Entry>, read: Entry) => number
}

function scoreEntries<Entry extends { readonly evidence: EvidenceMap }>(score: ReadingScore, entries: Entries<Entry>): void {
  paired(entries.truth, entries.read, entries.likeness).forEach(({ truth, read }, index) => {
    const place = `${entries.name}[${index}]`
    count(score, { field: entries.name, place, truth: truth && 'there', read: read && 'there' })
    if (!truth || !read) {
      score.mistakes.push(`${place}: ${written(truth ?? read)?.slice(0, 300)}`)
      return
    }
    for (const field of entries.fields) {
      count(score, {
        field: `${entries.name}.${field}`,
        place: `${place}.${field}`,
        truth: truth[field],
        read: read[field],
        ...(read[field] !== null && { evidence: field in read.evidence }),
      })
    }
  })
}

/** Compares a read report with the truth about it, fact by fact and month by month. Ids are not compared. */
export function scoreReport(truth: Truth, read: Report): ReadingScore {
  const score: ReadingScore = { fields: {}, mistakes: [] }
  for (const field of REPORT_FIELDS)
    count(score, { field: `report.${field}`, place: field, truth: truth[field], read: read[field] })
  if (truth.personalInfo) scorePerson(score, truth.personalInfo, read.personalInfo)
  paired(truth.accounts ?? [], read.accounts, accountLikeness).forEach((pair, index) => {
    const place = `accounts[${index}]`
    count(score, { field: 'accounts', place, truth: pair.truth && 'there', read: pair.read && 'there' })
    const { truth: wanted, read: found } = pair
    if (wanted && found) scoreAccount(score, { truth: wanted, read: found }, `${place} ${found.creditorName}`)
    else score.mistakes.push(`${place}: ${wanted?.creditorName ?? found?.creditorName}`)
  })
  scoreEntries<Inquiry>(score, {
    name: 'inquiries',
    truth: truth.inquiries ?? [],
    read: read.inquiries,
    fields: INQUIRY_FIELDS,
    likeness: (a, b) =>
      (plain(a.creditorName) === plain(b.creditorName) ? 2 : 0) + (a.date === b.date ? 2 : 0) + (a.kind === b.kind ? 1 : -2),
  })
  scoreEntries<PublicRecord>(score, {
    name: 'publicRecords',
    truth: truth.publicRecords ?? [],
    read: read.publicRecords,
    fields: RECORD_FIELDS,
    likeness: (a, b) => (a.reference === b.reference ? 2 : 0) + (a.dateFiled === b.dateFiled ? 2 : 0) + 0.1,
  })
  return score
}

/** The scores of several reports as one. */
export function addScores(scores: readonly ReadingScore[]): ReadingScore {
  const sum: ReadingScore = { fields: {}, mistakes: scores.flatMap((score) => score.mistakes) }
  for (const score of scores) {
    for (const [field, part] of Object.entries(score.fields)) {
      const total = (sum.fields[field] ??= { right: 0, wrong: 0, missing: 0, invented: 0, unproved: 0 })
      total.right += part.right
      total.wrong += part.wrong
      total.missing += part.missing
      total.invented += part.invented
      total.unproved += part.unproved
    }
  }
  return sum
}

/** The share of facts that were read exactly; null without facts. */
export function exactShare(field: FieldScore): number | null {
  const all = field.right + field.wrong + field.missing + field.invented
  return all === 0 ? null : field.right / all
}
