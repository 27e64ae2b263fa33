import { z } from 'zod'
import { ANSWER_KINDS } from '#engine/words/answer-kind.ts'
import { DEMANDS } from '#engine/words/demand.ts'
import { DEADLINE_KINDS } from '#engine/words/deadline-kind.ts'
import { FACT_NAMES, NOTICES, RECEIVED_KINDS } from '#engine/words/received-paper.ts'
import { KNOWN_BY } from '#engine/words/known-by.ts'
import { LETTER_KINDS } from '#engine/words/letter-type.ts'
import { BUREAUS } from '#engine/words/bureau.ts'
import { CHECK_VERDICTS, SAID_TO_CHECK } from '#engine/words/check-verdict.ts'
import { endpoint } from '#contract/endpoint.ts'
import { factSaid, nextStep, paperFact } from '#contract/paper-read.ts'
import { bytes, covered, day, disputeTarget, evidence, id, idParams, instant, line, partialDay } from '#contract/values.ts'

/** What a recipient answered to a dispute, as it was confirmed. */
export const answer = z
  .object({
    id: z.string(),
    disputeId: z.string(),
    target: disputeTarget,
    kind: z.enum(ANSWER_KINDS),
    /** The kind as a list names it. */
    label: z.string(),
    /** What the reply wants before it investigates, or why it will not; null where it wants nothing. */
    demand: z.enum(DEMANDS).nullable(),
    /** What the member can do now. */
    next: z.string(),
    /** The letters that may follow, the usual one first. */
    mayFollow: z.array(z.enum(LETTER_KINDS)),
    knownBy: z.enum(KNOWN_BY),
    receivedOn: day,
    /** The day on the reply; null where no one knows it. */
    datedOn: day.nullable(),
    /** The letter of the member that it answers; null where that is not known. */
    letterId: z.string().nullable(),
    /** The reply it is in; null where it came another way. */
    replyId: z.string().nullable(),
    /** The words of the reply; null where none are known. */
    quote: z.string().nullable(),
    recordedAt: instant,
    /** Days that follow from it. */
    clocks: z.array(z.object({ kind: z.enum(DEADLINE_KINDS), due: day, why: z.string(), citation: z.string() })),
    isPractice: z.boolean(),
  })
  .meta({ id: 'Answer' })

const read = <Value extends z.ZodType>(value: Value) => z.object({ value, evidence }).nullable()

/** The same that the member may have said themselves: then it has no place, or the one of what was read. */
const told = <Value extends z.ZodType>(value: Value) => z.object({ value, evidence: evidence.nullable() }).nullable()

/** A dispute that a result may be about. */
const candidate = z.object({
  disputeId: z.string(),
  creditor: z.string(),
  target: disputeTarget,
  letterId: z.string().nullable(),
  reasons: z.array(z.string()),
  against: z.array(z.string()),
})

/** What a reply says about one entry. Unknown is null: then the member says it. */
export const replyResult = z.object({
  id: z.string(),
  kind: read(z.enum(ANSWER_KINDS)),
  creditorName: read(z.string()),
  accountNumber: read(z.string()),
  /** What it says was changed; `before` is null where that is not told. */
  changes: z.array(z.object({ field: z.string(), before: z.string().nullable(), after: z.string(), evidence })),
  candidates: z.array(candidate),
  /** The dispute that fits best; null where none does. */
  suggested: z.string().nullable(),
  /** What was confirmed; null while it waits for the member. */
  answer: answer.nullable(),
  /** The member said that it is about none of their disputes. */
  isAboutNone: z.boolean(),
})

/** Any paper that was uploaded, and what was read of it. Nothing follows from it until it is confirmed. */
export const reply = z
  .object({
    id: z.string(),
    status: z.enum(['processing', 'read', 'failed']),
    /** What the paper is, by its own words; null while it is read. */
    kind: z.enum(RECEIVED_KINDS).nullable(),
    /** Of a refusal, what it is about, or that nothing is decided yet; null where its words do not say, and of any other paper. */
    refused: z.enum(NOTICES).nullable(),
    facts: z.array(paperFact),
    /** What was read and the member says it does not say: it can be put back. */
    takenOut: z.array(z.object({ name: z.enum(FACT_NAMES), value: z.string() })),
    /** Whom it is addressed to, where that is someone else and the member has not said that it is theirs; nothing follows before. */
    addressedTo: z.string().nullable(),
    /** What a letter says beyond its kind, in a sentence; null where nothing is to be added. */
    gist: z.string().nullable(),
    /** The reports that it was read as; none for any other paper. */
    reportIds: z.array(z.string()),
    /** When the member confirmed what it is; null while it waits for them. */
    confirmedAt: instant.nullable(),
    /** What only the member knows of it: the day it came; null where nothing is asked. */
    asks: z.string().nullable(),
    /** The steps that the member did, and what they answered of accounts that it may cover, by their ids. */
    done: z.array(z.string()),
    /** None before it is confirmed. */
    nextSteps: z.array(nextStep),
    uploadedAt: instant,
    receivedOn: day.nullable(),
    /** The dispute that it was added to; null where it came without one. */
    disputeId: z.string().nullable(),
    pageCount: z.number().int(),
    pagesRead: z.number().int(),
    failure: z.object({ code: z.string(), message: z.string() }).nullable(),
    isPractice: z.boolean(),
    sender: told(z.object({ kind: z.enum(['bureau', 'company']), bureau: z.enum(BUREAUS).nullable(), name: z.string() })),
    datedOn: told(day),
    fileNumber: read(z.string()),
    /** The pages of a new report that came along. */
    reportPages: z.array(z.number().int()),
    results: z.array(replyResult),
  })
  .meta({ id: 'Reply' })

