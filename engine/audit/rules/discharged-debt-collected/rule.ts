import { dischargedCase, saysInRecord } from '#engine/audit/bankruptcy-record.ts'
import { cameFrom, saidIn } from '#engine/audit/debt-passed-on.ts'
import { maySurviveDischarge, SURVIVAL_EXONERATIONS } from '#engine/audit/discharged-debt.ts'
import { isDischarged, isPaid, mentionsBankruptcy } from '#engine/audit/entry-words.ts'
import { oneAmount } from '#engine/audit/one-amount.ts'
import type { AccountRule, Hit, Surroundings } from '#engine/audit/rule.ts'
import { mentions } from '#engine/audit/statements.ts'
import type { Account } from '#engine/report/account.ts'
import { isSurelyBefore, type PartialDay, writeDay } from '#engine/values/day.ts'
import { writeMoney } from '#engine/values/money.ts'

export const rule: AccountRule = {
  id: 'discharged_debt_collected',
  about: 'account',
  grade: 'proof',
  title: 'Discharged at the creditor, then collected',
  needs: ['currentBalance', 'originalCreditor'],
  citations: ['bankruptcy_524_a', 'bankruptcy_727_b', 'fcra_1681e_b', 'fcra_1681i_a_5'],
  ask: 'Please verify whether this debt was discharged. If it was, please correct the balance to $0 and report it as discharged.',
  target: 'bureau',
  exonerations: [
    "It's another debt to the same company: one from after the case, or one the court left out of the discharge.",
    'The debt was reaffirmed.',
    ...SURVIVAL_EXONERATIONS,
  ],
  check,
}

function check(account: Account, { report }: Surroundings): Hit | null {
  const { accountType, currentBalance, dateAssigned, dateOpened } = account
  if (accountType !== 'collection' || currentBalance === null || currentBalance <= 0) return null
  const bankruptcy = dischargedCase(report)
  const begun = dateAssigned ?? dateOpened
  if (bankruptcy === null || begun === null || !isSurelyBefore(bankruptcy.discharged, begun)) return null
  if (!saysInRecord(bankruptcy.record, CHAPTER_7) || saysInRecord(bankruptcy.record, OTHER_CHAPTER)) return null
  const came = cameFrom(account, report)
  const place = came === null ? null : isDischarged(came.from)
  if (came === null || place === null || mentions(came.from, OTHER_CHAPTER)) return null
  const { from, link } = came
  if (maySurviveDischarge(from, report) || maySurviveDischarge(account, report)) return null
  if (isPaid(account) !== null || mentionsBankruptcy(account) || !isFromBefore(account, from, bankruptcy.filed)) return null
  const owed = writeMoney(currentBalance)
  const facts = `${account.creditorName} collects a debt of ${from.creditorName}, taken over ${writeDay(begun)}, and shows a balance of ${owed}. But ${from.creditorName} reports that debt as discharged in bankruptcy, and the chapter 7 case was discharged ${writeDay(bankruptcy.discharged)}`
  return {
    message: `${facts}.`,
    claim: `${facts}.`,
    fields: [...new Set(['currentBalance', ...saidIn(account, link)])],
    beside: [{ report, account: from, fields: [place] }],
  }
}

const CHAPTER_7 = /chapter 7\b|\bch-?7\b/
const OTHER_CHAPTER = /(?:chapter |\bch-?)(?:11|12|13)\b|wage earner|convert/

/** Late before the petition, by the collector's own date; where it prints none, of the same amount as what the creditor lost. */
function isFromBefore(account: Account, from: Account, filed: PartialDay): boolean {
  if (from.dateOpened !== null && !isSurelyBefore(from.dateOpened, filed)) return false
  const { dateOfFirstDelinquency } = account
  if (dateOfFirstDelinquency !== null) return isSurelyBefore(dateOfFirstDelinquency, filed)
  return oneAmount(from, account) !== null
}
