import { AUTHORITIES, type AuthorityId } from '#engine/law/authorities.ts'
import type { LetterPart, LetterRequest, LetterSubject } from '#engine/letters/letter-request.ts'
import type { EvidenceMap } from '#engine/report/evidence.ts'
import { writeDay } from '#engine/values/day.ts'
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

/** How a subject line names the entry. */
export function entryName(subject: LetterSubject): string {
  switch (subject.kind) {
    case 'account':
      return numbered(subject.account.creditorName, subject.account.accountNumber)
    case 'described':
      return numbered(subject.creditorName, subject.accountNumber)
    case 'inquiry':
      return subject.inquiry.creditorName
    case 'person':
      return subject.words
    case 'public_record':
      return subject.record.reference === null
        ? `"${subject.record.type}"`
        : `"${subject.record.type}", reference ${subject.record.reference}`
  }
}

const numbered = (name: string, number: string | null): string => (number === null ? name : `${name}, account number ${number}`)

/** Which report it stands in, e.g. `my Experian credit report dated March 5, 2024, number 1234-5678-90`. */
export function reportWords({ report }: LetterRequest): string {
  if (report === null) return 'my credit report'
  const dated = report.reportDate === null ? '' : ` dated ${writeDay(report.reportDate)}`
  if (report.isFromMonitoring) return `the ${BUREAU_NAMES[report.bureau]} data in my credit monitoring report${dated}`
  const number = report.reportNumber === null ? '' : `, number ${report.reportNumber}`
  return `my ${BUREAU_NAMES[report.bureau]} credit report${dated}${number}`
}

/** One or two sentences that let the reader find the entry. */
export function entrySentences(request: LetterRequest): readonly string[] {
  const { subject, report } = request
  const where = report === null ? '' : pageWords(subject)
  switch (subject.kind) {
    case 'account': {
      const { account } = subject
      const opened = account.dateOpened === null ? '' : `, opened ${writeDay(account.dateOpened)}`
      const original = account.originalCreditor === null ? '' : `The original creditor is given as ${account.originalCreditor}.`
      return [`The entry is the account listed under ${entryName(subject)}${opened}${where}.`, original]
    }
    case 'inquiry': {
      const dated = subject.inquiry.date === null ? '' : ` of ${writeDay(subject.inquiry.date)}`
      return [`The entry is the inquiry by ${subject.inquiry.creditorName}${dated}${where}.`]
    }
    case 'public_record': {
      const filed = subject.record.dateFiled === null ? '' : `, filed ${writeDay(subject.record.dateFiled)}`
      return [`The entry is the public record ${entryName(subject)}${filed}${where}.`]
    }
    case 'person':
      return [`It is about ${subject.words}${where}.`]
    case 'described':
      return [
        subject.concern === undefined ? '' : CONCERNS[subject.concern],
        `The entry is the one listed under ${entryName(subject)}.`,
      ]
  }
}

/** What was chosen in the form, and no more: whether it is wrong, and why, are for the consumer to say. */
const CONCERNS: Record<DisputeType, string> = {
  late_payment: 'My letter concerns a late payment in my report.',
  collection: 'My letter concerns a collection in my report.',
  charge_off: 'My letter concerns a charge-off in my report.',
  inquiry: 'My letter concerns an inquiry in my report.',
  duplicate: 'My letter concerns an entry that is reported more than once.',
  incorrect_balance: 'My letter concerns a balance in my report.',
}

/** Nobody furnishes an inquiry: it is the trace of a request for the report. */
export const isInquiry = (subject: LetterSubject): boolean =>
  subject.kind === 'inquiry' || (subject.kind === 'described' && subject.concern === 'inquiry')

/** The company whose inquiry it is. */
export const inquirer = (subject: LetterSubject): string =>
  subject.kind === 'inquiry' ? subject.inquiry.creditorName : entryName(subject)

function evidenceOf(subject: LetterSubject): EvidenceMap {
  if (subject.kind === 'account') return subject.account.evidence
  if (subject.kind === 'inquiry') return subject.inquiry.evidence
  if (subject.kind === 'person') return subject.evidence
  return subject.kind === 'public_record' ? subject.record.evidence : {}
}

/** The pages on which the entry stands, in order. */
export const pagesOf = (subject: LetterSubject): readonly number[] =>
  [...new Set(Object.values(evidenceOf(subject)).map(({ page }) => page))].toSorted((a, b) => a - b)

function pageWords(subject: LetterSubject): string {
  const pages = pagesOf(subject)
  return pages[0] === undefined ? '' : `, on page ${pages[0]} of the report`
}

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
