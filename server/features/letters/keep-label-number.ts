import type { keepLabelNumber as endpoint } from '#contract/letter-print.ts'
import { checkTrackingNumber } from '#engine/disputes/tracking-number.ts'
import { changeLetter, letterAnswer, ownedLetter, takeLetter } from '#server/features/letters/letter-rows.ts'
import type { Operation } from '#server/platform/operations.ts'
import { invalidField, Refusal } from '#server/platform/refusal.ts'
import { transact } from '#server/platform/transact.ts'

/** Keeps the number of the member's certified label: its cover is printed with it. A wrong digit is told, and nothing is kept. */
export const keepLabelNumber: Operation<typeof endpoint> = async (context, { user, params, body }) => {
  const found = await ownedLetter(context, user, params.id)
  const labelNumber = body.labelNumber === null ? null : rightNumber(body.labelNumber)
  const changed = await transact(context, user, async (tx) => {
    const row = await takeLetter(context, tx, found)
    if (row.labelNumber === labelNumber) return { answer: row, audit: [] }
    if (row.sentAt !== null) throw new Refusal('conflict', 'You already sent this letter.')
    if (row.isPractice) throw new Refusal('conflict', 'A practice letter isn’t really mailed, so it needs no label.')
    const detail = { kept: labelNumber !== null }
    const audit = [{ action: 'letter.label_kept', subjectKind: 'letter', subjectId: row.id, detail }]
    return { answer: await changeLetter(context, tx, { row, change: { labelNumber } }), audit }
  })
  return letterAnswer(changed)
}

/** A number of the Postal Service, digits only; refused with the reason where it cannot be one. */
function rightNumber(text: string): string {
  const check = checkTrackingNumber(text)
  if (check.isValid) return check.number
  throw invalidField('labelNumber', check.reason)
}
