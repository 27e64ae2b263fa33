import type { Context } from '#server/context.ts'
import { billingContracts } from '#server/database/tables/subscriptions.ts'
import { cardsOf, isContract, latestContract } from '#server/features/subscriptions/contract-rows.ts'
import type { SignedIn } from '#server/platform/caller.ts'
import { transact } from '#server/platform/transact.ts'

/** Asks Stripe which card is kept, and keeps what may be seen of it. As often as anyone likes. */
export async function keepCard(context: Context, user: SignedIn): Promise<void> {
  const contract = await latestContract(context, user)
  if (contract === null || contract.customerId === null) return
  const card = await cardsOf(context).keptCard(contract.customerId)
  const set = { cardBrand: card?.brand ?? null, cardLast4: card?.last4 ?? null }
  if (set.cardBrand === contract.cardBrand && set.cardLast4 === contract.cardLast4) return
  await transact(context, user, async (tx) => {
    await tx
      .update(billingContracts)
      .set({ ...set, settleAt: context.now() })
      .where(isContract(contract))
    const action = card === null ? 'card.gone' : 'card.kept'
    return { answer: undefined, audit: [{ action, subjectKind: 'contract', subjectId: contract.id }] }
  })
}
