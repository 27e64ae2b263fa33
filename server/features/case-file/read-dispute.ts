import type { z } from 'zod'
import type { deadline as deadlineShape, readDispute as endpoint } from '#contract/disputes.ts'
import { clocksOfAnswer } from '#engine/answers/answer-clocks.ts'
import { ANSWER_MEANINGS } from '#engine/answers/answer-meaning.ts'
import { checkChain } from '#engine/case-file/event-chain.ts'
import { type Deadline, deadlinesFor, type DisputeCase, procedureDescription } from '#engine/disputes/deadlines.ts'
import { toldClocks, type ToldDays } from '#engine/disputes/told-clocks.ts'
import { isWaitedFor } from '#engine/disputes/waited-for.ts'
import { AUTHORITIES } from '#engine/law/authorities.ts'
import { complaintClocks, type FiledComplaint } from '#engine/next-rounds/complaint-clocks.ts'
import type { Day } from '#engine/values/day.ts'
import type { LocalDays } from '#engine/values/local-day.ts'
import { type DisputeTarget, targetName } from '#engine/words/bureau.ts'
import type { DeadlineKind } from '#engine/words/deadline-kind.ts'
import { answersOfDispute, type AnswerRow } from '#server/features/answers/answers.ts'
import {
  caseWith,
  disputeAnswer,
  disputedEntry,
  eventsOf,
  ownedDispute,
  sha256,
  type DisputeRow,
} from '#server/features/disputes/disputes.ts'
import { findingAnswer } from '#server/features/findings/findings.ts'
import { clockOfLetter, letterAnswer, lettersOfDispute, type LetterRow, statementsOf } from '#server/features/letters/letters.ts'
import {
  submissionAnswer,
  submissionReceipt,
  submissionsOf,
  type SubmissionRow,
} from '#server/features/submissions/submissions.ts'
import { complaintsOf } from '#server/features/next-rounds/next-rounds.ts'
import { daysOf } from '#server/features/profile/profile.ts'
import { reportIfKept } from '#server/features/reports/reports.ts'
import type { Context } from '#server/context.ts'
import type { SignedIn } from '#server/platform/caller.ts'
import type { Operation } from '#server/platform/operations.ts'

/** One dispute with everything that belongs to it: timeline, letters, findings, deadlines. */
export const readDispute: Operation<typeof endpoint> = async (context, { user, params }) => {
  const row = await ownedDispute(context, user, params.id)
  const [days, said, events, letters, submissions, complaints, answers, { findings, creditorContact }] = await Promise.all([
    daysOf(context, user),
    statementsOf(context, { kind: 'dispute', dispute: row }),
    eventsOf(context, row),
    lettersOfDispute(context, user, row.id),
    submissionsOf(context, user, row.id),
    complaintsOf(context, user, [row.id]),
    answersOfDispute(context, user, row.id),
    aboutEntry(context, user, row),
  ])
  return {
    ...disputeAnswer(row, days),
    ownWords: said.join(' '),
    events,
    chain: checkChain(row.id, events, sha256),
    letters: letters.map(letterAnswer),
    submissions: submissions.map((one) => submissionAnswer(one, row)),
    creditorContact,
    findings: findings.map(findingAnswer),
    deadlines: deadlinesOf(context, { letters, submissions, complaints, answers, told: row.told }, days).map((clock) => ({
      ...clock,
      isOver: isOver(clock, row, answers),
    })),
  }
}

/** What the report says about the entry. An item goes with its report; a dispute outlives it, and then shows nothing of it. */
async function aboutEntry(context: Context, user: SignedIn, row: DisputeRow) {
  const entry = await disputedEntry(context, user, row)
  if (entry === null) return { findings: [], creditorContact: null }
  const report = await reportIfKept(context, user, entry.reportId)
  const contact = report?.content.accounts.find(({ id }) => id === entry.subjectId)?.contact ?? null
  return {
    findings: entry.findings,
    creditorContact: contact === null ? null : { lines: [...contact.lines], phone: contact.phone },
  }
}

