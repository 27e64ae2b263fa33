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
  /** Who states the price, for people to read: `The practice post office’s price list`. */
  readonly source: string
  /** When a letter that is handed over now is expected to arrive, and why then; null where the post says nothing. */
  readonly expected: { readonly on: string; readonly why: string } | null
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
  /** When this key was first submitted, where an answer to it may have been lost; null: never before. */
  readonly firstTriedAt: string | null
}

/** A letter that the post has taken. */
export interface Mailing {
  readonly id: string
  /** Null where the method is not tracked. A practice number begins with `PRACTICE-`. */
  readonly trackingNumber: string | null
  /** The day (YYYY-MM-DD) on which delivery is expected; null where the post does not say. */
  readonly expectedDelivery: string | null
  /** The instant it was first handed over. */
  readonly handedOverAt: string
  /** Whether nothing is really mailed: the practice post office, or a vendor's test mode. */
  readonly simulated: boolean
}

/** Why the post does not take a letter. */
export type PostRefusal = 'not_a_pdf' | 'practice_letter' | 'bad_address' | 'too_many_pages' | 'bad_file' | 'not_accepted'

/** One scan on the way. `delivered`, `returned` and `failed` are the last. */
export interface PostEvent {
  readonly kind: 'accepted' | 'in_transit' | 'delivered' | 'returned' | 'failed'
  /** The instant of the scan, ISO text. */
  readonly at: string
}

/** Whether mail reaches an address, as far as the post knows. `unchecked`: it has the form of one, and no one was asked. */
export interface AddressCheck {
  readonly kind: 'deliverable' | 'uncertain' | 'undeliverable' | 'unchecked'
  /** As the Postal Service writes it; null where that is not known. */
  readonly standard: PostalAddress | null
}

/** A message that someone sent to us as the post. */
export interface PostMessage {
  /** A header by its name in small letters. */
  header(name: string): string | null
  /** As it came: the signature is over these very bytes. */
  readonly body: string
  readonly at: string
}

/** What such a message is good for: there is news of a letter, or nothing of ours, or it is not from the post. */
export type PostNews =
  | { readonly kind: 'letter'; readonly id: string }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'forged' }

/** Who names a mailing; asked only after mailings were listed. */
export interface NamedMailings {
  /** Which of these ids of the post someone has kept. */
  byId(ids: readonly string[]): Promise<ReadonlySet<string>>
  /** The keys of everything that someone hands over and whose id they have not kept yet. */
  waiting(): AsyncIterable<string>
}

/** A post office: prices, hands over once, follows. */
export interface PostPort {
  /** How it is named in a sentence, and whether nothing is really mailed. */
  readonly words: { readonly name: string; readonly isSimulated: boolean }
  quote(request: { readonly method: PostMethod; readonly pages: number; readonly at: string }): Promise<PostQuote>
  checkAddress(address: PostalAddress): Promise<AddressCheck>
  /** Throws where no one knows whether the letter was taken; the same key submitted again then answers the same mailing. */
  submit(
    order: PostOrder,
  ): Promise<{ readonly kind: 'mailed'; readonly mailing: Mailing } | { readonly kind: 'refused'; readonly reason: PostRefusal }>
  /** Takes a message for what its signature proves. */
  hear(message: PostMessage): PostNews
  /** Deletes what is kept of a mailing. False: it is kept elsewhere by whoever mailed it, and out of our hands. */
  forget(idempotencyKey: string): Promise<boolean>
  /** Looks at some mailings and deletes the ones no row names. Returns where the next ones begin; null when there are no more. */
  forgetUnnamed(page: { readonly after: string | null; readonly most: number }, named: NamedMailings): Promise<string | null>
  /** What has happened up to the instant `at`, oldest first; null for an unknown mailing. */
  status(id: string, at: string): Promise<readonly PostEvent[] | null>
}
