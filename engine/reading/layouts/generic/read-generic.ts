import { shownAccountNumber } from '#engine/values/account-number.ts'
import { evidenceOf, type Placed, quoted } from '#engine/reading/lines/boxes.ts'
import { leadingMoney } from '#engine/reading/facts.ts'
import { TYPES_BY_WORDS } from '#engine/reading/layouts/equifax-acr/words.ts'
import { type AccountGroup, accountGroups, nameAndNumber } from '#engine/reading/layouts/generic/account-groups.ts'
import {
  BUREAU_PATTERNS,
  END_OF_DATA,
  type Field,
  FORMAT,
  OTHER_PAPERS,
  REPORT_DATE_LABELS,
  TITLE,
} from '#engine/reading/layouts/generic/words.ts'
import { STATUS_BY_PHRASE } from '#engine/reading/layouts/myequifax/collections.ts'
import { paymentStatusOf, phraseOf, responsibilityOf } from '#engine/reading/layouts/myequifax/vocabulary.ts'
import { documentLines, findIn, type Line } from '#engine/reading/lines/lines.ts'
import type { DocumentText } from '#engine/reading/page-text.ts'
import type { Account } from '#engine/report/account.ts'
import { BLANK_PERSON } from '#engine/report/blank-person.ts'
import { blankAccount } from '#engine/report/blank-account.ts'
import type { Evidence } from '#engine/report/evidence.ts'
import type { Report } from '#engine/report/report.ts'
import { type PartialDay, parsePrintedDay } from '#engine/values/day.ts'
import { BUREAUS, type Bureau } from '#engine/words/bureau.ts'

/** How sure anything is that was read by labels alone: it waits for the member's word. */
export const GUESSED = 0.5
/** One group of labels may be in any letter; a report lists more. */
const LEAST_ACCOUNTS = 2

/** What a document of no known layout was taken for. */
export type GenericReading =
  | { readonly kind: 'report'; readonly report: Report }
  /** It names several bureaus as its own: whose accounts these are cannot be told. */
  | { readonly kind: 'several_bureaus' }
  | { readonly kind: 'none' }

/**
 * Reads accounts by common labels from pages that are plainly one bureau's credit report and in no known layout. Nothing
 * is read from papers that only speak of reports, and nothing that was read is sure.
 */
export function readGeneric(document: DocumentText): GenericReading {
  const lines = dataLines(documentLines(document))
  if (
    lines.some(({ text }) => OTHER_PAPERS.some((pattern) => pattern.test(text))) ||
    !lines.some(({ text }) => text.length < 120 && TITLE.test(text))
  )
    return { kind: 'none' }
  const groups = accountGroups(lines)
  if (groups.length < LEAST_ACCOUNTS) return { kind: 'none' }
  const bureaus = bureausOf(lines)
  const [bureau] = bureaus
  if (bureau === undefined) return { kind: 'none' }
  if (bureaus.length > 1) return { kind: 'several_bureaus' }
  return { kind: 'report', report: reportOf(bureau, { lines, groups }) }
}

function dataLines(lines: readonly Line[]): Line[] {
  const end = lines.findIndex(({ text }) => END_OF_DATA.test(text))
  return lines.slice(0, end < 0 ? undefined : end)
}

/** The bureaus that the document is of: named alone on a line, or in its titles. Two on one line are columns of one page. */
export function bureausOf(lines: readonly Line[]): Bureau[] {
  const named = (bureau: Bureau, text: string): boolean => BUREAU_PATTERNS[bureau].test(text)
  if (lines.some(({ text }) => BUREAUS.filter((bureau) => named(bureau, text)).length > 1)) return [...BUREAUS]
  const isOwn = ({ text }: Line, bureau: Bureau): boolean =>
    named(bureau, text) &&
    text.length < 120 &&
    (TITLE.test(text) || text.split(' ').length <= 3 || /\b(?:report|disclosure|file)\b/i.test(text))
  return BUREAUS.filter((bureau) => lines.some((line) => isOwn(line, bureau)))
}

const guessed = (evidence: Evidence): Evidence => ({ ...evidence, confidence: Math.min(GUESSED, evidence.confidence ?? 1) })

