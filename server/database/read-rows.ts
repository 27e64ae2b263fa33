import { Column, is } from 'drizzle-orm'

interface Field {
  readonly name: string
  /** Null: the driver's value is ours. */
  readonly decode: ((value: unknown) => unknown) | null
}

/**
 * Has the rows of a query of plain columns read by a list made once. Drizzle finds out again for each value of each row what its column
 * is, which took a tenth of the time of a long list. Any other query is left to drizzle.
 */
export function readRowsByList<Query extends object>(query: Query): Query {
  if (!('fields' in query && 'customResultMapper' in query && Array.isArray(query.fields))) return query
  const fields = query.fields.map(fieldOf).filter((field) => field !== null)
  if (fields.length === query.fields.length)
    query.customResultMapper = (rows: unknown[][]) => rows.map((row) => readRow(row, fields))
  return query
}

function readRow(row: readonly unknown[], fields: readonly Field[]): unknown {
  const found: Record<string, unknown> = {}
  for (let index = 0; index < fields.length; index += 1) {
    const field = fields[index]
    if (field === undefined) continue
    const value = row[index]
    found[field.name] = field.decode === null || value === null ? value : field.decode(value)
  }
  return found
}

/** Null for what is no column, and for a field within another. */
function fieldOf(selected: unknown): Field | null {
  if (typeof selected !== 'object' || selected === null || !('path' in selected && 'field' in selected)) return null
  const { path, field } = selected
  if (!Array.isArray(path) || path.length !== 1 || typeof path[0] !== 'string' || !is(field, Column)) return null
  const isKept = field.mapFromDriverValue === Column.prototype.mapFromDriverValue
  return { name: path[0], decode: isKept ? null : (value) => field.mapFromDriverValue(value) }
}
