import type { PostalAddress } from '#adapters/post/port.ts'

/** The lines of an envelope as a postal address; null when they hold none that a post office could deliver to. */
export function postalAddress(lines: readonly string[]): PostalAddress | null {
  const [name, ...rest] = lines.map((line) => line.trim()).filter((line) => line !== '')
  const place = /^(.+?),?(?<!\s)\s+([A-Z]{2})[\s,]+(\d{5}(?:-\d{4})?)$/.exec(rest.at(-1) ?? '')
  const [line1, line2] = rest.slice(0, -1)
  if (name === undefined || line1 === undefined || !place?.[1] || !place[2] || !place[3]) return null
  return { name, line1, line2: line2 ?? null, city: place[1], state: place[2], zip: place[3] }
}
