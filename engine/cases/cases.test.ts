import { describe, expect, it } from 'vitest'
import { auditReport } from '#engine/audit/audit-report.ts'
import type { Finding } from '#engine/audit/finding.ts'
import { RULES } from '#engine/audit/rules.ts'
import { ALL_CASES, ERROR_CASES, LAWFUL_CASES } from '#engine/cases/all-cases.ts'
import type { Case } from '#engine/cases/case.ts'
import { coherentReport } from '#engine/cases/coherent-reports.ts'
import { ASSERTING, findingsOf, judgeAll, judgeCase, scoreRules } from '#engine/cases/judge-case.ts'
import { between, chances } from '#engine/cases/chance.ts'
import { NEIGHBOURS } from '#engine/cases/ordinary.ts'
import type { Account } from '#engine/report/account.ts'
import type { Report } from '#engine/report/report.ts'
import { addMonths, monthOf } from '#engine/values/day.ts'
import { everyOf, sampleOf, isWholeCorpus } from '#tools/corpus/corpus-size.ts'

const said = (findings: readonly Finding[]): string[] =>
  findings.map(({ rule, grade, subjectId, message }) => `${rule} (${grade}) on ${subjectId}: ${message}`)

describe.each(LAWFUL_CASES)('$id', (one) => {
  it(`is accused of nothing: ${one.title}`, () => {
    expect(said(judgeCase(one).wrong)).toEqual([])
  })
})

describe.each(ERROR_CASES)('$id', (one) => {
  it(`is found, and nothing else: ${one.title}`, () => {
    const { missed, wrong } = judgeCase(one)
    expect({ missed, wrong: said(wrong) }).toEqual({ missed: [], wrong: [] })
  })
})

describe('the corpus', () => {
  it('has a lawful look-alike and an error for each situation, each with its own name', () => {
    expect(LAWFUL_CASES.length).toBeGreaterThanOrEqual(600)
    expect(ERROR_CASES.length).toBeGreaterThanOrEqual(300)
    expect(new Set(ALL_CASES.map(({ id }) => id)).size).toBe(ALL_CASES.length)
    expect(ERROR_CASES.every(({ expects }) => expects.length > 0)).toBe(true)
    expect(LAWFUL_CASES.every(({ expects }) => expects.length === 0)).toBe(true)
  })

  it('expects each rule of the two sections at least twice', () => {
    const expected = ERROR_CASES.flatMap(({ expects }) => expects.map(({ rule }) => rule))
    const known = RULES.map(({ id }) => id)
    expect(CATALOGUE.filter((id) => !known.includes(id))).toEqual([])
    expect(CATALOGUE.filter((id) => expected.filter((rule) => rule === id).length < 2)).toEqual([])
  })

  it('has ten errors and ten look-alikes of its own for every rule', () => {
    const short = RULES.map(({ id }) => id).filter((id) => {
      const errors = ERROR_CASES.filter(({ expects }) => expects.some(({ rule }) => rule === id))
      return errors.length < 10 || LAWFUL_CASES.filter(({ about }) => about === id).length < 10
    })
    expect(short).toEqual([])
  })

  if (isWholeCorpus)
    it('has full precision and recall', () => {
      expect(scoreRules(judgeAll(ALL_CASES)).filter(({ wrong, missed }) => wrong + missed > 0)).toEqual([])
    })

  it.each([
    ['error/past-due-six-dollars-over', 'contradiction'],
    ['error/past-due-over-balance-collection', 'contradiction'],
    ['error/past-due-over-balance-loan', 'proof'],
    ['error/late-before-opened', 'impossible'],
    ['error/good-marks-before-opened', 'note'],
    ['error/late-after-discharge', 'contradiction'],
    ['error/late-between-petition-and-discharge', 'policy'],
    ['error/dofd-one-day-over', 'legal_limit'],
    ['error/chapter-13-discharged-over-seven', 'policy'],
    ['error/chapter-13-ten-years-to-the-day', 'policy'],
    ['error/dofd-missing-charge-off', 'proof'],
    ['error/drop-off-in-three-months', 'note'],
  ] as const)('%s is graded %s', (id, grade) => {
    const one = ERROR_CASES.find((candidate) => candidate.id === id)
    if (one === undefined) throw new Error(`no case ${id}`)
    const [expected] = one.expects
    expect(findingsOf(one).find(({ rule }) => rule === expected?.rule)?.grade).toBe(grade)
  })

  it('would notice a rule that never fires and one that always does', () => {
    const [error] = ERROR_CASES
    const [lawful] = LAWFUL_CASES
    if (error === undefined || lawful === undefined) throw new Error('no cases')
    expect(judgeCase({ ...lawful, expects: [{ rule: 'closed_before_opened', subjectId: 'n1' }] }).missed).toHaveLength(1)
    expect(judgeCase({ ...error, expects: [] }).wrong.length).toBeGreaterThan(0)
  })
})

