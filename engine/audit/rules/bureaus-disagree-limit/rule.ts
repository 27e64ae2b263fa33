import { areOfOneDay, compareWithOthers, updateOf } from '#engine/audit/between-bureaus.ts'
import { isChargeCard } from '#engine/audit/entry-kinds.ts'
import type { AccountRule, Hit, Listed, Surroundings } from '#engine/audit/rule.ts'
import type { Account } from '#engine/report/account.ts'
import { writeDay } from '#engine/values/day.ts'
import { type Cents, writeMoney } from '#engine/values/money.ts'
import { BUREAU_NAMES } from '#engine/words/bureau.ts'

const SMALLEST_GAP: Cents = 50_00

export const rule: AccountRule = {
  id: 'bureaus_disagree_limit',
  about: 'account',
  grade: 'disagreement',
  title: 'Two bureaus report different credit limits',
  needs: ['creditLimit', 'dateReported'],
  citations: ['fcra_1681e_b', 'fcra_1681i_a_5', 'fcra_1681s2_a_2'],
  ask: 'Please verify the limit with the company, and correct it if it cannot be proven.',
  target: 'bureau',
  mayBackfire: 'The company may lower the higher limit at the other bureau instead.',
  exonerations: [
    'The limit changed that day, between the two updates.',
    'One bureau shows no limit.',
    'They are two different accounts at the same company.',
  ],
  check,
}

function check(account: Account, surroundings: Surroundings): Hit | null {
  return compareWithOthers(account, surroundings, (other) => compare({ report: surroundings.report, account }, other))
}

function compare(here: Listed, there: Listed): Hit | null {
  const [limit, otherLimit] = [here.account.creditLimit, there.account.creditLimit]
  // A limit of nothing is what many files print for none.
  if (limit === null || otherLimit === null || limit <= 0 || otherLimit <= 0) return null
  if (Math.abs(limit - otherLimit) <= SMALLEST_GAP) return null
  if (isChargeCard(here.account) || isChargeCard(there.account)) return null
  const [updated, otherUpdated] = [updateOf(here.account), updateOf(there.account)]
  if (updated === null || otherUpdated === null || !areOfOneDay(updated.on, otherUpdated.on)) return null
  const said = `${BUREAU_NAMES[here.report.bureau]} shows a credit limit of ${writeMoney(limit)} (updated ${writeDay(updated.on)}), but ${BUREAU_NAMES[there.report.bureau]} shows ${writeMoney(otherLimit)} (updated ${writeDay(otherUpdated.on)})`
  return {
    message: `${said}.`,
    claim: `${said}. The two do not match for that day.`,
    fields: ['creditLimit', updated.field],
    beside: [{ ...there, fields: ['creditLimit', otherUpdated.field] }],
    harms: limit < otherLimit ? 'here' : 'there',
  }
}
