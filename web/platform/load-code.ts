/** How the loading of code reaches the network and the page; the tests put their own in its place. */
interface Surroundings {
  /** Whether the server answers right now. */
  readonly isServerThere: () => Promise<boolean>
  /** Resolves when it is worth asking the server again. */
  readonly pause: () => Promise<void>
  /** Whether this page was loaded again already because its code was gone. */
  readonly hasStartedAnew: () => boolean
}

let waiting = 0
let isOutdated = false
/** What couldn't load its code. Callers pass the same function each time, so a later success takes it off. */
const missing = new Set<() => Promise<unknown>>()
const listeners = new Set<() => void>()

function tell(): void {
  for (const listener of listeners) listener()
}

function count(change: 1 | -1): void {
  waiting += change
  tell()
}

/** Whether code that somebody asked for waits for the connection. */
export const isWaitingForCode = (): boolean => waiting > 0

/**
 * Whether the server no longer has what this page asks for. `update`: it has another version's, and loading the page again helps.
 * `missing`: that was done a moment ago, and the code isn't there yet; over once it loads.
 */
export function goneCode(): 'update' | 'missing' | null {
  if (isOutdated) return 'update'
  return missing.size > 0 ? 'missing' : null
}

export function watchWaitingForCode(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Loads code on demand without losing the page: while the server can't be reached it waits, and the screen stays as it is.
 * A page that stayed open over an update asks for files that are gone. It stays, too, until its member loads it again: they may be typing.
 * Rejects where the code is missing after that, so whoever waits for it stops; the notice at the edge of the page says why.
 */
export async function loadCode<Code>(load: () => Promise<Code>, around: Surroundings = browser): Promise<Code> {
  try {
    return await found(load)
  } catch (error) {
    const wasThere = await around.isServerThere()
    if (!wasThere) await untilServerIsThere(around)
    try {
      return await found(load)
    } catch {
      const isMissing = around.hasStartedAnew()
      if (isMissing) missing.add(load)
      else isOutdated = true
      tell()
      if (isMissing) throw error
      return new Promise(() => undefined)
    }
  }
}

async function found<Code>(load: () => Promise<Code>): Promise<Code> {
  const code = await load()
  if (missing.delete(load)) tell()
  return code
}

async function untilServerIsThere({ isServerThere, pause }: Surroundings): Promise<void> {
  count(1)
  try {
    do await pause()
    while (!(await isServerThere()))
  } finally {
    count(-1)
  }
}

const ASK_AGAIN_MS = 3_000
const STARTED_ANEW = 'errata-started-anew'
/** Code that is still gone after this long belongs to another update. */
const ONCE_WITHIN_MS = 60_000

const browser: Surroundings = {
  isServerThere: async () => {
    try {
      return (await fetch('/api/health', { cache: 'no-store' })).ok
    } catch {
      return false
    }
  },
  pause: () =>
    new Promise((resolve) => {
      const done = (): void => {
        window.removeEventListener('online', done)
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(done, ASK_AGAIN_MS)
      window.addEventListener('online', done)
    }),
  hasStartedAnew: () => Date.now() - Number(sessionStorage.getItem(STARTED_ANEW) ?? 0) < ONCE_WITHIN_MS,
}

/** Loads the page again at the address it shows. */
export function startAnew(): void {
  sessionStorage.setItem(STARTED_ANEW, String(Date.now()))
  window.location.reload()
}
