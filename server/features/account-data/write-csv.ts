/** A cell of a table: unknown is an empty cell. */
export type Cell = string | number | boolean | null | undefined

/** What a spreadsheet would take for a formula is kept as the text it is. */
const FORMULA = /^[=+\-@\t\r]/

function written(cell: Cell): string {
  if (cell === null || cell === undefined) return ''
  const text = typeof cell === 'string' && FORMULA.test(cell) ? `'${cell}` : String(cell)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A table as RFC 4180 writes it, with the mark by which spreadsheets know UTF-8. */
export function writeCsv(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${[head, ...rows].map((row) => row.map(written).join(',')).join('\r\n')}\r\n`
}
