/** Names as a sentence lists them: `A`, `A and B`, `A, B, and C`. */
export function inARow(names: readonly string[]): string {
  const last = names.at(-1) ?? ''
  if (names.length < 2) return last
  return `${names.slice(0, -1).join(', ')}${names.length > 2 ? ',' : ''} and ${last}`
}
