import { type ReactNode, useState } from 'react'
import { writeCount } from '#engine/values/write-count.ts'
import { usePrinting } from '#web/platform/use-printing.ts'
import { Button } from '#web/ui/button.tsx'

interface FoldedRowsProps<Row> {
  readonly rows: readonly Row[]
  /** So many are shown at first; a single one more is not folded away. */
  readonly first: number
  /** What the rows are, as several: `accounts`. */
  readonly what: string
  readonly children: (shown: readonly Row[]) => ReactNode
}

/** A long list starts with its first rows; the others come with one press, and on paper. */
export function FoldedRows<Row>({ rows, first, what, children }: FoldedRowsProps<Row>) {
  const [isOpen, setIsOpen] = useState(false)
  const isPrinting = usePrinting()
  const isLong = rows.length > first + 1
  return (
    <>
      {children(isLong && !isOpen && !isPrinting ? rows.slice(0, first) : rows)}
      {isLong && !isPrinting ? (
        <div className="border-t border-rule px-5 py-4 md:px-7" data-screen-only>
          <Button wide aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? `Show fewer ${what}` : `Show all ${writeCount(rows.length)} ${what}`}
          </Button>
        </div>
      ) : null}
    </>
  )
}
