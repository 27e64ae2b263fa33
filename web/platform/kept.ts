import { createStore, del, delMany, entries, get, set, type UseStore } from 'idb-keyval'
import { z } from 'zod'
import { keepsNothing } from '#web/platform/shared-computer.ts'

/** How long something waits in this browser for its owner. */
export const KEPT_FOR_MS = 24 * 60 * 60_000

const record = z.object({ owner: z.string(), at: z.number(), value: z.unknown() })

let store: UseStore | null = null
const drawer = (): UseStore => (store ??= createStore('errata', 'kept'))

interface Kept<Value> {
  /** The member's id: no one else gets it back. */
  readonly owner: string
  readonly name: string
  readonly shape: z.ZodType<Value>
}

/** What was kept under this name for this member within the last day; null otherwise. What is too old is deleted. */
export async function readKept<Value>({ owner, name, shape }: Kept<Value>, now = Date.now()): Promise<Value | null> {
  try {
    const found = record.safeParse(await get(name, drawer())).data
    if (found === undefined) return null
    if (now - found.at > KEPT_FOR_MS) await del(name, drawer())
    if (found.owner !== owner || now - found.at > KEPT_FOR_MS) return null
    return shape.safeParse(found.value).data ?? null
  } catch {
    // A browser that forbids storage (private windows) keeps nothing; nothing breaks.
    return null
  }
}

/** Keeps what would be lost with the page: files not yet sent, answers not yet saved. In this browser only, and not on a shared computer; null forgets it. */
export async function keep<Value>({ owner, name }: Kept<Value>, value: Value | null, now = Date.now()): Promise<void> {
  try {
    if (value === null || keepsNothing()) await del(name, drawer())
    else await set(name, { owner, at: now, value }, drawer())
  } catch {
    // Storage is full or forbidden: it lasts for this visit only.
  }
}

const listeners = new Set<(stays: string | null) => void>()

/** Hears that nothing may stay of anyone but this member; null: of no one. */
export function whenForgotten(listener: (stays: string | null) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Signed out (null), or this member signed in: nothing that was kept of others stays, here or in memory. */
export function forgetKept(stays: string | null): void {
  for (const listener of listeners) listener(stays)
  if ('indexedDB' in globalThis) void deleteOthers(stays)
}

async function deleteOthers(stays: string | null): Promise<void> {
  try {
    const others = (await entries(drawer())).filter(([, found]) => record.safeParse(found).data?.owner !== stays)
    await delMany(
      others.map(([name]) => name),
      drawer(),
    )
  } catch {
    // Storage is forbidden: there is nothing in it.
  }
}
