import { hasForeignDates } from '#engine/audit/entry-kinds.ts'
import type { Hit, AccountRule } from '#engine/audit/rule.ts'
import type { Account } from '#engine/report/account.ts'
import { isSurelyBefore, writeDay } from '#engine/values/day.ts'

export const rule: AccountRule = {
  id: 'dofd_before_opened',
  about: 'account',
  grade: 'impossible',
  title: 'Delinquent before it was opened',
  needs: ['dateOfFirstDelinquency', 'dateOpened'],
  citations: ['fcra_1681s2_a_5', 'fcra_1681e_b'],
  ask: 'Please correct these dates.',
  target: 'bureau',
  exonerations: [
    "A collector or debt buyer shows its own opening date and the first creditor's delinquency, as it must.",
    'The account was acquired, transferred, consolidated, refinanced or renumbered.',
    'A servicer or guarantor holds it.',
    "You're only an authorized user.",
  ],
  check,
}

function check(account: Account): Hit | null {
  const { dateOfFirstDelinquency: dofd, dateOpened } = account
  if (dofd === null || dateOpened === null) return null
  if (!isSurelyBefore(dofd.slice(0, 7), dateOpened.slice(0, 7)) || hasForeignDates(account)) return null
  return {
    message: `The date of first delinquency (${writeDay(dofd)}) is earlier than the date opened (${writeDay(dateOpened)}).`,
    claim: `This account is reported as opened ${writeDay(dateOpened)} but first delinquent ${writeDay(dofd)}. No account is delinquent before it opens.`,
    fields: ['dateOfFirstDelinquency', 'dateOpened'],
  }
}
