import { AsyncLocalStorage } from 'node:async_hooks'
import type { KeyedCall } from '#server/platform/done-calls.ts'

/** Where a call comes from. */
interface Calling {
  readonly address: string
  /** In plain words; null for none that we know. */
  readonly device: string | null
  /** Where it changes something and came under a key. */
  readonly keyed: KeyedCall | null
}

const calling = new AsyncLocalStorage<Calling>()

/** Does the work of a call, which then knows where the call comes from, however deep. */
export const duringCall = <Answer>(from: Calling, work: () => Answer): Answer => calling.run(from, work)

/** Null for work behind the calls. */
export const thisCall = (): Calling | null => calling.getStore() ?? null
