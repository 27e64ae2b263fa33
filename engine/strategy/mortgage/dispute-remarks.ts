import { accountEntry, type Entry } from '#engine/analysis/entry.ts'
import { type EntryDispute, entryKey } from '#engine/analysis/credit-file.ts'
import { saysInRemark } from '#engine/audit/statements.ts'
import { FHA_DISPUTED } from '#engine/law/lender-rules.ts'
import { disputeRemark } from '#engine/letters/further/remark-removal.ts'
import { COMPLIANCE } from '#engine/reading/values/metro2-words.ts'
import type { Account } from '#engine/report/account.ts'
import type { Report } from '#engine/report/report.ts'
import { mortgageWeight, type MortgageWeight } from '#engine/strategy/mortgage/weighs-on-mortgage.ts'
import type { Day } from '#engine/values/day.ts'
import type { Cents } from '#engine/values/money.ts'
import { ENDED_STATUSES } from '#engine/words/dispute-status.ts'

/** A dispute remark that a report prints on an account. */
export interface RemarkOnFile {
  readonly entry: Entry
  readonly accountNumber: string | null
  /** As printed. */
  readonly remark: string
  /** Whether it says that a dispute is open, or that one is over. */
  readonly isOpen: boolean
  /** The compliance condition code behind such words; where the report prints words alone, our reading of them. */
  readonly code: string
  readonly weight: MortgageWeight
  readonly balance: Cents | null
  /** Whether the letter that asks to take it off can be written now. */
  readonly canBeRemoved: boolean
  readonly why: string
}

/** The remarks of the file, in the order of the reports. */
export function remarksOnFile(
  reports: readonly Report[],
  { disputes, today }: { disputes: readonly EntryDispute[]; today: Day },
): readonly RemarkOnFile[] {
  const open = new Set(disputes.filter(({ status }) => !ENDED_STATUSES.includes(status)).map(entryKey))
  return reports.flatMap((report) =>
    report.accounts.flatMap((account) => {
      const remark = disputeRemark({ kind: 'account', account })
      if (remark === null) return []
      const said = saysInRemark(account, 'disputed') ?? saysInRemark(account, 'dispute_over')
      const entry = accountEntry(report, account, said === null ? [] : [said.key])
      return [remarkOf({ account, entry, remark }, { hasOpenDispute: open.has(entryKey(entry)), today })]
    }),
  )
}

function remarkOf(
  { account, entry, remark }: { account: Account; entry: Entry; remark: string },
  { hasOpenDispute, today }: { hasOpenDispute: boolean; today: Day },
): RemarkOnFile {
  const isOpen = saysInRemark(account, 'disputed') !== null
  return {
    entry,
    accountNumber: account.accountNumber,
    remark,
    isOpen,
    code: codeOf(remark, isOpen),
    weight: mortgageWeight(account, today),
    balance: account.currentBalance,
    canBeRemoved: !hasOpenDispute,
    why: hasOpenDispute
      ? 'Your dispute about it is still open, so the remark is right. Record its answer first.'
      : 'If you no longer dispute the account, the letter asks the company to remove the remark. If you still think the account is wrong, leave it.',
  }
}

/** By its very words where the report was data; else by what they mean. */
function codeOf(remark: string, isOpen: boolean): string {
  const exact = Object.entries(COMPLIANCE).find(([, words]) => words.toLowerCase() === remark.trim().toLowerCase())
  if (exact !== undefined) return exact[0]
  const isBilling = /billing/i.test(remark)
  if (isOpen) return isBilling ? 'XF' : 'XB'
  if (!/disagree/i.test(remark)) return 'XH'
  return isBilling ? 'XG' : 'XC'
}

/** What the FHA's rule would count of one report: the balances of counted accounts under an open dispute remark. */
export interface CountedByFha {
  readonly total: Cents
  /** Accounts whose balance no page prints. */
  readonly withoutBalance: number
  readonly reaches: boolean
}

export function countedByFha(remarks: readonly RemarkOnFile[]): CountedByFha {
  const counted = remarks.filter(({ isOpen, weight }) => isOpen && weight === 'counted')
  const perReport = [...Map.groupBy(counted, ({ entry }) => entry.reportId).values()].map((of) => ({
    total: of.reduce((sum, { balance }) => sum + (balance ?? 0), 0),
    withoutBalance: of.filter(({ balance }) => balance === null).length,
  }))
  // The same account may be on three reports, so the reports are not added up: the fullest one tells.
  const [most = { total: 0, withoutBalance: 0 }] = perReport.toSorted((a, b) => b.total - a.total)
  return { ...most, reaches: most.total >= FHA_DISPUTED.total }
}
