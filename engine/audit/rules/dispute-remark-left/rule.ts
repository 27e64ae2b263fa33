import { isCollector } from '#engine/audit/entry-kinds.ts'
import type { Hit, Surroundings, AccountRule } from '#engine/audit/rule.ts'
import { says, saysInRemark } from '#engine/audit/statements.ts'
import { PERIODS, after } from '#engine/law/periods.ts'
import type { Account } from '#engine/report/account.ts'
import { lastDayOf, firstDayOf, parsePrintedDay, type PartialDay } from '#engine/values/day.ts'

export const rule: AccountRule = {
  id: 'dispute_remark_left',
  about: 'account',
  grade: 'note',
  title: 'An old dispute remark',
  needs: ['remarks', 'reportDate'],
  citations: ['fcra_1681i_a_1', 'fcra_1681c_f'],
  ask: "If the dispute has ended, ask to have the remark removed. Some lenders wait until it's gone.",
  target: 'bureau',
  exonerations: [
    'The dispute is resolved and you still disagree. That remark may lawfully stay.',
    'The account was disputed in the past, and the remark says so.',
    'A collector must report that a debt is disputed (15 USC 1692e(8)).',
    'A dispute is still open.',
  ],
  check,
}

function check(account: Account, { report, disputes }: Surroundings): Hit | null {
  if (report.reportDate === null || disputes === undefined || disputes === null) return null
  if (disputes.open.includes(account.id) || isCollector(account) || says(account, 'dispute_over') !== null) return null
  const remark = saysInRemark(account, 'disputed')
  const text = remark === null ? undefined : account.remarks[Number(remark.key.split('.')[1])]
  const dated = text === undefined ? null : dateIn(text)
  if (remark === null || text === undefined || dated === null) return null
  if (after(lastDayOf(dated), PERIODS.reinvestigation_longest) >= firstDayOf(report.reportDate)) return null
  return {
    message: `The remark "${text}" is older than ${PERIODS.reinvestigation_longest.inWords}, and you have no open dispute about this account here.`,
    claim: `This account carries the remark "${text}". I have no open dispute about it. Please remove the remark.`,
    fields: [remark.key],
  }
}

function dateIn(text: string): PartialDay | null {
  const printed = /\b\d{1,2}\/(?:\d{1,2}\/)?\d{4}\b|\b[A-Z][a-z]{2,8}\.? (?:\d{1,2}, ?)?\d{4}\b/.exec(text)
  return printed === null ? null : parsePrintedDay(printed[0])
}
