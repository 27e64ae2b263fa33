import type { z } from 'zod'
import type { helped } from '#contract/helpers.ts'

/** The screens of a file that someone helps with stand under the grant, and so do its calls: no page is of two people. */
const BASE = /^\/helping\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?=\/|$)/

const found = (): RegExpExecArray | null => ('location' in globalThis ? BASE.exec(globalThis.location.pathname) : null)

/** `/helping/<id>` on a page of someone else's file; empty on one's own. */
export const helpingBase = (): string => found()?.[0] ?? ''

/** The grant that this page is opened by; null on one's own. */
export const helpingHere = (): string | null => found()?.[1] ?? null

/** The address of a screen in someone's file, for a link that leaves this page. */
export const inFile = (id: string, path: `/${string}`): string => `/helping/${id}${path}`

export type Helped = z.output<typeof helped>

/** What was learnt before the page was drawn: whose file it is; that the help is over; that no one is signed in. */
type Entered = Helped | 'over' | 'signed_out'

let entered: Entered | null = null

export const noteHelping = (learnt: Entered): void => {
  entered = learnt
}

/** Null on one's own pages, and where nothing could be learnt. */
export const helpingNow = (): Entered | null => (helpingHere() === null ? null : entered)

/** Whose file this is, on a page of someone else's; null on one's own. */
export function helpedHere(): Helped | null {
  const now = helpingNow()
  return now === null || typeof now === 'string' ? null : now
}
