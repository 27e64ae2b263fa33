/** Whether a known day may be told so: a day proves its month and its year, and the day and the month without the year. */
export function bearsDay(known: string, stated: string): boolean {
  if (known === stated || known.startsWith(`${stated}-`)) return true
  if (!stated.startsWith('--') || known.startsWith('--')) return false
  return stated.length === 4 ? known.slice(5, 7) === stated.slice(2) : known.slice(5) === stated.slice(2)
}
