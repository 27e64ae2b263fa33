import { type Detail, detailsOf } from '#engine/audit/detail-key.ts'
import { isVariant } from '#engine/audit/detail-variant.ts'
import type { Finding } from '#engine/audit/finding.ts'
import { personField } from '#engine/audit/person-detail.ts'
import { sharesLender } from '#engine/audit/inquiry-names.ts'
import { medicalCollection } from '#engine/audit/medical-debt.ts'
import { matchAccounts } from '#engine/matching/match-accounts.ts'
import type { Inquiry, Report } from '#engine/report/report.ts'
import { daysBetween, firstDayOf, type PartialDay } from '#engine/values/day.ts'
import type { OwnWordQuestion, QuestionSheet } from '#engine/words/own-word.ts'

/** One bureau's print of a value that only the consumer knows: a detail by its evidence key, an inquiry by its id. */
export interface ValuePrint {
  readonly reportId: string
  readonly entryId: string
}

/** One name, address, employer, phone, inquiry or medical bill over all reports. Asked once, and answered for all its prints. */
export interface AskedValue<Print extends ValuePrint = ValuePrint> {
  readonly sheet: QuestionSheet
  /** As its fullest print has it. */
  readonly text: string
  readonly prints: readonly [Print, ...Print[]]
}

interface DetailPrint extends ValuePrint {
  readonly detail: Detail
}

interface InquiryPrint extends ValuePrint {
  readonly inquiry: Inquiry
}

const SHEETS = { name: 'names', address: 'addresses', employer: 'employers', phone: 'phones' } as const

/** More of a kind no report is compared by. */
const MOST_COMPARED = 50

/** Every name, address, employer, phone, hard inquiry and medical bill in collection of the reports, each value once. */
export function askedValues(reports: readonly Report[]): readonly AskedValue[] {
  const details = reports.flatMap((report) =>
    detailsOf(report.personalInfo).map((detail): DetailPrint => ({ reportId: report.id, entryId: detail.field, detail })),
  )
  const inquiries = reports.flatMap((report) =>
    report.inquiries
      .filter(({ kind }) => kind === 'hard')
      .map((inquiry): InquiryPrint => ({ reportId: report.id, entryId: inquiry.id, inquiry })),
  )
  return [
    ...(['name', 'address', 'employer', 'phone'] as const).flatMap((kind) => valuesOfKind(kind, details, reports)),
    ...valuesOfInquiries(inquiries),
    ...medicalBills(reports),
  ]
}

function valuesOfKind(kind: keyof typeof SHEETS, all: readonly DetailPrint[], reports: readonly Report[]): AskedValue[] {
  const prints = reports.flatMap(({ id }) =>
    all.filter(({ reportId, detail }) => reportId === id && detail.kind === kind).slice(0, MOST_COMPARED),
  )
  return alike(prints, {
    isFuller: (a, b) => a.detail.key.length > b.detail.key.length,
    isSame: (a, b) => isVariant(a.detail.key, b.detail.key),
  }).map(({ fullest, members }) => ({ sheet: SHEETS[kind], text: fullest.detail.text, prints: members }))
}

/** Bureaus may date one inquiry a day apart. */
const DAYS_APART = 1

function valuesOfInquiries(prints: readonly InquiryPrint[]): AskedValue[] {
  return alike(prints, {
    isFuller: (a, b) => a.inquiry.creditorName.length > b.inquiry.creditorName.length,
    isSame: (a, b) =>
      // A bureau lists an inquiry once: two of its own are two.
      a.reportId !== b.reportId &&
      areOfOneTime(a.inquiry.date, b.inquiry.date) &&
      sharesLender(a.inquiry.creditorName, b.inquiry.creditorName),
  }).map(({ fullest, members }) => ({ sheet: 'inquiries' as const, text: fullest.inquiry.creditorName, prints: members }))
}

const areOfOneTime = (a: PartialDay | null, b: PartialDay | null): boolean =>
  a === b || (a !== null && b !== null && Math.abs(daysBetween(firstDayOf(a), firstDayOf(b))) <= DAYS_APART)

