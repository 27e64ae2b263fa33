import { z } from 'zod'

/** What Lob's API answers, as far as it is read (lob-openapi 1.20: letters, us_verifications, events). */

export const lobTrackingEvent = z.object({
  id: z.string(),
  name: z.string(),
  time: z.string().nullish(),
  date_created: z.string(),
  details: z.object({ event: z.string() }).nullish(),
})
export type LobTrackingEvent = z.infer<typeof lobTrackingEvent>

export const lobLetter = z.object({
  id: z.string().regex(/^ltr_[\da-zA-Z]+$/),
  date_created: z.string(),
  expected_delivery_date: z.string().nullish(),
  tracking_number: z.string().nullish(),
  tracking_events: z.array(lobTrackingEvent).nullish(),
  /** How printing went; nothing is mailed of one that failed. */
  status: z.string().nullish(),
  deleted: z.boolean().nullish(),
  metadata: z.record(z.string(), z.string()).nullish(),
})
export type LobLetter = z.infer<typeof lobLetter>

export const lobLetterList = z.object({ data: z.array(lobLetter), next_url: z.string().nullish() })

export const lobError = z.object({
  error: z.object({ message: z.string(), status_code: z.number().optional(), code: z.string().optional() }),
})

export const lobVerification = z.object({
  deliverability: z.string(),
  primary_line: z.string().nullish(),
  secondary_line: z.string().nullish(),
  components: z
    .object({
      city: z.string().nullish(),
      state: z.string().nullish(),
      zip_code: z.string().nullish(),
      zip_code_plus_4: z.string().nullish(),
    })
    .nullish(),
})
export type LobVerification = z.infer<typeof lobVerification>

/** What a webhook brings: the letter it is about is the resource. */
export const lobEvent = z.object({
  id: z.string(),
  date_created: z.string(),
  event_type: z.object({ id: z.string() }),
  reference_id: z.string(),
})
