import { formOfLetter } from '#contract/drafts.ts'
import type { editLetter as endpoint } from '#contract/letters.ts'
import { checkSaid } from '#engine/letters/check-letter.ts'
import { dropDraft } from '#server/features/drafts/drafts.ts'
import { confirmedFor } from '#server/features/letters/confirmed-words.ts'
import { changeLetter, letterAnswer, ownedLetter, refuseWhileMailed, takeLetter } from '#server/features/letters/letter-rows.ts'
import type { Operation } from '#server/platform/operations.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { transact } from '#server/platform/transact.ts'

/** Saves an edit that states nothing unproved; the letter must then be confirmed again. */
export const editLetter: Operation<typeof endpoint> = async (context, { user, params, body }) => {
  const found = await ownedLetter(context, user, params.id)
  if (found.sentAt !== null)
    throw new Refusal('conflict', 'This letter was sent. You can’t change it anymore. Generate a new one.')
  const { letterContent, attestedFacts: attested } = body
  const confirmed = await confirmedFor(context, user, { ...found, content: letterContent })
  const violations = checkSaid(letterContent, { facts: found.facts, attested, confirmed })
  if (violations.length > 0) {
    throw new Refusal('unproved_fact', violations[0]?.message, { issues: violations.map((violation) => ({ ...violation })) })
  }
  const changed = await transact(context, user, async (tx) => {
    const row = await takeLetter(context, tx, found)
    // The facts go with the text: where it was rewritten meanwhile, the edit was checked against others.
    if (row.generatedAt !== found.generatedAt)
      throw new Refusal('conflict', 'This letter was just rewritten. Reload and try again.')
    refuseWhileMailed(row)
    if (context.helper !== null && row.attestedAt !== null) throw new Refusal('not_for_helpers', CONFIRMED)
    const change = {
      content: body.letterContent,
      attestedFacts: body.attestedFacts,
      attestedAt: null,
      writtenBy: row.content === body.letterContent ? row.writtenBy : ('consumer' as const),
    }
    await dropDraft(context, tx, { userId: row.userId, name: formOfLetter(row.id) })
    return {
      answer: await changeLetter(context, tx, { row, change }),
      audit: [
        {
          action: 'letter.edited',
          subjectKind: 'letter',
          subjectId: row.id,
          detail: { attestedFacts: body.attestedFacts.length },
        },
      ],
    }
  })
  return letterAnswer(changed)
}

const CONFIRMED = 'The member approved this letter. Only they can change it now.'