/** One bill in collection may be listed by every bureau. */
function medicalBills(reports: readonly Report[]): AskedValue[] {
  const sides = reports.map(({ id, bureau, accounts }) => ({
    bureau,
    reportId: id,
    file: id,
    accounts: accounts.filter((account) => medicalCollection(account) !== null),
  }))
  return matchAccounts(sides).flatMap(({ accounts }): AskedValue[] => {
    const own = sides.flatMap(({ reportId, accounts: listed }) =>
      listed.filter((account) => Object.values(accounts).includes(account)).map((account) => ({ reportId, account })),
    )
    const [first, ...others] = own.map(({ reportId, account }) => ({ reportId, entryId: account.id }))
    const name = own[0]?.account.creditorName
    return first && name !== undefined ? [{ sheet: 'medical_bills', text: name, prints: [first, ...others] }] : []
  })
}

interface Likeness<Print> {
  readonly isFuller: (a: Print, b: Print) => boolean
  readonly isSame: (a: Print, b: Print) => boolean
}

interface Group<Print> {
  readonly fullest: Print
  readonly members: readonly [Print, ...Print[]]
}

/**
 * Puts together what is alike, in the order of the reports. The fullest prints decide: one that is like two of them that are
 * not alike is asked alone, since an answer about either says nothing sure of it.
 */
function alike<Print>(prints: readonly Print[], { isFuller, isSame }: Likeness<Print>): readonly Group<Print>[] {
  const groups: { fullest: Print; members: [Print, ...Print[]]; isSeed: boolean }[] = []
  for (const print of prints.toSorted((a, b) => Number(isFuller(b, a)) - Number(isFuller(a, b)))) {
    const near = groups.filter(({ fullest, isSeed }) => isSeed && isSame(fullest, print))
    const [only] = near
    if (only !== undefined && near.length === 1) only.members.push(print)
    else groups.push({ fullest: print, members: [print], isSeed: near.length === 0 })
  }
  const placeOf = new Map(prints.map((print, index) => [print, index]))
  const orderOf = (print: Print): number => placeOf.get(print) ?? 0
  return groups
    .map(({ fullest, members: [first, ...rest] }) => {
      const [earliest = first, ...later] = [first, ...rest].toSorted((a, b) => orderOf(a) - orderOf(b))
      return { fullest, members: [earliest, ...later] as const }
    })
    .toSorted((a, b) => orderOf(a.members[0]) - orderOf(b.members[0]))
}

/** One key for each entry of each report. */
export const placeOfPrint = ({ reportId, entryId }: ValuePrint): string => `${reportId} ${entryId}`

/** Finds the value of a print that a question is about: whether it is theirs, where nothing else is said. */
export function valueFinder(reports: readonly Report[]): (print: ValuePrint, question?: OwnWordQuestion) => AskedValue | null {
  const known = new Map<string, AskedValue>(
    askedValues(reports).flatMap((value) => {
      const question: OwnWordQuestion = value.sheet === 'medical_bills' ? 'veteran_medical' : 'belongs'
      return value.prints.map((print) => [`${question} ${placeOfPrint(print)}`, value] as const)
    }),
  )
  return (print, question = 'belongs') => known.get(`${question} ${placeOfPrint(print)}`) ?? null
}

/** Each question with the sheet and the value that it asks about. */
export function withValues(findings: readonly Finding[], valueOf: (print: ValuePrint) => AskedValue | null): readonly Finding[] {
  return findings.map((finding) => {
    const { isQuestion, subjectId, reportId } = finding
    const value = isQuestion ? valueOf({ reportId, entryId: subjectId ?? personField(finding) }) : null
    return value === null ? finding : { ...finding, asks: { sheet: value.sheet, value: valueId(value) } }
  })
}

/** The same for every print of a value. */
const valueId = ({ text, prints: [first] }: AskedValue): string => `${text} (${placeOfPrint(first)})`

type Asking = Pick<Finding, 'asks' | 'evidence'>

/** Each question of a sheet once, with the places of every bureau that prints its value; all else as it is. */
export function askedOnce<One extends Asking>(findings: readonly One[]): readonly One[] {
  const groups = Map.groupBy(findings, (finding) =>
    finding.asks === undefined ? finding : `${finding.asks.sheet} ${finding.asks.value}`,
  )
  return [...groups.values()].flatMap(([first, ...same]) =>
    first === undefined ? [] : [{ ...first, evidence: [first, ...same].flatMap(({ evidence }) => evidence) }],
  )
}