/** What a later report shows of an answer. */
export const resultCheck = z
  .object({
    answerId: z.string(),
    disputeId: z.string(),
    reportId: z.string(),
    reportDate: partialDay.nullable(),
    checkedAt: instant,
    verdict: z.enum(CHECK_VERDICTS),
    sentence: z.string(),
    changes: z.array(z.string()),
    /** What only the member can say; null where nothing is asked. */
    question: z.string().nullable(),
    places: z.array(evidence.extend({ reportId: z.string(), reportDate: partialDay.nullable() })),
    said: z.enum(SAID_TO_CHECK).nullable(),
    isPractice: z.boolean(),
  })
  .meta({ id: 'ResultCheck' })

/** A dispute that waits for an answer. */
const expected = z.object({
  disputeId: z.string(),
  creditor: z.string(),
  targets: z.array(disputeTarget),
  due: day.nullable(),
  lateFrom: day.nullable(),
  why: z.string().nullable(),
  isPractice: z.boolean(),
})

/** The answer inbox. */
export const answerInbox = z
  .object({ replies: z.array(reply), answers: z.array(answer), checks: z.array(resultCheck), expected: z.array(expected) })
  .meta({ id: 'AnswerInbox' })

/** A handful of steps, and an answer for each account that a discharge may cover. */
const MOST_STEPS = 300

/** More than a paper prints. */
const MOST_FACTS = 50

const signedIn = { tag: 'answers', access: 'signed_in' } as const

export const uploadReply = endpoint({
  ...signedIn,
  method: 'POST',
  path: '/api/answers',
  summary:
    'Read any paper that came: an answer, a notice, a refusal, a report; the file is the part `answer`, several pictures are its pages in order',
  carries: 'multipart',
  filePart: 'answer',
  body: z.object({
    /** The day it came. */
    receivedOn: day.optional(),
    /** The password of a locked PDF; used once, never stored. */
    password: z.string().max(200).optional(),
    /** The reply that this one takes the place of; not one that was confirmed. */
    replaces: id.optional(),
    /** The dispute whose case it is added to. */
    disputeId: id.optional(),
  }),
  answer: reply,
  status: 201,
  repeats: true,
  refusals: [
    'invalid',
    'unauthenticated',
    'not_found',
    'conflict',
    'too_large',
    'unsupported_type',
    'not_a_report',
    'bureau_needed',
    'damaged_file',
    'password_needed',
    'too_many',
  ],
})

export const listReplies = endpoint({
  ...signedIn,
  method: 'GET',
  path: '/api/answers',
  summary: 'The answer inbox: replies, what waits to be confirmed, what is expected, what later reports show',
  answer: answerInbox,
  pages: ['replies', 'answers', 'checks', 'expected'],
  refusals: ['invalid', 'unauthenticated'],
})

export const readReplyOf = endpoint({
  ...signedIn,
  method: 'GET',
  path: '/api/answers/:id',
  summary: 'One reply with what was read of it',
  params: idParams,
  answer: reply,
  refusals: ['unauthenticated', 'not_found'],
})

export const readReplyPage = endpoint({
  ...signedIn,
  method: 'GET',
  path: '/api/answers/:id/pages/:page.png',
  summary: 'A page of a reply as a picture',
  params: z.object({
    id,
    page: z
      .string()
      .max(4)
      .regex(/^[1-9]\d{0,3}$/),
  }),
  answers: 'png',
  answer: bytes,
  refusals: ['unauthenticated', 'not_found'],
})

