import { expect, it } from 'vitest'
import { auditReport } from '#engine/audit/audit-report.ts'
import { makeAccounts } from '#engine/practice/accounts.ts'
import { seeded } from '#engine/practice/seed.ts'
import type { Account } from '#engine/report/account.ts'
import type { Report } from '#engine/report/report.ts'
import { largeReport } from '#engine/testing/large-report.ts'
import { makeAccount, makeReport } from '#engine/testing/make.ts'
import { BUREAUS } from '#engine/words/bureau.ts'

/** Speed itself is measured by `tools/bench/rule-speed.ts`; here only that a report of the whole size is judged. */
it('judges 150 accounts with grids of 84 months', () => {
  const report = largeReport()
  expect(report.accounts).toHaveLength(150)
  expect(new Set(report.accounts.map(({ paymentHistory }) => paymentHistory.length))).toEqual(new Set([84]))
  const judged = new Set(auditReport(report).map(({ subjectId }) => subjectId))
  expect(judged.size).toBeGreaterThan(100)
})

/** How often the facts of an account are looked at while its report is judged next to two others and an earlier one. */
function looksAnAccount(count: number): number {
  let looks = 0
  const watched = (account: Account): Account =>
    new Proxy(account, {
      get: (own, field, receiver) => {
        looks += 1
        const value: unknown = Reflect.get(own, field, receiver)
        return value
      },
    })
  const newest = { reportDate: '2026-11-10', newest: '2026-10' }
  const accounts = makeAccounts(seeded('looks'), newest, count).map((account, index) =>
    makeAccount({ ...account, id: `a${index}`, printsDofd: true, lateCounts: null }),
  )
  const at = (given: Partial<Report>): Report =>
    makeReport({ reportDate: newest.reportDate, ...given, accounts: accounts.map((account) => watched({ ...account })) })
  const [report, ...others] = BUREAUS.map((bureau) => at({ id: bureau, bureau }))
  if (report === undefined) throw new Error('there are three bureaus')
  const earlier = [at({ id: 'earlier', bureau: report.bureau, reportDate: '2025-11-10' })]
  auditReport(report, { earlier, others: others.map((other) => ({ report: other, isOfSameFile: false })) })
  return looks / count
}

it('looks at each account as often, however many there are: the work grows with the accounts, not with their pairs', () => {
  const [few, many] = [looksAnAccount(100), looksAnAccount(800)]
  expect(few).toBeGreaterThan(50)
  expect(many).toBeLessThan(few * 1.15)
})
