import type { Piscina } from 'piscina'

/** How long a thread may take for one piece of work, in milliseconds. */
export interface WorkLimit {
  /** Of the thread's own work, which is the same however loaded the machine is. */
  readonly work: number
  /** By the clock, for a thread that waits forever, or cannot be asked; one that works goes on, however slowly others let it. */
  readonly wall: number
  /** How often the thread is asked how long it has worked. */
  readonly every: number
}

/** A thread that others keep from working gets so many times longer by the clock. */
const LOADED = 10
/** How often a thread is asked how long it has worked, as a part of its time. */
const OFTEN = 20
/** A thread that waits has worked for less than this part of the time; asking it is nearly no work. */
const WAITS = 1 / 200

/** So many milliseconds for one piece of work. */
export const limitOf = (milliseconds: number): WorkLimit => ({
  work: milliseconds,
  wall: LOADED * milliseconds,
  every: milliseconds / OFTEN,
})

/** Tells how long the threads of a pool have worked since they began, all of them together; null while there is none. */
export const workOf =
  (pool: Pick<Piscina, 'threads'>): (() => Promise<number | null>) =>
  async () => {
    // A thread that ends while it is asked has no time to tell.
    const used = await Promise.all(pool.threads.map((worker) => worker.cpuUsage().catch(() => null)))
    const told = used.filter((one) => one !== null)
    return told.length === 0 ? null : told.reduce((sum, { user, system }) => sum + (user + system) / 1000, 0)
  }

/** What comes first: the answer, or null when the limit is reached. `worked` tells how long the thread has worked since it began. */
export async function withinLimit<T>(
  answer: Promise<T>,
  worked: () => Promise<number | null>,
  limit: WorkLimit,
): Promise<T | null> {
  const over = new AbortController()
  try {
    return await Promise.race([answer, reached(worked, limit, over.signal)])
  } finally {
    over.abort()
  }
}

async function reached(worked: () => Promise<number | null>, { work, wall, every }: WorkLimit, over: AbortSignal): Promise<null> {
  const begun = performance.now()
  let before: number | null = null
  let did = 0
  while (!over.aborted) {
    const passed = performance.now() - begun
    if (passed >= wall && did <= passed * WAITS) return null
    await pause(every, over)
    const now = await Promise.race([worked(), pause(every, over)])
    if (now === null) continue
    // A thread that began again counts from nothing.
    if (before === null || now < before) before = now
    else if (now - before >= work) return null
    did = now - before
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
