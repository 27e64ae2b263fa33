/** What an address may carry behind its `?`. Everything is optional and unknown names are dropped. */
export interface Search {
  /** `/login?redirect=subscribe`; nothing else is followed. */
  readonly redirect?: 'subscribe'
  /** Stripe comes back with it after a payment; only that it is there matters. */
  readonly payment_intent_client_secret?: string
  /** `/subscribe?card=kept`: back from the page on which a card is kept. */
  readonly card?: 'kept'
  /** `/reset-password?token=…` */
  readonly token?: string
  /** `/verify-email?code=…`, `/return-email?code=…` */
  readonly code?: string
  /** The tab that is open, the entry that is selected. */
  readonly tab?: string
  readonly id?: string
  /** The dispute that is selected on /disputes, next to the one whose file is open (`id`). */
  readonly dispute?: string
  /** The report that is meant: whose values are confirmed, which the next upload replaces. */
  readonly report?: string
  /** The article that is read on /education. */
  readonly article?: string
  /** The rule whose page is open on /rules. */
  readonly rule?: string
  /** How far the case on /welcome was opened: kept when the page is loaded again in the other language. */
  readonly sample?: string
}

type Text = Exclude<keyof Search, 'redirect' | 'card'>
const TEXTS: readonly Text[] = [
  'payment_intent_client_secret',
  'token',
  'code',
  'tab',
  'id',
  'dispute',
  'report',
  'article',
  'rule',
  'sample',
]

/** Reads the search part of any address. Defaults belong to the screens: written here they would show in the address. */
export function readSearch(raw: Record<string, unknown>): Search {
  const texts: Readonly<Partial<Record<Text, string>>> = Object.fromEntries(TEXTS.flatMap((name) => textOf(name, raw[name])))
  return {
    ...(raw['redirect'] === 'subscribe' && { redirect: 'subscribe' as const }),
    ...(raw['card'] === 'kept' && { card: 'kept' as const }),
    ...texts,
  }
}

const textOf = (name: Text, value: unknown): (readonly [Text, string])[] =>
  (typeof value === 'string' && value !== '') || typeof value === 'number' ? [[name, String(value)]] : []
