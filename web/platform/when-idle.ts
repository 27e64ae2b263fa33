const SOON_MS = 50
/** A browser that is never idle does it after so long. */
const AT_LAST_MS = 1_000

/** Acts when the browser has nothing else to do; answers how to call it off. Safari cannot say when it is idle. */
export function whenIdle(act: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const asked = requestIdleCallback(act, { timeout: AT_LAST_MS })
    return () => cancelIdleCallback(asked)
  }
  const timer = setTimeout(act, SOON_MS)
  return () => clearTimeout(timer)
}

/** Resolves when the browser has nothing else to do: for what a page can do without until it is drawn and answers. */
export const untilIdle = (): Promise<void> => new Promise((resolve) => void whenIdle(resolve))
