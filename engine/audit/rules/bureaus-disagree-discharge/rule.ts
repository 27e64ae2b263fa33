import { compareWithOthers } from '#engine/audit/between-bureaus.ts'
import { dischargedCase } from '#engine/audit/bankruptcy-record.ts'
import { maySurviveDischarge, SURVIVAL_EXONERATIONS } from '#engine/audit/discharged-debt.ts'
import { isDischarged } from '#engine/audit/entry-words.ts'
import { type AccountRule, type Hit, type Listed, NOTHING_CONFIRMED, type Surroundings } from '#engine/audit/rule.ts'
import { mentions, says } from '#engine/audit/statements.ts'
import type { Account } from '#engine/report/account.ts'
import type { Report } from '#engine/report/report.ts'
import { addDays, firstDayOf, isSurelyBefore, lastDayOf, writeDay } from '#engine/values/day.ts'
import { BUREAU_NAMES } from '#engine/words/bureau.ts'

export const rule: AccountRule = {
  id: 'bureaus_disagree_discharge',
  about: 'account',
  grade: 'disagreement',
  title: 'Discharged at one bureau only',
  needs: ['statusText'],
  citations: ['fcra_1681e_b', 'fcra_1681i_a_4', 'bankruptcy_524_a'],
  ask: 'Please report this account as discharged, with a balance of $0.',
  target: 'bureau',
  exonerations: [
    'The debt was reaffirmed, or was not part of the case.',
    'One bureau was updated after the discharge, the other before it.',
    ...SURVIVAL_EXONERATIONS,
  ],
  check,
}

/** Days in which a company tells the bureaus of a discharge. */
const TIME_TO_LEARN = 60

function check(account: Account, surroundings: Surroundings): Hit | null {
  const { report, confirmed = NOTHING_CONFIRMED } = surroundings
  const included = onlyIncluded(account)
  if (included === null || maySurviveDischarge(account, report) || confirmed.foreignAccounts.includes(account.id)) return null
  return compareWithOthers(account, surroundings, (other) => compare({ account, report, included }, other))
}

interface Own {
  readonly account: Account
  readonly report: Report
  /** Where the entry says that it is part of a bankruptcy. */
  readonly included: string
}

function compare({ account, report, included }: Own, there: Listed): Hit | null {
  const discharged = isDischarged(there.account)
  if (discharged === null) return null
  const found = [report, there.report].map((one) => ({ one, bankruptcy: dischargedCase(one) })).find((one) => one.bankruptcy)
  if (!found?.bankruptcy || report.reportDate === null) return null
  const { bankruptcy, one } = found
  if (firstDayOf(report.reportDate) <= addDays(lastDayOf(bankruptcy.discharged), TIME_TO_LEARN)) return null
  if (account.dateOpened !== null && !isSurelyBefore(account.dateOpened, bankruptcy.filed)) return null
  const [here, name] = [BUREAU_NAMES[report.bureau], BUREAU_NAMES[there.report.bureau]]
  const theCase = `The case was filed ${writeDay(bankruptcy.filed)} and discharged ${writeDay(bankruptcy.discharged)}`
  return {
    message: `${name} reports this account as discharged, but ${here} still reports it only as included in a bankruptcy. ${theCase}.`,
    claim: `This account is reported only as included in a bankruptcy. ${theCase}, and ${name} reports the account as discharged.`,
    fields: [included],
    beside: [{ ...there, fields: [discharged] }],
    besideRecord: { report: one, record: bankruptcy.record, fields: ['dateResolved', 'dateFiled'] },
    harms: 'here',
  }
}

/** Part of a case, and nothing says that the debt was discharged, kept, or somebody else's. */
function onlyIncluded(account: Account): string | null {
  if (says(account, 'bankruptcy_undone', 'bankruptcy_of_other', 'bankruptcy_discharged') !== null) return null
  if (mentions(account, /discharg|reaffirm|dismiss|withdr|retain|redeem|another|spouse|co-?(?:borrow|sign|maker|debtor)/))
    return null
  return says(account, 'bankruptcy_filed')?.key ?? null
}
