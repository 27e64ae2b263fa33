import { sql } from 'drizzle-orm'
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Fact } from '#engine/letters/fact.ts'
import type { ProofSentence } from '#engine/letters/proof.ts'
import type { AskedWith } from '#engine/letters/told.ts'
import { MOST_SERIAL } from '#engine/letters/intelligent-mail.ts'
import { DISPUTE_TARGETS } from '#engine/words/bureau.ts'
import { LETTER_KINDS, SENT_METHODS } from '#engine/words/letter-type.ts'
import { disputes } from '#server/database/tables/disputes.ts'
import { instant } from '#server/database/columns.ts'

/** A paper by its id, as the letter names it. */
export interface ChosenPaper {
  readonly id: string
  readonly name: string
}

/** One wording of a letter, with what it was written from. */
export interface Wording {
  readonly creditor: string
  /** Name and address lines of the recipient, as they show in the window. */
  readonly recipientLines: readonly string[]
  readonly senderLines: readonly string[]
  readonly enclosures: readonly string[]
  readonly content: string
  /** What the letter may state: the facts it was composed from, kept with it. */
  readonly facts: readonly Fact[]
  /** With what it was asked for, so that it can be written again; null for the member's own text. */
  readonly told: AskedWith | null
  readonly attestedFacts: readonly string[]
  readonly strategy: string
}

/** A wording that its member edited and that was written over, whole: it can be brought back. */
export interface EarlierWording extends Wording {
  readonly letterDate: string
  readonly reportId: string | null
  readonly legalBasis: readonly string[]
  readonly successProbability: number
  readonly writtenBy: 'rules' | 'model' | 'consumer'
}

/** What proves each sentence of the text next to it. */
export interface KeptProof {
  /** `PROOF_VERSION` of the one who made it. */
  readonly version: number
  readonly sentences: readonly ProofSentence[]
}

/** What a letter says, and what it was written from. None of it is looked for in the database: it is sealed in one. */
export interface LetterWords extends Wording {
  /** Papers of the member that were chosen to go along; those of them that its list of enclosures names are printed. */
  readonly papers: readonly ChosenPaper[]
  /** Whether its member chose them; else they are the usual ones, and what is written again has those of then. Absent: as earlier versions kept it. */
  readonly hasChosenPapers?: boolean | undefined
  /** Pages of reports that its member took out, as the letter names them. */
  readonly leftOut?: readonly string[] | undefined
  /** The member's own wordings that the letter had before, in the order in which they come back; one alone, null or absent: as earlier versions kept it. */
  readonly overwritten?: readonly EarlierWording[] | EarlierWording | null
  /** Absent in letters of versions that kept none. */
  readonly proof?: KeptProof | undefined
}

const PLAIN_WORDS = {
  creditor: text(),
  recipientLines: text().array(),
  senderLines: text().array(),
  enclosures: text().array(),
  content: text(),
  facts: jsonb(),
  told: jsonb(),
  papers: jsonb(),
  attestedFacts: text().array(),
  strategy: text(),
}

/** Serials of Intelligent Mail barcodes: each once, and again only after all others. */
export const mailSerials = pgSequence('mail_serials', { minValue: 0, maxValue: MOST_SERIAL, startWith: 0, cycle: true })

export const letters = pgTable(
  'letters',
  {
    userId: uuid().notNull(),
    id: uuid().notNull(),
    /** The dispute it belongs to; null while a letter about an item is a draft and nothing is disputed yet. */
    disputeId: uuid(),
    negativeItemId: uuid(),
    target: text({ enum: [...DISPUTE_TARGETS] }).notNull(),
    letterType: text({ enum: [...LETTER_KINDS] }).notNull(),
    /** The day printed on it. */
    letterDate: text().notNull(),
    /** The report it is about, whose pages go along. */
    reportId: uuid(),
    /** All that it says, and what it was written from: `LetterWords`. */
    sealedWords: text(),
    /** Where earlier versions kept the same in plain text; a start of this one seals and empties them. */
    ...PLAIN_WORDS,
    legalBasis: text().array().notNull(),
    successProbability: integer().notNull(),
    /** `consumer`: its text was edited by them since it was written. */
    writtenBy: text({ enum: ['rules', 'model', 'consumer'] }).notNull(),
    isPractice: boolean().notNull(),
    generatedAt: instant().notNull().default(sql`now()`),
    attestedAt: instant(),
    /** From when on it is being handed to the post: its text stands from then on. */
    mailingAskedAt: instant(),
    /** From when on a real letter is at a practice post office: until it is sent for real, number, days and method are those of practice. */
    practisedAt: instant(),
    sentAt: instant(),
    sentMethod: text({ enum: [...SENT_METHODS] }),
    trackingNumber: text(),
    /** The number of the certified label that the member has for it, before it is sent. */
    labelNumber: text(),
    /** Its serial in the Intelligent Mail barcode; null until it is printed with one. */
    mailSerial: integer(),
    deliveredAt: instant(),
    /** The day of that where its member lived then; the clocks run from it, wherever they live since. */
    deliveredOn: text(),
    /** The day it came back, by the post or by its member's word: it was not delivered, and no clock runs from it. */
    returnedOn: text(),
    /** The day the post expects to deliver; null when no one knows. */
    expectedOn: text(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    foreignKey({ columns: [table.userId, table.disputeId], foreignColumns: [disputes.userId, disputes.id] }).onDelete('cascade'),
    // One unsent letter an item (or a dispute without one), recipient and kind: it is rewritten rather than doubled.
    uniqueIndex('letters_unsent_item')
      .on(table.userId, table.negativeItemId, table.target, table.letterType)
      .where(sql`sent_at is null and practised_at is null and negative_item_id is not null`),
    uniqueIndex('letters_unsent_dispute')
      .on(table.userId, table.disputeId, table.target, table.letterType)
      .where(sql`sent_at is null and practised_at is null and negative_item_id is null`),
    index('letters_newest').on(table.userId, table.generatedAt),
  ],
)

/** Where earlier versions kept what was typed into a letter and not saved: drafts have it now. Goes once no process of theirs runs. */
export const unsavedEdits = pgTable(
  'unsaved_edits',
  {
    userId: uuid().notNull(),
    letterId: uuid().notNull(),
    /** `member`, or `helper:` and the grant: two people do not type over each other. */
    author: text().notNull(),
    /** The text and the statements in it, sealed with the member's key. */
    sealedEdit: text().notNull(),
    savedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.letterId, table.author] }),
    foreignKey({ columns: [table.userId, table.letterId], foreignColumns: [letters.userId, letters.id] }).onDelete('cascade'),
  ],
)
