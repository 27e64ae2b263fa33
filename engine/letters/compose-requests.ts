import { PERIODS, after } from '#engine/law/periods.ts'
import type { LetterPart, LetterRequest } from '#engine/letters/letter-request.ts'
import { cite, entrySentences, listed, part, reportWords, statementParts } from '#engine/letters/letter-words.ts'
import type { Account } from '#engine/report/account.ts'
import { writeDay } from '#engine/values/day.ts'
import { writeMoney } from '#engine/values/money.ts'

const accountOf = ({ subject }: LetterRequest): Account | null => (subject.kind === 'account' ? subject.account : null)

/** Where the reader finds the entry: in the report if there is one, else as described. */
function about(request: LetterRequest): LetterPart {
  const [first = '', ...rest] = entrySentences(request)
  const inReport = request.report === null ? '' : ` It stands in ${reportWords(request)}.`
  return part([`${first}${inReport}`, ...rest])
}

/** Whether the letter goes out while a dispute still stops collection: unknown days count as too late. */
function isInTime({ validationNotice, date }: LetterRequest): boolean {
  if (validationNotice === null) return false
  const { printedEnd, receivedOn } = validationNotice
  const end = printedEnd ?? (receivedOn === null ? null : after(receivedOn, PERIODS.validation_dispute))
  return end !== null && date <= end
}

/** To a collector: a dispute that stops collection while the time runs, a request afterwards. */
export function composeValidation(request: LetterRequest): readonly LetterPart[] {
  const inTime = isInTime(request)
  const received = request.validationNotice?.receivedOn ?? null
  const notice = received === null ? '' : `I received your notice about this debt on ${writeDay(received)}.`
  const balance = accountOf(request)?.currentBalance ?? null
  const figure = balance === null ? '' : ` My report shows a balance of ${writeMoney(balance)}.`
  const original = accountOf(request)?.originalCreditor ?? null
  const asked = [
    'what the amount consists of, with interest, fees, payments and credits since the itemization date',
    original === null
      ? 'the name and address of the original creditor'
      : `the address of the original creditor, given as ${original}`,
    'a copy of the papers that show that I owe this debt and that you may collect it',
  ]
  return [
    part([
      notice,
      inTime ? 'I dispute this debt and ask you to verify it.' : 'I ask you to verify this debt.',
      inTime ? '' : 'I send this as a request.',
    ]),
    about(request),
    ...statementParts(request.statements),
    part([`Please send me ${listed(asked)}.${figure}`], []),
    inTime
      ? part(
          [
            `Until you have mailed me the verification, collection is to stop (${cite('fdcpa_1692g')} and ${cite('reg_f_1006_38')}).`,
          ],
          ['fdcpa_1692g', 'reg_f_1006_38'],
        )
      : part([`What a notice of the debt has to say is set out in ${cite('reg_f_1006_34')}.`], ['reg_f_1006_34']),
    part([
      'If you report this debt while it is disputed, please report it as disputed.',
      'This letter is no promise to pay and no statement that I owe the debt.',
    ]),
  ]
}

const LATE = /^\d+$/

/** To a creditor: a courtesy is asked for, nothing is disputed. */
export function composeGoodwill(request: LetterRequest): readonly LetterPart[] {
  const account = accountOf(request)
  const months = (account?.paymentHistory ?? [])
    .filter(({ code }) => LATE.test(code))
    .map(({ month, code }) => `${writeDay(month)} (${code} days)`)
  const marks = months.length === 0 ? '' : `Its payment history shows a late payment for ${listed(months.toReversed())}.`
  const closed = account?.dateClosed ?? null
  const paid = account?.currentBalance === 0 ? 'The balance is reported as $0.' : ''
  return [
    part(['I am writing to ask for a courtesy.', 'This letter is not a dispute.']),
    about(request),
    part([marks, paid, closed === null ? '' : `The account is reported as closed on ${writeDay(closed)}.`]),
    ...statementParts(request.statements),
    part([
      'I ask you to consider a goodwill adjustment: that you no longer report the late payments on this account.',
      'I would be grateful for it.',
    ]),
    part(['Please write to me with what you decide.']),
  ]
}

/** To a collector or creditor: an offer with its condition, no admission. */
export function composePayForDelete(request: LetterRequest): readonly LetterPart[] {
  const balance = accountOf(request)?.currentBalance ?? null
  const reported = balance === null ? '' : `You report a balance of ${writeMoney(balance)}.`
  const offer =
    request.offer === null ? 'I am ready to agree with you on a payment' : `I offer to pay ${writeMoney(request.offer)}`
  return [
    part(['I am writing to make an offer about the account named below.']),
    about(request),
    part([
      reported,
      `${offer}, on the condition that you agree in writing, before I pay, to ask every bureau that you report this account to delete it.`,
    ]),
    ...statementParts(request.statements),
    part([
      'This offer is no promise to pay and no statement that I owe the debt, and it ends if you refuse it.',
      'Please answer in writing.',
    ]),
  ]
}
