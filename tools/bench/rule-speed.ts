import { auditReport } from '#engine/audit/audit-report.ts'
import type { Account } from '#engine/report/account.ts'
import type { Report } from '#engine/report/report.ts'
import { best, median, type Measured, timesOf } from '#tools/bench/measured.ts'
import { makeAccounts } from '#engine/practice/accounts.ts'
import { seeded } from '#engine/practice/seed.ts'

const ACCOUNTS = 150
const WARM = 10
const RUNS = 51

/** Every rule over 150 accounts with their payment grids, in this thread. */
export async function benchRules(): Promise<Measured[]> {
  const report = bigReport(ACCOUNTS)
  const months = report.accounts.reduce((sum, account) => sum + account.paymentHistory.length, 0)
  // Each run judges accounts that were never judged before: the rules take an account's texts apart once and remember them.
  const fresh = Array.from({ length: WARM + RUNS }, () => structuredClone(report))
  const times = await timesOf(() => auditReport(fresh.pop() ?? report), { warm: WARM, times: RUNS })
  return [
    {
      what: `All rules over ${ACCOUNTS} accounts, ${months} payment months (median of ${RUNS})`,
      ours: `${median(times).toFixed(1)} ms`,
      reference: 'none',
      ratio: `best ${best(times).toFixed(1)} ms`,
      aim: 'under 50 ms',
    },
  ]
}

function bigReport(count: number): Report {
  const times = { today: '2026-11-10', newest: '2026-10' }
  const made = makeAccounts(seeded('rules bench'), { reportDate: times.today, ...times }, count)
  const accounts: Account[] = made.map((account, index) => ({
    ...account,
    id: `a${index}`,
    printsDofd: true,
    lateCounts: null,
    evidence: {},
  }))
  const nobody = {
    name: null,
    alsoKnownAs: [],
    dateOfBirth: null,
    ssnLast4: null,
    addresses: [],
    phones: [],
    employers: [],
    evidence: {},
  }
  return {
    id: 'bench',
    bureau: 'equifax',
    format: 'bench',
    reportDate: '2026-11-10',
    reportNumber: null,
    score: null,
    scoreModel: null,
    personalInfo: nobody,
    accounts,
    inquiries: [],
    publicRecords: [],
    totals: { printed: {}, read: {}, reconciled: null },
  }
}
