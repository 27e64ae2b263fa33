import { z } from 'zod'

/** A delivery was recorded, and a clock may run: its days may be near already. */
export const LETTER_DELIVERED = { name: 'letters.delivered', shape: z.object({ userId: z.uuid() }) } as const
