import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { ReadReply } from '#engine/answers/reply.ts'
import type { ReadPaper } from '#engine/papers/read-paper.ts'
import type { SaidOfPaper } from '#engine/papers/said-of-paper.ts'
import type { ResultCheck } from '#engine/answers/result-check.ts'
import { RECEIVED_KINDS } from '#engine/words/received-paper.ts'
import { ANSWER_KINDS } from '#engine/words/answer-kind.ts'
import { SAID_TO_CHECK } from '#engine/words/check-verdict.ts'
import { DISPUTE_TARGETS } from '#engine/words/bureau.ts'
import { DISPUTE_STATUSES, OUTCOMES } from '#engine/words/dispute-status.ts'
import { KNOWN_BY } from '#engine/words/known-by.ts'
import { users } from '#server/database/tables/accounts.ts'
import { disputes } from '#server/database/tables/disputes.ts'
import { instant } from '#server/database/columns.ts'

/** What was read of a paper; what was kept by a version before this one was an answer, without facts. */
export type KeptReading = ReadReply &
  Partial<
    Pick<
      ReadPaper,
      | 'kind'
      | 'facts'
      | 'agencyAddresses'
      | 'agencyScores'
      | 'courtPaper'
      | 'isBeforeDecision'
      | 'newOwner'
      | 'refused'
      | 'otherwise'
      | 'addressedTo'
    >
  > & {
    readonly reportIds?: readonly string[]
    /** What the member said about it since. */
    readonly said?: SaidOfPaper
  }

/** A paper as it came: the uploaded letter or its photos, and what was read of it. Nothing follows from it until it is confirmed. */
export const replies = pgTable(
  'replies',
  {
    userId: uuid()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    id: uuid().notNull(),
    status: text({ enum: ['processing', 'read', 'failed'] }).notNull(),
    uploadedAt: instant().notNull().default(sql`now()`),
    /** The day the member says it came; null where they did not say. */
    receivedOn: text(),
    /** The dispute whose case it was added to; it stays when that is deleted. */
    disputeId: uuid(),
    /** Keyed hash of the original: the same file twice is one reply. */
    fileHash: text().notNull(),
    /** Keys of what was uploaded, sealed, in order: one PDF, or pictures. */
    fileKeys: jsonb().$type<readonly string[]>().notNull(),
    /** Key of the pages as they are shown, a PDF; null until it is read. */
    pagesKey: text(),
    pageCount: integer().notNull(),
    pagesRead: integer().notNull().default(0),
    /** How often a turn was begun in vain, by whom it is claimed, and when its member last had a turn, as of `report_readings`. */
    attempts: integer().notNull().default(0),
    claimedBy: integer(),
    turnAt: instant().notNull().default(sql`now()`),
    failure: jsonb().$type<{ readonly code: string; readonly message: string }>(),
    sealedReading: text(),
    /** Where earlier versions kept the same in plain text; a start of this one seals and empties it. */
    reading: jsonb().$type<KeptReading>(),
    /** The results that are about no dispute of the member, by their ids, in the member's word. */
    aboutNone: text().array().notNull().default([]),
    isPractice: boolean().notNull().default(false),
    /** What the member says it is, where it was read as something else. */
    saidKind: text({ enum: [...RECEIVED_KINDS] }),
    /** The steps after it that the member did, by their ids, in their word. */
    doneSteps: text().array().notNull().default([]),
    /** The days that the member recorded for those steps, by their ids. */
    stepDays: jsonb().$type<Readonly<Record<string, string>>>().notNull().default({}),
    /** The letters that were kept for those steps, by their ids. */
    stepLetters: jsonb().$type<Readonly<Record<string, string>>>().notNull().default({}),
    /** When the member confirmed what it is: nothing follows from a paper before. */
    confirmedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('replies_file').on(table.userId, table.fileHash),
    index('replies_turn').on(table.status, table.turnAt),
    index('replies_newest').on(table.userId, table.uploadedAt),
  ],
)

/** What a recipient answered to a dispute, as the member confirmed it. Taken back it stays, with the day of that. */
export const answers = pgTable(
  'answers',
  {
    userId: uuid().notNull(),
    id: uuid().notNull(),
    disputeId: uuid().notNull(),
    sequence: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    target: text({ enum: [...DISPUTE_TARGETS] }).notNull(),
    kind: text({ enum: [...ANSWER_KINDS] }).notNull(),
    knownBy: text({ enum: [...KNOWN_BY] }).notNull(),
    receivedOn: text().notNull(),
    /** The day on the reply; null where no one knows it. */
    datedOn: text(),
    /** The last day that the reply itself gives for sending what it wants; null where it gives none. */
    respondBy: text(),
    /** The letter of the member that it answers; null where that is not known. */
    letterId: uuid(),
    /** The reply it is in, and which of its results it is; null where it came another way. The reply can be deleted. */
    replyId: uuid(),
    replyResult: text(),
    /** The words of the reply itself, or of the member. */
    sealedQuote: text(),
    /** Where earlier versions kept the same in plain text; a start of this one seals and empties it. */
    quote: text(),
    /** The entry as it was listed when the answer was recorded; later reports are checked against it. */
    entryReportId: uuid(),
    entrySubjectId: text(),
    recordedAt: instant().notNull(),
    takenBackAt: instant(),
    /** Where the dispute was before, so that the record can be taken back. */
    statusBefore: text({ enum: [...DISPUTE_STATUSES] }).notNull(),
    outcomeBefore: text({ enum: [...OUTCOMES] }).notNull(),
    resolvedAtBefore: instant(),
    answeredOnBefore: text(),
    isPractice: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    foreignKey({ columns: [table.userId, table.disputeId], foreignColumns: [disputes.userId, disputes.id] }).onDelete('cascade'),
    index('answers_of_dispute').on(table.userId, table.disputeId, table.sequence),
    // One result of a reply answers one dispute once.
    uniqueIndex('answers_reply_result')
      .on(table.userId, table.replyId, table.replyResult)
      .where(sql`taken_back_at is null and reply_id is not null`),
  ],
)

/** What a later report shows of what an answer promised; written once a report. */
export const resultChecks = pgTable(
  'result_checks',
  {
    userId: uuid().notNull(),
    answerId: uuid().notNull(),
    reportId: uuid().notNull(),
    reportDate: text(),
    checkedAt: instant().notNull(),
    sealedCheck: text(),
    /** Where earlier versions kept the same in plain text; a start of this one seals and empties it. */
    check: jsonb().$type<ResultCheck>(),
    /** What the member said to the question it asks; null while they said nothing. */
    said: text({ enum: [...SAID_TO_CHECK] }),
    saidAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.answerId, table.reportId] }),
    foreignKey({ columns: [table.userId, table.answerId], foreignColumns: [answers.userId, answers.id] }).onDelete('cascade'),
  ],
)
