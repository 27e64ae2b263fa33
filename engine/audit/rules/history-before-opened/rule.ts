import { hasForeignDates } from '#engine/audit/entry-kinds.ts'
import { isLateMark, isChargedOffMark, marksOf, markKey, writeMarks } from '#engine/audit/history.ts'
import type { Hit, AccountRule } from '#engine/audit/rule.ts'
import type { Account } from '#engine/report/account.ts'
import { writeDay } from '#engine/values/day.ts'

export const rule: AccountRule = {
  id: 'history_before_opened',
  about: 'account',
  grade: 'impossible',
  title: 'Late before it was opened',
  needs: ['paymentHistory', 'dateOpened'],
  citations: ['fcra_1681e_b', 'fcra_1681i_a_5'],
  ask: 'Please remove the late marks from before the account was opened.',
  target: 'bureau',
  exonerations: [
    'The account was acquired, transferred, consolidated, refinanced or renumbered, and the history came with it.',
    'A collector, servicer or guarantor holds it.',
    "You're only an authorized user.",
  ],
  check,
}

function check(account: Account): Hit | null {
  const { dateOpened } = account
  if (dateOpened === null || hasForeignDates(account)) return null
  const opened = dateOpened.slice(0, 7)
  const early = marksOf(account).filter(({ month }) => month.slice(0, opened.length) < opened)
  const bad = early.filter((mark) => isLateMark(mark) || isChargedOffMark(mark))
  const shown = bad.length > 0 ? bad : early.filter(({ code }) => code === 'ok')
  if (shown.length === 0) return null
  const marks = writeMarks(shown)
  return {
    message: `The account was opened in ${writeDay(opened)}, but its payment history has marks for earlier months: ${marks}.`,
    claim: `This account was opened ${writeDay(dateOpened)}, but its payment history shows ${marks}, before the account existed.`,
    fields: [...shown.map(markKey), 'dateOpened'],
    grade: bad.length > 0 ? 'impossible' : 'note',
  }
}
