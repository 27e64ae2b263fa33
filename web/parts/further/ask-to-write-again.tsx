import { later } from '#web/ui/later.tsx'

/** The form of a letter that is written once more; its code comes when one is asked for. */
export const WriteAgain = later(async () => (await import('#web/parts/further/write-again.tsx')).WriteAgain)
