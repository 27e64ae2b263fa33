import { type At, readAccountDetails } from '#engine/reading/layouts/transunion-web-print/account-details.ts'
import type { AccountBlock } from '#engine/reading/layouts/transunion-web-print/blocks.ts'
import { totalMonths } from '#engine/reading/layouts/transunion-web-print/payment-history.ts'
import type { Account } from '#engine/report/account.ts'

/** The accounts in the order of the print, and what their grids say of their own length. */
export function readAccounts(
  blocks: readonly AccountBlock[],
  from: Omit<At, 'id'>,
): { accounts: Account[]; printedMonths: number | null; readMonths: number } {
  const read = blocks.map((block, index) => readAccountDetails(block, { id: `a${index + 1}`, ...from }))
  const counted = blocks.flatMap((block, index) => {
    const printed = totalMonths(block.history)
    return printed === null ? [] : [{ printed, read: read[index]?.months ?? 0 }]
  })
  return {
    accounts: read.map(({ account }) => account),
    printedMonths: counted.length === 0 ? null : counted.reduce((sum, { printed }) => sum + printed, 0),
    readMonths: counted.reduce((sum, one) => sum + one.read, 0),
  }
}
