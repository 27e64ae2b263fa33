import { compareWithOthers, updateOf } from '#engine/audit/between-bureaus.ts'
import { mentionsDispute } from '#engine/audit/entry-words.ts'
import type { AccountRule, Hit, Listed, Surroundings } from '#engine/audit/rule.ts'
import { hasUnexplainedCode, saysInRemark } from '#engine/audit/statements.ts'
import type { Account } from '#engine/report/account.ts'
import { addDays, type Day, firstDayOf, lastDayOf, writeDay } from '#engine/values/day.ts'
import { BUREAU_NAMES } from '#engine/words/bureau.ts'

/** Days. A company that updates one bureau sends the same to the others within a few days. */
const SAME_UPDATE = 3

export const rule: AccountRule = {
  id: 'dispute_shown_by_one_only',
  about: 'account',
  grade: 'proof',
  title: 'Disputed, but only one bureau shows it',
  needs: ['remarks', 'dateReported'],
  citations: ['fcra_1681s2_a_3', 'fcra_1681c_f'],
  ask: 'Please show that you gave notice of my dispute to this bureau, and add it where it is missing.',
  target: 'furnisher',
  exonerations: [
    'The dispute had ended when the company last updated this account.',
    'The other bureau added the note itself, after you disputed with it.',
    'The company last updated the account before it received the dispute.',
  ],
  check,
}

function check(account: Account, surroundings: Surroundings): Hit | null {
  const received = surroundings.disputes?.direct?.filter(({ accountId }) => accountId === account.id) ?? []
  if (received.length === 0 || mentionsDispute(account) || hasUnexplainedCode(account)) return null
  return compareWithOthers(account, surroundings, (other) => {
    const known = received.map(({ receivedOn }) => receivedOn)
    return compare({ report: surroundings.report, account }, other, known)
  })
}

function compare(here: Listed, there: Listed, received: readonly Day[]): Hit | null {
  const [updated, otherUpdated] = [updateOf(here.account), updateOf(there.account)]
  const remark = saysInRemark(there.account, 'disputed')
  if (remark === null || updated === null || otherUpdated === null) return null
  // Updated later than the other, it may have lost the note because the dispute was over by then.
  if (lastDayOf(updated.on) > addDays(firstDayOf(otherUpdated.on), SAME_UPDATE)) return null
  const dispute = received.find((day) => day < firstDayOf(updated.on))
  if (dispute === undefined) return null
  const [one, other] = [BUREAU_NAMES[here.report.bureau], BUREAU_NAMES[there.report.bureau]]
  const text = there.account.remarks[Number(remark.key.slice('remarks.'.length))]
  const said = `${other} shows the remark "${text}" (updated ${writeDay(otherUpdated.on)}), but ${one} shows none (updated ${writeDay(updated.on)})`
  return {
    message: `The company received your dispute on ${writeDay(dispute)}. ${said}.`,
    claim: `The company that reports this account received my dispute on ${writeDay(dispute)}. ${said}.`,
    fields: [updated.field, 'creditorName'],
    beside: [{ ...there, fields: [remark.key, otherUpdated.field] }],
    harms: 'here',
  }
}
