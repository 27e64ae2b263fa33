import type { keepUnsavedEdit as endpoint } from '#contract/letters.ts'
import { within } from '#server/context.ts'
import { ownedLetter, refuseWhileMailed, takeLetter } from '#server/features/letters/letter-rows.ts'
import { dropUnsavedEdit, putUnsavedEdit } from '#server/features/letters/unsaved-edit.ts'
import type { Operation } from '#server/platform/operations.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { transact } from '#server/platform/transact.ts'

/** Keeps what is being typed. It goes nowhere until it is saved, so nothing is checked yet. */
export const keepUnsavedEdit: Operation<typeof endpoint> = async (context, { user, params, body }) => {
  const found = await ownedLetter(context, user, params.id)
  return transact(context, user, async (tx) => {
    const letter = await takeLetter(context, tx, found)
    const row = (action: string) => ({ action, subjectKind: 'letter', subjectId: letter.id })
    if (body.letterContent === letter.content || body.letterContent === '') {
      const isDropped = await dropUnsavedEdit(context, tx, letter)
      return { answer: null, audit: isDropped ? [row('letter.edit_dropped')] : [] }
    }
    if (letter.sentAt !== null) throw new Refusal('conflict', 'This letter was already sent, so it can’t be changed.')
    refuseWhileMailed(letter)
    const kept = await putUnsavedEdit(within(context, tx), tx, { letter, typed: body })
    return { answer: kept, audit: [row('letter.edit_kept')] }
  })
}
