import type { Finding } from '#engine/audit/finding.ts'
import { between, type Chance, pick } from '#engine/cases/chance.ts'
import type { LetterRequest, LetterSubject } from '#engine/letters/letter-request.ts'
import type { PastRecipient, Recorded, TheftReport } from '#engine/letters/told.ts'
import { addDays, type Day } from '#engine/values/day.ts'
import { BUREAU_NAMES, BUREAUS } from '#engine/words/bureau.ts'
import { type FurtherKind, isFurther, type LetterKind, RECIPIENTS_OF } from '#engine/words/letter-type.ts'

/** What a request needs besides so that it lacks nothing, told by chance: for tests of the composer and the checker. */

const AGENCIES = ['the Federal Trade Commission', 'Springfield Police Department', 'the sheriff of Adams County'] as const
const PAPERS = [
  'A copy of my bank statement of May 2026',
  'A copy of the payoff letter no. 4471',
  'My own list of payments',
] as const
const ASKED = [
  'a copy of the account statement for the month in dispute',
  'Please provide proof of payment dated after 06/15/2025',
  'more specific information',
] as const
const DISPUTE_REMARKS = ['Account information disputed by consumer', 'DISPUTE RESOLVED - CUSTOMER DISAGREES'] as const
const REASONS = ['I paid this account in full and the balance is wrong', 'The late payment was the bank’s own error'] as const

const NOTHING: Recorded = { belongs: null, dispute: null, opened: null }

/** The request as one of this kind: with its recipient, and told what the kind asks for. */
export function fitFor(kind: LetterKind, chance: Chance, given: LetterRequest): LetterRequest {
  const request = { ...withRecipient(kind, chance, given), kind, recorded: NOTHING }
  if (isFurther(kind)) return FITS[kind](request, chance)
  return kind === 'no_answer' || kind === 'method_of_verification' ? { ...request, earlier: earlier(chance) } : request
}

const day = (chance: Chance): Day => addDays('2026-08-01', between(chance, 0, 55))
const maybe = (chance: Chance, text: Day): Day | null => (chance() < 0.4 ? null : text)
const earlier = (chance: Chance) => ({ writtenOn: maybe(chance, '2026-05-04'), receivedOn: maybe(chance, '2026-05-09') })
const said = ({ statements }: LetterRequest, chance: Chance): readonly string[] =>
  statements.length > 0 ? statements : [pick(chance, REASONS)]
const papers = (chance: Chance): readonly string[] => (chance() < 0.5 ? [] : [pick(chance, PAPERS)])

const FITS: Readonly<Record<FurtherKind, (request: LetterRequest, chance: Chance) => LetterRequest>> = {
  direct_dispute: (request, chance) => ({
    ...request,
    statements: said(request, chance),
    isSentByCreditRepair: false,
    told: { papers: papers(chance) },
  }),
  unauthorized_inquiry: (request, chance) => ({
    ...request,
    subject: inquiryOf(request.subject, chance),
    findings: [],
    told: { didNotAuthorize: true, knowsWhatIsPrinted: true },
    recorded: { ...NOTHING, opened: chance() < 0.5 ? null : { creditorName: 'FIRST HARBOR BANK', on: '2026-04' } },
  }),
  identity_theft_block: (request, chance) => ({
    ...request,
    enclosesIdentification: true,
    told: { isNotMine: true, knowsWhatIsPrinted: true, gotNothing: chance() < 0.5, theftReport: theftReport(chance) },
  }),
  trafficking_block: (request, chance) => ({
    ...request,
    enclosesIdentification: true,
    told: {
      resultedFromTrafficking: true,
      victimDocument: { issuer: 'the Ohio Department of Public Safety', datedOn: maybe(chance, '2026-06-09') },
    },
  }),
  coerced_debt: (request, chance) => ({
    ...request,
    isSentByCreditRepair: false,
    statements: said(request, chance),
    told: { wasCoerced: true, papers: papers(chance) },
  }),
  reinsertion: (request, chance) => ({
    ...request,
    report: request.report ?? { id: 'report-1', bureau: 'experian', reportDate: '2026-10-02', reportNumber: null },
    earlier: earlier(chance),
    told: { hadNoticeOfReturn: false, deletedOn: day(chance) },
  }),
  frivolous_reply: (request, chance) => ({
    ...request,
    earlier: earlier(chance),
    statements: said(request, chance),
    told: {
      papers: papers(chance),
      frivolousNotice: { datedOn: day(chance), asksFor: chance() < 0.4 ? null : pick(chance, ASKED) },
    },
  }),
  dispute_statement: (request, chance) => ({
    ...request,
    earlier: earlier(chance),
    statements: said(request, chance),
    recorded: { ...NOTHING, dispute: { isOpen: false, outcome: 'verified', endedOn: day(chance) } },
  }),
  remark_removal: (request, chance) => ({
    ...request,
    subject: remarked(request.subject, chance),
    told: { disputesNoMore: true },
  }),
  mixed_file: (request) => ({
    ...request,
    subject: { kind: 'person', words: 'my file', evidence: {} },
    findings: [foreignAccount(request.subject)],
  }),
  past_recipients: (request, chance) => ({
    ...request,
    earlier: earlier(chance),
    told: { deletedOn: '2026-09-30', pastRecipients: recipients(chance) },
  }),
}

