import type { z } from 'zod'
import type { startRehearsal } from '#contract/rehearsals.ts'

/** The rehearsal that is soonest there, for tests of other things: its reports are the same each time, and it has one dispute. */
export const QUICK_REHEARSAL: z.input<typeof startRehearsal.body> = { person: 'keiko_sampleton', stories: ['delete'] }
