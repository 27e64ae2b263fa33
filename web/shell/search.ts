/** What an address may carry behind its `?`. Everything is optional and unknown names are dropped. */
export interface Search {
  /** `/login?redirect=subscribe`; nothing else is followed. */
  readonly redirect?: 'subscribe'
  /** `/reset-password?token=…` */
  readonly token?: string
  /** The tab that is open, the entry that is selected. */
  readonly tab?: string
  readonly id?: string
  /** The article that is read on /education. */
  readonly article?: string
}

/** Reads the search part of any address. Defaults belong to the screens: written here they would show in the address. */
export function readSearch(raw: Record<string, unknown>): Search {
  const [token, tab, id, article] = [textOf(raw['token']), textOf(raw['tab']), textOf(raw['id']), textOf(raw['article'])]
  return {
    ...(raw['redirect'] === 'subscribe' && { redirect: 'subscribe' as const }),
    ...(token !== null && { token }),
    ...(tab !== null && { tab }),
    ...(id !== null && { id }),
    ...(article !== null && { article }),
  }
}

const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : typeof value === 'number' ? String(value) : null
