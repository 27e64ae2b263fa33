import { z } from 'zod'

/** The job that any process does: it takes up what is to be read behind the calls. Sent with what is to be read, and by the clock. */
export const TAKE_UP = { name: 'readings.take-up', shape: z.object({}) } as const
