/** Milliseconds that a service asks to be left alone, at most `most`; null where it asks for none in seconds. */
export function retryAfter(headers: Headers, most: number): number | null {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) && seconds >= 0 ? Math.min(most, seconds * 1000) : null
}