export const usePaper = endpoint({
  ...signedIn,
  method: 'POST',
  path: '/api/answers/:id/use',
  summary:
    'Confirm what a paper is and when it came, and correct what was read; what can be done about it follows, and the same again changes nothing',
  params: idParams,
  body: z.object({
    /** What it is, where it was read as something else. */
    kind: z.enum(RECEIVED_KINDS).optional(),
    /** The day it came; of a court’s paper, the day it was served. */
    receivedOn: day.optional(),
    /** The dispute whose case it belongs to. */
    disputeId: id.optional(),
    /** The steps that the member did, by their ids; what is left out stays as it was said. */
    done: z.array(line(200)).max(MOST_STEPS).optional(),
    /** Days that the member records for steps, by their ids: when an agency got the letter. */
    days: z
      .record(line(100), day)
      .refine((days) => Object.keys(days).length <= MOST_STEPS, 'Too many')
      .optional(),
    /** Facts that were read wrong, or not at all. */
    facts: z.array(factSaid).max(MOST_FACTS).optional(),
    /** Who wrote it, where that was read wrong or not at all. */
    from: covered(line(120)).min(1).optional(),
    /** The day on it, likewise. */
    datedOn: day.optional(),
    /** It is the member's, though it is addressed to another name. */
    isMine: z.literal(true).optional(),
  }),
  answer: reply,
  refusals: ['invalid', 'unauthenticated', 'not_found', 'conflict'],
})

export const deleteReply = endpoint({
  ...signedIn,
  method: 'DELETE',
  path: '/api/answers/:id',
  summary: 'Delete a reply and its original; what was confirmed of it stays in the timeline',
  params: idParams,
  answer: z.object({ message: z.string() }),
  refusals: ['unauthenticated', 'not_found'],
})

/** What the member confirms of one result, with what they corrected. */
export const confirmation = z.object({
  /** Which result; `own-1` and so on for one that was not found. */
  resultId: z
    .string()
    .max(10)
    .regex(/^(?:own-)?[1-9]\d{0,2}$/)
    .default('1'),
  /** Null: it is about no dispute of mine. */
  disputeId: id.nullable(),
  kind: z.enum(ANSWER_KINDS).optional(),
  target: disputeTarget.optional(),
  receivedOn: day.optional(),
  datedOn: day.nullish(),
  /** The letter of the member that it answers. */
  letterId: id.nullish(),
})

const confirming = {
  ...signedIn,
  path: '/api/answers/:id/confirm',
  params: idParams,
  body: confirmation,
  answer: reply,
  refusals: ['invalid', 'unauthenticated', 'not_found', 'conflict'],
} as const

export const confirmReply = endpoint({
  ...confirming,
  method: 'POST',
  summary:
    'Confirm what a reply says and which dispute it answers, or that it answers none; the same again changes nothing. One addressed to somebody else is first said to be the member’s (`use`, `isMine`)',
})

export const correctReply = endpoint({ ...confirming, method: 'PATCH', summary: 'The same, for who calls it a correction' })

export const readDisputeAnswers = endpoint({
  ...signedIn,
  method: 'GET',
  path: '/api/disputes/:id/answers',
  summary: 'What was answered to a dispute, and what later reports show of it',
  params: idParams,
  answer: z.object({ answers: z.array(answer), checks: z.array(resultCheck), replies: z.array(reply) }),
  pages: ['answers', 'checks', 'replies'],
  refusals: ['invalid', 'unauthenticated', 'not_found'],
})

export const recordDisputeAnswer = endpoint({
  ...signedIn,
  method: 'POST',
  path: '/api/disputes/:id/answers',
  summary: 'Record an answer that came without paper, or that none came in time; the same again changes nothing',
  params: idParams,
  body: z.object({
    kind: z.enum(ANSWER_KINDS),
    target: disputeTarget,
    knownBy: z.enum(['letter', 'email', 'online', 'phone', 'report', 'calendar']),
    receivedOn: day,
    datedOn: day.nullish(),
    letterId: id.nullish(),
    note: covered(line(500)).nullish(),
  }),
  answer,
  status: 201,
  repeats: true,
  refusals: ['invalid', 'unauthenticated', 'not_found', 'conflict'],
})

export const takeBackAnswer = endpoint({
  ...signedIn,
  method: 'POST',
  path: '/api/recorded-answers/:id/take-back',
  summary: 'Take back an answer that was recorded by mistake; the timeline keeps both',
  params: idParams,
  answer,
  refusals: ['unauthenticated', 'not_found', 'conflict'],
})

export const checkResults = endpoint({
  ...signedIn,
  method: 'POST',
  path: '/api/answers/check',
  summary: 'Hold the newest reports against what was answered',
  body: z.object({}).optional(),
  answer: z.array(resultCheck),
  refusals: ['unauthenticated'],
})

export const sayToCheck = endpoint({
  ...signedIn,
  method: 'POST',
  path: '/api/recorded-answers/:id/said',
  summary: 'Say what only the member knows of what a later report shows, e.g. whether a notice came',
  params: idParams,
  body: z.object({ reportId: id, said: z.enum(SAID_TO_CHECK) }),
  answer: resultCheck,
  refusals: ['invalid', 'unauthenticated', 'not_found'],
})
