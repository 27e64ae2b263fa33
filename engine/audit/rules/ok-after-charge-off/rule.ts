import { isThreeBureauPage } from '#engine/audit/entry-kinds.ts'
import { isReinstated } from '#engine/audit/entry-words.ts'
import { marksOf, markKey, writeMarks } from '#engine/audit/history.ts'
import type { Hit, AccountRule, Surroundings } from '#engine/audit/rule.ts'
import { saysInRemark } from '#engine/audit/statements.ts'
import type { Account } from '#engine/report/account.ts'
import { writeDay } from '#engine/values/day.ts'

export const rule: AccountRule = {
  id: 'ok_after_charge_off',
  about: 'account',
  grade: 'proof',
  title: 'On-time months after a charge-off',
  needs: ['paymentHistory'],
  citations: ['fcra_1681e_b', 'fcra_1681i_a_4'],
  ask: 'Please remove the charge-off mark if it cannot be proven.',
  target: 'bureau',
  mayBackfire: 'The company may turn the on-time months into charge-off months instead.',
  exonerations: [
    'The account was reinstated.',
    "A payment after a charge-off is fine. It doesn't make the month on time by itself.",
  ],
  check,
}

function check(account: Account, { report }: Surroundings): Hit | null {
  if (isReinstated(account)) return null
  if (isThreeBureauPage(report) && !isSurelyChargeOff(account)) return null
  const marks = marksOf(account)
  const at = marks.findIndex(({ code }) => code === 'charge_off')
  const chargeOff = marks[at]
  if (chargeOff === undefined) return null
  const good = marks.slice(at).filter(({ code }) => code === 'ok')
  if (good.length === 0) return null
  return {
    message: `The payment history shows a charge-off in ${writeDay(chargeOff.month)} and on-time months after it: ${writeMarks(good)}.`,
    claim: `The payment history shows a charge-off in ${writeDay(chargeOff.month)}, but good months after it: ${writeMarks(good)}.`,
    fields: [markKey(chargeOff), ...good.map(markKey)],
  }
}

/** The months of such files have one code for charge-off and collection; a recalled collection may lawfully be good again. */
const isSurelyChargeOff = (account: Account): boolean =>
  (account.chargeOffAmount ?? 0) > 0 || saysInRemark(account, 'charge_off') !== null
