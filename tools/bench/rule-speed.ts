import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { auditReport } from '#engine/audit/audit-report.ts'
import { makeAccounts } from '#engine/practice/accounts.ts'
import { seeded } from '#engine/practice/seed.ts'
import type { Account } from '#engine/report/account.ts'
import type { Report } from '#engine/report/report.ts'
import { makeAccount, makeReport } from '#engine/testing/make.ts'
import { BUREAUS, type Bureau } from '#engine/words/bureau.ts'
import { best, median, type Measured, timesOf } from '#tools/bench/measured.ts'

const ACCOUNTS = 150
const WARM = 10
const RUNS = 51
const MOST_MS = 50

/** Every rule over accounts with their payment grids, at one bureau and at three, in this thread. */
export async function benchRules(): Promise<Measured[]> {
  return [await atOneBureau(), await atThreeBureaus(), ...inGreatNumber()]
}

async function atOneBureau(): Promise<Measured> {
  const [report] = reportsOf(ACCOUNTS)
  const times = await timesOf(() => judge([asNew(report)]), { warm: WARM, times: RUNS })
  return row(`All rules over ${ACCOUNTS} accounts, ${monthsOf([report])} payment months`, times)
}

async function atThreeBureaus(): Promise<Measured> {
  const reports = reportsOf(ACCOUNTS)
  const times = await timesOf(() => judge(reports.map(asNew)), { warm: WARM, times: RUNS })
  return row(`The same at three bureaus, each report judged beside the other two, ${monthsOf(reports)} payment months`, times)
}

const row = (what: string, times: readonly number[]): Measured => ({
  what: `${what} (median of ${times.length})`,
  ours: `${median(times).toFixed(1)} ms`,
  reference: 'none',
  ratio: `best ${best(times).toFixed(1)} ms`,
  aim: `under ${MOST_MS} ms`,
  isMet: median(times) < MOST_MS,
})

const NUMBERS = [1000, 3000, 10_000] as const
const FEW_RUNS = 3
/** Judged in each run, whatever number a member has: each number warms the compiler and fills the memory alike. */
const IN_TOTAL = 30_000
/** What an entry may take among many, of what it takes among few. */
const MOST_GROWTH = 1.3

/** The time must grow with the accounts, not with their pairs: what one of them takes stays the same. */
function inGreatNumber(): Measured[] {
  const rows: Measured[] = []
  let first: number | null = null
  for (const number of NUMBERS) {
    const each = timeOfEntry(number)
    first ??= each
    rows.push({
      what: `All rules over ${number.toLocaleString('en-US')} accounts at three bureaus (best of ${FEW_RUNS}, ${IN_TOTAL.toLocaleString('en-US')} accounts each)`,
      ours: `${((each * number * BUREAUS.length) / 1000).toFixed(0)} ms, ${each.toFixed(1)} µs an entry`,
      reference: `${first.toFixed(1)} µs an entry of ${NUMBERS[0].toLocaleString('en-US')} accounts`,
      ratio: (each / first).toFixed(2),
      aim: `linear: at most ${MOST_GROWTH}`,
      isMet: each / first <= MOST_GROWTH,
    })
  }
  return rows
}

/** Microseconds. The rubbish of one run is swept before the next, outside the time. */
function timeOfEntry(number: number): number {
  const reports = reportsOf(number)
  const rounds = Math.ceil(IN_TOTAL / number)
  let least = Number.POSITIVE_INFINITY
  for (let run = -1; run < FEW_RUNS; run += 1) {
    let taken = 0
    for (let round = 0; round < rounds; round += 1) {
      const anew = reports.map(asNew)
      sweep()
      const begun = performance.now()
      judge(anew)
      taken += performance.now() - begun
    }
    if (run >= 0) least = Math.min(least, taken)
  }
  return (least * 1000) / (rounds * number * BUREAUS.length)
}

/** Sweeps the heap now. */
function sweep(): void {
  setFlagsFromString('--expose-gc')
  const run: unknown = runInNewContext('gc')
  if (typeof run !== 'function') throw new Error('this V8 sweeps when it is asked to')
  run()
}

/** Each report with the others next to it, as they are judged when all three are kept. */
function judge(reports: readonly Report[]): void {
  for (const report of reports) {
    const others = reports.filter((other) => other !== report)
    auditReport(report, { earlier: [], others: others.map((other) => ({ report: other, isOfSameFile: false })) })
  }
}

/** Never judged before: the rules take the texts of an account apart once and remember them. */
const asNew = (report: Report): Report => ({ ...report, accounts: report.accounts.map((account) => ({ ...account })) })

const monthsOf = (reports: readonly Report[]): number =>
  reports.flatMap(({ accounts }) => accounts).reduce((sum, { paymentHistory }) => sum + paymentHistory.length, 0)

/** The same accounts at three bureaus; each bureau lacks some and has another balance of some. */
function reportsOf(count: number): readonly [Report, Report, Report] {
  const times = { today: '2026-11-10', newest: '2026-10' }
  const made = makeAccounts(seeded('rules bench'), { reportDate: times.today, ...times }, count)
  const at = (bureau: Bureau): Report => {
    const accounts = made.flatMap((account, index): Account[] => {
      const turn = index + BUREAUS.indexOf(bureau)
      if (turn % 20 === 19) return []
      const currentBalance =
        turn % 10 === 9 && account.currentBalance !== null ? account.currentBalance + 75_00 : account.currentBalance
      return [makeAccount({ ...account, currentBalance, id: `a${index}`, printsDofd: true, lateCounts: null })]
    })
    return makeReport({ id: bureau, bureau, format: 'bench', reportDate: times.today, accounts })
  }
  return [at('equifax'), at('experian'), at('transunion')]
}
