import { AUTHORITIES, type AuthorityId, citable } from '#engine/law/authorities.ts'
import { mailingAddress } from '#engine/law/bureau-addresses.ts'
import { indexOf } from '#engine/letters/check-letter.ts'
import { composeDispute } from '#engine/letters/compose-dispute.ts'
import { composeMethodOfVerification, composeNoAnswer } from '#engine/letters/compose-follow-up.ts'
import { composeGoodwill, composePayForDelete, composeValidation } from '#engine/letters/compose-requests.ts'
import type { Fact } from '#engine/letters/fact.ts'
import { citationFact, gatherFacts } from '#engine/letters/gather-facts.ts'
import type { LetterPart, LetterRequest, Sender } from '#engine/letters/letter-request.ts'
import { entryName } from '#engine/letters/letter-words.ts'
import { type SentenceFacts, sentenceFacts } from '#engine/letters/proof.ts'
import { proveText } from '#engine/letters/prove-mentions.ts'
import { splitSentences } from '#engine/letters/split-sentences.ts'
import { statementText } from '#engine/letters/statement-text.ts'
import { writeDay } from '#engine/values/day.ts'
import { BUREAU_NAMES } from '#engine/words/bureau.ts'
import type { LetterKind } from '#engine/words/letter-type.ts'

/** A letter, and what each of its sentences rests on. */
export interface ComposedLetter {
  readonly recipient: { readonly name: string; readonly lines: readonly string[] }
  readonly subject: string
  /** The whole letter by sentences, each with the facts that it states. */
  readonly sentences: readonly SentenceFacts[]
  /** The whole letter, paragraphs separated by blank lines. */
  readonly letterContent: string
  readonly letterType: LetterKind
  /** The authorities it names, as cited. */
  readonly legalBasis: readonly string[]
  readonly enclosures: readonly string[]
  /** All that the letter may state, also after an edit. */
  readonly facts: readonly Fact[]
  /** Sentences of the consumer's statement that cite what the registry does not hold; they are not in the letter. */
  readonly leftOut: readonly string[]
}

/** Writes the letter from the facts of the file: no word of it states what no fact proves. */
export function composeLetter(request: LetterRequest): ComposedLetter {
  const { kept, leftOut } = provenStatements(request)
  const parts = standing(bodyOf({ ...request, statements: kept }), request)
  const cited = parts.flatMap((part) => part.authorities.map(citationFact))
  const facts = [...new Map([...gatherFacts(request), ...cited].map((fact) => [fact.id, fact])).values()]
  const recipient = recipientOf(request)
  const enclosures = enclosuresOf(request)
  const subject = subjectOf(request)
  const letterContent = [
    senderLines(request.sender).join('\n'),
    writeDay(request.date),
    [recipient.name, ...recipient.lines].join('\n'),
    `Re: ${subject}`,
    `Dear ${recipient.name}:`,
    ...parts.map((part) => part.text),
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
  }
}

/** Drops a paragraph whose authority no longer stood on the day of the letter. */
function standing(parts: readonly LetterPart[], { date }: LetterRequest): readonly LetterPart[] {
  return parts.filter((part) => part.text !== '' && part.authorities.every((id: AuthorityId) => citable(id, date)))
}

/** A statement proves its own facts, but no citation: sentences with an unregistered one are left out and told. */
function provenStatements(request: LetterRequest): { readonly kept: readonly string[]; readonly leftOut: readonly string[] } {
  if (request.statements.length === 0) return { kept: [], leftOut: [] }
  const index = indexOf(gatherFacts(request), [])
  const sentences = request.statements.map((statement) => splitSentences(statementText(statement)))
  const isProven = (sentence: string): boolean => proveText(sentence, index).every(({ facts }) => facts.length > 0)
  return {
    kept: sentences.map((list) => list.filter(isProven).join(' ')).filter((text) => text !== ''),
    leftOut: sentences.flat().filter((sentence) => !isProven(sentence)),
  }
}

function recipientOf({ recipient, date }: LetterRequest): ComposedLetter['recipient'] {
  if (recipient.kind === 'bureau') return mailingAddress(recipient.bureau, date, recipient.printedAddress)
  return { name: recipient.name, lines: recipient.lines }
}

const SUBJECTS: Record<LetterKind, string> = {
  dispute: 'Dispute of the entry',
  validation: 'Request for validation of the debt',
  goodwill: 'Request for a goodwill adjustment of the account',
  pay_for_delete: 'Offer concerning the account',
  no_answer: 'No results yet for the entry',
  method_of_verification: 'How the entry was verified:',
}

function subjectOf(request: LetterRequest): string {
  return `${SUBJECTS[request.kind]} ${entryName(request.subject)}`
}

/** What is wrong goes with the dispute; a letter that only asks for something shows no error. */
const SHOWS_ERRORS = new Set<LetterKind>(['dispute', 'no_answer'])

function enclosuresOf({ kind, report, subject, findings, enclosesIdentification }: LetterRequest): readonly string[] {
  const identification = enclosesIdentification ? ['A copy of my identification', 'A document that shows my address'] : []
  if (report === null || subject.kind === 'described' || !SHOWS_ERRORS.has(kind)) return identification
  const own = findings.flatMap((finding) => finding.evidence).filter((evidence) => evidence.reportId === report.id)
  const pages = [...new Set(own.map(({ page }) => page))].toSorted((a, b) => a - b)
  const dated = report.reportDate === null ? '' : ` dated ${writeDay(report.reportDate)}`
  return [
    ...pages.map((page) => `A copy of page ${page} of my ${BUREAU_NAMES[report.bureau]} report${dated}, with the place marked`),
    ...identification,
  ]
}
