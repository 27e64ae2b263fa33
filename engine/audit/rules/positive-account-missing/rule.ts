import { areDatedTogether } from '#engine/audit/between-bureaus.ts'
import { isAuthorizedUser, isCollector, isEducationLoan, isTakenOver } from '#engine/audit/entry-kinds.ts'
import { isCurrent, isOpen, mentionsBankruptcy, type Place } from '#engine/audit/entry-words.ts'
import { marksOf } from '#engine/audit/history.ts'
import type { AccountRule, Hit, Surroundings } from '#engine/audit/rule.ts'
import { plainWords, says } from '#engine/audit/statements.ts'
import { isSurelyUnlisted } from '#engine/audit/surely-unlisted.ts'
import type { Account } from '#engine/report/account.ts'
import type { Report } from '#engine/report/report.ts'
import { daysBetween, firstDayOf, lastDayOf, writeDay } from '#engine/values/day.ts'
import { BUREAU_NAMES } from '#engine/words/bureau.ts'

/** Days after opening, before which a bureau may not have been told of an account yet. */
const NEW = 90

export const rule: AccountRule = {
  id: 'positive_account_missing',
  about: 'account',
  grade: 'note',
  title: "A good account one bureau doesn't list",
  needs: ['dateOpened', 'status'],
  citations: ['reg_v_1022_42'],
  ask: 'Ask the company if it reports to that bureau too. No law requires it to, and nothing is wrong with the account.',
  target: 'furnisher',
  exonerations: [
    'Credit unions, small lenders, landlords and utilities often report to only one bureau.',
    "The account is new and hasn't been reported to that bureau yet.",
    'The bureau lists it under another name or date.',
  ],
  check,
}

function check(account: Account, surroundings: Surroundings): Hit | null {
  const place = positivePlace(account)
  if (place === null || reportsToOne(account)) return null
  const { report, others = [], elsewhere } = surroundings
  const missing = others.find(
    ({ report: there }) =>
      areDatedTogether(report, there) &&
      isOldEnough(account, there) &&
      elsewhere(account).every((listed) => listed.report !== there) &&
      isSurelyUnlisted(account, there, surroundings),
  )
  if (missing === undefined) return null
  const there = `${BUREAU_NAMES[missing.report.bureau]}, whose report is dated ${writeDay(missing.report.reportDate ?? '')}, does not list it`
  return {
    message: `${BUREAU_NAMES[report.bureau]} lists this open account as paid as agreed; ${there}.`,
    claim: `This account is open and paid as agreed, but ${there}. Please report it there too.`,
    fields: ['creditorName', place],
    harms: 'there',
  }
}

const TROUBLES = ['charge_off', 'collection', 'repossession', 'voluntary_surrender', 'foreclosure', 'past_worst'] as const

/** Open, paid as agreed and never otherwise in the months shown; null for any other. */
function positivePlace(account: Account): Place | null {
  const isOwn = !isCollector(account) && !isAuthorizedUser(account) && !isEducationLoan(account) && !isTakenOver(account)
  if (!isOwn || !isOpen(account) || says(account, ...TROUBLES) !== null || mentionsBankruptcy(account)) return null
  const isClean = marksOf(account).every(({ code }) => code === 'ok' || code === 'too_new') && (account.pastDue ?? 0) <= 0
  return isClean ? isCurrent(account) : null
}

const ONE_BUREAU =
  /credit union|\bf?c\.?u\b|\brent|\blease|landlord|property|apartment|utilit|electric|energy|\bgas\b|water|power|telecom|telephone|wireless|mobile|cable|internet|streaming|insurance|medical|pay ?later|\bbnpl\b|\bpawn|tribal|buy here/

/** Kinds of company that often report to one bureau, in any word of the entry. */
const reportsToOne = ({ creditorName, accountTypeText, loanType, remarks }: Account): boolean =>
  ONE_BUREAU.test(plainWords([creditorName, accountTypeText, loanType, ...remarks].join(' | ')))

const isOldEnough = ({ dateOpened }: Account, { reportDate }: Report): boolean =>
  dateOpened !== null && reportDate !== null && daysBetween(lastDayOf(dateOpened), firstDayOf(reportDate)) >= NEW
