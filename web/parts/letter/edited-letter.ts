import type { DisputeTarget } from '#engine/words/bureau.ts'
import type { LetterKind } from '#engine/words/letter-type.ts'
import type { Letter, LetterHead } from '#web/parts/letter/letter-words.ts'

/** What a letter is about, to whom it goes and of which kind it is: an unsent one at the same place is written over. */
export interface LetterPlace {
  readonly negativeItemId: string | null
  readonly disputeId: string | null
  readonly target: DisputeTarget
  readonly letterType: LetterKind
}

/** The letter that would be written over though its member edited it by hand. */
export const editedAt = (letters: readonly LetterHead[], place: LetterPlace): LetterHead | undefined =>
  letters.find(
    (letter) =>
      letter.status === 'draft' &&
      letter.writtenBy === 'consumer' &&
      letter.bureau === place.target &&
      letter.letterType === place.letterType &&
      isAbout(letter, place),
  )

/** Whether these are the very words that its member has let go: neither edited nor brought back since. */
export const isAgreed = (letter: Letter, agreed: Letter | null): boolean =>
  agreed !== null &&
  agreed.id === letter.id &&
  agreed.generatedAt === letter.generatedAt &&
  agreed.letterContent === letter.letterContent

const isAbout = (letter: LetterHead, { negativeItemId, disputeId }: LetterPlace): boolean =>
  (negativeItemId !== null && letter.negativeItemId === negativeItemId) || (disputeId !== null && letter.disputeId === disputeId)
