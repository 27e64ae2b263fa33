import { isEducationLoan } from '#engine/audit/entry-kinds.ts'
import { isLateMark, isChargedOffMark, marksOf, markKey, isNextMonth, writeMarks } from '#engine/audit/history.ts'
import { NOTHING_CONFIRMED, type Hit, type Surroundings, type AccountRule } from '#engine/audit/rule.ts'
import { mentions } from '#engine/audit/statements.ts'
import { FEDERAL_STUDENT_LOAN_ON_RAMP, FEDERAL_STUDENT_LOAN_PAUSE, type LegalWindow } from '#engine/law/windows.ts'
import type { Account, HistoryMonth } from '#engine/report/account.ts'

export const rule: AccountRule = {
  id: 'late_in_federal_pause',
  about: 'account',
  grade: 'proof',
  title: 'Student loan late during the federal pause',
  needs: ['paymentHistory'],
  citations: ['cares_3513', 'policy_on_ramp', 'fcra_1681e_b'],
  ask: 'Please remove these late marks if the loan was federally held in these months.',
  target: 'furnisher',
  exonerations: [
    "It's a private loan, a state agency loan, a commercial FFEL loan or a loan held by the school. The pause didn't cover these.",
    'The loan was already in default before the pause.',
  ],
  check,
}

function check(account: Account, { confirmed }: Surroundings): Hit | null {
  if (!isEducationLoan(account) || isOutsideThePause(account)) return null
  if ((confirmed ?? NOTHING_CONFIRMED).privateLoans.includes(account.id)) return null
  return (
    lateWithin(account, FEDERAL_STUDENT_LOAN_PAUSE, PAUSE_WORDS) ??
    (isFederalByName(account) ? lateWithin(account, FEDERAL_STUDENT_LOAN_ON_RAMP, ON_RAMP_WORDS) : null)
  )
}

interface WindowWords {
  readonly message: string
  readonly claim: string
}

const PAUSE_WORDS: WindowWords = {
  message: 'while payments on federally held loans were paused',
  claim: 'In these months payments on federally held student loans were suspended.',
}
const ON_RAMP_WORDS: WindowWords = {
  message: 'in the year after the payment pause, when missed payments on federally held loans were not reported',
  claim: 'In these months the Department of Education reported no missed payments on federally held student loans.',
}

function lateWithin(account: Account, { from, to }: LegalWindow, words: WindowWords): Hit | null {
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
    message: `This student loan shows late marks ${words.message}: ${shown}.`,
    claim: `This student loan shows ${shown}. ${words.claim}`,
    fields: late.map(markKey),
  }
}

/** The Department of Education, or one of its servicers, by the printed name or type. */
function isFederalByName({ creditorName, accountTypeText, loanType }: Account): boolean {
  return /dep(?:t|artmen?t)?\.? ?(?:of )?ed|dpt ed|nelnet|mohela|aidvantage|edfinancial|ed financial|fedloan|great lakes|\bosla\b|ecsi|federal direct|direct (?:loan|subsid|unsubsid|consol)|maximus/i.test(
    `${creditorName} ${accountTypeText ?? ''} ${loanType ?? ''}`,
  )
}

/** The month before was printed and good, so that the late run surely began here. */
function isGood(before: HistoryMonth | undefined, mark: HistoryMonth): boolean {
  return before !== undefined && before.code === 'ok' && isNextMonth(before.month, mark.month)
}

/** Private, of a state agency, commercial FFEL or school-held by any printed word; or already in default. */
function isOutsideThePause(account: Account): boolean {
  const names = `${account.creditorName} ${account.accountTypeText ?? ''} ${account.loanType ?? ''} ${account.originalCreditor ?? ''}`
  const isOther =
    /private|alternative|ffel|guarant|perkins|school|college|university|sallie|\bslm\b|navient|discover|sofi|citizens|wells fargo|\bpnc\b|earnest|commonbond|college ave|\bkey ?bank|refinanc|\becmc\b|trellis|ascendium/i
  const isOfState =
    /\bmefa\b|\brisla\b|\bnjclass\b|\bhesaa\b|\bvsac\b|\bnhheaf\b|\bkheslc\b|\bcslf\b|\bchesla\b|\bfame\b|\bhesc\b|\bisl\b|\bscsl\b|\bself loan|brazos|authority|higher educ|student loan corp|state of|(?:iowa|alaska|kentucky|vermont|north dakota|bank of north|minnesota|texas|south carolina|new jersey|massachusetts|rhode island|new hampshire|connecticut|maine|utah|oklahoma|louisiana|georgia|montana) (?:student|higher|educ|office)/i
  return isOther.test(names) || isOfState.test(names) || mentions(account, /private|ffel|guarant|perkins|default|claim filed/)
}
