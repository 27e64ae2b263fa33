import type { Account } from '#engine/report/account.ts'
import type { Truth } from '#tools/synthetic-reports/scored-truth.ts'
import { isDoubtful } from '#engine/reading/doubts/doubts.ts'
import type { Evidence, EvidenceMap } from '#engine/report/evidence.ts'
import type { Inquiry, PublicRecord, Report } from '#engine/report/report.ts'

/** What became of one kind of fact: read as it is, read otherwise, not read, or read where there is none. */
export interface FieldScore {
  right: number
  wrong: number
  missing: number
  invented: number
  /** Read, and without a place in `evidence`. */
  unproved: number
  /** Right, and marked for confirmation all the same. Counted for recognised pages only, as is the next. */
  asked?: number
  /** Wrong or invented, and not marked for confirmation. */
  unasked?: number
  /** There, and neither read nor asked about: a whole entry that is missing is never asked about. */
  unseen?: number
}

export interface ReadingScore {
  readonly fields: Record<string, FieldScore>
  /** One line a mistake: `accounts[3].dateOpened: 2020-01 instead of 2020-01-05`. */
  readonly mistakes: string[]
}

/** The totals are the reader's own reconciliation, not a fact that a clerk copies. */
const REPORT_FIELDS = ['bureau', 'format', 'reportDate', 'reportNumber', 'score', 'scoreModel'] as const
const PERSON_FIELDS = ['name', 'dateOfBirth', 'ssnLast4'] as const
const PERSON_LISTS = ['alsoKnownAs', 'addresses', 'phones', 'employers'] as const
const INQUIRY_FIELDS = ['creditorName', 'date', 'kind', 'onRecordUntil'] as const
const RECORD_FIELDS = ['type', 'court', 'reference', 'dateFiled', 'dateResolved', 'status', 'amount'] as const
/** Without a place of their own: what the layout is, not what it prints. */
const UNPROVABLE: ReadonlySet<string> = new Set(['id', 'evidence', 'printsDofd', 'fileEntry'])
const UNSCORED: ReadonlySet<string> = new Set(['id', 'evidence'])

interface Fact {
  /** Under this name the fact is counted. */
  readonly field: string
  /** Where the fact is, for the list of mistakes. */
  readonly place: string
  readonly truth: unknown
  readonly read: unknown
  /** Absent where the fact needs none. */
  readonly evidence?: boolean
  /** Whether what was read is marked for confirmation; absent where nothing is recognised. */
  readonly isDoubtful?: boolean | undefined
  /** Whether its own place is doubtful: a fact that waits only for the name of its entry is not asked about. */
  readonly isAsked?: boolean | undefined
}

const isMadeOut = (evidence: EvidenceMap): boolean =>
  Object.values(evidence).some((place: Evidence) => place.confidence !== undefined)

/** Of an entry that was not read nothing is asked about; undefined for text files. */
function doubtOfMissing({ personalInfo, accounts, inquiries, publicRecords }: Report): false | undefined {
  const entries = [personalInfo, ...accounts, ...inquiries, ...publicRecords]
  return entries.some(({ evidence }) => isMadeOut(evidence)) ? false : undefined
}

/** Whether a fact waits for confirmation: its own place is doubtful, or the name of its entry; undefined for text files. */
function doubtOf(evidence: EvidenceMap, field: string, name?: string): boolean | undefined {
  // While a date of first delinquency is asked about, its label counts as not printed (`setAside`).
  const own = evidence[field === 'printsDofd' ? 'dateOfFirstDelinquency' : field]
  const places = [own, ...(name === undefined ? [] : [evidence[name]])].filter((place) => place !== undefined)
  return isMadeOut(evidence) ? places.some(isDoubtful) : undefined
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
  const isUnasked = fact.isDoubtful === false && (outcome === 'wrong' || outcome === 'invented')
  if (fact.isAsked === true && outcome === 'right') field.asked = (field.asked ?? 0) + 1
  if (isUnasked) field.unasked = (field.unasked ?? 0) + 1
  const isUnseen = fact.isDoubtful === false && outcome === 'missing'
  if (isUnseen) field.unseen = (field.unseen ?? 0) + 1
  const sign = isUnasked ? 'SURE ' : isUnseen ? 'UNSEEN ' : ''
  if (outcome !== 'right') score.mistakes.push(`${sign}${fact.place}: ${written(read)} instead of ${written(truth)}`)
  if (read === null || fact.evidence !== false) return
  field.unproved += 1
  score.mistakes.push(`${fact.place}: no evidence for ${written(read)}`)
}

