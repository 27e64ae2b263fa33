import { furnisherKey } from '#engine/matching/furnisher-name.ts'
import { knownDigits } from '#engine/values/account-number.ts'
import type { Account } from '#engine/report/account.ts'
import type { Inquiry } from '#engine/report/report.ts'

type Identified = Pick<Account, 'creditorName' | 'accountNumber' | 'dateOpened'>

/** What makes an account the same one on a later report of the bureau: furnisher, the number as far as it shows, opening date. */
export const accountIdentity = ({ creditorName, accountNumber, dateOpened }: Identified): string =>
  ['account', furnisherKey(creditorName), knownDigits(accountNumber), dateOpened?.slice(0, 7) ?? ''].join('|')

export const inquiryIdentity = ({ creditorName, date }: Inquiry): string =>
  ['inquiry', furnisherKey(creditorName), date ?? ''].join('|')
