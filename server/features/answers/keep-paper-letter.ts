import type { keepPaperLetter as endpoint } from '#contract/paper-letters.ts'
import { within } from '#server/context.ts'
import { replyAnswer } from '#server/features/answers/reply-answer.ts'
import { changeReply, ownedReply, takeReply } from '#server/features/answers/reply-rows.ts'
import { keepOwnLetters } from '#server/features/letters/letters.ts'
import type { Operation } from '#server/platform/operations.ts'
import { invalidField, Refusal } from '#server/platform/refusal.ts'
import { transact } from '#server/platform/transact.ts'

/** A blank that is still to be filled in, with its label; the one to sign on has none. */
const BLANK = /(?:([A-Za-z][^:\n_]{0,60}):\s?)?_{4,}/g
const blanksIn = (text: string): string[] => [
  ...new Set([...text.matchAll(BLANK)].map(([, label]) => (label ?? 'Your name').trim())),
]

/** Keeps the letter of a step as the member filled it in. The same text again is the same letter. */
export const keepPaperLetter: Operation<typeof endpoint> = async (context, { user, params, body }) => {
  const found = await ownedReply(context, user, params.id)
  const { nextSteps } = await replyAnswer(context, user, found)
  if (!nextSteps.some(({ id, letter }) => id === body.step && letter !== null))
    throw new Refusal('conflict', 'There’s no such letter for this document. Confirm the document first.')
  const blanks = blanksIn(body.text)
  if (blanks.length > 0) {
    const message = `Fill in these blanks first, or delete the lines you don’t need: ${blanks.join(', ')}.`
    throw invalidField('text', message)
  }
  const [letter] = await keepOwnLetters(context, user, { texts: [body.text], customer: {} })
  if (letter === undefined) throw new Error('a text that was kept is a letter')
  const row = await transact(context, user, async (tx) => {
    const inside = within(context, tx)
    const current = await takeReply(inside, found)
    if (current.stepLetters[body.step] === letter.id) return { answer: current, audit: [] }
    const stepLetters = { ...current.stepLetters, [body.step]: letter.id }
    const changed = await changeReply(inside, current, { stepLetters })
    return { answer: changed, audit: [{ action: 'paper.letter_kept', subjectKind: 'letter', subjectId: letter.id, detail: {} }] }
  })
  return replyAnswer(context, user, row)
}
