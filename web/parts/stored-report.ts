import type { z } from 'zod'
import type { report } from '#contract/reports.ts'

/** A report as the server answers it. */
export type Report = z.output<typeof report>
