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
  /** `/verify-email?code=…` */
  readonly code?: string
  /** The tab that is open, the entry that is selected. */
  readonly tab?: string
  readonly id?: string
  /** The dispute that is selected on /disputes, beside the one whose file is open (`id`). */
  readonly dispute?: string
  /** The report that is meant: whose values are confirmed, which the next upload replaces. */
  readonly report?: string
  /** The article that is read on /education. */
  readonly article?: string
  /** The rule whose page is open on /rules. */
  readonly rule?: string
}

/** Reads the search part of any address. Defaults belong to the screens: written here they would show in the address. */
export function readSearch(raw: Record<string, unknown>): Search {
  const [token, tab, id, article] = [textOf(raw['token']), textOf(raw['tab']), textOf(raw['id']), textOf(raw['article'])]
  const [dispute, report, rule] = [textOf(raw['dispute']), textOf(raw['report']), textOf(raw['rule'])]
  const code = textOf(raw['code'])
  const secret = textOf(raw['payment_intent_client_secret'])
  return {
    ...(raw['redirect'] === 'subscribe' && { redirect: 'subscribe' as const }),
    ...(secret !== null && { payment_intent_client_secret: secret }),
    ...(raw['card'] === 'kept' && { card: 'kept' as const }),
    ...(token !== null && { token }),
    ...(code !== null && { code }),
    ...(tab !== null && { tab }),
    ...(id !== null && { id }),
    ...(dispute !== null && { dispute }),
    ...(report !== null && { report }),
    ...(article !== null && { article }),
    ...(rule !== null && { rule }),
  }
}

const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : typeof value === 'number' ? String(value) : null
