import { directClosing, outsideOfDuty } from '#engine/letters/further/direct-dispute.ts'
import {
  disputes,
  firstOf,
  type Grounds,
  groundLaw,
  groundParts,
  groundsOf,
  leadingWords,
  isEmpty,
  named,
} from '#engine/letters/grounds.ts'
import { evidencePart } from '#engine/letters/letter-pages.ts'
import type { LetterPart, LetterRequest } from '#engine/letters/letter-request.ts'
import {
  cite,
  concernSentence,
  entryKind,
  thisEntry,
  identity,
  isInquiry,
  part,
  statementParts,
} from '#engine/letters/letter-words.ts'

/** To a bureau, or directly to the company that furnishes the entry: a dispute, or a request where nothing is said to be wrong. */
export function composeDispute(request: LetterRequest): readonly LetterPart[] {
  const grounds = groundsOf(request)
  const isBureau = request.recipient.kind === 'bureau'
  return [
    opening(request, grounds),
    ...groundParts(grounds, { isLed: true }),
    ...statementParts(request.statements),
    request.subject.kind === 'described' ? part([]) : evidencePart(request),
    ...groundLaw(grounds, request),
    ...(isBureau ? [part(identity(request))] : []),
    ...closing(request, grounds),
  ]
}

/** The subject line of a dispute or of a request, without its name. */
export const disputeSubject = (request: LetterRequest): string =>
  disputes(request) ? 'Dispute of' : isOnlyPolicy(groundsOf(request)) ? 'Request to apply your policy to' : 'Request to verify'

const isOnlyPolicy = ({ wrong, own, asked, policy }: Grounds): boolean =>
  policy.length > 0 && wrong.length + own.length + asked.length === 0

/** What is disputed or asked about, what is wrong with it, and what is wanted, before anything else. */
function opening(request: LetterRequest, grounds: Grounds): LetterPart {
  const words = thisEntry(request.subject)
  const first = firstOf(grounds)
  const lead = disputes(request)
    ? `I dispute ${isOnlyDescribed(request) ? `what my file says about ${words}` : words}.`
    : isOnlyPolicy(grounds)
      ? `I ask you to apply your policy to ${words}.`
      : `I ask you to verify ${words}.`
  if (first !== null) return part([lead, leadingWords(lead, first)], named(first))
  const source = request.subject.kind === 'public_record' ? 'its source' : 'the company that reports it'
  return part([
    lead,
    concernSentence(request.subject),
    request.statements.length > 0
      ? isInquiry(request.subject)
        ? 'Please delete it.'
        : 'Please correct it, or delete it if it cannot be proven.'
      : `Please check ${checkedWords(request)} with ${source}, and correct what is not accurate and complete.`,
  ])
}

/** An account of which the bureau gets neither a page nor what is wrong with it, but the consumer's words. */
const isOnlyDescribed = ({ recipient, subject }: LetterRequest): boolean =>
  recipient.kind === 'bureau' && subject.kind === 'described' && subject.concern === undefined

/** Anyone who gives no reason says all that is to be checked. */
const checkedWords = ({ subject }: LetterRequest): string =>
  subject.kind === 'account' ? 'its balance, status, dates and payment history' : 'all of it'

function closing(request: LetterRequest, grounds: Grounds): readonly LetterPart[] {
  if (!disputes(request)) return [part(['This is a request.', 'Please tell me in writing what you find and what you change.'])]
  return request.recipient.kind === 'bureau' ? bureauClosing(request) : furnisherClosing(request, grounds)
}

function bureauClosing({ subject }: LetterRequest): readonly LetterPart[] {
  const isFurnished = subject.kind === 'account' || (subject.kind === 'described' && !isInquiry(subject))
  const source = isFurnished ? 'the company that reported it' : 'whoever supplied it'
  return [
    part(
      [
        `Please reinvestigate this ${entryKind(subject)} (${cite('fcra_1681i_a_1')}), and forward this letter and its enclosures to ${source} (${cite('fcra_1681i_a_2')}).`,
        `Please correct or delete anything that is inaccurate, incomplete, or cannot be verified (${cite('fcra_1681i_a_5')}).`,
        `Please send me the results in writing, with my updated report (${cite('fcra_1681i_a_6')}).`,
      ],
      ['fcra_1681i_a_1', 'fcra_1681i_a_2', 'fcra_1681i_a_5', 'fcra_1681i_a_6'],
    ),
  ]
}

/** A direct dispute names its duty; to whom none is owed, it says only what is wanted. */
function furnisherClosing(request: LetterRequest, grounds: Grounds): readonly LetterPart[] {
  const isOwed = outsideOfDuty(request).length === 0 && !(isEmpty(grounds) && request.statements.length === 0)
  if (isOwed) return [directClosing]
  const correct = isInquiry(request.subject)
    ? 'If you had no right to ask for my report, please have every bureau that shows the inquiry remove it.'
    : 'If anything is inaccurate or incomplete, please correct it with every bureau that you reported it to.'
  return [part(['Please look into this, and write to me with what you find.', correct])]
}
