import { compactDay } from '#engine/reading/values/compact-values.ts'
import { type DataFacts, inTable } from '#engine/reading/listing/data-facts.ts'
import { type DataNode, partAt, partOf } from '#engine/reading/listing/data-tree.ts'
import { MONTHS } from '#engine/reading/layouts/experian-credit-profile/words.ts'
import { isUnknownSign, patternSigns } from '#engine/reading/values/pattern-signs.ts'
import type { Account, HistoryMonth } from '#engine/report/account.ts'
import { addMonths, monthOf } from '#engine/values/day.ts'
import type { HistoryCode } from '#engine/words/history-code.ts'

type Kind = Pick<Account, 'accountType' | 'paymentStatus'>

/** `9` is a collection, a charge-off or a bankruptcy: the account's type says which, else its own status, else nothing does. */
function codeOfNine({ accountType, paymentStatus }: Kind): HistoryCode | null {
  if (accountType === 'collection' || paymentStatus === 'in_collections') return 'collection'
  return paymentStatus === 'charge_off' || paymentStatus === 'bankruptcy' ? paymentStatus : null
}

/**
 * A character a month, newest first, beginning with the month of the balance date; without that day no month can be told.
 * The longer of the two patterns, of 84 months, goes before the other.
 */
export function readMonths(trade: DataNode, facts: DataFacts, kind: Kind): HistoryMonth[] {
  const balanceDay = compactDay(partOf(trade, 'balanceDate')?.text ?? '')
  const patterns = [partAt(trade, 'enhancedPaymentData/enhancedPaymentHistory84'), partOf(trade, 'paymentHistory')]
  const pattern = patterns.find((node) => (node?.text ?? '') !== '')
  if (balanceDay === null || balanceDay.length < 7 || !pattern) return []
  return [...patternSigns(pattern.text)].flatMap((char, index) => {
    const code = char === '9' ? codeOfNine(kind) : inTable(MONTHS, char)
    const month = addMonths(monthOf(balanceDay), -index)
    if (code === null) {
      if (isUnknownSign(char)) facts.askMonth(pattern, month)
      return []
    }
    facts.note(pattern, [`paymentHistory.${month}`])
    return [{ month, code }]
  })
}
