import { isEducationLoan } from '#engine/audit/entry-kinds.ts'
import { isLateMark, isChargedOffMark, marksOf, markKey, isNextMonth, writeMarks } from '#engine/audit/history.ts'
import { NOTHING_CONFIRMED, type Hit, type Surroundings, type AccountRule } from '#engine/audit/rule.ts'
import { mentions } from '#engine/audit/statements.ts'
import { FEDERAL_STUDENT_LOAN_PAUSE } from '#engine/law/periods.ts'
import type { Account, HistoryMonth } from '#engine/report/account.ts'

export const rule: AccountRule = {
  id: 'late_in_federal_pause',
  about: 'account',
  grade: 'proof',
  title: 'Student loan late during the federal pause',
  needs: ['paymentHistory'],
  citations: ['cares_3513', 'fcra_1681e_b'],
  ask: 'Please say whether the loan was federally held in these months. If it was, please remove the late marks.',
  target: 'furnisher',
  exonerations: [
    'The loan is private, a commercial FFEL loan or held by the school: the pause did not cover these.',
    'The loan was already in default before the pause.',
  ],
  check,
}

function check(account: Account, { confirmed }: Surroundings): Hit | null {
  if (
    !isEducationLoan(account) ||
    (confirmed ?? NOTHING_CONFIRMED).privateLoans.includes(account.id) ||
    isOutsideThePause(account)
  )
    return null
  const { from, to } = FEDERAL_STUDENT_LOAN_PAUSE
  const marks = marksOf(account)
  if (marks.some((mark) => mark.month < from && (isChargedOffMark(mark) || mark.code === '180' || mark.code === '150')))
    return null
  const begun = marks.findIndex(
    (mark, index) => mark.month >= from && mark.month <= to && isLateMark(mark) && isGood(marks[index - 1], mark),
  )
  if (begun < 0) return null
  const late = marks.slice(begun).filter((mark) => mark.month <= to && isLateMark(mark))
  const shown = writeMarks(late)
  return {
    message: `This student loan shows late marks in the time when payments on federally held loans were paused: ${shown}.`,
    claim: `The payment history shows ${shown}. In these months payments on federally held student loans were suspended. I ask whether this loan was federally held.`,
    fields: late.map(markKey),
  }
}

/** The month before was printed and good, so that the late run surely began here. */
function isGood(before: HistoryMonth | undefined, mark: HistoryMonth): boolean {
  return before !== undefined && before.code === 'ok' && isNextMonth(before.month, mark.month)
}

/** Private, commercial FFEL or school-held by any printed word; or already in default. */
function isOutsideThePause(account: Account): boolean {
  const names = `${account.creditorName} ${account.accountTypeText ?? ''} ${account.loanType ?? ''} ${account.originalCreditor ?? ''}`
  const isOther =
    /private|alternative|ffel|guarant|perkins|school|college|university|sallie|\bslm\b|navient|discover|sofi|citizens|wells fargo|\bpnc\b|earnest|commonbond|college ave|\bkey ?bank|refinanc|\becmc\b|trellis|ascendium/i
  return isOther.test(names) || mentions(account, /private|ffel|guarant|perkins|default|claim filed/)
}
