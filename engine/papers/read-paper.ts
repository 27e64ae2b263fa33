import type { KnownEntry } from '#engine/answers/known-entry.ts'
import { readReply } from '#engine/answers/read-reply.ts'
import type { ReadReply } from '#engine/answers/reply.ts'
import { findDate } from '#engine/answers/reply-letterhead.ts'
import { readText } from '#engine/answers/sentences.ts'
import { plainWords } from '#engine/answers/plain-words.ts'
import { addressedTo } from '#engine/papers/addressed-to.ts'
import { withCodesSpelledOut } from '#engine/papers/coded-results.ts'
import { type CourtPaper, courtPaperOf } from '#engine/papers/court-paper.ts'
import { type AgencyScore, agencyScores } from '#engine/papers/agency-scores.ts'
import { agencyNamed } from '#engine/papers/agencies.ts'
import { withDrawnBoxes } from '#engine/papers/drawn-boxes.ts'
import { findWriter } from '#engine/papers/find-writer.ts'
import type { PaperFact } from '#engine/papers/fact-readers.ts'
import { readFacts } from '#engine/papers/read-facts.ts'
import { type NewOwner, newOwnerOf } from '#engine/papers/new-owner.ts'
import { type PaperText, paperText, wholeText } from '#engine/papers/paper-text.ts'
import { type PrintedAddress, printedAddresses } from '#engine/papers/printed-address.ts'
import { withoutQuotedMail } from '#engine/papers/quoted-mail.ts'
import { sureFacts, sureReply } from '#engine/papers/read-surely.ts'
import { refusedThing } from '#engine/papers/refused-thing.ts'
import { withSideColumnsApart } from '#engine/papers/side-column.ts'
import { answersDispute, isBeforeDecision, isNoAnswer, tellKind } from '#engine/papers/tell-kind.ts'
import { onlyTicked, withoutTicks } from '#engine/papers/ticked-boxes.ts'
import { detectLayout } from '#engine/reading/detect-layout.ts'
import type { DocumentText } from '#engine/reading/page-text.ts'
import { readDocument } from '#engine/reading/read-document.ts'
import { isPracticeDocument, looksLikePractice } from '#engine/reading/sheets/practice-mark.ts'
import { redactSsn } from '#engine/reading/values/redact-ssn.ts'
import type { Report } from '#engine/report/report.ts'
import { BUREAU_NAMES } from '#engine/words/bureau.ts'
import type { ReceivedKind, RefusedThing, ToldKind } from '#engine/words/received-paper.ts'

/** What a paper says as one of its kind. */
interface ReadAs {
  readonly facts: readonly PaperFact[]
  /** Of a court's paper, what it is about. */
  readonly courtPaper?: CourtPaper
  /** Of a notice of a decision: that nothing was decided yet. */
  readonly isBeforeDecision?: true
  /** Of such a notice, what it is about; absent where its words do not say. */
  readonly refused?: RefusedThing
  /** Of a table of agencies, the score that each gave. */
  readonly agencyScores?: readonly AgencyScore[]
  /** Where the agencies that it names are written to, as it prints. */
  readonly agencyAddresses?: readonly PrintedAddress[]
  /** Of a letter that says that the debt was sold, to whom. */
  readonly newOwner?: NewOwner
}

/** What was read of a paper, whatever it is. */
export interface ReadPaper extends ReadReply, ReadAs {
  readonly kind: ReceivedKind
  /** Whom it is addressed to, by their whole names; none or absent where it names no one for certain. */
  readonly addressedTo?: readonly string[]
  /** The same if it is another kind, in the member's word. */
  readonly otherwise?: Partial<Record<ReceivedKind, ReadAs>>
}

const KINDS: readonly ToldKind[] = ['answer', 'refusal', 'collection_notice', 'court_paper', 'discharge', 'identity']

function readAs(kind: ReceivedKind, text: PaperText, plain: string): ReadAs {
  const newOwner = kind === 'answer' || kind === 'other' ? newOwnerOf(text) : null
  const refused = kind === 'refusal' ? refusedThing(plain) : null
  return {
    facts: sureFacts(readFacts(kind, text)),
    ...(kind === 'court_paper' && { courtPaper: courtPaperOf(plain) }),
    ...(kind === 'refusal' && { agencyAddresses: printedAddresses(text), agencyScores: agencyScores(text) }),
    ...(kind === 'refusal' && isBeforeDecision(plain) && { isBeforeDecision: true }),
    ...(refused !== null && { refused }),
    ...(newOwner !== null && { newOwner }),
  }
}