/** The account as the consumer has said that it is not theirs. */
function foreignAccount(subject: LetterSubject): Finding {
  const name = nameOf(subject)
  return {
    id: 'report-1.a1.account_not_recognised',
    rule: 'account_not_recognised',
    grade: 'identity',
    bureau: 'experian',
    reportId: 'report-1',
    subjectId: 'a1',
    subjectKind: 'account',
    creditorName: name,
    accountNumber: subject.kind === 'account' ? subject.account.accountNumber : null,
    message: "You said this account isn't yours.",
    exonerations: [],
    citations: ['fcra_1681e_b'],
    claim: 'The entry is listed as mine. It is not my account.',
    ask: 'Please delete the entry.',
    evidence: [{ reportId: 'report-1', page: 3, box: [72, 100, 80, 12], quote: name }],
  }
}

function withRecipient(kind: LetterKind, chance: Chance, request: LetterRequest): LetterRequest {
  const [usual, other] = RECIPIENTS_OF[kind]
  const wanted = other === undefined || chance() < 0.7 ? usual : other
  if ((request.recipient.kind === 'bureau') === (wanted === 'bureau')) return request
  if (wanted === 'creditor') {
    const name = nameOf(request.subject)
    return {
      ...request,
      recipient: { kind: 'furnisher', name, lines: ['P.O. Box 60578', 'Los Angeles, CA 90060'], source: 'report' },
    }
  }
  const bureau = request.report?.bureau ?? pick(chance, BUREAUS)
  const printedAddress = chance() < 0.7 ? null : [BUREAU_NAMES[bureau], 'P.O. Box 9701', 'Allen, TX 75013']
  return { ...request, recipient: { kind: 'bureau', bureau, printedAddress } }
}

function nameOf(subject: LetterSubject): string {
  if (subject.kind === 'account') return subject.account.creditorName
  return subject.kind === 'described' ? subject.creditorName : 'FIRST HARBOR BANK'
}

function inquiryOf(subject: LetterSubject, chance: Chance): LetterSubject {
  if (subject.kind === 'described') return { ...subject, concern: 'inquiry' }
  const evidence = { creditorName: { page: 9, box: [72, 100, 80, 12], quote: nameOf(subject) } } as const
  const date = chance() < 0.2 ? null : '2026-02-11'
  return {
    kind: 'inquiry',
    inquiry: { id: 'inquiry-1', creditorName: nameOf(subject), date, kind: 'hard', onRecordUntil: null, evidence },
  }
}

function remarked(subject: LetterSubject, chance: Chance): LetterSubject {
  if (subject.kind !== 'account') return subject
  return { ...subject, account: { ...subject.account, remarks: [pick(chance, DISPUTE_REMARKS)] } }
}

function theftReport(chance: Chance): TheftReport {
  const number = chance() < 0.3 ? null : String(between(chance, 100_000_000, 199_999_999))
  return { agency: pick(chance, AGENCIES), number, madeOn: maybe(chance, day(chance)) }
}

function recipients(chance: Chance): readonly PastRecipient[] {
  const one = { name: 'LAKESIDE AUTO CREDIT', isEmployment: false, receivedOn: addDays('2026-04-02', between(chance, 0, 150)) }
  const other = { name: 'Corner Market Inc', isEmployment: true, receivedOn: addDays('2025-01-02', between(chance, 0, 300)) }
  return chance() < 0.5 ? [one] : [one, other]
}
