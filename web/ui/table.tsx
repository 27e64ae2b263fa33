import type { ReactNode } from 'react'
import { ScrollRegion } from '#web/ui/scroll-region.tsx'

export interface Column<Row> {
  readonly name: string
  readonly cell: (row: Row) => ReactNode
  /** Numbers stand at the end of their column, digits under digits. */
  readonly isNumber?: boolean
  /** The column that names the row. */
  readonly isRowName?: boolean
}

interface TableProps<Row> {
  readonly caption: string
  /** The heading above says it already: the caption is for screen readers only. */
  readonly isCaptionHidden?: boolean
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string
}

/** A table with a caption; too wide for the phone, it scrolls sideways by finger and by keyboard. */
export function Table<Row>({ caption, isCaptionHidden = false, columns, rows, keyOf }: TableProps<Row>) {
  const align = (column: Column<Row>) => (column.isNumber === true ? 'figures text-right' : 'text-left')
  return (
    <ScrollRegion className="scroll-sideways rounded-field" aria-label={caption}>
      <table className="w-full border-collapse text-small">
        <caption className={isCaptionHidden ? 'sr-only' : 'pb-2 text-left font-serif text-h3'}>{caption}</caption>
        <thead>
          <tr className="border-b border-edge">
            {columns.map((column) => (
              <th key={column.name} scope="col" className={`py-2 pr-4 font-strong text-soft last:pr-0 ${align(column)}`}>
                {column.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-rule">
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map((column) => {
                const Cell = column.isRowName === true ? 'th' : 'td'
                return (
                  <Cell
                    key={column.name}
                    scope={column.isRowName === true ? 'row' : undefined}
                    className={`py-2.5 pr-4 align-top font-normal last:pr-0 ${align(column)}`}
                  >
                    {column.cell(row)}
                  </Cell>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}
