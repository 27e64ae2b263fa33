import { readInBackground } from '#server/features/reports/read-in-background.ts'
import { TURNS } from '#server/features/reports/reading-rows.ts'
import { type BackgroundQueue, openBackgroundQueue } from '#server/platform/background-queue.ts'
import { claimTurn } from '#server/platform/claimed-turns.ts'

/** Reads pictures and scans page by page, each member in turn. */
export const openReadings = (): BackgroundQueue =>
  openBackgroundQueue({ name: 'reading', claim: (context, busy) => claimTurn(context, TURNS, busy), work: readInBackground })
