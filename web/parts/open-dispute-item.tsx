import { later } from '#web/ui/later.tsx'

/** Disputing an item, dialog by dialog; its code comes with the first press. */
export const DisputeItem = later(async () => (await import('#web/parts/dispute-item.tsx')).DisputeItem)
