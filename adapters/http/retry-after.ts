/** Milliseconds that a service asks to be left alone, said in seconds or as a time; null where it asks for none. */
export function retryAfter(headers: Headers, now = Date.now()): number | null {
  const asked = headers.get('retry-after') ?? ''
  if (/^\s*\d+(?:\.\d+)?\s*$/.test(asked)) return Number(asked) * 1000
  const time = Date.parse(asked)
  return Number.isNaN(time) ? null : Math.max(0, time - now)
}
