import { later } from '#web/ui/later.tsx'

/** A score typed by the member; its code comes when somebody adds one. */
export const AddScore = later(async () => (await import('#web/parts/add-score.tsx')).AddScore)
