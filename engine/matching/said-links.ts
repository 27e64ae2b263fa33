/** An entry of a report. */
export interface AccountRef {
  readonly reportId: string
  readonly accountId: string
}

/** What the consumer said about two entries: whether they are one account. */
export interface AccountLink {
  readonly one: AccountRef
  readonly other: AccountRef
  readonly isSame: boolean
}

/** What the consumer said, to be asked entry by entry. */
export interface Said {
  /** Whether the two are one account; undefined where nothing was said about them. */
  readonly of: (a: AccountRef, b: AccountRef) => boolean | undefined
  /** The entries that anything was said about together with this one, by `refKey`. */
  readonly besides: (ref: AccountRef) => readonly string[]
}

export const refKey = ({ reportId, accountId }: AccountRef): string => `${reportId} ${accountId}`

const NOTHING_SAID: Said = { of: () => undefined, besides: () => [] }

/** Of two links about the same entries the first counts. */
export function readLinks(links: readonly AccountLink[]): Said {
  if (links.length === 0) return NOTHING_SAID
  const said = new Map<string, Map<string, boolean>>()
  const note = (from: string, to: string, isSame: boolean): void => {
    const about = said.get(from) ?? new Map<string, boolean>()
    if (!about.has(to)) about.set(to, isSame)
    said.set(from, about)
  }
  for (const { one, other, isSame } of links) {
    note(refKey(one), refKey(other), isSame)
    note(refKey(other), refKey(one), isSame)
  }
  return {
    of: (a, b) => said.get(refKey(a))?.get(refKey(b)),
    besides: (ref) => [...(said.get(refKey(ref))?.keys() ?? [])],
  }
}
