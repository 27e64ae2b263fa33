import type { LetterPart, LetterRequest } from '#engine/letters/letter-request.ts'
import type { Told } from '#engine/letters/told.ts'

/** What keeps a letter from being written, and what to do about it. */
export interface LetterLack {
  /** `missing`: it can be told or added; `refused`: this letter is not to be written as things stand. */
  readonly kind: 'missing' | 'refused'
  /** Where the answer belongs in the request; null where no answer mends it. */
  readonly field: keyof Told | 'enclosesIdentification' | 'statement' | null
  /** Which part of the field, e.g. `madeOn`, `1.receivedOn`; absent: the field as a whole. */
  readonly at?: string
  /** For the consumer: why, and what to do next. */
  readonly message: string
}

/** Which pages of the report go along: those that show an error (where none does, those of the entry), those of the entry, none. */
export type Encloses = 'errors' | 'entry' | 'nothing'

/** A letter that rests on something that only the consumer can tell. */
export interface FurtherLetter {
  /** The beginning of its subject line, before the entry. */
  readonly subjectLine: string
  readonly encloses: Encloses
  /** Empty: it can be written. */
  lacks(request: LetterRequest): readonly LetterLack[]
  /** Only for a request that lacks nothing. */
  compose(request: LetterRequest): readonly LetterPart[]
}

export const missing = (field: NonNullable<LetterLack['field']>, message: string, at?: string): LetterLack => ({
  kind: 'missing',
  field,
  message,
  ...(at !== undefined && { at }),
})

export const refused = (message: string): LetterLack => ({ kind: 'refused', field: null, message })
