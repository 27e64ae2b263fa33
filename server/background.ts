import { openReadings } from '#server/features/reports/reading-queue.ts'
import type { BackgroundQueue } from '#server/platform/background-queue.ts'

/** What goes on behind the calls; the product and the test app open the same. */
export const openBackground = (): { readonly readings: BackgroundQueue } => ({ readings: openReadings() })
