import { dischargedCase } from '#engine/audit/bankruptcy-record.ts'
import { maySurviveDischarge, SURVIVAL_EXONERATIONS } from '#engine/audit/discharged-debt.ts'
import { isCurrent, mentionsBankruptcy } from '#engine/audit/entry-words.ts'
import { isLateMark, marksOf } from '#engine/audit/history.ts'
import type { Hit, Surroundings, AccountRule } from '#engine/audit/rule.ts'
import { mentions, says } from '#engine/audit/statements.ts'
import type { Account } from '#engine/report/account.ts'
import { lastDayOf, firstDayOf, isSurelyBefore, writeDay, type PartialDay } from '#engine/values/day.ts'
import { writeMoney } from '#engine/values/money.ts'

export const rule: AccountRule = {
  id: 'discharged_debt_unmarked',
  about: 'account',
  grade: 'proof',
  title: 'Older than the bankruptcy, but not marked',
  needs: ['dateOpened', 'currentBalance'],
  citations: ['fcra_1681e_b', 'fcra_1681i_a_4', 'bankruptcy_524_a'],
  ask: 'Please verify whether this debt was part of the case. If it was discharged, please correct the balance to $0 and report it as discharged.',
  target: 'bureau',
  exonerations: [
    'The debt was not listed in the case, or it was reaffirmed.',
    'The balance is from use after the case.',
    ...SURVIVAL_EXONERATIONS,
  ],
  check,
}

function check(account: Account, { report }: Surroundings): Hit | null {
  const { currentBalance, dateOpened } = account
  const bankruptcy = dischargedCase(report)
  if (bankruptcy === null || currentBalance === null || currentBalance <= 0 || dateOpened === null) return null
  if (!isSurelyBefore(dateOpened, bankruptcy.filed) || !isUnsecured(account) || maySurviveDischarge(account, report)) return null
  const included = stillOnlyIncluded(account)
  if (included !== null) {
    const owed = writeMoney(currentBalance)
    const discharged = writeDay(bankruptcy.discharged)
    return {
      message: `The report says this debt is part of a bankruptcy and shows a balance of ${owed}, but it also shows the case as discharged on ${discharged}.`,
      claim: `This debt is reported as included in a bankruptcy, but still shows a balance of ${owed}. The case was discharged on ${discharged}.`,
      fields: ['currentBalance', included],
    }
  }
  if (mentionsBankruptcy(account) || marksOf(account).some(({ code }) => code === 'bankruptcy')) return null
  if (account.responsibility === 'joint' || account.responsibility === 'cosigner' || wentOn(account, bankruptcy.discharged))
    return null
  if (isCurrent(account) !== null && isUpdatedAfter(account, bankruptcy.discharged)) return null
  const owed = writeMoney(currentBalance)
  const [filed, discharged] = [writeDay(bankruptcy.filed), writeDay(bankruptcy.discharged)]
  return {
    message: `This account was opened (${writeDay(dateOpened)}) before the bankruptcy that was filed on ${filed} and discharged on ${discharged}. It shows a balance of ${owed} and doesn't mention the bankruptcy.`,
    claim: `This account was opened ${writeDay(dateOpened)} and shows a balance of ${owed}. My bankruptcy was filed later, on ${filed}, and discharged on ${discharged}, but this account does not show it.`,
    fields: ['currentBalance', 'dateOpened'],
  }
}

/** Marked as part of the case and not updated since; null where the mark says that it was reaffirmed, dismissed or somebody else's. */
function stillOnlyIncluded(account: Account): string | null {
  if (says(account, 'bankruptcy_undone', 'bankruptcy_of_other', 'bankruptcy_discharged') !== null) return null
  if (mentions(account, /reaffirm|dismiss|withdr|retain|redeem|another|spouse|co-?(?:borrow|sign|maker|debtor)/)) return null
  if (account.responsibility === 'joint' || account.responsibility === 'cosigner') return null
  return says(account, 'bankruptcy_filed')?.key ?? null
}

function isUnsecured(account: Account): boolean {
  if (account.accountType === 'revolving' || account.accountType === 'collection') return true
  return /unsecured|credit card|charge (?:card|account)|personal loan|note loan/i.test(
    `${account.accountTypeText ?? ''} ${account.loanType ?? ''}`,
  )
}

/** A card that is paid as agreed long after the discharge is in use: no debt of the case is. */
const isUpdatedAfter = ({ dateReported, balanceDate }: Account, discharged: PartialDay): boolean =>
  [dateReported, balanceDate].some((date) => date !== null && isSurelyBefore(discharged, date))

/** Kept and used after the discharge, or late only after it: the balance may be a new one. */
function wentOn(account: Account, discharged: PartialDay): boolean {
  const { lastPaymentDate, dateOfFirstDelinquency } = account
  const isAfter = (date: PartialDay | null): boolean => date !== null && lastDayOf(date) >= firstDayOf(discharged)
  const isLive = marksOf(account).some((mark) => (mark.code === 'ok' || isLateMark(mark)) && mark.month > discharged.slice(0, 7))
  return isLive || isAfter(lastPaymentDate) || isAfter(dateOfFirstDelinquency)
}
