import type { EarlierHistory } from '#engine/disputes/earlier-dispute.ts'
import { AUTHORITIES, type AuthorityId, citable } from '#engine/law/authorities.ts'
import { mailingAddress } from '#engine/law/bureau-addresses.ts'
import { indexOf } from '#engine/letters/check-letter.ts'
import { composeDispute, disputeSubject } from '#engine/letters/compose-dispute.ts'
import { composeMethodOfVerification, composeNoAnswer } from '#engine/letters/compose-follow-up.ts'
import { composeGoodwill, composePayForDelete, composeValidation, validationSubject } from '#engine/letters/compose-requests.ts'
import { FURTHER_LETTERS } from '#engine/letters/further/further-letters.ts'
import type { Fact } from '#engine/letters/fact.ts'
import { citationFact, gatherFacts, periodFact } from '#engine/letters/gather-facts.ts'
import { lacksOf } from '#engine/letters/letter-lacks.ts'
import { pagesEnclosed } from '#engine/letters/letter-pages.ts'
import type { LetterPart, LetterRequest, Sender } from '#engine/letters/letter-request.ts'
import { subjectName } from '#engine/letters/letter-words.ts'
import { namePageCopy } from '#engine/letters/page-copy.ts'
import { enclosesOf } from '#engine/letters/pages-by-kind.ts'
import { type SentenceFacts, sentenceFacts } from '#engine/letters/proof.ts'
import { proveText } from '#engine/letters/prove-mentions.ts'
import { splitSentences } from '#engine/letters/split-sentences.ts'
import { statementText } from '#engine/letters/statement-text.ts'
import { writeDay } from '#engine/values/day.ts'
import { type FurtherKind, isFurther, type LetterKind } from '#engine/words/letter-type.ts'
import { PAPER_LINES } from '#engine/words/paper-kind.ts'

/** A letter, and what each of its sentences rests on. */
export interface ComposedLetter {
  readonly recipient: { readonly name: string; readonly lines: readonly string[] }
  readonly subject: string
  /** The whole letter by sentences, each with the facts that it states. */
  readonly sentences: readonly SentenceFacts[]
  /** The whole letter, paragraphs separated by blank lines. */
  readonly letterContent: string
  /** Those of it between the salutation and the close. */
  readonly paragraphs: readonly string[]
  readonly letterType: LetterKind
  /** The authorities it names, as cited. */
  readonly legalBasis: readonly string[]
  readonly enclosures: readonly string[]
  /** All that the letter may state, also after an edit. */
  readonly facts: readonly Fact[]
  /** Sentences of the consumer's statement that cite what the registry does not hold; they are not in the letter. */
  readonly leftOut: readonly string[]
}

/**
 * Writes the letter from the facts of the file: no word of it states what no fact proves. Throws a RangeError for a request
 * that lacks something (`lacksOf`): the caller looks first.
 */
export function composeLetter(request: LetterRequest): ComposedLetter {
  const [lack] = lacksOf(request)
  if (lack !== undefined) throw new RangeError(lack.message)
  const { kept, history, leftOut } = provenStatements(request)
  const parts = standing(bodyOf({ ...request, statements: kept, history }), request)
  const cited = parts.flatMap((part) => [...part.authorities.map(citationFact), ...(part.periods ?? []).map(periodFact)])
  const facts = [...new Map([...gatherFacts(request), ...cited].map((fact) => [fact.id, fact])).values()]
  const recipient = recipientOf(request)
  const enclosures = enclosuresOf(request)
  const subject = subjectOf(request)
  const paragraphs = parts.map((part) => part.text)
  const letterContent = [
    senderLines(request.sender).join('\n'),
    writeDay(request.date),
    [recipient.name, ...recipient.lines].join('\n'),
    `Re: ${subject}`,
    `Dear ${recipient.name}:`,
    ...paragraphs,
    'Sincerely,',
    request.sender.name,
    ...(enclosures.length === 0 ? [] : [['Enclosures:', ...enclosures.map((name) => `- ${name}`)].join('\n')]),
  ].join('\n\n')
  const legalBasis = [...new Set(parts.flatMap((part) => part.authorities.map((id) => AUTHORITIES[id].cite)))]
  return {
    recipient,
    subject,
    sentences: sentenceFacts(letterContent, facts),
    letterContent,
    paragraphs,
    letterType: request.kind,
    legalBasis,
    enclosures,
    facts,
    leftOut,
  }
}

