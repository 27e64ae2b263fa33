import { AUTHORITIES, type AuthorityId } from '#engine/law/authorities.ts'
import type { ConfirmedWord } from '#engine/letters/claims/contradictions.ts'
import type { LetterPart, LetterRequest, LetterSubject } from '#engine/letters/letter-request.ts'
import type { EvidenceMap } from '#engine/report/evidence.ts'
import { type Day, onDay, type PartialDay, writeDay } from '#engine/values/day.ts'
import { BUREAU_NAMES } from '#engine/words/bureau.ts'
import type { DisputeType } from '#engine/words/dispute-type.ts'

/** A paragraph; empty sentences are left out. */
export function part(sentences: readonly string[], authorities: readonly AuthorityId[] = []): LetterPart {
  return { text: sentences.filter((sentence) => sentence !== '').join(' '), authorities }
}

export const cite = (id: AuthorityId): string => AUTHORITIES[id].cite

/** `a`, `a and b`, `a, b and c`. */
export function listed(items: readonly string[]): string {
  const last = items.at(-1) ?? ''
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} and ${last}`
}

/** How a letter names what it is about, in its subject line and its first sentence. */
export function entryName(subject: LetterSubject): string {
  switch (subject.kind) {
    case 'account':
      return numbered(subject.account.creditorName, subject.account.accountNumber)
    case 'described':
      return numbered(subject.creditorName, subject.accountNumber)
    case 'inquiry':
      return subject.inquiry.creditorName
    case 'public_record':
      return subject.record.reference === null
        ? `"${subject.record.type}"`
        : `"${subject.record.type}", reference ${subject.record.reference}`
    case 'person':
      return subject.words
  }
}

/** A report may print an entry without its company. */
function numbered(printed: string, number: string | null): string {
  const name = printed === '' ? 'An entry without a company name' : printed
  return number === null ? name : `${name}, account number ${number}`
}

/** What it is: `account`, `inquiry`, `public record`, `item`. */
export function entryKind(subject: LetterSubject): string {
  if (subject.kind === 'public_record') return 'public record'
  if (subject.kind === 'person') return 'item'
  return isInquiry(subject) ? 'inquiry' : 'account'
}

/** As a subject line names it. */
export function subjectName(subject: LetterSubject): string {
  if (subject.kind === 'person') return subject.words
  if (subject.kind === 'public_record') return `the public record ${entryName(subject)}`
  return isInquiry(subject) ? `the inquiry by ${entryName(subject)}` : `account ${entryName(subject)}`
}

/** `this account: MIDLAND CREDIT MGMT, account number *1234`, `an address in my file`. */
export const thisEntry = (subject: LetterSubject): string =>
  subject.kind === 'person' ? subject.words : `this ${entryKind(subject)}: ${entryName(subject)}`

/** The consumer's own answer that the account is not theirs. */
export const denial = ({ confirmed = [] }: Pick<LetterRequest, 'confirmed'>) =>
  confirmed.find(
    (word): word is ConfirmedWord & { readonly saidOn: Day } =>
      word.question === 'belongs' && word.subjectKind === 'account' && word.answer === 'not_mine' && word.saidOn !== null,
  )

/** Which report lists it, e.g. `my Experian credit report dated March 5, 2024, number 1234-5678-90`. */
export function reportWords({ report }: Pick<LetterRequest, 'report'>): string {
  if (report === null) return 'my credit report'
  const dated = report.reportDate === null ? '' : ` dated ${writeDay(report.reportDate)}`
  if (report.isFromMonitoring) return `the ${BUREAU_NAMES[report.bureau]} section of my credit monitoring report${dated}`
  const number = report.reportNumber === null ? '' : `, number ${report.reportNumber}`
  return `my ${BUREAU_NAMES[report.bureau]} credit report${dated}${number}`
}

/** Where the reader finds it: `This account is on page 3 of my Experian credit report dated …. The report shows it as opened on ….` */
export function whereSentences(request: LetterRequest): readonly string[] {
  const { subject, report } = request
  if (subject.kind === 'described') return [concernSentence(subject)]
  if (report === null) return []
  const [page] = pagesOf(subject)
  const at = page === undefined ? ' in' : report.isFromMonitoring ? ` on page ${page}, in` : ` on page ${page} of`
  return [`This ${entryKind(subject)} is${at} ${reportWords(request)}.`, shownWords(subject)]
}

/** One or two sentences that name it and where it is, for a paper that began with something else. */
export const entrySentences = (request: LetterRequest): readonly string[] => [
  `This is about ${thisEntry(request.subject)}.`,
  ...whereSentences(request),
]

/** Its day and its original creditor, as the report shows them: the consumer does not vouch for them. */
function shownWords(subject: LetterSubject): string {
  const day = dayOf(subject)
  const original = subject.kind === 'account' ? subject.account.originalCreditor : null
  if (day === null) return original === null ? '' : `The report names ${original} as the original creditor.`
  return `The report shows it as ${day}${original === null ? '' : `, with ${original} as the original creditor`}.`
}

function dayOf(subject: LetterSubject): string | null {
  const on = (done: string, day: PartialDay | null): string | null => (day === null ? null : `${done} ${onDay(day)}`)
  if (subject.kind === 'account') return on('opened', subject.account.dateOpened)
  if (subject.kind === 'inquiry') return on('made', subject.inquiry.date)
  return subject.kind === 'public_record' ? on('filed', subject.record.dateFiled) : null
}

/** What was chosen in the form, and no more: why it is wrong is for the consumer to say. */
const CONCERNS: Record<DisputeType, string> = {
  late_payment: 'This is about a late payment.',
  collection: 'This is about a collection.',
  charge_off: 'This is about a charge-off.',
  inquiry: 'This is about an inquiry.',
  duplicate: 'This is about an account that is listed more than once.',
  incorrect_balance: 'This is about the balance.',
}

export const concernSentence = (subject: LetterSubject): string =>
  subject.kind === 'described' && subject.concern !== undefined ? CONCERNS[subject.concern] : ''

/** No one furnishes an inquiry: it is the trace of a request for the report. */
export const isInquiry = (subject: LetterSubject): boolean =>
  subject.kind === 'inquiry' || (subject.kind === 'described' && subject.concern === 'inquiry')

/** The company whose inquiry it is. */
export const inquirer = (subject: LetterSubject): string =>
  subject.kind === 'inquiry' ? subject.inquiry.creditorName : entryName(subject)

function evidenceOf(subject: LetterSubject): EvidenceMap {
  switch (subject.kind) {
    case 'account':
      return subject.account.evidence
    case 'inquiry':
      return subject.inquiry.evidence
    case 'public_record':
      return subject.record.evidence
    case 'person':
      return subject.evidence
    case 'described':
      return {}
  }
}

/** The pages that list it, in order. */
export const pagesOf = (subject: LetterSubject): readonly number[] =>
  [...new Set(Object.values(evidenceOf(subject)).map(({ page }) => page))].toSorted((a, b) => a - b)

/** The consumer's own words, marked as such. */
export function statementParts(statements: readonly string[]): readonly LetterPart[] {
  return statements.length === 0 ? [] : [part(['In my own words:']), ...statements.map((text) => part([text]))]
}

/** What lets a bureau find the file. */
export function identity({ sender }: LetterRequest): readonly string[] {
  const ssn = sender.ssnLast4 === null ? '' : `the last four digits of my Social Security number are ${sender.ssnLast4}`
  const birth = sender.dateOfBirth === null ? '' : `my date of birth is ${writeDay(sender.dateOfBirth)}`
  const known = [ssn, birth].filter((words) => words !== '')
  const lived = sender.recentAddress === null ? [] : [`My previous address is ${sender.recentAddress}.`]
  return [...(known.length === 0 ? [] : [`To help you find my file: ${listed(known)}.`]), ...lived]
}
