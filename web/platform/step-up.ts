/** What proves that it is the member: the strongest of what they sign in with. */
export type Proof = 'password' | 'code' | 'passkey'

/** The one question that stands open, however many calls wait for its answer. */
interface Question {
  readonly proof: Proof
  readonly answered: Promise<boolean>
  readonly answer: (isProven: boolean) => void
}

let question: Question | null = null
const listeners = new Set<() => void>()

function set(next: Question | null): void {
  question = next
  for (const listener of listeners) listener()
}

/** Asks the member above the page; false when they would rather not, and where no page can ask. */
export function askForProof(proof: Proof): Promise<boolean> {
  if (question !== null) return question.answered
  if (listeners.size === 0) return Promise.resolve(false)
  const { promise, resolve } = Promise.withResolvers<boolean>()
  set({ proof, answered: promise, answer: resolve })
  return promise
}

/** Proven, or put off: whatever waits goes on or is refused. */
export function settleProof(isProven: boolean): void {
  const open = question
  set(null)
  open?.answer(isProven)
}

/** What is asked for now; null when nothing is. */
export const proofAskedFor = (): Proof | null => question?.proof ?? null

export function watchProof(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