/** Pairs true entries with read ones, those most alike first; both lists are used up once. */
function paired<T, R>(
  truths: readonly T[],
  reads: readonly R[],
  likeness: (truth: T, read: R) => number,
): { truth: T | null; read: R | null }[] {
  const candidates = truths.flatMap((truth, index) =>
    reads.flatMap((read) => {
      const score = likeness(truth, read)
      return score > 0 ? [{ index, read, score }] : []
    }),
  )
  const left = new Set(reads)
  const found = new Map<number, R>()
  for (const { index, read } of candidates.toSorted((a, b) => b.score - a.score)) {
    if (found.has(index) || !left.has(read)) continue
    found.set(index, read)
    left.delete(read)
  }
  const pairs = truths.map((truth, index) => ({ truth, read: found.get(index) ?? null }))
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
    if (UNSCORED.has(field)) continue
    if (field === 'paymentHistory' || field === 'balanceHistory' || field === 'remarks') continue
    const found: unknown = Object.entries(read).find(([name]) => name === field)?.[1]
    const needsEvidence = !UNPROVABLE.has(field) && found !== null
    count(score, {
      field: `account.${field}`,
      place: `${place}.${field}`,
      truth: value,
      read: found,
      isDoubtful: doubtOf(read.evidence, field, 'creditorName'),
      isAsked: field !== 'printsDofd' && doubtOf(read.evidence, field),
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
  const remarks = { name: 'account.remarks', place: `${place}.remarks`, evidence: read.evidence, field: 'remarks' }
  scoreList(score, { truth: truth.remarks ?? [], read: read.remarks }, remarks)
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
      isDoubtful: doubtOf(at.evidence, `${at.name}.${month}`, 'creditorName'),
      isAsked: doubtOf(at.evidence, `${at.name}.${month}`),
      ...(at.name === 'paymentHistory' && { evidence: `${at.name}.${month}` in at.evidence }),
    })
  }
  if (read.size !== months.read.length) score.mistakes.push(`${at.place}.${at.name}: a month twice`)
}

function scoreList(
  score: ReadingScore,
  lists: { truth: readonly unknown[]; read: readonly unknown[] },
  at: { name: string; place: string; evidence: EvidenceMap; field: string },
): void {
  const members = lists.read.map((value, index) => ({ value, doubt: doubtOf(at.evidence, `${at.field}.${index}`) }))
  const isSame = (truth: unknown, read: (typeof members)[number]): boolean => written(truth) === written(read.value)
  const pairs = paired(lists.truth, members, (truth, read) => (isSame(truth, read) ? 2 : 1))
  pairs.forEach(({ truth, read }, index) =>
    count(score, {
      field: at.name,
      place: `${at.place}.${index}`,
      truth,
      read: read?.value ?? null,
      isDoubtful: read?.doubt,
      isAsked: read?.doubt,
    }),
  )
}

