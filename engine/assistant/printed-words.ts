import type { Account } from '#engine/report/account.ts'
import type { Inquiry, PublicRecord } from '#engine/report/report.ts'
import { writeDay, type PartialDay } from '#engine/values/day.ts'
import { type Cents, writeMoney } from '#engine/values/money.ts'

const money = (words: string, cents: Cents | null): readonly string[] => (cents === null ? [] : [`${words} ${writeMoney(cents)}`])
const dated = (words: string, day: PartialDay | null): readonly string[] => (day === null ? [] : [`${words} ${writeDay(day)}`])
const text = (words: string, printed: string | null): readonly string[] => (printed === null ? [] : [`${words} ${printed}`])

/** What the report prints of an account, in one clause; what it does not print is left out. */
export const accountWords = (account: Account): string =>
  [
    ...text('account', account.accountNumber),
    ...(account.statusText === null ? [] : [`status “${account.statusText.replace(/(?<![.\s])[.\s]+$/, '')}”`]),
    ...money('balance', account.currentBalance),
    ...money('past due', account.pastDue),
    ...money('limit', account.creditLimit),
    ...dated('opened', account.dateOpened),
    ...dated('first delinquency', account.dateOfFirstDelinquency),
  ].join(', ')

export const inquiryWords = ({ kind, date }: Inquiry): string => [`${kind} inquiry`, ...dated('of', date)].join(' ')

export const recordWords = ({ type, status, dateFiled }: PublicRecord): string =>
  [type, ...text('status', status), ...dated('filed', dateFiled)].join(', ')
