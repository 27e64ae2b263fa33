import type { z } from 'zod'
import type { startRehearsal } from '#contract/rehearsals.ts'

/** The fastest rehearsal to start, for tests of other things: one dispute, and the same reports every time. */
export const QUICK_REHEARSAL: z.input<typeof startRehearsal.body> = { person: 'keiko_sampleton', stories: ['delete'] }