const otherwiseThan = (kind: ReceivedKind, text: PaperText, plain: string): NonNullable<ReadPaper['otherwise']> =>
  Object.fromEntries(KINDS.filter((one) => one !== kind).map((one) => [one, readAs(one, text, plain)]))

/** What a paper says about itself that it is; null where its words do not say. */
export const kindOfPaper = (document: DocumentText): ToldKind | null =>
  tellKind(plainWords(wholeText(paperText(withSideColumnsApart(document)))))

/** Lines and specks that a recogniser took for letters. */
const SPECK = /^[|■\\_~]+$/
const withoutSpecks = (document: DocumentText): DocumentText => ({
  ...document,
  pages: document.pages.map((page) => ({
    ...page,
    words: page.words.filter(({ text, confidence }) => confidence === undefined || !SPECK.test(text)),
  })),
})

/** Tells what a paper is and reads what it says. Nothing is decided for the member; null where nothing is printed. */
export function readPaper(printed: DocumentText, known: readonly KnownEntry[]): ReadPaper | null {
  const whole = withSideColumnsApart(withDrawnBoxes(withoutQuotedMail(withoutSpecks(printed))))
  // What a form lists and does not tick still tells what form it is.
  const plain = plainWords(wholeText(paperText(whole)))
  const told = tellKind(plain)
  const document = withCodesSpelledOut(onlyTicked(whole) ?? whole)
  const text = paperText(document)
  if (told === null && isReport(printed)) return { ...NOTHING_TOLD, kind: 'report', isPractice: isPractice(printed) }
  const reading =
    told === null || told === 'answer' || told === 'identity' ? readReply(withoutTicks(document), known, told === 'answer') : null
  if (reading?.kind === 'no_reply' && reading.why === 'no_text') return null
  // Where its own words do not say what it is, only a result makes it an answer.
  const isAnswer = told === 'answer' || (told === null && !isNoAnswer(plain))
  const says = reading?.kind === 'reply' && reading.reply.results.some(({ kind }) => kind !== null)
  const own = readAs('answer', text, plain)
  // A company that sold the debt and says no more decided nothing: the new owner is asked.
  const isOnlySold = own.newOwner !== undefined && !says
  if (reading?.kind === 'reply' && isAnswer && (says || (told === 'answer' && !isOnlySold && answersDispute(plain)))) {
    const { sender } = reading.reply
    // An agency tells no one of itself.
    const writer = sender === null ? '' : sender.value.kind === 'bureau' ? BUREAU_NAMES[sender.value.bureau] : sender.value.name
    const facts = own.facts.filter(({ name, value }) => name !== 'toldTo' || value !== agencyNamed(writer))
    const addressees = { addressedTo: addressedTo(text) }
    return {
      ...redactSsn(sureReply(reading.reply)),
      ...own,
      ...addressees,
      kind: 'answer',
      facts,
      otherwise: otherwiseThan('answer', text, plain),
    }
  }
  const kind = told === 'answer' ? 'other' : (told ?? (reading?.kind === 'report_only' ? 'report' : 'other'))
  const writer = findWriter(kind, text)
  return {
    ...NOTHING_TOLD,
    kind,
    ...readAs(kind, text, plain),
    addressedTo: addressedTo(text),
    otherwise: otherwiseThan(kind, text, plain),
    sender: writer && { value: { kind: 'company', name: writer.value }, evidence: writer.evidence },
    datedOn: kind === 'identity' && CARD.test(plain) ? null : findDate(document, readText(document)),
    isPractice: isPractice(document),
  }
}

/** A card is no letter: the days on it are its own. */
const CARD = /\b(?:passport|licen[cs]e|identification card|pasaporte|licencia)\b[^]*\b(?:date of birth|dob|fecha de nacimiento)\b/

const NOTHING_TOLD = { sender: null, datedOn: null, fileNumber: null, facts: [], results: [], reportPages: [] }

const isPractice = (document: DocumentText): boolean => isPracticeDocument(document) || looksLikePractice(document)

/** A bureau's report speaks of disputes and of what will be removed; what it lists tells it from an answer. */
function isReport(document: DocumentText): boolean {
  if (detectLayout(document).kind !== 'layout') return false
  const read = readDocument(document, ['1', '2', '3'])
  if (read.kind === 'not_a_report') return read.why === 'bureau_not_named'
  return (
    read.kind === 'reports' && read.reports.some((one) => one.accounts.length + one.inquiries.length > 0 || isOfSomebody(one))
  )
}

/** Of some people a bureau has nothing on file but who they are; a letter does not print when its reader was born and lives, each under its label. */
const isOfSomebody = ({ reportDate, personalInfo: { name, dateOfBirth, addresses } }: Report): boolean =>
  reportDate !== null && name !== null && dateOfBirth !== null && addresses.length > 0
