interface CountBadgeProps {
  readonly count: number
  /** Read aloud after the number: "3 unread". */
  readonly label: string
  /** Above it the badge shows `cap+`. */
  readonly cap?: number
}

/** `3`, or `99+` above the cap. */
export const cappedCount = (count: number, cap: number): string => (count > cap ? `${cap}+` : String(count))

/** How many, in a dark disc next to a heading or on a bell. */
export function CountBadge({ count, label, cap = 99 }: CountBadgeProps) {
  return (
    <span className="figures inline-flex min-w-6 items-center justify-center rounded-full bg-ink px-1.5 font-sans text-micro leading-6 font-strong tracking-normal text-sheet">
      <span>{cappedCount(count, cap)}</span>
      <span className="sr-only"> {label}</span>
    </span>
  )
}
