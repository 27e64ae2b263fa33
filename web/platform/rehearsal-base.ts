/** The screens of a rehearsal stand under its address, and so do its calls: a page is in one life or the other, for good. */
const BASE = /^\/rehearsal\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?=\/|$)/

const found = (): RegExpExecArray | null => ('location' in globalThis ? BASE.exec(globalThis.location.pathname) : null)

/** `/rehearsal/<id>` on a page of that rehearsal; empty in real life. */
export const rehearsalBase = (): string => found()?.[0] ?? ''

/** The rehearsal that this page belongs to; null in real life. */
export const rehearsalHere = (): string | null => found()?.[1] ?? null

/** The address of a screen in a rehearsal, for a link that leaves this page: `/disputes?id=…`. */
export const inRehearsal = (id: string, path: `/${string}`): string => `/rehearsal/${id}${path}`
