import { isNegativeAccount } from '#engine/audit/negative-items.ts'
import type { AccountRule, Hit, Listed, Surroundings } from '#engine/audit/rule.ts'
import { isOlder, sameAccountIn } from '#engine/audit/same-account.ts'
import { isSurelyAbsent } from '#engine/audit/surely-absent.ts'
import { AUTHORITIES } from '#engine/law/authorities.ts'
import { PERIODS } from '#engine/law/periods.ts'
import type { Account } from '#engine/report/account.ts'
import type { Report } from '#engine/report/report.ts'
import { firstDayOf, writeDay } from '#engine/values/day.ts'

export const rule: AccountRule = {
  id: 'deleted_came_back',
  about: 'account',
  grade: 'proof',
  title: 'Gone from one report, back on a later one',
  needs: ['creditorName'],
  citations: ['fcra_1681i_a_5_b', 'fcra_1681e_b'],
  ask: 'Please delete it again. If it was certified before you put it back, please send me the certification and the notice.',
  target: 'bureau',
  exonerations: [
    "It's a different account at the same company.",
    'One report left it out while the company moved it to another system.',
    'The company has since certified that it is accurate. You should then have gotten a written notice.',
  ],
  check,
}

function check(account: Account, surroundings: Surroundings): Hit | null {
  const gap = gapOf(account, surroundings)
  if (gap === null) return null
  const dates = `was in the report dated ${dateOf(gap.before.report)}, was gone from the one dated ${dateOf(gap.without)}, and is listed again`
  const answered = answerOf(account, surroundings)
  // An entry that does the consumer good may come back.
  const isHarmless = answered === null && !isNegativeAccount(account) && !isNegativeAccount(gap.before.account)
  return {
    message: `This account ${dates}.${answered === null ? '' : ` ${answered}`}`,
    claim: `This account ${dates}.${answered === null ? '' : ` ${answered} ${NOTICE}`}`,
    fields: FIELDS,
    beside: [{ ...gap.before, fields: FIELDS }],
    ...(isHarmless ? { grade: 'note' as const } : {}),
  }
}

const FIELDS = ['creditorName', 'accountNumber', 'dateOpened'] as const
const dateOf = ({ reportDate }: Report): string => writeDay(reportDate ?? '')

/** The newest report that does not list it, in the layout of this one, and the newest before that which does. */
function gapOf(account: Account, surroundings: Surroundings): { readonly before: Listed; readonly without: Report } | null {
  const { report, earlier } = surroundings
  const missing = earlier.filter(
    (one) =>
      one.bureau === report.bureau &&
      one.format === report.format &&
      isOlder(one, report) &&
      sameAccountIn(account, surroundings, one) === null &&
      isSurelyAbsent(account, one),
  )
  for (const without of missing)
    for (const older of earlier) {
      const there = isOlder(older, without) ? sameAccountIn(account, surroundings, older) : null
      if (there !== null && isSurelyAbsent(there, without)) return { before: { report: older, account: there }, without }
    }
  return null
}

function answerOf({ id }: Account, { disputes, report }: Surroundings): string | null {
  const day = firstDayOf(report.reportDate ?? '')
  const answer = disputes?.answers?.find(({ accountId, said, on }) => accountId === id && said === 'deleted' && on < day)
  return answer === undefined ? null : `An answer of ${writeDay(answer.on)} said that it was deleted.`
}

const NOTICE = `A deleted account may be put back only after the company that reports it certifies it, and with a written notice to me within ${PERIODS.reinsertion_notice.inWords} (${AUTHORITIES.fcra_1681i_a_5_b.cite}).`
