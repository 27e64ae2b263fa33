import { idOf, type Till } from '#tools/local-services/stripe-shapes.ts'
import { cardsOf, chargesOf, deleteCustomer, disputesOf, refund, tell, voidOne } from '#tools/local-services/stripe-till.ts'

/** What the operator does by hand in Stripe's dashboard, and what a bank does: no one asks the product. */
export interface StripeDashboard {
  /** Gives so many cents of the payment of an invoice back; all of it where none are named. */
  giveBack(invoiceId: string, cents?: number): void
  /** A refund that was told as done and then did not arrive. */
  failRefunds(invoiceId: string): void
  /** The bank takes the payment of an invoice back, and asks. `warning`: it only asks. */
  dispute(invoiceId: string, kind?: 'dispute' | 'warning'): void
  closeDispute(invoiceId: string, outcome: 'won' | 'lost'): void
  voidInvoice(invoiceId: string): void
  deleteCustomer(customerId: string): void
  /** Takes every card off a customer. */
  detachCards(customerId: string): void
}

export function openDashboard(till: Till): StripeDashboard {
  const intentOf = (invoiceId: string): string => {
    const found = [...till.payments].find(([, { invoice }]) => invoice === invoiceId)
    if (found === undefined) throw new Error('nobody paid this invoice')
    return found[0]
  }
  return {
    giveBack: (invoiceId, cents) => {
      const fields = { payment_intent: intentOf(invoiceId), ...(cents !== undefined && { amount: String(cents) }) }
      if (refund(till, fields).status !== 200) throw new Error('the dashboard refused')
    },
    failRefunds: (invoiceId) => {
      const intent = intentOf(invoiceId)
      for (const [id, { payment }] of till.refunds)
        if (payment === intent) {
          till.refunds.delete(id)
          tell(till, 'refund.failed', { id, object: 'refund', payment_intent: intent, status: 'failed' })
        }
    },
    dispute: (invoiceId, kind = 'dispute') => {
      const intent = intentOf(invoiceId)
      till.disputes.set(intent, {
        id: `du_${intent}`,
        status: kind === 'dispute' ? 'needs_response' : 'warning_needs_response',
      })
      tell(till, 'charge.dispute.created', disputesOf(till, intent)[0])
    },
    closeDispute: (invoiceId, outcome) => {
      const intent = intentOf(invoiceId)
      till.disputes.set(intent, { id: `du_${intent}`, status: outcome })
      tell(till, 'charge.dispute.closed', disputesOf(till, intent)[0])
      tell(till, 'charge.updated', chargesOf(till, intent)[0])
    },
    voidInvoice: (invoiceId) => void voidOne(till, invoiceId),
    deleteCustomer: (customerId) => void deleteCustomer(till, customerId),
    detachCards: (customerId) => {
      for (const card of cardsOf(till, customerId)) {
        till.cards.delete(String(card['id']))
        const object = { ...card, customer: null }
        till.events.push({ id: idOf('evt'), type: 'payment_method.detached', object, before: { customer: customerId } })
      }
    },
  }
}
