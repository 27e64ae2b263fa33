import type { Piscina } from 'piscina'

/** How long one page may be read, in milliseconds. */
export interface ReadingLimit {
  /** Of the thread's own work: reading a page takes one to three seconds of it, however loaded the machine is. */
  readonly work: number
  /** By the clock, for a thread that waits for ever, or cannot be asked. */
  readonly wall: number
  /** How often the thread is asked how long it has worked. */
  readonly every: number
}

export const READING_LIMIT: ReadingLimit = { work: 45_000, wall: 300_000, every: 1_000 }

/** Tells how long the thread of a pool of one has worked since it began; null while there is none. */
export const workOf =
  (pool: Pick<Piscina, 'threads'>): (() => Promise<number | null>) =>
  async () => {
    const [worker] = pool.threads
    // A thread that ends while it is asked has no time to tell.
    const used = await worker?.cpuUsage().catch(() => null)
    return used ? (used.user + used.system) / 1000 : null
  }

/** What comes first: the answer, or null when the limit is reached. `worked` tells how long the thread has worked since it began. */
export async function withinLimit<T>(
  answer: Promise<T>,
  worked: () => Promise<number | null>,
  limit: ReadingLimit,
): Promise<T | null> {
  const over = new AbortController()
  try {
    return await Promise.race([answer, reached(worked, limit, over.signal)])
  } finally {
    over.abort()
  }
}

async function reached(
  worked: () => Promise<number | null>,
  { work, wall, every }: ReadingLimit,
  over: AbortSignal,
): Promise<null> {
  const begun = performance.now()
  let before: number | null = null
  while (!over.aborted && performance.now() - begun < wall) {
    await pause(every, over)
    const now = await Promise.race([worked(), pause(every, over)])
    if (now === null) continue
    // A thread that began anew counts from nothing.
    if (before === null || now < before) before = now
    else if (now - before >= work) return null
  }
  return null
}

/** Null after a while, or as soon as it is over. */
function pause(milliseconds: number, over: AbortSignal): Promise<null> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer)
      over.removeEventListener('abort', end)
      resolve(null)
    }
    const timer = setTimeout(end, milliseconds)
    over.addEventListener('abort', end, { once: true })
    if (over.aborted) end()
  })
}
