/** What the member says about a value: as it is written on the wire, or null for nothing that can be read. */
export interface Answer {
  readonly key: string
  readonly value: string | null
}

/** Where the member is: what was saved, what was said and not saved yet, what was put off. */
export interface Answers {
  /** Every key that was asked, in the order of the pages. */
  readonly asked: readonly string[]
  readonly saved: readonly string[]
  /** In the order they were given: the last one can be taken back. */
  readonly unsaved: readonly Answer[]
  readonly skipped: readonly string[]
}

/** The first value without a word; null when there is none. */
export function currentOf({ asked, saved, unsaved, skipped }: Answers): string | null {
  const done = new Set([...saved, ...unsaved.map(({ key }) => key), ...skipped])
  return asked.find((key) => !done.has(key)) ?? null
}

export const answeredOf = ({ saved, unsaved }: Answers): number => saved.length + unsaved.length

/** A second word on the same value takes the place of the first. */
export function answer(answers: Answers, given: readonly Answer[]): Answers {
  const keys = new Set(given.map(({ key }) => key))
  return {
    ...answers,
    unsaved: [...answers.unsaved.filter(({ key }) => !keys.has(key)), ...given],
    skipped: answers.skipped.filter((key) => !keys.has(key)),
  }
}

export const skip = (answers: Answers, key: string): Answers => ({ ...answers, skipped: [...answers.skipped, key] })

export const askSkippedAgain = (answers: Answers): Answers => ({ ...answers, skipped: [] })

/** Takes the last word back; what is saved stays. */
export const undo = (answers: Answers): Answers => ({ ...answers, unsaved: answers.unsaved.slice(0, -1) })

/** So many words wait before they are sent together; the last stays behind, so that it can be taken back. */
const BATCH = 10
export const nextBatch = ({ unsaved }: Answers): readonly Answer[] => (unsaved.length > BATCH ? unsaved.slice(0, -1) : [])

export function markSaved(answers: Answers, keys: readonly string[]): Answers {
  const gone = new Set(keys)
  return {
    ...answers,
    saved: [...answers.saved, ...keys],
    unsaved: answers.unsaved.filter(({ key }) => !gone.has(key)),
  }
}

/** Answers that cannot be taken are asked again. */
export function withdraw(answers: Answers, keys: readonly string[]): Answers {
  const gone = new Set(keys)
  return { ...answers, unsaved: answers.unsaved.filter(({ key }) => !gone.has(key)) }
}
