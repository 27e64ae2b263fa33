import type { startCard as endpoint } from '#contract/subscriptions.ts'
import { mayAct } from '#engine/billing/standing.ts'
import type { Context } from '#server/context.ts'
import { billingContracts } from '#server/database/tables/subscriptions.ts'
import { readPerson } from '#server/features/accounts/accounts.ts'
import { atStripe } from '#server/features/subscriptions/at-stripe.ts'
import { cardsOf, type ContractRow, isContract, readStanding } from '#server/features/subscriptions/contract-rows.ts'
import type { SignedIn } from '#server/platform/caller.ts'
import { pageLink } from '#server/platform/compose-mail.ts'
import type { Operation } from '#server/platform/operations.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { transact } from '#server/platform/transact.ts'

/** Leads to Stripe's page on which a card is kept. No card number comes here. */
export const startCard: Operation<typeof endpoint> = async (context, { user }) => {
  const cards = cardsOf(context)
  const { standing, contract } = await readStanding(context, user)
  if (contract === null || !mayAct(standing, 'keep_card'))
    throw new Refusal('conflict', 'You can save a card after you sign a contract.')
  return atStripe(async () => {
    const customerId = contract.customerId ?? (await makeCustomer(context, user, contract))
    const done = pageLink(context.settings, '/subscribe', { card: 'kept' })
    return { url: await cards.cardPage(customerId, { done, given_up: pageLink(context.settings, '/subscribe') }) }
  })
}

async function makeCustomer(context: Context, user: SignedIn, contract: ContractRow): Promise<string> {
  const { name, email } = await readPerson(context, user)
  const customerId = await cardsOf(context).makeCustomer({ userId: user.id, email, name })
  await transact(context, user, async (tx) => {
    await tx.update(billingContracts).set({ customerId }).where(isContract(contract))
    return { answer: undefined, audit: [{ action: 'customer.made', subjectKind: 'contract', subjectId: contract.id }] }
  })
  return customerId
}
