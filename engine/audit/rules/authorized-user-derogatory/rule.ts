import { isAuthorizedUser } from '#engine/audit/entry-kinds.ts'
import { chargedOffAndCo, isDischarged, isIncluded, isLateNow, KIND_IN_WORDS } from '#engine/audit/entry-words.ts'
import type { AccountRule, Hit } from '#engine/audit/rule.ts'
import type { Account } from '#engine/report/account.ts'

export const rule: AccountRule = {
  id: 'authorized_user_derogatory',
  about: 'account',
  grade: 'policy',
  title: "Somebody else's negative account",
  needs: ['responsibility'],
  citations: ['policy_authorized_user'],
  ask: 'Please remove this account from my report.',
  target: 'furnisher',
  exonerations: [
    'The law itself allows the entry; lenders and bureaus take authorized users off by their own practice.',
    'You are more than an authorized user: a joint holder, the borrower or a co-signer.',
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
  const practice = 'To take an authorized user off such an account on request is a practice of the industry and not a law'
  return {
    message: `You are only an authorized user of this account, which is ${state}. ${practice}.`,
    claim: `I am only an authorized user of this account, which is ${state}. I owe nothing on it. Bureaus and lenders take authorized users off such accounts on request.`,
    fields: [place, 'responsibility'],
  }
}
