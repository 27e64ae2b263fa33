import { chargedOffOrCollected } from '#engine/audit/entry-words.ts'
import { markKey, marksOf, writeMarks } from '#engine/audit/history.ts'
import { mentions, plainWords, says } from '#engine/audit/statements.ts'
import type { Account } from '#engine/report/account.ts'

/** A default as an entry shows it. */
interface ShownDefault {
  /** As a sentence names it. */
  readonly words: string
  /** Evidence keys, never empty. */
  readonly fields: readonly string[]
}

/** The default that the status, a remark or the payment history of an education loan shows; null where none does. */
export function shownDefault(account: Account): ShownDefault | null {
  const said = [chargedOffOrCollected(account)?.place, says(account, 'defaulted')?.key].filter((place) => place !== undefined)
  const marks = marksOf(account).filter(({ code }) => code === 'charge_off' || code === 'collection')
  if (said.length + marks.length === 0) return null
  return {
    words: [
      ...(said.length === 0 ? [] : ['the status or a remark of a default']),
      ...(marks.length === 0 ? [] : [writeMarks(marks)]),
    ].join(', and '),
    fields: [...new Set(said), ...marks.map(markKey)],
  }
}

/** Paid off by another loan, which is no rehabilitation. */
export function isConsolidated(account: Account): boolean {
  const types = plainWords(`${account.creditorName} | ${account.accountTypeText ?? ''} | ${account.loanType ?? ''}`)
  return says(account, 'refinanced') !== null || mentions(account, /consolidat|refinanc/) || /consolidat/.test(types)
}
