import { later } from '#web/ui/later.tsx'

/** What came of a pull; its code comes with it. */
export const PulledReports = later(async () => (await import('#web/parts/pull/pulled-reports.tsx')).PulledReports)
