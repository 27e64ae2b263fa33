const proven: unique symbol = Symbol('signed in')

/** A user whose session was checked. Only the session makes one, so a query scoped to it cannot be someone else's. */
export interface SignedIn {
  readonly id: string
  readonly name: string
  readonly username: string
  readonly email: string
  /** Where their days begin, as the session's query read it; absent where no session found them. */
  readonly timeZone?: string | null
  readonly [proven]: true
}

/** Mints the proof. Called by the session, once the cookie is checked, and for background work on a user's own rows. */
export const actFor = (user: Omit<SignedIn, typeof proven>): SignedIn => ({ ...user, [proven]: true })

declare const ownership: unique symbol

/** A row that was proven to be the signed-in user's. Only `owned` and `isOwned` make one: what a query answers is none yet. */
export type Owned<Row> = Row & { readonly [ownership]: true }

export const isOwned = <Row extends { readonly userId: string }>(user: { readonly id: string }, row: Row): row is Owned<Row> =>
  row.userId === user.id

/** The row, proven. Throws where a query was not scoped to its user. */
export function owned<Row extends { readonly userId: string }>(user: { readonly id: string }, row: Row): Owned<Row> {
  if (!isOwned(user, row)) throw new Error('a row of somebody else was answered')
  return row
}

/** The same of a row that may not be there. */
export const ownedIfAny = <Row extends { readonly userId: string }>(
  user: { readonly id: string },
  row: Row | undefined,
): Owned<Row> | null => (row === undefined ? null : owned(user, row))

/** The same of many. */
export const ownedRows = <Row extends { readonly userId: string }>(
  user: { readonly id: string },
  rows: readonly Row[],
): Owned<Row>[] => rows.map((row) => owned(user, row))

/** Sets and takes away a cookie of the answer that scripts cannot read: the session's, the device's. */
export interface SessionCookie {
  /** What the caller sent, or null. */
  readonly value: string | null
  /** `forVisit`: until the browser is closed, and no longer. */
  set(value: string, forVisit?: boolean): void
  clear(): void
}

/** A file of a multipart body. */
export interface UploadedFile {
  readonly field: string
  readonly name: string
  readonly bytes: Uint8Array
}
