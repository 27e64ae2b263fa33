import { z } from 'zod'
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
  doneAt: z.enum(['findings', 'disputes', 'reports', 'new_dispute']).nullable(),
})
