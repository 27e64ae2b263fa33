import { isThreeBureauPage } from '#engine/audit/entry-kinds.ts'
import type { Hit, Surroundings, AccountRule } from '#engine/audit/rule.ts'
import { mentions, saysInStatus } from '#engine/audit/statements.ts'
import type { Account } from '#engine/report/account.ts'
import { writeDay } from '#engine/values/day.ts'

export const rule: AccountRule = {
  id: 'open_with_close_date',
  about: 'account',
  grade: 'note',
  title: 'Open, but has a closing date',
  needs: ['status', 'dateClosed'],
  citations: ['fcra_1681e_b'],
  ask: 'Nothing to dispute unless you closed it. If you did, ask for the status to say closed.',
  target: 'bureau',
  mayBackfire: 'The account could then show as closed.',
  exonerations: [
    'A closed credit line with a balance is reported as open.',
    'The line is frozen or suspended.',
    'On a three-bureau report, "Account Status" means the condition of the account.',
  ],
  check,
}

function check(account: Account, { report }: Surroundings): Hit | null {
  const { dateClosed, currentBalance } = account
  if (dateClosed === null || currentBalance !== 0 || isThreeBureauPage(report)) return null
  const status = saysInStatus(account, 'open')
  if (account.status !== 'open' && status === null) return null
  if (mentions(account, /frozen|suspend|no longer available|line reduced|lost or stolen/)) return null
  return {
    message: `The report calls the account open, but shows a closing date: ${writeDay(dateClosed)}.`,
    claim: `This account is reported as open, but with ${writeDay(dateClosed)} as the date closed. Please correct the one that is wrong.`,
    fields: ['dateClosed', status?.key ?? 'status'],
  }
}
