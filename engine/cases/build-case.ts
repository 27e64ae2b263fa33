import { type Confirmed, NOTHING_CONFIRMED, type RecordedDisputes } from '#engine/audit/rule.ts'
import type { Case, CaseLayout } from '#engine/cases/case.ts'
import { type Entry, NEIGHBOURS } from '#engine/cases/ordinary.ts'
import type { Account } from '#engine/report/account.ts'
import type { EvidenceMap } from '#engine/report/evidence.ts'
import type { Inquiry, PersonalInfo, PublicRecord, Report } from '#engine/report/report.ts'
import { addMonths, type Day, monthOf } from '#engine/values/day.ts'
import type { Bureau } from '#engine/words/bureau.ts'

/** A case in short: the entry in question and what is next to it; ordinary neighbours are added. */
export interface Sketch {
  readonly id: string
  readonly title: string
  readonly layout: CaseLayout
  readonly entry?: Entry
  readonly inquiry?: Partial<Inquiry>
  readonly record?: Partial<PublicRecord>
  /** 2024-12-12 when absent. */
  readonly reportDate?: Day
  /** The same entry in an earlier report of the bureau. */
  readonly before?: { readonly reportDate: Day; readonly entry: Entry }
  /** Further earlier reports, newest first; where no entry is given the account is not listed. */
  readonly longBefore?: readonly { readonly reportDate: Day; readonly entry?: Entry }[]
  /** Other entries of the same report that belong to the matter; they get the ids `beside-1`, `beside-2` … */
  readonly beside?: readonly Entry[]
  /** The newest report of another bureau; without an entry only the ordinary neighbours stand there. */
  readonly elsewhere?: readonly { readonly layout: CaseLayout; readonly reportDate?: Day; readonly entry?: Entry }[]
  /** Who the report says the consumer is, where that matters. */
  readonly person?: Partial<PersonalInfo>
  readonly confirmed?: Partial<Confirmed>
  readonly disputes?: RecordedDisputes
  /** Rules that must fire on the entry in question (or on the record, inquiry or person where there is no entry). */
  readonly expects?: readonly string[]
  readonly allows?: readonly string[]
  readonly why: string
  readonly source: string
}

const BUREAU_OF: Readonly<Record<CaseLayout, Bureau>> = {
  'experian-web-print': 'experian',
  'equifax-myequifax': 'equifax',
  'equifax-acr': 'equifax',
  'transunion-web-print': 'transunion',
  identityiq: 'transunion',
  'mismo-2': 'experian',
}

export const REPORT_DAY = '2024-12-12'
export const IN_QUESTION = 'in-question'

function placesOf(given: object): EvidenceMap {
  const printed = Object.entries(given).filter(([key, value]) => value !== null && key !== 'id' && key !== 'evidence')
  return Object.fromEntries(
    printed.map(([key, value], line) => [key, { page: 30, box: [36, 120 + line * 14, 220, 11], quote: String(value) }] as const),
  )
}

/** What a list holds has a place for each, `addresses.0`. */
const listedOneByOne = (given: object): object =>
  Object.fromEntries(
    Object.entries(given).flatMap(([key, value]) =>
      Array.isArray(value)
        ? value.map((one: unknown, index) => [`${key}.${index}`, typeof one === 'string' ? one : JSON.stringify(one)] as const)
        : [[key, value] as const],
    ),
  )

function inquiryOf(given: Partial<Inquiry>): Inquiry {
  const inquiry = { creditorName: 'TRI CITY MOTOR CREDIT', date: null, kind: 'hard' as const, onRecordUntil: null, ...given }
  return { ...inquiry, id: IN_QUESTION, evidence: placesOf(inquiry) }
}

function recordOf(given: Partial<PublicRecord>): PublicRecord {
  const record = {
    type: 'Chapter 7 Bankruptcy',
    court: 'US BANKRUPTCY COURT NORTHERN DISTRICT',
    reference: '2210045',
    dateFiled: null,
    dateResolved: null,
    status: null,
    amount: null,
    ...given,
  }
  return { ...record, id: 'record', evidence: placesOf(record) }
}

interface Contents {
  readonly id: string
  readonly reportDate: Day
  readonly accounts: readonly Account[]
  readonly inquiries: readonly Inquiry[]
  readonly publicRecords: readonly PublicRecord[]
  readonly person?: Partial<PersonalInfo>
}

