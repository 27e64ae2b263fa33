import {
  type BillingPolicy,
  EXEMPTION_WORDS,
  GUARANTEE_DAYS,
  MONTH_CENTS,
  PRICES,
  TERM_MONTHS,
  WORK_KINDS,
  WORK_WORDS,
} from '#engine/billing/billing-policy.ts'
import { longerThanFederal } from '#engine/billing/sale-states.ts'
import type { Hold } from '#engine/billing/hold.ts'
import { AUTHORITIES } from '#engine/law/authorities.ts'
import { writeDay } from '#engine/values/day.ts'
import { writeMoney } from '#engine/values/money.ts'

/** Who sells the plan: the business that runs this installation. */
export interface Operator {
  readonly name: string
  /** Its principal business address, on one line. */
  readonly address: string
}

/** One paragraph of a document. `bold`: the statute wants it in bold type. */
export interface ContractPart {
  readonly kind: 'heading' | 'text' | 'bold'
  readonly text: string
}

export interface ContractFacts {
  readonly operator: Operator
  readonly consumer: { readonly name: string; readonly state: string }
  readonly hold: Hold
  readonly policy: BillingPolicy
}

/** 15 USC 1679d(b)(4), word for word; it is next to the signature. */
export const CANCEL_SENTENCE =
  'You may cancel this contract without penalty or obligation at any time before midnight of the 3rd business day after the date on which you signed the contract. See the attached notice of cancellation form for an explanation of this right.'

const heading = (text: string): ContractPart => ({ kind: 'heading', text })
const text = (words: string): ContractPart => ({ kind: 'text', text: words })
const bold = (words: string): ContractPart => ({ kind: 'bold', text: words })

/** The contract of 15 USC 1679d(b): payment, services with guarantee and time, who we are, and how it is cancelled. */
export function composeContract({ operator, consumer, hold, policy }: ContractFacts): readonly ContractPart[] {
  return [
    heading('Contract'),
    text(
      `Between ${operator.name}, ${operator.address}, and ${consumer.name}, ${consumer.state}. Signed on ${writeDay(hold.signedOn)}.`,
    ),
    heading('What you get'),
    text(
      'The plan opens the dashboard, AI Credit Fix, the AI workflow and one-click repair. They read the credit reports that you bring, judge every entry by published rules, open the disputes and write the letters. You read and confirm each letter; nothing is sent without that. Nobody can promise that an entry is removed or that a score rises, and nothing here does.',
    ),
    text(
      `The plan begins on ${writeDay(hold.lastDay)} at midnight, when you can no longer cancel for free, and ends by itself ${TERM_MONTHS} months later. Each service is performed within these months: a run when it ends, a letter when it is delivered or when you have sent it.`,
    ),
    text(
      'Everything the plan does for you, you may also do yourself, for free, and most of it in this product without the plan.',
    ),
    heading('What you pay'),
    ...payment(policy),
    heading('Guarantee, and ending it'),
    text(
      `A payment is given back in full when you ask for it within ${GUARANTEE_DAYS} days; the contract ends with it, and nothing more is charged. You may end the contract on any later day too, with one press of a button and without a reason. Then ${policy.timing === 'arrears' ? 'only what was done until that moment is charged' : 'nothing more is charged'}.`,
    ),
    text(`This contract is made under ${AUTHORITIES.croa_1679d.cite}. No right that this law gives you can be waived.`),
    ...lastDayToCancel(consumer.state, hold),
    bold(CANCEL_SENTENCE),
  ]
}

/** The day itself: the same in the contract and in its notice, longer than the federal words where the state gives more. */
function lastDayToCancel(state: string, hold: Hold): readonly ContractPart[] {
  const longer = longerThanFederal(state)
  const day = writeDay(hold.lastDay)
  if (longer === null) return [bold(`Counted out, you may cancel until midnight on ${day}.`)]
  return [bold(`The law of your state (${longer.cite}) gives you more time: you may cancel until midnight on ${day}.`)]
}

function payment(policy: BillingPolicy): readonly ContractPart[] {
  const month = writeMoney(MONTH_CENTS)
  const total = writeMoney(MONTH_CENTS * TERM_MONTHS)
  if (policy.timing === 'advance' && policy.exemption !== null)
    return [
      text(`${month} for each month, taken at its beginning; all payments together never more than ${total}.`),
      text(
        `The operator may take payment before the work because it is ${EXEMPTION_WORDS[policy.exemption]} (15 USC 1679a(3)(B)).`,
      ),
    ]
  return [
    text('Nothing now, and nothing before the work is done. After each month you pay for what was completed in it:'),
    ...WORK_KINDS.map((kind) => text(`${writeMoney(PRICES[kind])}: ${lowered(WORK_WORDS[kind])}.`)),
    text(
      `No month costs more than ${month}, and all payments together never more than ${total}. What was done beyond that costs nothing. If nothing was completed, nothing is charged. Practice is never charged. Postage, where you have a letter mailed, is shown and confirmed by you with that letter.`,
    ),
  ]
}

const lowered = (words: string): string => `${words.slice(0, 1).toLowerCase()}${words.slice(1)}`

/** The form of 15 USC 1679e(b), word for word. It goes with the contract twice. */
export function noticeOfCancellation({ operator, consumer, hold }: Omit<ContractFacts, 'policy'>): readonly ContractPart[] {
  return [
    heading('Notice of Cancellation'),
    bold(
      'You may cancel this contract, without any penalty or obligation, at any time before midnight of the 3rd day which begins after the date the contract is signed by you.',
    ),
    ...lastDayToCancel(consumer.state, hold),
    bold(
      `To cancel this contract, mail or deliver a signed, dated copy of this cancellation notice, or any other written notice to ${operator.name} at ${operator.address} before midnight on ${writeDay(hold.lastDay)}.`,
    ),
    bold('I hereby cancel this transaction,'),
    bold('Date: ____________________   Signature: ________________________________________'),
  ]
}

const MARKS = { heading: ['# ', ''], text: ['', ''], bold: ['**', '**'] } as const

/** A document as text, for the mail, the hash and the kept copy; what is bold in it is marked as in plain mail. */
export const plainText = (parts: readonly ContractPart[]): string =>
  parts.map(({ kind, text: words }) => MARKS[kind].join(words)).join('\n\n')
