import { readCurrentUser } from '#contract/sign-in.ts'
import type { Endpoint } from '#contract/endpoint.ts'

/**
 * A call that needs a session was refused: the one who was signed in when the page opened is so no more. The shell then asks for the
 * password in place, so that nothing typed is lost. Whether anyone was signed in at all is the shell's to know.
 */
let isOver = false
const listeners = new Set<() => void>()

function set(next: boolean): void {
  isOver = next
  for (const listener of listeners) listener()
}

/** The path of the call that is ending the session itself. */
let leavingBy: string | null = null

/** Signs out or erases. Until the session is settled, what any other call is refused is expected. */
export async function leaveBy<Answer>({ path }: Pick<Endpoint, 'path'>, leave: () => Promise<Answer>): Promise<Answer> {
  leavingBy = path
  try {
    return await leave()
  } catch (error) {
    leavingBy = null
    throw error
  }
}

/** Of a call that was answered 401. A wrong password is no ended session, nor is the question who is signed in. */
export function tellSessionOver({ access, path }: Pick<Endpoint, 'access' | 'path'>): void {
  if (leavingBy !== null && path !== leavingBy) return
  if (access !== 'public' && path !== readCurrentUser.path) set(true)
}

/** Signed in again, signed out, or put off until the next refused call. */
export function settleSession(): void {
  leavingBy = null
  set(false)
}
export const isSessionOver = (): boolean => isOver

export function watchSession(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