/** What runs clocks in a dispute: what went out, and what was told. */
interface Running {
  readonly letters: readonly LetterRow[]
  readonly submissions: readonly SubmissionRow[]
  readonly complaints: readonly FiledComplaint[]
  readonly answers: readonly AnswerRow[]
  /** What the member told of its days. */
  readonly told: ToldDays | null
}

/** The clocks of everything that was sent, and of what was answered; the job that announces them reads these very days. */
export const deadlinesOf = (
  context: Context,
  { letters, submissions, complaints, answers, told }: Running,
  days: LocalDays,
): Clock[] => [
  ...toldClocks(told ?? {}).map(({ kind, due, why, citation }) => ({
    kind,
    due,
    why,
    citation: citation === null ? 'the court’s own paper' : AUTHORITIES[citation].cite,
    basis: 'delivery' as const,
    target: null,
    source: 'told',
    sentOn: null,
    isOwedInWriting: false,
  })),
  ...complaints.flatMap((complaint) =>
    complaintClocks(complaint).map((clock) => ({
      ...answered(complaint.bureau, clock),
      source: `cfpb ${complaint.bureau}`,
      sentOn: complaint.filedOn,
      isOwedInWriting: false,
    })),
  ),
  ...letters.flatMap((letter) =>
    deadlinesOfLetter(context, letter, told).map((clock) => ({
      ...clock,
      source: letter.id,
      sentOn: letter.sentAt && days.of(letter.sentAt),
      isOwedInWriting: false,
    })),
  ),
  ...submissions.flatMap((row) =>
    deadlinesOfSubmission(row, told).map((clock) => ({
      ...clock,
      source: sourceOf(row),
      sentOn: row.filedOn,
      isOwedInWriting: false,
    })),
  ),
  ...wantedUntil(context, { letters, submissions, answers, told }, days),
  ...answers.flatMap((answer) =>
    clocksOfAnswer(answer).map((clock) => ({
      ...answered(answer.target, { ...clock, basis: 'recorded' }),
      source: `answer ${answer.id}`,
      sentOn: answer.receivedOn,
      isOwedInWriting: true,
    })),
  ),
]

/** Until when what a reply wants can be sent: the day that it gives, else while the investigation runs; over once something went after it. */
const wantedUntil = (context: Context, { letters, submissions, answers, told }: Wanting, days: LocalDays): Clock[] =>
  answers.flatMap((answer) => {
    const sent = [
      ...letters.flatMap((letter) => (letter.sentAt === null ? [] : [{ on: days.of(letter.sentAt), target: letter.target }])),
      ...submissions.map(({ filedOn, target }) => ({ on: filedOn, target })),
    ].filter(({ target }) => target === answer.target)
    const running = [
      ...letters.flatMap((letter) => deadlinesOfLetter(context, letter, told)),
      ...submissions.flatMap((row) => deadlinesOfSubmission(row, told)),
    ].filter(({ target }) => target === answer.target)
    const clock = wantedClock(answer, { sentOn: sent.map(({ on }) => on), running })
    return clock === null ? [] : [{ ...clock, source: `wanted ${answer.id}` }]
  })

type Wanting = Pick<Running, 'letters' | 'submissions' | 'answers' | 'told'>

const INVESTIGATIONS: readonly DeadlineKind[] = ['reinvestigation', 'furnisher_investigation']

