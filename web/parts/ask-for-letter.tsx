import { later } from '#web/ui/later.tsx'

/** The form of a letter; its code comes when one is asked for. */
export const LetterRequest = later(async () => (await import('#web/parts/letter-request.tsx')).LetterRequest)
