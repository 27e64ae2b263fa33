/** Writes an error to the browser's console. Never called with what a report or a form says. */
export function logError(what: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- the specification wants caught errors in the console; this is the only place
  console.error(what, error)
}
