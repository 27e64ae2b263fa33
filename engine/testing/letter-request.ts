import type { Finding } from '#engine/audit/finding.ts'
import { composeLetter } from '#engine/letters/compose-letter.ts'
import { lacksOf } from '#engine/letters/letter-lacks.ts'
import type { LetterRequest, LetterSubject, Recipient } from '#engine/letters/letter-request.ts'
import { senderOrigins } from '#engine/letters/sender-origins.ts'
import { blankAccount } from '#engine/report/blank-account.ts'

/** Requests for letters as tests of one kind want them. */

const PLACE = { page: 3, box: [72, 100, 80, 12], quote: 'MIDLAND CREDIT MGMT' } as const

export const LETTER_ACCOUNT = blankAccount({
  creditorName: 'MIDLAND CREDIT MGMT',
  accountNumber: '*1234',
  dateOpened: '2019-03-05',
  currentBalance: 90_000,
  evidence: { creditorName: PLACE },
})

export const LETTER_INQUIRY: Extract<LetterSubject, { kind: 'inquiry' }> = {
  kind: 'inquiry',
  inquiry: {
    id: 'i1',
    creditorName: 'LAKESIDE AUTO CREDIT',
    date: '2026-08-14',
    kind: 'hard',
    onRecordUntil: null,
    evidence: { creditorName: { ...PLACE, page: 9, quote: 'LAKESIDE AUTO CREDIT' } },
  },
}

export const LETTER_COMPANY: Exclude<Recipient, { kind: 'bureau' }> = {
  kind: 'furnisher',
  name: 'MIDLAND CREDIT MGMT',
  lines: ['P.O. Box 60578', 'Los Angeles, CA 90060'],
  source: 'report',
}

/** To Experian about an account of its report; nothing is told and nothing is found. */
export const letterRequest = (change: Partial<LetterRequest> & Pick<LetterRequest, 'kind'>): LetterRequest => ({
  date: '2026-11-20',
  sender: {
    name: 'Jane Q Sample',
    street: '123 Main Street',
    city: 'Springfield',
    state: 'IL',
    zip: '62701',
    ssnLast4: '4321',
    dateOfBirth: null,
    recentAddress: null,
    phone: null,
    from: senderOrigins({}, { printed: null, own: { address: true } }),
  },
  recipient: { kind: 'bureau', bureau: 'experian', printedAddress: null },
  subject: { kind: 'account', account: LETTER_ACCOUNT },
  report: { id: 'report-1', bureau: 'experian', reportDate: '2026-10-02', reportNumber: null },
  findings: [],
  statements: [],
  isSentByCreditRepair: false,
  enclosesIdentification: false,
  validationNotice: null,
  offer: null,
  recorded: { belongs: null, dispute: null, opened: null },
  ...change,
})

/** One that the page itself shows. */
export const letterFinding = (claim: string): Finding => ({
  id: 'f1',
  rule: 'sample',
  grade: 'contradiction',
  bureau: 'experian',
  reportId: 'report-1',
  subjectId: LETTER_ACCOUNT.id,
  subjectKind: 'account',
  creditorName: null,
  accountNumber: null,
  message: claim,
  exonerations: [],
  citations: [],
  claim,
  ask: 'Please look at it.',
  evidence: [{ ...PLACE, page: 7, reportId: 'report-1' }],
})

/** What keeps it from being written: the field of each lack, or `refused`. */
export const lackingIn = (request: LetterRequest): readonly (string | null)[] =>
  lacksOf(request).map(({ kind, field }) => (kind === 'refused' ? 'refused' : field))

export const bodyOf = (request: LetterRequest): string => composeLetter(request).letterContent
