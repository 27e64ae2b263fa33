import { later } from '#web/ui/later.tsx'

/** The question before an item without an error is disputed; its form comes with the first press. */
export const AskWhatIsWrong = later(async () => (await import('#web/parts/dispute-in-own-words.tsx')).AskWhatIsWrong)