function wantedClock(
  { kind, target, receivedOn, respondBy }: AnswerRow,
  { sentOn, running }: { readonly sentOn: readonly Day[]; readonly running: readonly DeadlineAnswer[] },
): Omit<Clock, 'source'> | null {
  if ((kind !== 'more_information_wanted' && kind !== 'frivolous') || sentOn.some((day) => day > receivedOn)) return null
  const own = { kind: 'information_wanted', target: null, sentOn: null, isOwedInWriting: false } as const
  const who = targetName(target, 'the company')
  if (respondBy !== null) {
    const why = `The letter from ${who} gives this day to send what it asks for.`
    return { ...own, due: respondBy, why, citation: 'the letter itself', basis: 'delivery' }
  }
  const investigation = running.find((one) => INVESTIGATIONS.includes(one.kind) && one.due >= receivedOn)
  if (investigation === undefined) return null
  const why =
    kind === 'frivolous'
      ? `If it was wrong to call it frivolous, the investigation is still due by this day. What’s missing should reach ${who} before then.`
      : `Their investigation ends on this day. What reaches ${who} by then still counts. Anything later starts a new one.`
  const { due, citation, basis } = investigation
  return { ...own, due, why, citation, basis }
}

/** A further round has clocks of its own next to those of the first. */
const sourceOf = ({ method, target, round }: SubmissionRow): string => `${method} ${target}${round === 1 ? '' : ` ${round}`}`

/** A clock, what it runs from, and that day; `isOwedInWriting`: of an answer, which only a written one fulfils, be it the answer itself. */
type Clock = DeadlineAnswer & { readonly source: string; readonly sentOn: Day | null; readonly isOwedInWriting: boolean }

/** Whether it is over. */
export const isOver = (clock: Clock, { status }: Pick<DisputeRow, 'status'>, answers: readonly AnswerRow[]): boolean =>
  clock.isOwedInWriting
    ? isAnswered(
        clock,
        answers.filter(({ knownBy }) => knownBy !== 'phone'),
      )
    : !isWaitedFor(clock.kind, status, isAnswered(clock, answers))

/** Whether the recipient has answered what the clock runs from, in whatever way: what went later waits for an answer of its own. */
const isAnswered = ({ target, sentOn }: Clock, answers: readonly AnswerRow[]): boolean =>
  sentOn !== null &&
  answers.some((answer) => answer.target === target && answer.receivedOn >= sentOn && ANSWER_MEANINGS[answer.kind].isReply)

/** Every sent letter runs clocks of its own, from its own delivery. */
function deadlinesOfLetter(context: Context, letter: LetterRow, told: ToldDays | null): DeadlineAnswer[] {
  const { sentAt, deliveredOn: receivedOn, returnedOn, target, expectedOn } = letter
  // What came back runs no clock.
  if (sentAt === null || returnedOn !== null) return []
  switch (clockOfLetter(context, letter)) {
    case 'investigation':
      return deadlinesWith(target, caseWith(target, { receivedOn, expectedOn }, told))
    case 'block':
      return deadlinesWith(target, { ...caseWith(target, { receivedOn, expectedOn }), channel: 'identity_theft_block' })
    case 'trafficking_block':
      return deadlinesWith(target, { ...caseWith(target, { receivedOn, expectedOn }), channel: 'trafficking_block' })
    case 'procedure':
      return receivedOn === null ? [] : [answered(target, procedureDescription(receivedOn))]
    case null:
      return []
  }
}

/** And so does every direct filing. */
function deadlinesOfSubmission(row: SubmissionRow, told: ToldDays | null): DeadlineAnswer[] {
  return deadlinesWith(row.target, caseWith(row.target, submissionReceipt(row), told))
}

type DeadlineAnswer = Omit<z.input<typeof deadlineShape>, 'isOver'>

const deadlinesWith = (target: DisputeTarget, dispute: DisputeCase): DeadlineAnswer[] =>
  deadlinesFor(dispute).map((found) => answered(target, found))

function answered(target: DisputeTarget, { kind, due, why, citation, basis }: Deadline): DeadlineAnswer {
  const counted = basis === 'recorded' ? 'delivery' : 'expected'
  return { kind, due, why, citation: AUTHORITIES[citation].cite, basis: counted, target }
}
