import { later } from '#web/ui/later.tsx'

/** One letter from reading to sending; its code comes when a letter is opened. */
export const LetterWorkbench = later(async () => (await import('#web/parts/letter-workbench.tsx')).LetterWorkbench)
