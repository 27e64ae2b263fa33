import type { Entry } from '#engine/analysis/entry.ts'
import type { Finding } from '#engine/audit/finding.ts'
import { listed } from '#engine/letters/letter-words.ts'
import { usableFindings } from '#engine/strategy/grounds.ts'
import { MOST_CODES, OSCAR_CODES, type OscarCode, type OscarCodeId, UNSPECIFIC } from '#engine/strategy/oscar-codes.ts'
import { type Subject, subjectsOf } from '#engine/strategy/rule-subjects.ts'
import { WANTED_PAPERS } from '#engine/strategy/wanted-papers.ts'

/** What of a dispute would likely reach the company: our estimate, since no bureau publishes how its clerks code. */
export interface OscarPreview {
  /** At most as many as an inquiry carries; a code that is not documented is null. */
  readonly codes: readonly PreviewedCode[]
  /** The line next to the codes, as a clerk might sum up the letter. */
  readonly line: string
  /** Why the claim could shrink to the code that names nothing; null: it should not. */
  readonly shrinks: string | null
  /** What to add, so that it does not. */
  readonly add: readonly string[]
}

export interface PreviewedCode {
  readonly about: string
  readonly code: OscarCodeId | null
  readonly says: string | null
  readonly source: string | null
  readonly doubt: string | null
}

/** The subjects with a documented code. */
const CODES: Readonly<Partial<Record<Subject, OscarCodeId>>> = { whose: '001', liability: '101', dates: '105' }

const ABOUT: Readonly<Record<Subject, string>> = {
  whose: 'whose account it is',
  liability: 'who owes it',
  capacity: 'your age when it was opened',
  dates: 'its dates',
  age: 'how long it may be listed',
  balance: 'the amounts',
  limit: 'the credit limit',
  status: 'its status',
  history: 'the payment history',
  twice: 'the double listing',
  passed_on: 'who holds the debt',
  bankruptcy: 'the bankruptcy',
  student_loan: 'the student loan rules',
  medical: 'the medical debt',
  remark: 'the dispute remark',
  closure: 'who closed it',
  deceased: 'the word deceased',
  answer: 'the answer that was not kept',
  returned: 'its return to the report',
  court: 'the court case',
  inquiry: 'the inquiry',
  person: 'who you are',
  missing: 'an account that is missing',
}

type Coded = Pick<Finding, 'rule' | 'grade' | 'isQuestion' | 'message' | 'claim'>

/** Null where a bureau asks no company: an inquiry, a court's record. */
export function oscarPreview(kind: Entry['subjectKind'], findings: readonly Coded[]): OscarPreview | null {
  if (kind !== 'account') return null
  const usable = usableFindings(findings)
  const subjects = subjectsOf(usable)
  const sent = subjects.slice(0, MOST_CODES.value)
  const [first] = usable
  if (first === undefined || sent.length === 0) return UNSPECIFIC_PREVIEW
  return {
    codes: sent.map(codeFor),
    line: `CONSUMER STATES: ${firstSentence(first.claim).toUpperCase()}`,
    shrinks: shrinkage(subjects),
    add: [
      'Say one thing in the first sentence: what the report shows, and what it should be.',
      ...(subjects.length > MOST_CODES.value ? [`Save ${aboutAll(subjects.slice(MOST_CODES.value))} for a later letter.`] : []),
      ...(subjects.includes('whose')
        ? [`If it belongs to someone with a name like yours, say so. Code 002 is for that (${OSCAR_CODES['002'].says})`]
        : []),
      ...[...new Set(sent.flatMap((subject) => WANTED_PAPERS[subject].slice(0, 1)))].map((paper) => `Enclose ${paper}.`),
    ],
  }
}

function codeFor(subject: Subject): PreviewedCode {
  const code = CODES[subject] ?? null
  if (code === null) return { about: ABOUT[subject], code, says: null, source: null, doubt: null }
  const { says, source, doubt }: OscarCode = OSCAR_CODES[code]
  return { about: ABOUT[subject], code, says, source, doubt }
}

/** A dispute that names nothing: what a letter about an entry without a finding would come to. */
export const UNSPECIFIC_PREVIEW: OscarPreview = {
  codes: [{ about: 'nothing in particular', code: UNSPECIFIC, ...OSCAR_CODES[UNSPECIFIC] }],
  line: 'CONSUMER STATES INACCURATE INFORMATION',
  shrinks: `The letter would name nothing in particular, so it would likely be sent on as ${UNSPECIFIC} and answered with a look at the same record.`,
  add: ['Say which date, amount or status is wrong, and what it should be.', 'Enclose a document that shows it.'],
}

function shrinkage(subjects: readonly Subject[]): string | null {
  if (subjects.length > MOST_CODES.value)
    return `The letter is about ${aboutAll(subjects)}, but the bureau sends on only ${MOST_CODES.inWords} codes. A clerk may put all of it under ${UNSPECIFIC}, which names nothing.`
  const unknown = subjects.filter((subject) => CODES[subject] === undefined)
  if (unknown.length === 0) return null
  return `No public source gives the code for ${aboutAll(unknown)}. A clerk who finds none that fits uses ${UNSPECIFIC}, which names nothing. Then only the text line tells the company what’s wrong.`
}

const aboutAll = (subjects: readonly Subject[]): string => listed(subjects.map((subject) => ABOUT[subject]))

/** Up to the first full stop that ends a sentence. */
const firstSentence = (text: string): string => /^.*?[^.]\.(?=\s|$)/s.exec(text)?.[0] ?? text
