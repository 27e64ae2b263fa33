import { z } from 'zod'
import { DEADLINE_KINDS } from '#engine/words/deadline-kind.ts'
import { FACT_NAMES } from '#engine/words/received-paper.ts'
import { citation, covered, day, evidence, line } from '#contract/values.ts'

/** A fact in a paper, with its place on the page; a fact that the member added has no place. Days are ISO, amounts plain dollars. */
export const paperFact = z.object({
  name: z.enum(FACT_NAMES),
  value: z.string(),
  page: z.number().int().nullable(),
  box: evidence.shape.box.nullable(),
  quote: z.string().nullable(),
  /** What was read where the member corrected it; null where it is as it was read. */
  readAs: z.string().nullable(),
})

/** One fact in the member's word. */
export const factSaid = z.object({
  name: z.enum(FACT_NAMES),
  /** The value we show now; null for a fact we did not read. */
  was: line(400).nullable(),
  /** The right value, the value that was read to undo a correction, or null: the paper does not say it. */
  value: covered(line(200)).nullable(),
})

/** What the member can do about a paper, once they have confirmed what it is. */
export const nextStep = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  /** The clock that ends on its last day; null where none runs. */
  clock: z.enum(DEADLINE_KINDS).nullable(),
  due: day.nullable(),
  why: z.string().nullable(),
  citation: citation.nullable(),
  address: z
    .object({
      name: z.string(),
      lines: z.array(z.string()),
      phone: z.string().nullable(),
      website: z.string(),
      source: z.string(),
    })
    .nullable(),
  /** A letter to print and mail; null where none is needed. */
  letter: z.string().nullable(),
  /** That letter as it was kept among the member's letters; null while it is not. */
  letterId: z.string().nullable(),
  /** Asks for the day from which its clock runs; null where nothing is asked. */
  asksDay: z.string().nullable(),
  /** The member said that they did it. */
  isDone: z.boolean(),
  doneAt: z.enum(['findings', 'disputes', 'reports', 'new_dispute']).nullable(),
  /** Of a new dispute, the company that it is with; null where the paper is from it. */
  disputeWith: z.string().nullable(),
})
