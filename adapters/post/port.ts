/**
 * How a letter travels: `fast_certified` (1–2 days, scanned), `certified_mail` and `standard_mail` as USPS sells them, and
 * `mailed_within_24_hours`, standard mail that is handed over by the next day.
 */
export type PostMethod = 'fast_certified' | 'certified_mail' | 'standard_mail' | 'mailed_within_24_hours'

/** A postal address in the United States. */
export interface PostalAddress {
  readonly name: string
  readonly line1: string
  readonly line2: string | null
  readonly city: string
  /** Two letters. */
  readonly state: string
  /** Five digits, or nine with a hyphen. */
  readonly zip: string
}

/** What a letter costs. */
export interface PostQuote {
  /** Integer cents for the whole letter. */
  readonly cents: number
  /** The first day (YYYY-MM-DD) of this price. */
  readonly since: string
}

/** One letter to be mailed. */
export interface PostOrder {
  /** The same key is the same mailing, however often it is submitted; what differs in a repeat is not looked at. */
  readonly idempotencyKey: string
  readonly pdf: Uint8Array
  readonly method: PostMethod
  readonly to: PostalAddress
  readonly from: PostalAddress
  /** A letter about practice items. Only the practice post office takes it; a real one refuses it. */
  readonly practice: boolean
  /** The instant of handing over, ISO text. */
  readonly at: string
}

/** A letter that the post has taken. */
export interface Mailing {
  readonly id: string
  /** Null where the method is not tracked. A practice number begins with `PRACTICE-`. */
  readonly trackingNumber: string | null
  /** The day (YYYY-MM-DD) on which delivery is expected. */
  readonly expectedDelivery: string
  /** The instant it was first handed over. */
  readonly handedOverAt: string
  /** Whether this is the practice post office: nothing is really mailed. */
  readonly simulated: boolean
}

/** Why the post does not take a letter. */
export type PostRefusal = 'not_a_pdf' | 'practice_letter' | 'bad_address'

/** One scan on the way. `delivered`, `returned` and `failed` are the last. */
export interface PostEvent {
  readonly kind: 'accepted' | 'in_transit' | 'delivered' | 'returned' | 'failed'
  /** The instant of the scan, ISO text. */
  readonly at: string
}

/** A post office: prices, hands over once, follows. */
export interface PostPort {
  quote(request: { readonly method: PostMethod; readonly pages: number; readonly at: string }): Promise<PostQuote>
  submit(
    order: PostOrder,
  ): Promise<{ readonly kind: 'mailed'; readonly mailing: Mailing } | { readonly kind: 'refused'; readonly reason: PostRefusal }>
  /** What has happened up to the instant `at`, oldest first; null for an unknown mailing. */
  status(id: string, at: string): Promise<readonly PostEvent[] | null>
}
