import type { Encloses } from '#engine/letters/further/further-letter.ts'
import { FURTHER_LETTERS } from '#engine/letters/further/further-letters.ts'
import { type FurtherKind, isFurther, type LetterKind } from '#engine/words/letter-type.ts'

/** A collector who has yet to prove a debt, or to agree on it, gets no page: the page shows what else is owed, and to whom. */
const OF_KIND: Readonly<Record<Exclude<LetterKind, FurtherKind>, Encloses>> = {
  dispute: 'errors',
  no_answer: 'errors',
  method_of_verification: 'entry',
  goodwill: 'entry',
  validation: 'nothing',
  pay_for_delete: 'nothing',
}

/** Which pages of the report go along with a letter of the kind. */
export const enclosesOf = (kind: LetterKind): Encloses => (isFurther(kind) ? FURTHER_LETTERS[kind].encloses : OF_KIND[kind])
