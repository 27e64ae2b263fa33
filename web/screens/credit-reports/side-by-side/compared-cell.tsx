import type { Bureau } from '#engine/words/bureau.ts'
import type { Cell } from '#web/screens/credit-reports/side-by-side/compare.ts'
import { Value } from '#web/screens/credit-reports/value.tsx'

export const NOT_REPORTED = 'not reported'

interface ComparedCellProps {
  readonly bureau: Bureau
  readonly reportId: string
  /** Of the row: what the value is. */
  readonly name: string
  readonly cell: Cell | undefined
  readonly isDifferent: boolean
}

/** What one bureau prints; pressed, the place it was read from. */
export function ComparedCell({ bureau, reportId, name, cell, isDifferent }: ComparedCellProps) {
  if (cell === undefined)
    return (
      <span className="text-soft">
        <span aria-hidden="true">·</span>
        <span className="sr-only">not listed</span>
      </span>
    )
  if (cell.text === null) return <span className="text-soft">{NOT_REPORTED}</span>
  const isMarked = isDifferent && !cell.isUnconfirmed
  return (
    <span className={isMarked ? 'highlighted font-strong' : undefined}>
      <Value origin={{ reportId, bureau }} name={name} evidence={cell.place}>
        {cell.text}
      </Value>
    </span>
  )
}

/** Said in words, so that the mark is never colour alone. */
export const Differs = () => <span className="ml-2 text-micro font-strong whitespace-nowrap text-warn">≠ differs</span>