/** A report of these accounts and of nothing else, none of it sure. */
export function reportOf(bureau: Bureau, { lines, groups }: { lines: readonly Line[]; groups: readonly AccountGroup[] }): Report {
  const dated = reportDateOf(lines)
  return {
    id: '',
    bureau,
    format: FORMAT,
    reportDate: dated?.day ?? null,
    reportNumber: null,
    score: null,
    scoreModel: null,
    personalInfo: BLANK_PERSON,
    accounts: groups.map((group, index) => accountOf(group, `a${index + 1}`)),
    inquiries: [],
    publicRecords: [],
    totals: { printed: {}, read: {}, reconciled: null },
    evidence: dated ? { reportDate: dated.evidence } : {},
  }
}

const DAY = String.raw`[A-Z][a-z]{2,8}\.? \d{1,2}, ?\d{4}|\d{1,2}\/\d{1,2}\/\d{4}`
const REPORT_DATE = new RegExp(String.raw`^(?:${REPORT_DATE_LABELS.join('|')}):? (${DAY})$`, 'i')

/** The day that a line of its own gives as the report's. */
function reportDateOf(lines: readonly Line[]): { day: PartialDay; evidence: Evidence } | null {
  for (const line of lines) {
    const day = parsePrintedDay(REPORT_DATE.exec(line.text)?.[1] ?? '')
    const evidence = day === null ? null : evidenceOf(findIn([line], new RegExp(DAY))?.pieces ?? [])
    if (day !== null && evidence) return { day, evidence: guessed(evidence) }
  }
  return null
}

function accountOf({ name: printed, facts }: AccountGroup, id: string): Account {
  const evidence: Record<string, Evidence> = {}
  const noted = <T>(fields: readonly string[], pieces: readonly Placed[], value: T | null): T | null => {
    const place = value === null ? null : evidenceOf(pieces)
    for (const field of place ? fields : []) if (place) evidence[field] = guessed(place)
    return place ? value : null
  }
  const read = <T>(field: Field, fields: readonly string[], parse: (text: string) => T | null): T | null => {
    const value = facts.get(field)?.value
    return value ? noted(fields, [value], parse(value.text)) : null
  }
  const { name, text: creditorName, number } = nameAndNumber(printed)
  const numberRun = facts.get('accountNumber')?.value ?? number
  const shown = numberRun ? shownAccountNumber(numberRun.text.replace(/^#/, '')) : null
  const day = (field: Field): PartialDay | null => read(field, [field], parsePrintedDay)
  const money = (field: Field): number | null => read(field, [field], leadingMoney)
  const text = (field: Field): string | null => read(field, [field], (printedText) => printedText.trim())
  const accountType = read(
    'accountTypeText',
    ['accountType'],
    (words) => TYPES_BY_WORDS.find(([pattern]) => pattern.test(words))?.[1] ?? null,
  )
  const howPaid: Field = facts.has('paymentStatusText') ? 'paymentStatusText' : 'statusText'
  return blankAccount({
    id,
    creditorName: noted(['creditorName'], quoted([name], creditorName), creditorName) ?? '',
    accountNumber: shown === null || !numberRun ? null : noted(['accountNumber'], quoted([numberRun], shown), shown),
    accountType,
    accountTypeText: text('accountTypeText'),
    statusText: read(howPaid, ['statusText'], (words) => words.trim()),
    status: read('statusText', ['status'], (words) => STATUS_BY_PHRASE[phraseOf(words)] ?? null),
    paymentStatus: read(howPaid, ['paymentStatus'], (words) => paymentStatusOf(words, accountType)),
    responsibility: read('responsibility', ['responsibility'], responsibilityOf),
    dateOpened: day('dateOpened'),
    dateClosed: day('dateClosed'),
    dateReported: day('dateReported'),
    lastPaymentDate: day('lastPaymentDate'),
    dateOfFirstDelinquency: day('dateOfFirstDelinquency'),
    printsDofd: facts.has('dateOfFirstDelinquency'),
    currentBalance: money('currentBalance'),
    pastDue: money('pastDue'),
    creditLimit: money('creditLimit'),
    highBalance: money('highBalance'),
    originalBalance: money('originalBalance'),
    monthlyPayment: money('monthlyPayment'),
    originalCreditor: text('originalCreditor'),
    terms: text('terms'),
    evidence,
  })
}
