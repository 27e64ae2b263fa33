import { randomUUID } from 'node:crypto'
import type { signContract as endpoint } from '#contract/subscriptions.ts'
import { termEnd } from '#engine/billing/invoice.ts'
import { mayAct } from '#engine/billing/standing.ts'
import { billingContracts, signedDocuments } from '#server/database/tables/subscriptions.ts'
import { sendMail } from '#server/features/subscriptions/billing-mail-job.ts'
import { cardsOf, customerOf, latestContract, readStanding } from '#server/features/subscriptions/contract-rows.ts'
import { contractFor, signedText } from '#server/features/subscriptions/documents.ts'
import { planAnswer } from '#server/features/subscriptions/plan-answer.ts'
import { NOT_SOLD } from '#server/features/subscriptions/read-billing-documents.ts'
import { refuseOtherName } from '#server/features/subscriptions/sign-rights.ts'
import { keepSigned, rightsSignedAt } from '#server/features/subscriptions/signed-documents.ts'
import { within } from '#server/context.ts'
import { oneAtATime } from '#server/platform/one-at-a-time.ts'
import type { Operation } from '#server/platform/operations.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { transact } from '#server/platform/transact.ts'

/**
 * Signs the contract that was shown. Nothing is charged and nothing of the plan is opened: the hold begins. Anyone who has a
 * contract that stands gets it answered as it is.
 */
export const signContract: Operation<typeof endpoint> = async (context, { user, body, address }) => {
  cardsOf(context)
  await transact(context, user, async (tx) => {
    await oneAtATime(tx, `billing ${user.id}`)
    const inside = within(context, tx)
    const { standing } = await readStanding(inside, user)
    if (standing === 'not_sold_here') throw new Refusal('conflict', NOT_SOLD)
    if (standing === 'unpaid') throw new Refusal('conflict', 'A payment is still owed. Pay it first.')
    if (!mayAct(standing, 'sign')) return { answer: undefined, audit: [] }
    const ready = await contractFor(inside, user, body.state)
    if (ready === null) throw new Refusal('conflict', NOT_SOLD)
    const before = await latestContract(inside, user)
    const disclosedAt = await rightsSignedAt(inside, user, before?.signedAt ?? null)
    if (disclosedAt === null) throw new Refusal('conflict', 'Read and sign the statement of your rights first.')
    if (ready.version !== body.version)
      throw new Refusal('conflict', 'The contract changed since you opened it, for example because of a new date. Read it again.')
    refuseOtherName(ready.signer, body.signature)
    const id = randomUUID()
    const words = signedText(ready, body.signature, context.now())
    const signed = keepSigned(context, user, { id, kind: 'contract', words, signature: body.signature, address })
    const { signedAt } = signed
    const holdEndsAt = ready.hold.endsAt
    await tx.insert(signedDocuments).values(signed)
    await tx.insert(billingContracts).values({
      userId: user.id,
      id,
      state: body.state,
      disclosedAt,
      signedAt,
      holdEndsAt,
      endsAt: termEnd(holdEndsAt),
      customerId: await customerOf(inside, user),
    })
    await sendMail(context, tx, { userId: user.id, kind: 'contract', id, time: 0 })
    const detail = { state: body.state, holdEndsAt, version: ready.version }
    return { answer: undefined, audit: [{ action: 'contract.signed', subjectKind: 'contract', subjectId: id, detail }] }
  })
  return planAnswer(context, user)
}
