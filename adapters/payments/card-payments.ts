/** One line of an invoice; integer cents. */
export interface ChargedLine {
  readonly words: string
  readonly cents: number
}

export interface InvoiceOrder {
  /** Ours: the same for each try, so that one invoice is made. */
  readonly invoiceId: string
  readonly customerId: string
  readonly words: string
  readonly lines: readonly ChargedLine[]
  readonly totalCents: number
}

/** An invoice as the vendor has it now. */
export interface VendorInvoice {
  readonly id: string
  readonly state: 'open' | 'paid' | 'void'
  readonly totalCents: number
  /** ISO text; null while it is not paid. */
  readonly paidAt: string | null
  /** The vendor's own page on which it can be paid; null where there is none. */
  readonly payUrl: string | null
}

/** What became of a payment after it was made. `dispute`: with the bank of the card. */
export interface VendorReturns {
  readonly refundedCents: number
  readonly dispute: 'none' | 'open' | 'won' | 'lost'
}

/** What came of trying to take the money. `declined`: the bank said no, or asks the cardholder for something. */
export interface ChargeOutcome {
  readonly invoice: VendorInvoice
  /** The vendor's word for why it was not paid; null when it was. */
  readonly declined: string | null
}

/** The card that is charged, as far as anyone may see it. */
export interface KeptCard {
  readonly brand: string
  readonly last4: string
}

/** A message of the vendor. What it is about is asked of the vendor itself. */
export type PaymentNews =
  /** Not signed by the vendor, or too old. */
  | { readonly kind: 'forged' }
  /** `about`: null for what is none of ours. */
  | {
      readonly kind: 'event'
      readonly id: string
      readonly about: { readonly kind: 'customer' | 'invoice' | 'payment'; readonly id: string } | null
    }

export interface PaymentMessage {
  header(name: string): string | null
  readonly body: string
  /** The instant of now, ISO text. */
  readonly at: string
}

/** The vendor does not answer, not now, or not us; no one knows whether it did what was asked. Its words are not kept. */
export class PaymentsUnavailable extends Error {
  override readonly name = 'PaymentsUnavailable'
  readonly code: string
  constructor(code: string) {
    super(`The payment service is not available: ${code}`)
    this.code = code
  }
}

/** The vendor took the call and says no for good: a mistake of ours, or something that is gone. */
export class PaymentsRefused extends Error {
  override readonly name = 'PaymentsRefused'
  readonly code: string
  constructor(code: string) {
    super(`The payment service refused: ${code}`)
    this.code = code
  }
}

/**
 * Keeps cards and takes money from them. No card number ever comes here: it is typed on the vendor's own page. Rejects with
 * `PaymentsUnavailable` or `PaymentsRefused`; every call may be repeated.
 */
export interface CardPayments {
  /** One customer of one person; another one only after that one was deleted. */
  makeCustomer(of: { readonly userId: string; readonly email: string; readonly name: string }): Promise<string>
  /** Whether the customer was deleted there. */
  isCustomerGone(customerId: string): Promise<boolean>
  /** Deletes the customer with their cards. One who is gone already is fine. */
  forgetCustomer(customerId: string): Promise<void>
  /** The vendor's page on which a card is kept; nothing is charged on it. */
  cardPage(customerId: string, back: { readonly done: string; readonly given_up: string }): Promise<string>
  /** The card that will be charged; null for none. */
  keptCard(customerId: string): Promise<KeptCard | null>
  /** The vendor's page for changing the card and reading invoices. */
  portalPage(customerId: string, back: string): Promise<string>
  /** Makes the invoice, or finds it. Nothing is taken. */
  prepareInvoice(order: InvoiceOrder): Promise<VendorInvoice>
  /** Takes the money of a prepared invoice. `tryKey` is the same for one and the same try. */
  takePayment(vendorId: string, tryKey: string): Promise<ChargeOutcome>
  readInvoice(vendorId: string): Promise<VendorInvoice>
  /** What went back of a paid invoice, by whatever hand. */
  readReturns(vendorId: string): Promise<VendorReturns>
  /** The invoice that a payment paid; null for none. */
  invoiceOfPayment(paymentId: string): Promise<string | null>
  /** An unpaid invoice is paid by no one any more. */
  voidInvoice(vendorId: string): Promise<void>
  /** Gives money back; answers the vendor's id of it. */
  giveBack(of: { readonly invoiceId: string; readonly vendorId: string; readonly cents: number }): Promise<string>
  hear(message: PaymentMessage): PaymentNews
}
