import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { report } from '#contract/reports.ts'
import { evidenceMap, idParams } from '#contract/values.ts'

/** A value that was not surely read, next to its place on the page. */
export const confirmation = z
  .object({
    /** Names the value within its report. */
    key: z.string(),
    /** Whose value it is: the creditor, the court; null for the person's own. */
    entry: z.string().nullable(),
    /** `Date opened` */
    field: z.string(),
    /** What was read, as the field is written: dates ISO, money in dollars. */
    value: z.string(),
    /** What may be written instead. */
    kind: z.enum(['text', 'date', 'money', 'month_code', 'choice', 'number']),
    choices: z.array(z.string()),
    evidence: evidenceMap.valueType,
  })
  .meta({ id: 'Confirmation' })

export const listConfirmations = endpoint({
  method: 'GET',
  path: '/api/credit-reports/:id/confirmations',
  summary: 'The values that wait for the member’s word, in the order of the pages',
  tag: 'credit reports',
  access: 'signed_in',
  params: idParams,
  pages: 'rows',
  answer: z.array(confirmation),
  refusals: ['invalid', 'unauthenticated', 'not_found'],
})

export const confirmValues = endpoint({
  method: 'POST',
  path: '/api/credit-reports/:id/confirmations',
  summary: 'Say of values what the page says: as read, something else, or nothing at all (null)',
  tag: 'credit reports',
  access: 'signed_in',
  params: idParams,
  body: z.object({
    values: z
      .array(z.object({ key: z.string().max(300), value: z.string().max(1000).nullable() }))
      .min(1)
      .max(2000),
  }),
  answer: report,
  repeats: true,
  refusals: ['invalid', 'unauthenticated', 'not_found', 'conflict'],
})

export const listAnsweredValues = endpoint({
  method: 'GET',
  path: '/api/credit-reports/:id/answered-values',
  summary: 'What the member said of values that were not surely read, beside what was read',
  tag: 'credit reports',
  access: 'signed_in',
  params: idParams,
  pages: 'rows',
  answer: z.array(
    confirmation
      .extend({
        /** Null where the member said that nothing is printed there. */
        said: z.string().nullable(),
      })
      .meta({ id: 'AnsweredValue' }),
  ),
  refusals: ['invalid', 'unauthenticated', 'not_found'],
})

export const takeBackValue = endpoint({
  method: 'POST',
  path: '/api/credit-reports/:id/answered-values/take-back',
  summary: 'Take back what was said of a value: it waits for the member’s word again, and nothing rests on it',
  tag: 'credit reports',
  access: 'signed_in',
  params: idParams,
  body: z.object({ key: z.string().max(300) }),
  answer: report,
  repeats: true,
  refusals: ['invalid', 'unauthenticated', 'not_found', 'conflict'],
})
