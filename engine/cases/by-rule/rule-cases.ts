import { type Confirmed, NOTHING_CONFIRMED, type RecordedDisputes } from '#engine/audit/rule.ts'
import { RULES } from '#engine/audit/rules.ts'
import type { Case } from '#engine/cases/case.ts'
import { NEIGHBOURS } from '#engine/cases/ordinary.ts'
import type { Account, BalanceMonth, HistoryMonth } from '#engine/report/account.ts'
import type { Inquiry, PersonalInfo, PublicRecord, Report } from '#engine/report/report.ts'
import { makeAccount, makeInquiry, makePerson, makeRecord, makeReport } from '#engine/testing/make.ts'
import { addMonths, type Month } from '#engine/values/day.ts'

/** What the rules say about one rule's cases: written from the statutes and the Metro 2 format, each row another fact. */
export interface RuleCases {
  readonly rule: string
  /** What decides: a statute, a code of the format, a bureau's own wording. */
  readonly source: string
  /** What every row starts from. */
  readonly base?: Situation
  readonly errors: readonly Row[]
  readonly lookAlikes: readonly Row[]
}

/** A title in one line, and what is otherwise than in the base. */
export type Row = readonly [title: string, facts: Situation]

/** A report of June 15, 2026 with the entry in question first; the fields of an object are laid over those of the base. */
export interface Situation {
  readonly account?: Partial<Account> | null
  /** Further entries of the same report, with the ids `a2`, `a3` … */
  readonly beside?: readonly Partial<Account>[]
  readonly inquiry?: Partial<Inquiry>
  readonly inquiries?: readonly Partial<Inquiry>[]
  readonly record?: Partial<PublicRecord>
  readonly records?: readonly Partial<PublicRecord>[]
  readonly person?: Partial<PersonalInfo>
  readonly report?: Partial<Report>
  /** The same entry in the bureau's report of a year before; null: not listed there. */
  readonly before?: Partial<Account> | null
  readonly beforeReport?: Partial<Report>
  /** The same entry half a year before; null: not listed there. */
  readonly between?: Partial<Account> | null
  /** The same entry at Equifax on the same day; null: not listed there. */
  readonly elsewhere?: Partial<Account> | null
  readonly elsewhereReport?: Partial<Report>
  readonly elsewhereRecord?: Partial<PublicRecord>
  readonly elsewherePerson?: Partial<PersonalInfo>
  readonly confirmed?: Partial<Confirmed>
  readonly disputes?: RecordedDisputes
  /** The id of the entry that the rule speaks of, where it is not the first. */
  readonly on?: string
  /** Of a look-alike: the rule may ask, but not assert. */
  readonly asks?: true
  /** Rules that are right about it as well. */
  readonly allows?: readonly string[]
}

const TODAY = '2026-06-15'
const LAYOUT = 'experian-web-print'
const ABOUT = new Map(RULES.map(({ id, about }) => [id, about]))

/** Errors first, then look-alikes. */
export function casesOfRule(cases: RuleCases): { readonly errors: readonly Case[]; readonly lookAlikes: readonly Case[] } {
  const { rule, errors, lookAlikes } = cases
  return {
    errors: errors.map((row, index) => caseOf(cases, row, { id: `error/${rule}/${index + 1}`, isError: true })),
    lookAlikes: lookAlikes.map((row, index) => caseOf(cases, row, { id: `lawful/${rule}/${index + 1}`, isError: false })),
  }
}

function caseOf(
  { rule, source, base = {} }: RuleCases,
  [title, row]: Row,
  { id, isError }: { id: string; isError: boolean },
): Case {
  const facts = laidOver(base, row)
  const { report, earlier, others } = reportsOf(id, facts)
  return {
    id,
    title,
    about: rule,
    layout: LAYOUT,
    report,
    earlier,
    others,
    confirmed: facts.confirmed === undefined ? null : { ...NOTHING_CONFIRMED, ...facts.confirmed },
    disputes: facts.disputes ?? null,
    expects: isError ? [{ rule, subjectId: facts.on ?? subjectOf(rule) }] : [],
    allows: [...(facts.allows ?? []), ...(facts.asks ? [rule] : [])],
    why: title,
    source,
  }
}

const subjectOf = (rule: string): string | null => {
  const about = ABOUT.get(rule)
  return about === 'person' ? null : about === 'inquiry' ? 'i1' : about === 'public_record' ? 'p1' : 'a1'
}

