import { z } from 'zod'
import { DEADLINE_KINDS } from '#engine/words/deadline-kind.ts'
import { FACT_NAMES } from '#engine/words/received-paper.ts'
import { citation, day, evidence } from '#contract/values.ts'

/** A fact that a paper prints, with its place. Days are ISO, amounts plain dollars. */
export const paperFact = z.object({
  name: z.enum(FACT_NAMES),
  value: z.string(),
  page: z.number().int(),
  box: evidence.shape.box,
  quote: z.string(),
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
