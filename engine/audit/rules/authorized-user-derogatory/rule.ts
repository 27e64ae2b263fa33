import { isAuthorizedUser } from '#engine/audit/entry-kinds.ts'
import { chargedOffAndCo, isDischarged, isIncluded, isLateNow, KIND_IN_WORDS } from '#engine/audit/entry-words.ts'
import type { AccountRule, Hit } from '#engine/audit/rule.ts'
import type { Account } from '#engine/report/account.ts'

export const rule: AccountRule = {
  id: 'authorized_user_derogatory',
  about: 'account',
  grade: 'policy',
  title: "Someone else's negative account",
  needs: ['responsibility'],
  citations: ['policy_authorized_user'],
  ask: 'Please remove this account from my report.',
  target: 'furnisher',
  exonerations: [
    'The law allows it. Lenders and bureaus remove authorized users as their own practice.',
    "You're more than an authorized user: a joint owner, the borrower or a co-signer.",
  ],
  check,
}

function check(account: Account): Hit | null {
  if (!isAuthorizedUser(account)) return null
  const lost = chargedOffAndCo(account)
  const ofCase = isIncluded(account) ?? isDischarged(account)
  const place = lost?.place ?? ofCase ?? isLateNow(account)
  if (place === null) return null
  const state = lost !== null ? KIND_IN_WORDS[lost.kind] : ofCase !== null ? 'in a bankruptcy' : 'late'
  const practice = 'Removing an authorized user from this kind of account on request is an industry practice, not a law'
  return {
    message: `You're only an authorized user on this account, which is ${state}. ${practice}.`,
    claim: `I am only an authorized user of this account, which is ${state}. I owe nothing on it. Bureaus and lenders take authorized users off such accounts on request.`,
    fields: [place, 'responsibility'],
  }
}
