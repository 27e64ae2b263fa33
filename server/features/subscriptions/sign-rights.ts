import { randomUUID } from 'node:crypto'
import type { signRights as endpoint } from '#contract/subscriptions.ts'
import { signedDocuments } from '#server/database/tables/subscriptions.ts'
import { readPerson } from '#server/features/accounts/accounts.ts'
import { cardsOf, latestContract } from '#server/features/subscriptions/contract-rows.ts'
import { isSameName, rightsText } from '#server/features/subscriptions/documents.ts'
import { planAnswer } from '#server/features/subscriptions/plan-answer.ts'
import { keepSigned, rightsSignedAt } from '#server/features/subscriptions/signed-documents.ts'
import { oneAtATime } from '#server/platform/one-at-a-time.ts'
import type { Operation } from '#server/platform/operations.ts'
import { invalidField } from '#server/platform/refusal.ts'
import { transact } from '#server/platform/transact.ts'

/** That the statement of rights was received; before any contract, and apart from it. Once is enough. */
export const signRights: Operation<typeof endpoint> = async (context, { user, body, address }) => {
  cardsOf(context)
  const { name } = await readPerson(context, user)
  refuseOtherName(name, body.signature)
  const before = await latestContract(context, user)
  await transact(context, user, async (tx) => {
    await oneAtATime(tx, `billing ${user.id}`)
    if ((await rightsSignedAt({ db: tx }, user, before?.signedAt ?? null)) !== null) return { answer: undefined, audit: [] }
    const id = randomUUID()
    const row = keepSigned(context, user, { id, kind: 'rights', words: rightsText, signature: body.signature, address })
    await tx.insert(signedDocuments).values(row)
    return { answer: undefined, audit: [{ action: 'rights.signed', subjectKind: 'signed_document', subjectId: id }] }
  })
  return planAnswer(context, user)
}

export function refuseOtherName(name: string, signature: string): void {
  if (isSameName(name, signature)) return
  const message = `Type your name exactly as shown: ${name}`
  throw invalidField('signature', message)
}
