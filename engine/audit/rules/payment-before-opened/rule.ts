import { fillsBlanksWithZero, hasForeignDates } from '#engine/audit/entry-kinds.ts'
import type { Hit, AccountRule, Surroundings } from '#engine/audit/rule.ts'
import type { Account } from '#engine/report/account.ts'
import { addDays, isDay, isSurelyBefore, type PartialDay, writeDay } from '#engine/values/day.ts'

export const rule: AccountRule = {
  id: 'payment_before_opened',
  about: 'account',
  grade: 'impossible',
  title: 'Paid or used before it was opened',
  needs: ['lastPaymentDate', 'dateOpened'],
  citations: ['fcra_1681e_b', 'fcra_1681i_a_5'],
  ask: 'Please correct these dates.',
  target: 'bureau',
  exonerations: [
    'The account was acquired, transferred, consolidated, refinanced or renumbered, and the payment came before that.',
    'A collector, servicer or guarantor holds it.',
    "You're only an authorized user.",
  ],
  check,
}

function check(account: Account, { report }: Surroundings): Hit | null {
  const { lastPaymentDate, lastActivityDate, dateOpened } = account
  if (dateOpened === null || hasForeignDates(account)) return null
  // Files of TrueLink write days that slipped by one: the last of a month may be the first of the next.
  const maySlip = fillsBlanksWithZero(report)
  const isBefore = (date: PartialDay): boolean =>
    isSurelyBefore(date.slice(0, 7), dateOpened.slice(0, 7)) &&
    !(maySlip && isDay(date) && addDays(date, 1).startsWith(dateOpened.slice(0, 7)))
  if (lastPaymentDate === null || !isBefore(lastPaymentDate)) {
    if (lastActivityDate === null || !isBefore(lastActivityDate)) return null
    return {
      message: `The last activity (${writeDay(lastActivityDate)}) is earlier than the date opened (${writeDay(dateOpened)}).`,
      claim: `This account is reported as opened ${writeDay(dateOpened)}, but its last activity is ${writeDay(lastActivityDate)}. Nothing happens on an account before it opens.`,
      fields: ['lastActivityDate', 'dateOpened'],
    }
  }
  return {
    message: `The last payment (${writeDay(lastPaymentDate)}) is earlier than the date opened (${writeDay(dateOpened)}).`,
    claim: `This account is reported as opened ${writeDay(dateOpened)}, but its last payment is ${writeDay(lastPaymentDate)}. Nobody pays on an account before it opens.`,
    fields: ['lastPaymentDate', 'dateOpened'],
  }
}
