import { isThreeBureauPage } from '#engine/audit/entry-kinds.ts'
import type { Hit, Surroundings, AccountRule } from '#engine/audit/rule.ts'
import { mentions, saysInStatus } from '#engine/audit/statements.ts'
import type { Account } from '#engine/report/account.ts'
import { writeDay } from '#engine/values/day.ts'

export const rule: AccountRule = {
  id: 'open_with_close_date',
  about: 'account',
  grade: 'note',
  title: 'Open, yet a closing date',
  needs: ['status', 'dateClosed'],
  citations: ['fcra_1681e_b'],
  ask: 'Nothing to dispute unless you closed it: then ask that the status says closed.',
  target: 'bureau',
  mayBackfire: 'The account could then show as closed.',
  exonerations: [
    'A closed line on which something is still owed is reported as open.',
    'The line is frozen or suspended.',
    'Three-bureau pages: their "Account Status" is the condition of the account.',
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
    message: `The account is called open, but a closing date is printed: ${writeDay(dateClosed)}.`,
    claim: `This account is reported as open, but with ${writeDay(dateClosed)} as the date closed. Please correct the one that is wrong.`,
    fields: ['dateClosed', status?.key ?? 'status'],
  }
}
