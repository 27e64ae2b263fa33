import { mayBlendBureaus } from '#engine/audit/entry-kinds.ts'
import type { AccountRule, Hit, Surroundings } from '#engine/audit/rule.ts'
import type { Account } from '#engine/report/account.ts'

/**
 * What the rule concludes of the account. A reseller may put what several bureaus say into one entry and list it under each:
 * of such an entry a conclusion has to hold whichever of these bureaus a comment came from.
 */
export function checkAccount(rule: AccountRule, account: Account, surroundings: Surroundings): Hit | null {
  const hit = rule.check(account, surroundings)
  if (hit === null || hit.beside !== undefined) return hit
  const remarks = sharersRemarks(account, surroundings)
  if (remarks.length === 0) return hit
  const whole = { ...account, remarks: [...account.remarks, ...remarks] }
  return rule.check(whole, surroundings) === null ? null : hit
}

/** The comments that are on the same entry of the file under another bureau alone. */
function sharersRemarks(account: Account, { report, elsewhere, others = [] }: Surroundings): readonly string[] {
  if (account.fileEntry === null || !mayBlendBureaus(report)) return []
  const fileMates = new Set(others.flatMap((other) => (other.isOfSameFile ? [other.report.id] : [])))
  return elsewhere(account)
    .filter((other) => fileMates.has(other.report.id) && isOneEntry(account, other.account))
    .flatMap((other) => other.account.remarks)
    .filter((remark) => !account.remarks.includes(remark))
}

/** One name on one place of the file: not only two columns of an account that each bureau fills in by itself. */
function isOneEntry(a: Account, b: Account): boolean {
  const [one, other] = [a.evidence['creditorName'], b.evidence['creditorName']]
  const isOnePlace = one?.page === other?.page && one?.box.join() === other?.box.join()
  const [amount, otherAmount] = [a.evidence['currentBalance'], b.evidence['currentBalance']]
  return one !== undefined && isOnePlace && amount?.box.join() === otherAmount?.box.join()
}
