import type { User } from '#contract/sign-in.ts'

/**
 * The server writes into the page who is looking at it, so that the first screen needs no call, and an anonymous visit
 * no refused one. What was told is used once; from then on the server is asked.
 */
export type Told = { readonly user: User | null }

let told: Told | null = readPage()

/** The browser went back or forward to a page that it had kept: who was looking then may be signed out by now, or signed in. */
function isOldPage(): boolean {
  const [arrival] = performance.getEntriesByType('navigation')
  return arrival !== undefined && 'type' in arrival && arrival.type === 'back_forward'
}

function readPage(): Told | null {
  if (isOldPage()) return null
  const text = document.getElementById('visitor')?.textContent
  if (!text) return null
  const user: User | null = JSON.parse(text)
  return { user }
}

/** Whom the page says to be signed in; null where it says nothing. */
export const toldUser = (): User | null => told?.user ?? null

export function takeTold(): Told | null {
  const taken = told
  told = null
  return taken
}

/** After signing out no one needs to ask who is there. */
export function tellNobody(): void {
  told = { user: null }
}
