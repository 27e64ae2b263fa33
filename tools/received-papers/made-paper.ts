import { z } from 'zod'
import { ANSWER_KINDS } from '#engine/words/answer-kind.ts'
import { FACT_NAMES, RECEIVED_KINDS } from '#engine/words/received-paper.ts'

const facts = z.partialRecord(z.enum(FACT_NAMES), z.union([z.string(), z.array(z.string())]))

/** What a careful person would say about a paper. */
const truth = z.strictObject({
  kind: z.enum(RECEIVED_KINDS),
  /** Another kind that a careful person might call it. */
  orKind: z.enum(RECEIVED_KINDS).optional(),
  /** Null: the letter names no one who could be called its sender. */
  from: z.string().nullable(),
  /** Another sender that would not be wrong: the lawyers next to the plaintiff. */
  orFrom: z.string().optional(),
  datedOn: z.string().nullable(),
  facts: facts.optional(),
  /** Facts that may be read and need not be. */
  also: facts.optional(),
  results: z
    .array(
      z.strictObject({
        /** The figures of the number that are printed; null where none is. */
        account: z.string().nullable(),
        creditor: z.string(),
        kind: z.enum(ANSWER_KINDS),
      }),
    )
    .optional(),
})
export type TrueReading = z.infer<typeof truth>
export type TrueResult = NonNullable<TrueReading['results']>[number]

/** The head of a paper's file: JSON, a line of `@@@`, and the text, whose marks `set-paper.ts` explains. */
export const paperHead = z.strictObject({
  /** How the member hands it in: the file itself, or a picture of it; `scan150` has 150 dots an inch, `spread` two pages in one picture. */
  as: z.enum(['pdf', 'clean', 'scan', 'scan150', 'photo', 'spread']),
  /** The picture is the only thing on a page of a PDF, as the scanner of a telephone saves it. */
  inPdf: z.literal(true).optional(),
  look: z.enum(['serif', 'small', 'typewriter']).optional(),
  truth,
})

/** A paper in the shape of a real one, about invented people and companies. */
export interface MadePaper extends z.infer<typeof paperHead> {
  readonly name: string
  readonly text: string
}
