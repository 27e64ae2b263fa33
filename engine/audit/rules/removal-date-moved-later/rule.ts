import { isEducationLoan } from '#engine/audit/entry-kinds.ts'
import {
  chargedOffOrCollected,
  mentionsBankruptcy,
  isReinstated,
  mentionsDispute,
  KIND_IN_WORDS,
} from '#engine/audit/entry-words.ts'
import { isLateMark, isChargedOffMark, marksOf } from '#engine/audit/history.ts'
import type { Hit, Surroundings, AccountRule } from '#engine/audit/rule.ts'
import { compareWithEarlier, nameEarlier, SHORTEST_MOVE_MONTHS, type Before } from '#engine/audit/same-account.ts'
import type { Account } from '#engine/report/account.ts'
import type { Report } from '#engine/report/report.ts'
import { monthsBetween, writeDay } from '#engine/values/day.ts'

export const rule: AccountRule = {
  id: 'removal_date_moved_later',
  about: 'account',
  grade: 'proof',
  title: 'Removal month moved later',
  needs: ['removalDate'],
  citations: ['fcra_1681c_c_1', 'fcra_1681e_b'],
  ask: 'Please restore the earlier date, or show which date of first delinquency proves the later one.',
  target: 'bureau',
  exonerations: [
    'There was a newer late payment, or the account was brought current and fell behind again.',
    'It was reinstated or went through a bankruptcy.',
    'The earlier date was corrected after a dispute.',
    "It's an education loan or a positive account.",
  ],
  check,
}

function check(account: Account, surroundings: Surroundings): Hit | null {
  return compareWithEarlier(account, surroundings, (before) => compare(account, before, surroundings))
}

function compare(account: Account, before: Before, { disputes }: Surroundings): Hit | null {
  const [newer, older] = [account.removalDate, before.account.removalDate]
  if (newer === null || older === null || newer.length < 7 || older.length < 7) return null
  if (monthsBetween(older, newer) < SHORTEST_MOVE_MONTHS) return null
  const derogatory = chargedOffOrCollected(account)
  if (derogatory === null || chargedOffOrCollected(before.account) === null) return null
  if (isEducationLoan(account) || isReinstated(account) || mentionsBankruptcy(account) || mentionsDispute(account)) return null
  if (mentionsDispute(before.account) || hasNewLateOrCure(account, before.report)) return null
  if (disputes?.ever.includes(account.id) || disputes?.ever.includes(before.account.id)) return null

  const dates = `${nameEarlier(before)} gives ${writeDay(older)} as the month it comes off, but the newer one gives ${writeDay(newer)}`
  return {
    message: `The account is ${KIND_IN_WORDS[derogatory.kind]} in both reports, but ${dates}.`,
    claim: `This account is ${KIND_IN_WORDS[derogatory.kind]} in two of my reports: ${dates}.`,
    fields: ['removalDate', derogatory.place],
    beside: [{ ...before, fields: ['removalDate'] }],
  }
}

/** A late or a good month in the time since the earlier report, or a good one after the first charge-off or collection mark. */
function hasNewLateOrCure(account: Account, earlier: Report): boolean {
  const marks = marksOf(account)
  const since = earlier.reportDate?.slice(0, 7) ?? ''
  if (marks.some((mark) => mark.month >= since && (mark.code === 'ok' || isLateMark(mark)))) return true
  const first = marks.findIndex(isChargedOffMark)
  return first >= 0 && marks.slice(first).some((mark) => mark.code === 'ok' || isLateMark(mark))
}
