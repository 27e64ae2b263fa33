import { PERIODS, after } from '#engine/law/periods.ts'
import { evidencePart } from '#engine/letters/letter-pages.ts'
import type { LetterPart, LetterRequest } from '#engine/letters/letter-request.ts'
import { cite, denial, thisEntry, listed, part, statementParts, whereSentences } from '#engine/letters/letter-words.ts'
import type { Account, HistoryMonth } from '#engine/report/account.ts'
import { writeDay } from '#engine/values/day.ts'
import { writeMoney } from '#engine/values/money.ts'

const accountOf = ({ subject }: LetterRequest): Account | null => (subject.kind === 'account' ? subject.account : null)

/** `this debt: MIDLAND CREDIT MGMT, account number *1234`: an offer and a validation are about the debt. */
const debtWords = ({ subject }: LetterRequest): string => thisEntry(subject).replace(/^this account:/, 'this debt:')

/** Whether the letter goes out while a dispute still stops collection: unknown days count as too late. */
function isInTime({ validationNotice, date }: LetterRequest): boolean {
  if (validationNotice === null) return false
  const { printedEnd, receivedOn } = validationNotice
  const end = printedEnd ?? (receivedOn === null ? null : after(receivedOn, PERIODS.validation_dispute))
  return end !== null && date <= end
}

/** Inside the notice's time it disputes the debt; later, where the member says that it is wrong. */
const disputesDebt = (request: LetterRequest): boolean =>
  isInTime(request) || request.statements.length > 0 || request.told?.isWrong === true || denial(request) !== undefined

export const validationSubject = (request: LetterRequest): string =>
  disputesDebt(request) ? 'Dispute of the debt and request for validation:' : 'Request for validation of the debt:'

/** To a collector: a dispute that stops collection while the time runs; afterwards one that stops nothing, or a request. A company that collects its own account owes no such notice. */
export function composeValidation(request: LetterRequest): readonly LetterPart[] {
  const [inTime, isDisputed] = [isInTime(request), disputesDebt(request)]
  const received = request.validationNotice?.receivedOn ?? null
  const balance = accountOf(request)?.currentBalance ?? null
  const figure = balance === null ? '' : `My report shows a balance of ${writeMoney(balance)}.`
  const original = accountOf(request)?.originalCreditor ?? null
  const isCollected = original !== null || accountOf(request)?.accountType === 'collection' || request.validationNotice !== null
  const asked = [
    'Please send me an itemization of the amount, with all interest, fees, payments and credits since the itemization date.',
    ...(isCollected ? [originalWords(original)] : []),
    'Please send copies of the papers that prove the debt and your right to collect it.',
  ]
  return [
    part(
      inTime
        ? [
            `I dispute ${debtWords(request)}.`,
            'Please verify it before you do anything more to collect it.',
            received === null ? '' : `I received your notice about this debt on ${writeDay(received)}.`,
          ]
        : [
            isDisputed ? `I dispute ${debtWords(request)}.` : `I ask you to validate ${debtWords(request)}.`,
            figure,
            'Please show me that the debt is mine and that the amount is right.',
            // When the notice came is left out: it would only say that its time has passed.
            isDisputed ? '' : 'This is a request.',
          ],
    ),
    ...statementParts(request.statements),
    part(asked),
    part([...whereSentences(request), inTime ? figure : '']),
    inTime
      ? part(
          [
            `You have to stop collecting until you mail me the verification (${cite('fdcpa_1692g')} and ${cite('reg_f_1006_38')}).`,
          ],
          ['fdcpa_1692g', 'reg_f_1006_38'],
        )
      : isCollected
        ? part([`A notice of the debt has to itemize it (${cite('reg_f_1006_34')}).`], ['reg_f_1006_34'])
        : part([]),
    part(
      [
        inTime ? '' : 'If you cannot show this, please stop reporting the debt to the bureaus.',
        isDisputed
          ? `If you report this debt, please report it as disputed${isCollected ? ` (${cite('fdcpa_1692e_8')})` : ''}.`
          : '',
        PROMISES_NOTHING,
      ],
      isDisputed && isCollected ? ['fdcpa_1692e_8'] : [],
    ),
  ]
}

const originalWords = (original: string | null): string =>
  original === null
    ? 'Please tell me the name and address of the original creditor.'
    : `Please tell me the address of the original creditor, ${original}.`

const PROMISES_NOTHING = 'This letter is no promise to pay, and it does not admit the debt.'

const LATE = /^\d+$/
/** More of them listed one by one only make the record look worse. */
const MOST_LISTED = 4

/** When the late payments were, the first month first. */
function lateWords(months: readonly Pick<HistoryMonth, 'month' | 'code'>[]): string {
  const [first, last] = [months[0], months.at(-1)]
  if (first === undefined || last === undefined) return ''
  if (months.length > MOST_LISTED)
    return `The first is reported for ${writeDay(first.month)} and the last for ${writeDay(last.month)}.`
  const marks = months.map(({ month, code }) => `${writeDay(month)} (${code} days late)`)
  return `${months.length === 1 ? 'It is' : 'They are'} reported for ${listed(marks)}.`
}

/** To a creditor: a courtesy is asked for, nothing is disputed. */
export function composeGoodwill(request: LetterRequest): readonly LetterPart[] {
  const account = accountOf(request)
  const months = (account?.paymentHistory ?? []).filter(({ code }) => LATE.test(code)).toReversed()
  const late = months.length === 1 ? 'late payment' : 'late payments'
  const closed = account?.dateClosed ?? null
  const paid = account?.currentBalance === 0 ? 'The balance is reported as $0.' : ''
  return [
    part([
      `I ask you for a goodwill adjustment to ${thisEntry(request.subject)}.`,
      `Please stop reporting its ${late} to the bureaus.`,
      lateWords(months),
    ]),
    ...statementParts(request.statements),
    evidencePart(request, 'entry'),
    part([paid, closed === null ? '' : `The account is reported as closed on ${writeDay(closed)}.`]),
    part([
      'This is a request for a courtesy, and not a dispute.',
      'I would be grateful for your help.',
      'Please write to me with your decision.',
    ]),
  ]
}

/** To a collector or creditor: an offer with its condition, no admission. */
export function composePayForDelete(request: LetterRequest): readonly LetterPart[] {
  const balance = accountOf(request)?.currentBalance ?? null
  const reported = balance === null ? '' : `You report a balance of ${writeMoney(balance)}.`
  const offer =
    request.offer === null
      ? `I am willing to work out a payment on ${debtWords(request)}.`
      : `I offer to pay ${writeMoney(request.offer)} to resolve ${debtWords(request)}.`
  return [
    part([offer, 'In return, please have every bureau delete it.']),
    ...statementParts(request.statements),
    part([
      'My one condition: before I pay, you agree to the deletion in writing.',
      'Once I have that in hand, I am ready to pay.',
    ]),
    part([...whereSentences(request), reported]),
    part([PROMISES_NOTHING, 'The offer ends if you refuse it.', 'Please answer in writing.']),
  ]
}
