import { describe, expect, it } from 'vitest'
import { analyseCredit } from '#engine/analysis/analyse-credit.ts'
import { type CreditFile, entryKey } from '#engine/analysis/credit-file.ts'
import { keyOfFinding } from '#engine/analysis/doubtful-entries.ts'
import { auditReport } from '#engine/audit/audit-report.ts'
import { type Finding, isFavorable } from '#engine/audit/finding.ts'
import { negativeItems } from '#engine/audit/negative-items.ts'
import { ALL_CASES } from '#engine/cases/all-cases.ts'
import type { Case } from '#engine/cases/case.ts'
import { makePlan } from '#engine/plan/make-plan.ts'
import type { Account } from '#engine/report/account.ts'
import type { Report } from '#engine/report/report.ts'
import { usableFindings } from '#engine/strategy/grounds.ts'
import { planDisputes } from '#engine/strategy/plan-disputes.ts'
import { makeAccount, makeReport } from '#engine/testing/make.ts'
import type { Bureau } from '#engine/words/bureau.ts'
import { GRADES } from '#engine/words/grade.ts'
import { everyOf } from '#tools/corpus/corpus-size.ts'

const TODAY = '2025-02-01'

function fileOf(reports: readonly Report[], known: Partial<Case> = {}): CreditFile {
  const others = (report: Report) => reports.filter((one) => one !== report).map((one) => ({ report: one, isOfSameFile: false }))
  return {
    reports,
    findings: reports.flatMap((report, at) =>
      auditReport(report, {
        earlier: at === 0 ? (known.earlier ?? []) : [],
        others: at === 0 && known.others ? known.others : others(report),
        ...(known.confirmed && at === 0 && { confirmed: known.confirmed }),
        ...(known.disputes && at === 0 && { disputes: known.disputes }),
      }),
    ),
    negativeItems: reports.flatMap((report) => negativeItems(report)),
    disputes: [],
    today: TODAY,
  }
}

const caseFile = (one: Case): CreditFile => fileOf([one.report, ...one.others.map(({ report }) => report)], one)

/** The keys of all entries that any advice says to dispute or to ask about, with who says it. */
function advisedIn(file: CreditFile): readonly { readonly by: string; readonly key: string }[] {
  const strategy = planDisputes(file).disputes.map(({ entry }) => ({ by: 'strategy', key: entryKey(entry) }))
  const plan = makePlan(file)
    .actions.filter(({ title }) => /^(?:Dispute|Ask \w+ to verify)/.test(title))
    .flatMap(({ evidence }) => evidence.map((entry) => ({ by: 'plan', key: entryKey(entry) })))
  const analysis = analyseCredit(file)
    .recommendations.filter(({ action }) => /^(?:Dispute|Ask \w+ to verify)/.test(action))
    .flatMap(({ entries }) => entries.map((entry) => ({ by: 'analysis', key: entryKey(entry) })))
  return [...strategy, ...plan, ...analysis]
}

const TRIED = everyOf(
  4,
  ALL_CASES.filter(({ expects }) => expects.length > 0),
)

describe.each(TRIED.map((one) => [one.id, one] as const))('%s', (_id, one) => {
  const file = caseFile(one)
  const about = Map.groupBy(file.findings, keyOfFinding)

  it('no advice is against an entry that nothing speaks against, nor against the better of two values', () => {
    for (const { by, key } of advisedIn(file)) {
      const usable = usableFindings(about.get(key) ?? [])
      expect(usable.length, `${by}: ${key}`).toBeGreaterThan(0)
      expect(usable.some(isFavorable)).toBe(false)
    }
  })

  it('proof comes first, the strongest of it first', () => {
    const grades = planDisputes(file).disputes.map(({ entry }) =>
      GRADES.indexOf(usableFindings(about.get(entryKey(entry)) ?? [])[0]?.grade ?? 'note'),
    )
    const now = planDisputes(file).disputes.flatMap(({ turn }, at) => (turn === 'now' ? [grades[at] ?? 0] : []))
    expect(now).toEqual(now.toSorted((a, b) => a - b))
  })
})

describe('three bureaus of one account', () => {
  const card = (bureau: Bureau, more: Partial<Account>): Report =>
    makeReport({
      id: bureau,
      bureau,
      reportDate: '2025-01-20',
      accounts: [
        makeAccount({
          id: 'card',
          creditorName: 'HARBOR CARD',
          accountNumber: '4417XXXX1234',
          accountType: 'revolving',
          status: 'open',
          paymentStatus: 'current',
          dateOpened: '2018-02-03',
          currentBalance: 100_00,
          creditLimit: 1_000_00,
          highBalance: 2_345_00,
          dateReported: '2025-01-10',
          balanceDate: '2025-01-10',
          ...more,
        }),
      ],
    })
  const file = (limits: Readonly<Record<Bureau, number>>) =>
    fileOf([
      card('equifax', { creditLimit: limits.equifax }),
      card('experian', { creditLimit: limits.experian }),
      card('transunion', { creditLimit: limits.transunion }),
    ])
  const bureausOf = (given: CreditFile) => planDisputes(given).disputes.map(({ entry }) => entry.bureau)

  it.each(['equifax', 'experian', 'transunion'] as const)('only %s is asked, which alone has the lower limit', (bureau) => {
    const given = file({ equifax: 5_000_00, experian: 5_000_00, transunion: 5_000_00, [bureau]: 1_000_00 })
    expect(bureausOf(given)).toEqual([bureau])
  })

  it('two that agree on the lower limit come after one that is alone, and it says that they agree', () => {
    const two = file({ equifax: 1_000_00, experian: 5_000_00, transunion: 1_000_00 })
    const alone = card('equifax', {})
    const third = makeAccount({ ...alone.accounts[0], id: 'other', creditorName: 'ELM CARD', accountNumber: '5500XXXX9876' })
    const withThird = fileOf(
      two.reports.map((report) => ({
        ...report,
        accounts: [...report.accounts, { ...third, creditLimit: report.bureau === 'equifax' ? 1_000_00 : 3_000_00 }],
      })),
    )
    const { disputes } = planDisputes(withThird)
    expect(disputes.map(({ entry }) => [entry.creditorName, entry.bureau])).toEqual([
      ['ELM CARD', 'equifax'],
      ['HARBOR CARD', 'equifax'],
      ['HARBOR CARD', 'transunion'],
    ])
    expect(disputes.map(({ why }) => /reports the same/.test(why))).toEqual([false, true, true])
    expect(bureausOf(two)).not.toContain('experian')
  })

  it('says what a correction may cost before anything is written, in strategy, plan and analysis', () => {
    const given = file({ equifax: 1_000_00, experian: 5_000_00, transunion: 5_000_00 })
    const risk = 'Before you write: The company may lower the higher limit at the other bureau instead.'
    const [dispute] = planDisputes(given).disputes
    const [action] = makePlan(given).actions
    const [advice] = analyseCredit(given).recommendations
    expect(dispute?.why).toContain(risk)
    const steps = action?.steps ?? []
    expect(steps.indexOf(risk)).toBeGreaterThan(-1)
    expect(steps.indexOf(risk)).toBeLessThan(steps.findIndex((step) => step.startsWith('File the dispute')))
    expect(advice?.description).toContain(risk)
  })
})

/** What the tests above rest on: a finding of the better side is really there to be left out. */
it('the better side has its finding, which no advice takes up', () => {
  const favorable = TRIED.flatMap((one) => caseFile(one).findings).filter((one: Finding) => isFavorable(one))
  expect(favorable.length).toBeGreaterThan(0)
})
