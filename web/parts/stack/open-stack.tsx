import { later } from '#web/ui/later.tsx'

/** Letters approved one after the other, then printed or mailed together; its code comes when it is opened. */
export const LetterStack = later(async () => (await import('#web/parts/stack/letter-stack.tsx')).LetterStack)
