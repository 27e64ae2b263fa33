import { nameField, writeField } from '#engine/audit/field-words.ts'
import type { AccountRule, Hit, Listed, RecordedAnswer, Surroundings } from '#engine/audit/rule.ts'
import { sameAccountIn } from '#engine/audit/same-account.ts'
import { unchangedField } from '#engine/audit/unchanged-field.ts'
import type { Account } from '#engine/report/account.ts'
import type { Report } from '#engine/report/report.ts'
import { firstDayOf, lastDayOf, writeDay } from '#engine/values/day.ts'

export const rule: AccountRule = {
  id: 'promised_change_missing',
  about: 'account',
  grade: 'contradiction',
  title: 'Promised but not done',
  needs: ['reportDate'],
  citations: ['fcra_1681i_a_5', 'fcra_1681i_a_6', 'fcra_1681e_b'],
  ask: 'Please do what your answer says, and send me my updated report.',
  target: 'bureau',
  exonerations: [
    'The report is from before the answer.',
    'The answer was about another account, or about something else on this one.',
    'It was put back after the company certified it. You should then have gotten a written notice.',
  ],
  check,
}

function check(account: Account, surroundings: Surroundings): Hit | null {
  const answers = surroundings.disputes?.answers?.filter(({ accountId }) => accountId === account.id) ?? []
  for (const answer of answers) {
    if (!isBefore(answer, surroundings.report)) continue
    const hit =
      answer.said === 'deleted' ? stillListed(account, answer, surroundings) : stillPrinted(account, answer, surroundings)
    if (hit !== null) return hit
  }
  return null
}

const isBefore = ({ on }: RecordedAnswer, { reportDate }: Report): boolean => reportDate !== null && on < firstDayOf(reportDate)

function stillListed(account: Account, answer: RecordedAnswer, surroundings: Surroundings): Hit | null {
  const { report, earlier } = surroundings
  // Where a report in between may have kept the promise, the entry came back: that is another matter.
  if (earlier.some((between) => isBefore(answer, between) && sameAccountIn(account, surroundings, between) === null)) return null
  const words = `An answer of ${writeDay(answer.on)} said that this account was deleted, but the report dated ${writeDay(report.reportDate ?? '')} still lists it.`
  return { message: words, claim: words, fields: ['creditorName', 'accountNumber', 'dateOpened'] }
}

/** Only where nothing of what was disputed has changed: of two facts that clash, to change one is enough. */
function stillPrinted(account: Account, answer: RecordedAnswer, surroundings: Surroundings): Hit | null {
  const before = disputedAs(account, answer, surroundings)
  if (before === null || answer.fields.length === 0) return null
  const now = answer.fields.flatMap((key) => unchangedField(before.account, account, key) ?? [])
  if (now.length < answer.fields.length || wasDone(account, answer, { before, surroundings })) return null
  const words = `An answer of ${writeDay(answer.on)} said that this account was changed, but the report dated ${writeDay(surroundings.report.reportDate ?? '')} still shows what was there before${valuesOf(account, now)}.`
  return { message: words, claim: words, fields: now, beside: [{ ...before, fields: answer.fields }] }
}

/** The account in the newest report made no later than the answer. */
function disputedAs(account: Account, { on }: RecordedAnswer, surroundings: Surroundings): Listed | null {
  const report = surroundings.earlier.find(({ reportDate }) => reportDate !== null && lastDayOf(reportDate) <= on)
  const found = report && sameAccountIn(account, surroundings, report)
  return report && found ? { report, account: found } : null
}

/** Whether a report between the answer and this one shows the change, or does not surely show the entry. */
function wasDone(
  account: Account,
  answer: RecordedAnswer,
  { before, surroundings }: { before: Listed; surroundings: Surroundings },
): boolean {
  return surroundings.earlier.some((between) => {
    if (!isBefore(answer, between)) return false
    const then = sameAccountIn(account, surroundings, between)
    return then === null || answer.fields.some((key) => unchangedField(before.account, then, key) === null)
  })
}

function valuesOf(account: Account, keys: readonly string[]): string {
  const values = keys.flatMap((key) => {
    const [name, value] = [nameField(key), writeField(account, key)]
    return name === null || value === null ? [] : `${name.toLowerCase()} ${value}`
  })
  return values.length === 0 ? '' : `: ${values.join('; ')}`
}
