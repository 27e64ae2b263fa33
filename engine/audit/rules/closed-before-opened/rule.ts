import { hasDatesOfAnOwner } from '#engine/audit/entry-kinds.ts'
import type { Hit, AccountRule } from '#engine/audit/rule.ts'
import type { Account } from '#engine/report/account.ts'
import { isSurelyBefore, type PartialDay, writeDay } from '#engine/values/day.ts'

export const rule: AccountRule = {
  id: 'closed_before_opened',
  about: 'account',
  grade: 'impossible',
  title: 'Closed before it was opened',
  needs: ['dateClosed', 'dateOpened'],
  citations: ['fcra_1681e_b', 'fcra_1681i_a_5'],
  ask: 'Please correct these dates.',
  target: 'bureau',
  exonerations: [
    "A collector or a company that took over the account may show its own opening date next to the first owner's closing date.",
    'The account was renumbered, merged or moved to a new servicer, and the new number has a later opening date.',
    'A landlord opened the account after the lease ended, for what was still owed.',
  ],
  check,
}

function check(account: Account): Hit | null {
  const { dateClosed, dateOpened } = account
  if (dateClosed === null || dateOpened === null || !isSurelyBefore(dateClosed, dateOpened)) return null
  if (isMonthWithFirst(dateClosed, dateOpened)) return null
  if (hasDatesOfAnOwner(account)) return null
  return {
    message: `The date closed (${writeDay(dateClosed)}) is earlier than the date opened (${writeDay(dateOpened)}).`,
    claim: `This account is reported as opened ${writeDay(dateOpened)} and closed ${writeDay(dateClosed)}. No account closes before it opens.`,
    fields: ['dateClosed', 'dateOpened'],
  }
}

/** Where only the month is known, some files write its first day: within one month that proves nothing. */
const isMonthWithFirst = (closed: PartialDay, opened: PartialDay): boolean =>
  closed.endsWith('-01') && closed.slice(0, 7) === opened.slice(0, 7)
