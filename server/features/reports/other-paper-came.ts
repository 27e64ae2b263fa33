import { z } from 'zod'

/** Sent when pictures that came as a report turned out to be another paper: whoever keeps those takes it from here. */
export const OTHER_PAPER_CAME = {
  name: 'reports.other-paper-came',
  shape: z.object({ userId: z.uuid(), readingId: z.uuid() }),
} as const
export type CameAsReport = z.infer<typeof OTHER_PAPER_CAME.shape>
