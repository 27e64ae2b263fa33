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

/** How a person shows that they are there. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const
/** Someone who only looks. */
const LOOKING_MS = 3_000

/** Acts at the first move, touch or key, at the latest after three seconds; answers how to call it off. Whoever leaves at once loads nothing. */
export function whenUsed(act: () => void): () => void {
  const callOff = (): void => {
    clearTimeout(timer)
    for (const sign of SIGNS) removeEventListener(sign, actOnce)
  }
  const actOnce = (): void => {
    callOff()
    act()
  }
  const timer = setTimeout(actOnce, LOOKING_MS)
  for (const sign of SIGNS) addEventListener(sign, actOnce, { passive: true })
  return callOff
}
