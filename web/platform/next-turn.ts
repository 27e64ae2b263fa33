/** Ends a piece of work, so the browser can paint and respond before the next one. Chrome had `scheduler` long before `yield`; Safari has neither. */
export const nextTurn = (): Promise<void> =>
  'scheduler' in globalThis && 'yield' in globalThis.scheduler
    ? globalThis.scheduler.yield()
    : new Promise((resolve) => void setTimeout(resolve))
