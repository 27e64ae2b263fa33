/** The street and the city line of a furnisher's address as the practice files have it (`SPRINGVALE GA, 30318-1234`). */
export function mailParts(lines: readonly string[]): { street: string; city: string; state: string; zip: string } {
  const match = /^(.*) ([A-Z]{2}), (\S+)$/.exec(lines.at(-1) ?? '')
  return { street: lines.slice(0, -1).join(' '), city: match?.[1] ?? '', state: match?.[2] ?? '', zip: match?.[3] ?? '' }
}
