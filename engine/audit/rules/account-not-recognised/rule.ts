import { NOTHING_CONFIRMED, type Hit, type Surroundings, type AccountRule } from '#engine/audit/rule.ts'
import { isAuthorizedUser } from '#engine/audit/entry-kinds.ts'
import type { Account } from '#engine/report/account.ts'
import { onDay } from '#engine/values/day.ts'
import { writeMoney } from '#engine/values/money.ts'

export const rule: AccountRule = {
  id: 'account_not_recognised',
  about: 'account',
  grade: 'identity',
  title: 'Not your account, as you say',
  needs: ['creditorName'],
  citations: ['fcra_1681e_b', 'fcra_1681i_a_5'],
  ask: 'Please delete this account from my file, or show me what connects it to me.',
  target: 'bureau',
  exonerations: [
    "It's yours under a name you don't know: the bank behind a store card, a lender that took it over, or a collector.",
    "You're an authorized user or co-signer on it.",
    "You've made payments on it. Someone using your name could have paid too, so payments prove nothing. But be sure before you say it isn't yours.",
  ],
  check,
}

function check(account: Account, { confirmed = NOTHING_CONFIRMED }: Surroundings): Hit | null {
  // They said both, so their own words conflict.
  if (!confirmed.foreignAccounts.includes(account.id) || confirmed.ownAccounts.includes(account.id)) return null
  const paid = paymentOf(account)
  const warning = paid === null ? '' : ` Before you say so in a letter, look at the payments: ${paid.words}.`
  const use = isAuthorizedUser(account) ? ' It lists you as an authorized user, who owes nothing on it.' : ''
  return {
    message: `You said this account isn't yours.${use}${warning}`,
    claim: 'This is not my account.',
    fields: ['creditorName', ...(paid?.fields ?? [])],
  }
}

/** A payment that the entry itself prints. */
function paymentOf(account: Account): { readonly words: string; readonly fields: readonly string[] } | null {
  const { lastPaymentDate, lastPaymentAmount } = account
  const isPaid = lastPaymentAmount !== null && lastPaymentAmount > 0
  if (lastPaymentDate === null && !isPaid) return null
  const amount = isPaid ? ` of ${writeMoney(lastPaymentAmount)}` : ''
  const date = lastPaymentDate === null ? '' : ` ${onDay(lastPaymentDate)}`
  return {
    words: `it shows a payment${amount}${date}`,
    fields: [...(lastPaymentDate === null ? [] : ['lastPaymentDate']), ...(isPaid ? ['lastPaymentAmount'] : [])],
  }
}
