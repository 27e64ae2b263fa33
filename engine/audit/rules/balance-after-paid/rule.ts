import { quotePrinted } from '#engine/audit/quote-printed.ts'
import { isCurrent, isOpen, isPaid } from '#engine/audit/entry-words.ts'
import type { Hit, AccountRule } from '#engine/audit/rule.ts'
import { says } from '#engine/audit/statements.ts'
import type { Account } from '#engine/report/account.ts'
import { isSurelyBefore } from '#engine/values/day.ts'
import { writeMoney } from '#engine/values/money.ts'

export const rule: AccountRule = {
  id: 'balance_after_paid',
  about: 'account',
  grade: 'contradiction',
  title: 'Paid, but shows a balance',
  needs: ['statusText', 'currentBalance'],
  citations: ['fcra_1681e_b', 'fcra_1681i_a_5'],
  ask: 'Please correct the balance to $0.',
  target: 'bureau',
  mayBackfire: 'The company may remove “paid” instead of the balance.',
  exonerations: [
    "It's still being paid under a plan or an agreement.",
    '"Paid or paying as agreed" is a rating. It doesn\'t mean the debt is paid.',
    'The account is closed and still being paid down.',
    'The balance is older than the payment.',
  ],
  check,
}

function check(account: Account): Hit | null {
  const { currentBalance, balanceDate, statusDate } = account
  if (currentBalance === null || currentBalance <= 0) return null
  const place = isPaid(account)
  if (place === null || mayBorrowAgain(account)) return null
  // On an account that goes on, a remark about a settlement tells of the past.
  if (place.startsWith('remarks.') && (isOpen(account) || isCurrent(account) !== null)) return null
  if (balanceDate !== null && statusDate !== null && isSurelyBefore(balanceDate, statusDate)) return null
  const amount = writeMoney(currentBalance)
  return {
    message: `The account says ${quoted(account, place)}, but shows a balance of ${amount}.`,
    claim: `This account is reported as ${quoted(account, place)}, but still shows a balance of ${amount}. Both cannot be right.`,
    fields: ['currentBalance', place],
    ...(mayBeOpen(account) ? { grade: 'proof' as const } : {}),
  }
}

/** A revolving line that is open may be paid off and used again. */
function mayBorrowAgain(account: Account): boolean {
  return mayBeLine(account) && isOpen(account) && says(account, 'zero_balance', 'settled') === null
}

/** Nothing says whether the line is open. */
const mayBeOpen = (account: Account): boolean =>
  mayBeLine(account) && account.status === null && account.dateClosed === null && says(account, 'closed') === null

const mayBeLine = ({ accountType }: Account): boolean => accountType === 'revolving' || accountType === null

function quoted(account: Account, place: string): string {
  const text = place === 'statusText' ? account.statusText : account.remarks[Number(place.split('.')[1])]
  return text === null || text === undefined ? 'paid' : quotePrinted(text)
}
