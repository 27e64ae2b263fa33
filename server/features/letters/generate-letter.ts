import type { generateLetter as endpoint } from '#contract/letters.ts'
import { letterAnswer } from '#server/features/letters/letter-rows.ts'
import { writeLetter } from '#server/features/letters/write-letter.ts'
import { Repeat, type Operation } from '#server/platform/operations.ts'

/** The letter about an item or a dispute, written and kept. */
export const generateLetter: Operation<typeof endpoint> = async (context, { user, body }) => {
  const { row, isNew } = await writeLetter(context, user, body)
  const answer = letterAnswer(row)
  return isNew ? answer : new Repeat(answer)
}