/** Both sections of the catalogue that the corpus covers, in its order. */
const CATALOGUE = [
  'obsolete_delinquency',
  'obsolete_late_payment',
  'obsolete_bankruptcy',
  'chapter13_past_seven_years',
  'drop_off_near',
  'obsolete_inquiry',
  'judgment_or_lien_listed',
  'reaged_delinquency',
  'removal_date_moved_later',
  'current_with_past_due',
  'never_late_with_late_marks',
  'current_with_charge_off_remark',
  'late_with_nothing_past_due',
  'balance_after_paid',
  'past_due_above_balance',
  'balance_after_sale',
  'closed_before_opened',
  'payment_before_opened',
  'date_in_future',
  'history_before_opened',
  'late_after_paid_closed',
  'late_ladder_jump',
  'late_counts_disagree',
  'ok_after_charge_off',
  'balance_above_high_balance',
  'open_with_close_date',
  'bankruptcy_still_owing',
  'late_after_bankruptcy',
  'discharged_debt_unmarked',
  'dofd_missing',
  'dofd_after_charge_off',
  'dofd_before_opened',
  'limit_missing',
  'dispute_remark_left',
  'late_in_federal_pause',
  'opened_before_eighteen',
  'closure_source_wrong',
] as const

/** With their seeds. */
const COHERENT = sampleOf(
  Array.from({ length: 400 }, (_, index) => index + 1),
  100,
).map((seed) => ({ seed, report: coherentReport(seed) }))

describe('reports that are lawful by construction', () => {
  it('hold late, charged off and collected accounts in every layout', () => {
    const accounts = COHERENT.flatMap(({ report }) => report.accounts)
    for (const status of ['current', 'late', 'charge_off', 'in_collections'])
      expect(accounts.filter(({ paymentStatus }) => paymentStatus === status).length).toBeGreaterThan(isWholeCorpus ? 50 : 20)
    expect(new Set(COHERENT.map(({ report }) => report.format)).size).toBe(6)
  })

  it('are accused of nothing, nor asked about', () => {
    const wrong = COHERENT.flatMap(({ seed, report }) =>
      said(auditReport(report).filter(({ grade }) => grade !== 'note')).map((line) => `seed ${seed}: ${line}`),
    )
    expect(wrong).toEqual([])
  })
})

/** Remarks that say nothing against an account, as the bureaus write them. */
const HARMLESS_REMARKS = [
  'Fixed rate',
  'Variable/adjustable rate',
  'Credit card',
  "Account closed at consumer's request",
  'ACCOUNT CLOSED BY CREDIT GRANTOR',
  'CREDIT CARD LOST OR STOLEN',
  'Monthly payment may vary',
  'Auto',
  'Real estate mortgage',
  'Secured by household goods',
  'Account information disputed by consumer (Meets requirement of the Fair Credit Reporting Act).',
  'DISPUTE RESOLVED - CUSTOMER DISAGREES',
  'Payment made through payroll deduction',
  'First payment never late fee waived',
  'Contact the collection department for a payoff letter',
  'Paying as agreed under original terms',
  'No. of days past due 30',
] as const

describe('harmless remarks', () => {
  it.each(HARMLESS_REMARKS)('%s: makes no lawful account suspect', (remark) => {
    const wrong = sampleOf(COHERENT.slice(0, 120), 15).flatMap(({ report }) => {
      const accounts = report.accounts.map((account) => ({
        ...account,
        remarks: [remark],
        evidence: { ...account.evidence, 'remarks.0': { page: 4, box: [36, 700, 300, 11] as const, quote: remark } },
      }))
      return said(
        auditReport({ ...report, accounts }, { earlier: [], disputes: { open: [], ever: [] } }).filter(
          ({ grade }) => grade !== 'note',
        ),
      )
    })
    expect(wrong).toEqual([])
  })
})