export function reportOf(layout: CaseLayout, { person, ...contents }: Contents): Report {
  return {
    ...contents,
    bureau: BUREAU_OF[layout],
    format: layout,
    reportNumber: '4410-2086-17',
    score: null,
    scoreModel: null,
    personalInfo: {
      name: 'JORDAN A EXAMPLE',
      alsoKnownAs: [],
      dateOfBirth: '1979',
      ssnLast4: null,
      addresses: [],
      phones: [],
      employers: [],
      ...person,
      evidence: placesOf(listedOneByOne(person ?? {})),
    },
    totals: { printed: {}, read: {}, reconciled: null },
  }
}

/** One to five ordinary neighbours around the entry in question, another choice for each id. */
function accountsFor(
  layout: CaseLayout,
  reportDate: Day,
  own: { id: string; entry: Entry | undefined; beside?: readonly Entry[] | undefined },
): readonly Account[] {
  const newest = addMonths(monthOf(reportDate), -1)
  const turn = [...own.id].reduce((sum, char) => sum + char.charCodeAt(0), 0)
  const chosen = NEIGHBOURS.filter((_, index) => (turn + index) % 3 !== 0)
  const at = turn % (chosen.length + 1)
  const entries = own.entry === undefined ? chosen : [...chosen.slice(0, at), own.entry, ...chosen.slice(at)]
  const beside = (own.beside ?? []).map((entry, index) => ({
    ...entry({ layout, number: 31 + index * 2, newest }),
    id: `beside-${index + 1}`,
  }))
  return [...entries.map((entry, index) => entry({ layout, number: 3 + index * 2, newest })), ...beside]
}

/** The whole case; throws a RangeError where the sketch states what its layout does not print. */
export function buildCase(sketch: Sketch): Case {
  const { id, layout, entry, before, inquiry, record, reportDate = REPORT_DAY, confirmed, disputes } = sketch
  const publicRecords = record === undefined ? [] : [recordOf(record)]
  const subjectId = subjectOf(sketch)
  const contents = { publicRecords, inquiries: inquiry === undefined ? [] : [inquiryOf(inquiry)] }
  const accounts = accountsFor(layout, reportDate, { id, entry, beside: sketch.beside })
  const earlier = [...(before ? [before] : []), ...(sketch.longBefore ?? [])].map((one, index) =>
    reportOf(layout, {
      ...contents,
      id: index === 0 ? `${id}-earlier` : `${id}-earlier-${index + 1}`,
      reportDate: one.reportDate,
      accounts: accountsFor(layout, one.reportDate, { id, entry: one.entry }),
    }),
  )
  return {
    id,
    title: sketch.title,
    layout,
    report: reportOf(layout, { ...contents, id, reportDate, accounts, ...(sketch.person ? { person: sketch.person } : {}) }),
    earlier,
    others: (sketch.elsewhere ?? []).map((other, index) => ({ report: otherReport(sketch, other, index), isOfSameFile: false })),
    confirmed: confirmed ? { ...NOTHING_CONFIRMED, ...confirmed } : null,
    disputes: disputes ?? null,
    expects: (sketch.expects ?? []).map((rule) => ({ rule, subjectId })),
    allows: sketch.allows ?? [],
    why: sketch.why,
    source: sketch.source,
  }
}

function subjectOf({ entry, inquiry, record }: Sketch): string | null {
  if (entry !== undefined || inquiry !== undefined) return IN_QUESTION
  return record === undefined ? null : 'record'
}

type Elsewhere = NonNullable<Sketch['elsewhere']>[number]

function otherReport(sketch: Sketch, { layout, reportDate, entry }: Elsewhere, index: number): Report {
  const day = reportDate ?? sketch.reportDate ?? REPORT_DAY
  const id = `${sketch.id}-elsewhere-${index + 1}`
  const accounts = accountsFor(layout, day, { id: sketch.id, entry }).map((account) => ({
    ...account,
    id: `${account.id}-${index + 1}`,
  }))
  return reportOf(layout, { id, reportDate: day, accounts, inquiries: [], publicRecords: [] })
}

export const buildCases = (sketches: readonly Sketch[]): readonly Case[] => sketches.map(buildCase)

export const EXPERIAN = 'experian-web-print' as const
export const EQUIFAX = 'equifax-myequifax' as const
export const EQUIFAX_ACR = 'equifax-acr' as const
export const TRANSUNION = 'transunion-web-print' as const
export const IDENTITY_IQ = 'identityiq' as const
export const MISMO = 'mismo-2' as const
