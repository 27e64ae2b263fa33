import { Button } from '#web/ui/button.tsx'

interface MoreRowsProps {
  /** How many rows are not shown. */
  readonly left: number
  /** No item is shown yet. */
  readonly isNone?: boolean
  readonly onMore: () => void
}

/** The way to the rows of a long list that are not shown yet; nothing where there are none. */
export function MoreRows({ left, isNone = false, onMore }: MoreRowsProps) {
  if (left <= 0) return null
  return (
    <div className="border-t border-rule px-5 py-4 md:px-7">
      <Button wide onClick={onMore}>
        {isNone ? `Show ${left} items` : `Show more: ${left} left`}
      </Button>
    </div>
  )
}
