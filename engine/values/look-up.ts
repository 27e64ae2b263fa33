/** The value of a table of printed words or codes; null where it has no such key of its own. */
export function lookUp<T>(table: Readonly<Record<string, T>>, key: string): T | null {
  return Object.hasOwn(table, key) ? (table[key] ?? null) : null
}