/** Of an object that both give the row's fields stand over the base's. */
function laidOver(base: Situation, row: Situation): Situation {
  return {
    ...base,
    ...row,
    ...(base.account && row.account && { account: { ...base.account, ...row.account } }),
    ...(base.inquiry && row.inquiry && { inquiry: { ...base.inquiry, ...row.inquiry } }),
    ...(base.record && row.record && { record: { ...base.record, ...row.record } }),
    ...(base.person && row.person && { person: { ...base.person, ...row.person } }),
    ...(base.before && row.before && { before: { ...base.before, ...row.before } }),
    ...(base.between && row.between && { between: { ...base.between, ...row.between } }),
    ...(base.elsewhere && row.elsewhere && { elsewhere: { ...base.elsewhere, ...row.elsewhere } }),
    ...(base.elsewhereRecord && row.elsewhereRecord && { elsewhereRecord: { ...base.elsewhereRecord, ...row.elsewhereRecord } }),
    ...(base.elsewherePerson && row.elsewherePerson && { elsewherePerson: { ...base.elsewherePerson, ...row.elsewherePerson } }),
    ...(base.report && row.report && { report: { ...base.report, ...row.report } }),
    ...(base.confirmed && row.confirmed && { confirmed: { ...base.confirmed, ...row.confirmed } }),
  }
}

type Reports = Pick<Case, 'report' | 'earlier' | 'others'>

function reportsOf(id: string, facts: Situation): Reports {
  const { account, before, between, elsewhere } = facts
  const own = account === undefined || account === null ? [] : [makeAccount({ id: 'a1', ...account })]
  const beside = (facts.beside ?? []).map((one, index) => makeAccount({ id: `a${index + 2}`, ...one }))
  const inquiries = [...(facts.inquiry === undefined ? [] : [facts.inquiry]), ...(facts.inquiries ?? [])]
  const records = [...(facts.record === undefined ? [] : [facts.record]), ...(facts.records ?? [])]
  const shared = { reportDate: TODAY, format: LAYOUT }
  const older = (one: Situation['before'], part: string, more: Partial<Report> & { readonly reportDate: string }): Report[] => {
    if (one === undefined) return []
    const listed = one === null ? [] : [makeAccount({ ...account, id: `${part}1`, ...one })]
    return [makeReport({ ...shared, id: `${id}-${part}`, accounts: [...listed, ...neighboursOf(id, more.reportDate)], ...more })]
  }
  const isElsewhere = elsewhere !== undefined || facts.elsewhereRecord !== undefined || facts.elsewherePerson !== undefined
  const there = makeReport({
    ...shared,
    id: `${id}-elsewhere`,
    bureau: 'equifax',
    accounts: [...(elsewhere ? [makeAccount({ ...account, id: 'e1', ...elsewhere })] : []), ...neighboursOf(id, TODAY)],
    publicRecords:
      facts.elsewhereRecord === undefined ? [] : [makeRecord({ ...facts.record, id: 'q1', ...facts.elsewhereRecord })],
    personalInfo: makePerson(facts.elsewherePerson),
    ...facts.elsewhereReport,
  })
  return {
    report: makeReport({
      ...shared,
      id,
      accounts: [...own, ...beside, ...neighboursOf(id, facts.report?.reportDate ?? TODAY)],
      inquiries: inquiries.map((one, index) => makeInquiry({ id: `i${index + 1}`, ...one })),
      publicRecords: records.map((one, index) => makeRecord({ id: `p${index + 1}`, ...one })),
      personalInfo: makePerson(facts.person),
      ...facts.report,
    }),
    earlier: [
      ...older(between, 'm', { reportDate: '2025-12-15' }),
      ...older(before, 'b', { ...facts.beforeReport, reportDate: '2025-06-15' }),
    ],
    others: isElsewhere ? [{ report: there, isOfSameFile: false }] : [],
  }
}

/** Two ordinary accounts next to it, others for each case. */
function neighboursOf(id: string, reportDate: string): Account[] {
  const newest = addMonths(reportDate.slice(0, 7), -1)
  const turn = [...id].reduce((sum, char) => sum + char.charCodeAt(0), 0)
  return [turn, turn + 2].map((index) => {
    const entry = NEIGHBOURS[index % NEIGHBOURS.length]
    if (entry === undefined) throw new RangeError('no neighbour')
    return entry({ layout: LAYOUT, number: 40, newest })
  })
}

/** Months of money, newest first: mark, balance, payment due, payment made, amount past due, in dollars. */
export function months(
  newest: Month,
  ...rows: readonly (readonly [
    code: HistoryMonth['code'],
    balance: number,
    due: number,
    paid: number,
    late: number,
    remark?: string,
  ])[]
): { paymentHistory: readonly HistoryMonth[]; balanceHistory: readonly BalanceMonth[] } {
  const month = (index: number): Month => addMonths(newest, -index)
  return {
    paymentHistory: rows.map(([code], index) => ({ month: month(index), code })),
    balanceHistory: rows.map(([, balance, due, paid, late, remark], index) => ({
      month: month(index),
      balance: balance * 100,
      scheduledPayment: due * 100,
      paid: paid * 100,
      pastDue: late * 100,
      ...(remark === undefined ? {} : { remarks: remark }),
    })),
  }
}