/** Name and address as they head a letter; a part that is not known is left out. */
function senderLines({ name, street, city, state, zip }: Sender): readonly string[] {
  const place = [city, `${state} ${zip}`.trim()].filter((part) => part !== '').join(', ')
  return [name, street, place].filter((line) => line !== '')
}

function bodyOf(request: LetterRequest): readonly LetterPart[] {
  switch (request.kind) {
    case 'dispute':
      return composeDispute(request)
    case 'validation':
      return composeValidation(request)
    case 'goodwill':
      return composeGoodwill(request)
    case 'pay_for_delete':
      return composePayForDelete(request)
    case 'no_answer':
      return composeNoAnswer(request)
    case 'method_of_verification':
      return composeMethodOfVerification(request)
    default:
      return FURTHER_LETTERS[request.kind].compose(request)
  }
}

/** Drops a paragraph whose authority no longer was on the day of the letter. */
function standing(parts: readonly LetterPart[], { date }: LetterRequest): readonly LetterPart[] {
  return parts.filter((part) => part.text !== '' && part.authorities.every((id: AuthorityId) => citable(id, date)))
}

interface ProvenStatements {
  readonly kept: readonly string[]
  readonly history: EarlierHistory | undefined
  readonly leftOut: readonly string[]
}

/** A statement proves its own facts, but no citation: sentences with an unregistered one are left out and told. */
function provenStatements(request: LetterRequest): ProvenStatements {
  const { statements, history } = request
  const index = indexOf(gatherFacts(request), [])
  const told = [...statements, ...(history === undefined ? [] : [history.toThem, history.toOthers])]
  const sentences = told.map((text) => splitSentences(statementText(text)))
  const isProven = (sentence: string): boolean => proveText(sentence, index).every(({ facts }) => facts.length > 0)
  const kept = sentences.map((list) => list.filter(isProven).join(' '))
  const [toThem = '', toOthers = ''] = kept.slice(statements.length)
  return {
    kept: kept.slice(0, statements.length).filter((text) => text !== ''),
    history: toThem === '' ? undefined : { toThem, toOthers },
    leftOut: sentences.flat().filter((sentence) => !isProven(sentence)),
  }
}

function recipientOf({ recipient, date }: LetterRequest): ComposedLetter['recipient'] {
  if (recipient.kind === 'bureau') return mailingAddress(recipient.bureau, date, recipient.printedAddress)
  return { name: recipient.name, lines: recipient.lines }
}

const SUBJECTS: Record<Exclude<LetterKind, FurtherKind>, (request: LetterRequest) => string> = {
  dispute: disputeSubject,
  validation: validationSubject,
  goodwill: () => 'Request for a goodwill adjustment:',
  pay_for_delete: () => 'Offer to pay:',
  no_answer: () => 'Your deadline has passed: my dispute of',
  method_of_verification: () => 'Request for your method of verification:',
}

function subjectOf(request: LetterRequest): string {
  const { kind, subject } = request
  return `${isFurther(kind) ? FURTHER_LETTERS[kind].subjectLine : SUBJECTS[kind](request)} ${subjectName(subject)}`
}

function enclosuresOf(request: LetterRequest): readonly string[] {
  const { kind, enclosesIdentification, told } = request
  return [
    ...enclosedPages(request),
    ...(enclosesIdentification ? [PAPER_LINES.identity, PAPER_LINES.address_proof] : []),
    ...(kind === 'identity_theft_block' ? ['A copy of the identity theft report'] : []),
    ...(kind === 'trafficking_block' ? ['A copy of the document that shows the trafficking'] : []),
    ...(told?.papers ?? []),
  ]
}

function enclosedPages(request: LetterRequest): readonly string[] {
  return pagesEnclosed(request, enclosesOf(request.kind)).flatMap(([report, pages]) =>
    pages.map((page) => namePageCopy(page, report)),
  )
}