function scorePerson(score: ReadingScore, truth: Partial<Report['personalInfo']>, read: Report['personalInfo']): void {
  for (const field of PERSON_FIELDS) {
    count(score, {
      field: `person.${field}`,
      place: `personalInfo.${field}`,
      truth: truth[field],
      read: read[field],
      evidence: field in read.evidence,
      isDoubtful: doubtOf(read.evidence, field),
      isAsked: doubtOf(read.evidence, field),
    })
  }
  for (const field of PERSON_LISTS) {
    const wanted = truth[field]
    const at = { name: `person.${field}`, place: `personalInfo.${field}`, evidence: read.evidence, field }
    if (wanted) scoreList(score, { truth: wanted, read: read[field] }, at)
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
  /** Nothing of the entry is trusted while one of these is doubtful. */
  readonly names: readonly string[]
  readonly likeness: (truth: Partial<Entry>, read: Entry) => number
  readonly missing: false | undefined
}

function scoreEntries<Entry extends { readonly evidence: EvidenceMap }>(score: ReadingScore, entries: Entries<Entry>): void {
  paired(entries.truth, entries.read, entries.likeness).forEach(({ truth, read }, index) => {
    const place = `${entries.name}[${index}]`
    const isWhole = read ? entries.names.some((name) => doubtOf(read.evidence, name)) : entries.missing
    count(score, { field: entries.name, place, truth: truth && 'there', read: read && 'there', isDoubtful: isWhole })
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
        isDoubtful: isWhole || doubtOf(read.evidence, field),
        isAsked: doubtOf(read.evidence, field),
        ...(read[field] !== null && { evidence: field in read.evidence }),
      })
    }
  })
}

/** Compares a read report with the truth about it, fact by fact and month by month. Ids are not compared. */
export function scoreReport(truth: Truth, read: Report): ReadingScore {
  const score: ReadingScore = { fields: {}, mistakes: [] }
  const missing = doubtOfMissing(read)
  for (const field of REPORT_FIELDS)
    count(score, {
      field: `report.${field}`,
      place: field,
      truth: truth[field],
      read: read[field],
      isDoubtful: read.evidence && doubtOf(read.evidence, field),
      isAsked: read.evidence && doubtOf(read.evidence, field),
    })
  if (truth.personalInfo) scorePerson(score, truth.personalInfo, read.personalInfo)
  paired(truth.accounts ?? [], read.accounts, accountLikeness).forEach((pair, index) => {
    const place = `accounts[${index}]`
    count(score, {
      field: 'accounts',
      place,
      truth: pair.truth && 'there',
      read: pair.read && 'there',
      isDoubtful: pair.read ? doubtOf(pair.read.evidence, 'creditorName') : missing,
    })
    const { truth: wanted, read: found } = pair
    if (wanted && found) scoreAccount(score, { truth: wanted, read: found }, `${place} ${found.creditorName}`)
    else score.mistakes.push(`${place}: ${wanted?.creditorName ?? found?.creditorName}`)
  })
  scoreEntries<Inquiry>(score, {
    name: 'inquiries',
    truth: truth.inquiries ?? [],
    read: read.inquiries,
    fields: INQUIRY_FIELDS,
    names: ['creditorName', 'kind'],
    likeness: (a, b) =>
      (plain(a.creditorName) === plain(b.creditorName) ? 2 : 0) + (a.date === b.date ? 2 : 0) + (a.kind === b.kind ? 1 : -2),
    missing,
  })
  scoreEntries<PublicRecord>(score, {
    name: 'publicRecords',
    truth: truth.publicRecords ?? [],
    read: read.publicRecords,
    fields: RECORD_FIELDS,
    names: ['type'],
    likeness: (a, b) => (a.reference === b.reference ? 2 : 0) + (a.dateFiled === b.dateFiled ? 2 : 0) + 0.1,
    missing,
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
      if (part.asked !== undefined) total.asked = (total.asked ?? 0) + part.asked
      if (part.unseen !== undefined) total.unseen = (total.unseen ?? 0) + part.unseen
      if (part.unasked !== undefined) total.unasked = (total.unasked ?? 0) + part.unasked
    }
  }
  return sum
}

/** The share of facts that were read exactly; null without facts. */
export function exactShare(field: FieldScore): number | null {
  const all = field.right + field.wrong + field.missing + field.invented
  return all === 0 ? null : field.right / all
}
