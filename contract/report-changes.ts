import { z } from 'zod'
import { EFFECTS } from '#engine/comparison/difference.ts'
import { endpoint } from '#contract/endpoint.ts'
import { bureau, evidence, id, idParams, partialDay } from '#contract/values.ts'

const effect = z.enum(EFFECTS).nullable()
const place = evidence.extend({ reportId: z.string() })
const printed = z.object({ words: z.string(), places: z.array(place) }).nullable()

/** One thing that the newer report prints otherwise; `effect` is null where no one can say what it means. */
export const reportChange = z
  .object({ name: z.string(), sentence: z.string(), effect, before: printed, after: printed })
  .meta({ id: 'ReportChange' })

const entry = z.object({
  name: z.string(),
  accountNumber: z.string().nullable(),
  sentence: z.string(),
  effect,
  places: z.array(place),
})

/** How the entries of one kind differ. */
export const entryChanges = z
  .object({
    added: z.array(entry),
    gone: z.array(entry),
    changed: z.array(z.object({ name: z.string(), accountNumber: z.string().nullable(), changes: z.array(reportChange) })),
    /** Listed by one of the two, and not matched with the other for certain. */
    unmatched: z.array(entry),
  })
  .meta({ id: 'EntryChanges' })

const compared = z.object({ reportId: z.string(), reportDate: partialDay.nullable() })

/** What changed from one report of a bureau to a later one. */
export const reportChanges = z
  .object({
    bureau,
    older: compared,
    newer: compared,
    accounts: entryChanges,
    inquiries: entryChanges,
    publicRecords: entryChanges,
    person: z.array(reportChange),
    score: reportChange.nullable(),
    /** What could not be compared, each a sentence. */
    caveats: z.array(z.string()),
  })
  .meta({ id: 'ReportChanges' })

export const readReportChanges = endpoint({
  method: 'GET',
  path: '/api/credit-reports/:id/changes',
  summary: 'What changed since the report before it of the same bureau, or since another one; nothing where there is none',
  tag: 'credit reports',
  access: 'signed_in',
  params: idParams,
  query: z.object({ since: id.optional() }),
  mayBeNothing: true,
  answer: reportChanges.nullable(),
  refusals: ['invalid', 'unauthenticated', 'not_found'],
})
