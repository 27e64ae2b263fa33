import { STATUS_PHRASES } from '#engine/reading/layouts/experian-web-print/words.ts'
import { type PartialDay, parsePrintedDay } from '#engine/values/day.ts'
import { type Cents, parseMoney } from '#engine/values/money.ts'
import type { AccountStatus, PaymentStatus } from '#engine/words/account-status.ts'

/** What a printed status sentence says; null where it does not say. */
export interface StatusFacts {
  readonly status: AccountStatus | null
  readonly paymentStatus: PaymentStatus | null
  readonly pastDue: Cents | null
  readonly pastDueDate: PartialDay | null
  readonly chargeOffAmount: Cents | null
}

const AMOUNT = String.raw`(\$[\d,]+(?:\.\d{2})?)`
const PAST_DUE = new RegExp(`^${AMOUNT} past due(?: as of (.+))?$`)
const WRITTEN_OFF = new RegExp(`^${AMOUNT} (?:written|charged) off$`)

/** Tells of the months before: `Discharged through Bankruptcy Chapter 13/Never late.` was discharged. */
const TAKES_NOTHING_BACK = /^(?:never late|exceptional payment history)$/

/** `Paid, Closed/Never late.` is two phrases; a dot before a space or at the end closes a sentence, one inside an amount does not. */
function phrasesOf(sentence: string): string[] {
  return sentence
    .replace(/\s+/g, ' ')
    .split(/\.(?=\s|$)/)
    .flatMap((part) => (/past due date \//i.test(part) ? [part] : part.split('/')))
    .map((phrase) => phrase.trim().toLowerCase())
    .filter((phrase) => phrase !== '')
}

/**
 * Reads a status sentence phrase by phrase. Only whole phrases count: `was past due 30 days` is not late now, and `paid`
 * inside another phrase is not paid. An open account with an amount past due is late now, even where no number of days is given.
 */
export function parseStatusSentence(sentence: string): StatusFacts {
  let facts: StatusFacts = { status: null, paymentStatus: null, pastDue: null, pastDueDate: null, chargeOffAmount: null }
  for (const phrase of phrasesOf(sentence)) {
    const pastDue = PAST_DUE.exec(phrase)
    const writtenOff = WRITTEN_OFF.exec(phrase)
    if (pastDue?.[1] !== undefined) {
      facts = {
        ...facts,
        pastDue: parseMoney(pastDue[1]),
        pastDueDate: pastDue[2] === undefined ? null : parsePrintedDay(pastDue[2]),
      }
    } else if (writtenOff?.[1] !== undefined) {
      facts = { ...facts, chargeOffAmount: parseMoney(writtenOff[1]) }
    } else if (TAKES_NOTHING_BACK.test(phrase)) {
      facts = { ...facts, paymentStatus: facts.paymentStatus ?? 'current' }
    } else {
      const meaning = STATUS_PHRASES.find(([pattern]) => pattern.test(phrase))?.[1]
      facts = { ...facts, ...meaning }
    }
  }
  return withLateness(withWriteOff(facts))
}

/** `Paid, Closed. $250 written off.`: what was written off was charged off, where the sentence has no other word for it. */
function withWriteOff(facts: StatusFacts): StatusFacts {
  const isWrittenOff = facts.paymentStatus === null && (facts.chargeOffAmount ?? 0) > 0
  return isWrittenOff ? { ...facts, paymentStatus: 'charge_off' } : facts
}

function withLateness(facts: StatusFacts): StatusFacts {
  const isLate = facts.paymentStatus === 'late' || (facts.paymentStatus === null && (facts.pastDue ?? 0) > 0)
  if (!isLate) return facts
  return {
    ...facts,
    paymentStatus: 'late',
    status: facts.status === 'open' || facts.status === null ? 'delinquent' : facts.status,
  }
}
