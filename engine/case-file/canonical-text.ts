/**
 * One text for one value: JSON without spaces, the names of an object in the order of their code units, absent ones left out.
 * A number must be a whole one: fractions are written differently from program to program.
 */
export function canonicalText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((one: unknown) => canonicalText(one)).join(',')}]`
  if (typeof value === 'object' && value !== null) return canonicalObject(value)
  if (typeof value === 'number' && !Number.isSafeInteger(value))
    throw new RangeError('only whole numbers have one canonical text')
  const text: string | undefined = JSON.stringify(value)
  if (text === undefined) throw new RangeError('a value without a canonical text')
  return text
}

function canonicalObject(value: object): string {
  const pairs = Object.entries(value).filter(([, one]) => one !== undefined)
  const sorted = pairs.toSorted(([a], [b]) => (a < b ? -1 : 1))
  return `{${sorted.map(([name, one]) => `${JSON.stringify(name)}:${canonicalText(one)}`).join(',')}}`
}