const coarse = (value: unknown, length: number): unknown =>
  typeof value === 'string' && /^\d{4}-\d{2}(-\d{2})?$/.test(value) ? value.slice(0, length) : value

/** The report with every date of its accounts as a month (7) or a year (4) only. */
function coarsened(report: Report, length: 4 | 7): Report {
  const accounts = report.accounts.map((account) => ({
    ...account,
    ...Object.fromEntries(Object.entries(account).map(([field, value]) => [field, coarse(value, length)])),
  }))
  return { ...report, accounts }
}

describe('what is not printed', () => {
  it.each(
    everyOf(
      16,
      LAWFUL_CASES.filter(({ about, earlier }) => about === undefined && earlier.length === 0),
    ),
  )('$id: dates printed as months accuse of nothing new', (one) => {
    const findings = findingsOf({ ...one, report: coarsened(one.report, 7) })
    expect(said(findings.filter(({ grade }) => ASSERTING.has(grade)))).toEqual([])
  })

  it.each(everyOf(16, ALL_CASES, 1))('$id: without a report date nothing is called too old or in the future', (one) => {
    const rules = findingsOf({ ...one, report: { ...one.report, reportDate: null } }).map(({ rule }) => rule)
    expect(rules.filter((rule) => rule.startsWith('obsolete_') || rule === 'date_in_future')).toEqual([])
  })

  it('accuses nobody on dates printed as months or years only', () => {
    const wrong = COHERENT.flatMap(({ seed, report }) =>
      ([7, 4] as const).flatMap((length) =>
        said(auditReport(coarsened(report, length)).filter(({ grade }) => ASSERTING.has(grade))).map(
          (line) => `seed ${seed}/${length}: ${line}`,
        ),
      ),
    )
    expect(wrong).toEqual([])
  })
})

const keyOf = ({ rule, grade, subjectId, message, claim, evidence }: Finding): string =>
  JSON.stringify([rule, grade, subjectId, message, claim, evidence])
const keysOf = (one: Case, report: Report): string[] => findingsOf({ ...one, report }).map(keyOf)

function shuffled(accounts: readonly Account[], seed: number): Account[] {
  const chance = chances(seed)
  const left = [...accounts]
  return accounts.flatMap(() => left.splice(between(chance, 0, left.length - 1), 1))
}

/** Of the whole reports alone: the others have two neighbours already. */
const WHOLE = ALL_CASES.filter(({ about }) => about === undefined)

describe('the company an entry keeps', () => {
  it.each(everyOf(16, WHOLE, 2))('$id: an unrelated lawful account changes no finding', (one) => {
    const { accounts, reportDate } = one.report
    const newest = addMonths(monthOf(reportDate ?? ''), -1)
    const [, , neighbour] = NEIGHBOURS
    if (neighbour === undefined) throw new Error('no neighbour')
    const unrelated = {
      ...neighbour({ layout: one.layout, number: 40, newest }),
      id: 'unrelated',
      creditorName: 'FAR AWAY HOME LOANS',
      accountNumber: 'XXXXXXXX6161',
    }
    // That another bureau does not list it is true, and told of itself alone.
    const isItsOwn = ({ rule, subjectId }: Finding): boolean => rule === 'positive_account_missing' && subjectId === 'unrelated'
    const keysWith = (all: readonly Account[]): string[] =>
      findingsOf({ ...one, report: { ...one.report, accounts: all } })
        .filter((finding) => !isItsOwn(finding))
        .map(keyOf)
    const before = keysOf(one, one.report)
    expect(keysWith([...accounts, unrelated])).toEqual(before)
    expect(keysWith([unrelated, ...accounts])).toEqual(before)
  })

  it.each(everyOf(16, WHOLE, 3))('$id: the order of the accounts changes nothing but the order', (one) => {
    const before = keysOf(one, one.report).toSorted()
    const { accounts } = one.report
    expect(keysOf(one, { ...one.report, accounts: accounts.toReversed() }).toSorted()).toEqual(before)
    for (const seed of [1, 2, 3])
      expect(keysOf(one, { ...one.report, accounts: shuffled(accounts, seed) }).toSorted()).toEqual(before)
  })
})
