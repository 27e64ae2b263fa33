import { isEducationLoan } from '#engine/audit/entry-kinds.ts'
import {
  chargedOffOrCollected,
  mentionsBankruptcy,
  isReinstated,
  mentionsDispute,
  KIND_IN_WORDS,
} from '#engine/audit/entry-words.ts'
import { marksOf } from '#engine/audit/history.ts'
import type { Hit, Surroundings, AccountRule } from '#engine/audit/rule.ts'
import { compareWithEarlier, nameEarlier, SHORTEST_MOVE_MONTHS, type Before } from '#engine/audit/same-account.ts'
import type { Account } from '#engine/report/account.ts'
import { addMonths, firstDayOf, lastDayOf, monthsBetween, writeDay, type PartialDay } from '#engine/values/day.ts'

export const rule: AccountRule = {
  id: 'reaged_delinquency',
  about: 'account',
  grade: 'contradiction',
  title: 'Date of first delinquency moved later',
  needs: ['dateOfFirstDelinquency'],
  citations: ['fcra_1681c_c_1', 'fcra_1681s2_a_5', 'fcra_1681e_b'],
  ask: 'Please verify with the company which date of first delinquency is right, and correct it. If none can be proven, please delete this account.',
  target: 'bureau',
  exonerations: [
    'The account was brought current in between, then fell behind again.',
    'It was reinstated or went through a bankruptcy in between.',
    'The earlier date was corrected after a dispute.',
    "It's an education loan.",
  ],
  check,
}

function check(account: Account, surroundings: Surroundings): Hit | null {
  return compareWithEarlier(account, surroundings, (before) => compare(account, before, surroundings))
}

function compare(account: Account, before: Before, { disputes }: Surroundings): Hit | null {
  const [newer, older] = [account.dateOfFirstDelinquency, before.account.dateOfFirstDelinquency]
  if (newer === null || older === null || newer.length < 7 || older.length < 7) return null
  if (!hasMoved(older, newer)) return null
  const derogatory = chargedOffOrCollected(account)
  if (derogatory === null || chargedOffOrCollected(before.account) === null) return null
  if (isEducationLoan(account) || hasLawfulReason(account, older) || hasLawfulReason(before.account, older)) return null
  if (disputes?.ever.includes(account.id) || disputes?.ever.includes(before.account.id)) return null

  const dates = `${nameEarlier(before)} gives ${writeDay(older)} as the date of first delinquency, but the newer one gives ${writeDay(newer)}`
  return {
    message: `The account is ${KIND_IN_WORDS[derogatory.kind]} in both reports, but ${dates}.`,
    claim: `The date of first delinquency was moved later. This account is ${KIND_IN_WORDS[derogatory.kind]} in two of my reports: ${dates}. Neither report shows that it was brought current in between.`,
    fields: ['dateOfFirstDelinquency', derogatory.place],
    beside: [{ ...before, fields: ['dateOfFirstDelinquency'] }],
  }
}

/** A month in good standing after the first date, a reinstatement, a bankruptcy or a dispute. */
function hasLawfulReason(account: Account, older: PartialDay): boolean {
  const isCured = marksOf(account).some(
    ({ month, code }) => (code === 'ok' || code === 'bankruptcy') && month > older.slice(0, 7),
  )
  return isCured || isReinstated(account) || mentionsBankruptcy(account) || mentionsDispute(account)
}

/** By whole months; where a day is printed, to the day, and a month beside a day counts to its last one. */
function hasMoved(older: PartialDay, newer: PartialDay): boolean {
  if (older.length === 7 && newer.length === 7) return monthsBetween(older, newer) >= SHORTEST_MOVE_MONTHS
  return firstDayOf(newer) >= addMonths(lastDayOf(older), SHORTEST_MOVE_MONTHS)
}
