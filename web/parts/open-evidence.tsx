import { later } from '#web/ui/later.tsx'

/** The page of the report with the item highlighted; its code comes when a place is opened. */
export const EvidenceDialog = later(async () => (await import('#web/parts/evidence-dialog.tsx')).EvidenceDialog)
