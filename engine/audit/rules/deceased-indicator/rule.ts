import type { Hit, AccountRule } from '#engine/audit/rule.ts'
import { mentions, says } from '#engine/audit/statements.ts'
import type { Account } from '#engine/report/account.ts'

export const rule: AccountRule = {
  id: 'deceased_indicator',
  about: 'account',
  grade: 'contradiction',
  title: 'Reported as deceased',
  needs: ['remarks'],
  citations: ['fcra_1681e_b', 'fcra_1681i_a_5'],
  ask: 'Please remove the report of my death from this account and from my file.',
  target: 'bureau',
  exonerations: [
    "It's about someone else on the account: a joint owner, a co-borrower or the person whose card you use.",
    'You act for someone who has died.',
  ],
  check,
}

function check(account: Account): Hit | null {
  const place = says(account, 'deceased')?.key ?? (account.responsibility === 'deceased' ? 'responsibility' : null)
  if (place === null) return null
  if (mayBeOfAnother(account)) {
    return {
      message: 'This account says that someone on it has died. Only you know who it means.',
      claim: 'This account says that somebody on it has died. Please tell me who that is.',
      ask: 'If it means me, please remove it from this account and from my file.',
      fields: [place, 'responsibility'],
      grade: 'identity',
      isQuestion: true,
    }
  }
  return {
    message: 'This account says you are deceased.',
    claim: 'This account reports me as deceased. I am alive.',
    fields: [place, 'responsibility'],
  }
}

const OTHERS = /joint|co-? ?(?:borrow|sign|maker|own|applicant)|spouse|husband|wife|author|primary|secondary|(?<!real )estate/

/** Whose death it is can be told only on an account of one holder that names nobody else. */
function mayBeOfAnother(account: Account): boolean {
  const isAlone = account.responsibility === 'individual' || account.responsibility === 'deceased'
  return !isAlone || mentions(account, OTHERS)
}
