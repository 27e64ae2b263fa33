import type { CreditFile, EntryDispute } from '#engine/analysis/credit-file.ts'
import { doubtfulEntries } from '#engine/analysis/doubtful-entries.ts'
import { auditReport } from '#engine/audit/audit-report.ts'
import { negativeItems } from '#engine/audit/negative-items.ts'
import { ALL_CASES } from '#engine/cases/all-cases.ts'
import type { Report } from '#engine/report/report.ts'
import { BUREAUS } from '#engine/words/bureau.ts'
import type { DisputeStatus } from '#engine/words/dispute-status.ts'

const STATUSES: readonly (DisputeStatus | null)[] = [null, null, 'pending', 'in_progress', 'rejected', 'resolved']

/** The same numbers for the same seed, from 0 to 1. */
function numbers(seed: number): () => number {
  let state = seed * 2_654_435_761 + 1
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** A member's file made of a few cases of the rules, lawful ones and errors, some of them disputed. */
export function randomFile(seed: number): CreditFile {
  const next = numbers(seed)
  const pick = <T>(all: readonly T[]): T | undefined => all[Math.floor(next() * all.length)]
  const cases = Array.from({ length: 1 + Math.floor(next() * 4) }, () => pick(ALL_CASES)).flatMap((one) => one ?? [])
  const given = cases.flatMap((one, at) =>
    [one.report, ...one.others.map(({ report }) => report)].map((report) => inPlace(report, `c${at}`)),
  )
  const reports = BUREAUS.flatMap((bureau) => together(given.filter((report) => report.bureau === bureau)))
  const others = (report: Report) => reports.filter((one) => one !== report).map((one) => ({ report: one, isOfSameFile: false }))
  const file: CreditFile = {
    reports,
    findings: reports.flatMap((report) => auditReport(report, { earlier: [], others: others(report) })),
    negativeItems: reports.flatMap((report) => negativeItems(report)),
    disputes: [],
    today: '2025-02-01',
  }
  const disputes = doubtfulEntries(file).flatMap(({ entry: { reportId, subjectId, bureau } }, at): EntryDispute[] => {
    const status = pick(STATUSES) ?? null
    if (status === null) return []
    const progress = status === 'pending' ? 0 : 25
    const state = {
      status,
      outcome: 'pending',
      isRequest: false,
      progress,
      lettersWaiting: 0,
      targets: [bureau],
      clock: null,
    } as const
    return [{ disputeId: `d${at}`, reportId, subjectId, ...state }]
  })
  return { ...file, disputes }
}

/** Entries of several cases, and of several kinds, keep apart by their ids. */
function inPlace(report: Report, name: string): Report {
  const named =
    (kind: string) =>
    <One extends { readonly id: string }>(one: One): One => ({ ...one, id: `${name}-${kind}-${one.id}` })
  return {
    ...report,
    accounts: report.accounts.map(named('account')),
    inquiries: report.inquiries.map(named('inquiry')),
    publicRecords: report.publicRecords.map(named('record')),
  }
}

/** One report of a bureau that lists all that these list. */
function together(reports: readonly Report[]): readonly Report[] {
  const [first] = reports
  if (first === undefined) return []
  return [
    {
      ...first,
      id: `r-${first.bureau}`,
      accounts: reports.flatMap(({ accounts }) => accounts),
      inquiries: reports.flatMap(({ inquiries }) => inquiries),
      publicRecords: reports.flatMap(({ publicRecords }) => publicRecords),
    },
  ]
}
