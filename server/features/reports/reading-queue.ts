import { oldestReading } from '#server/features/reports/reading-rows.ts'
import { readInBackground } from '#server/features/reports/read-in-background.ts'
import { type BackgroundQueue, openBackgroundQueue } from '#server/platform/background-queue.ts'

/** Reads pictures and scans, one reading after the other, whoever has waited longest first. */
export const openReadings = (): BackgroundQueue => openBackgroundQueue({ next: oldestReading, work: readInBackground })
