import type { bringBackWords as endpoint } from '#contract/letters.ts'
import { earlierWordings, withChosen, wordingsLeft } from '#server/features/letters/earlier-wording.ts'
import { changeLetter, letterAnswer, ownedLetter, refuseWhileMailed, takeLetter } from '#server/features/letters/letter-rows.ts'
import type { Operation } from '#server/platform/operations.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { transact } from '#server/platform/transact.ts'

/**
 * The letter as its member had edited it before it was written again; it must be confirmed again. Where it was edited more than once,
 * or since, the words take turns, so that none are lost.
 */
export const bringBackWords: Operation<typeof endpoint> = async (context, { user, params }) => {
  const found = await ownedLetter(context, user, params.id)
  const changed = await transact(context, user, async (tx) => {
    const row = await takeLetter(context, tx, found)
    if (row.sentAt !== null) throw new Refusal('conflict', SENT)
    refuseWhileMailed(row)
    const [first] = earlierWordings(row)
    if (first === undefined) throw new Refusal('conflict', NONE)
    const change = {
      ...withChosen(first, row),
      legalBasis: [...first.legalBasis],
      overwritten: wordingsLeft(row),
      attestedAt: null,
      // An edit of the words that was here meanwhile does not come over these.
      generatedAt: context.now(),
    }
    return {
      answer: await changeLetter(context, tx, { row, change }),
      audit: [{ action: 'letter.words_brought_back', subjectKind: 'letter', subjectId: row.id }],
    }
  })
  return letterAnswer(changed)
}

const SENT = 'This letter was sent. You can’t change it anymore.'
const NONE = 'We have no earlier version of yours for this letter.'
