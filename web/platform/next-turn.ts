/** Ends a piece of work, so that the browser can paint and answer before the next one. Not every browser has a way of its own. */
export const nextTurn = (): Promise<void> =>
  'scheduler' in globalThis ? globalThis.scheduler.yield() : new Promise((resolve) => void setTimeout(resolve))
