interface SkeletonProps {
  /** Pixels of the real thing, so that nothing moves when it comes. */
  readonly height: number
  readonly className?: string
}

/** The place of something that is on its way. */
export function Skeleton({ height, className = '' }: SkeletonProps) {
  return <div aria-hidden="true" style={{ height }} className={`animate-breathe rounded-field bg-disabled-wash ${className}`} />
}

interface SkeletonRowsProps {
  readonly count: number
  /** Pixels of one row; a ledger row with two lines is about 104. */
  readonly rowHeight?: number
  /** Read aloud: "Loading disputes". */
  readonly label: string
}

/** A ledger that is on its way: rows of the height the real ones will have. */
export function SkeletonRows({ count, rowHeight = 104, label }: SkeletonRowsProps) {
  return (
    <div className="divide-y divide-rule">
      <output className="sr-only">{label}</output>
      {Array.from({ length: count }, (_, row) => (
        <div key={row} style={{ height: rowHeight }} className="px-5 py-5 md:px-7">
          <Skeleton height={20} className="w-2/5" />
          <Skeleton height={14} className="mt-3 w-4/5" />
        </div>
      ))}
    </div>
  )
}
