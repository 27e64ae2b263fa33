interface ProgressProps {
  /** What is being done: "Reading page 12 of 40". */
  readonly label: string
  /** How far the work really is; null while that is not known. Never a made-up figure. */
  readonly value: number | null
  readonly max?: number
  /** Shown at the end of the label's line in place of the percentage; null for nothing. */
  readonly valueText?: string | null
  readonly tone?: 'spruce' | 'good' | 'warn' | 'bad'
}

const FILLS = { spruce: 'bg-spruce', good: 'bg-good', warn: 'bg-warn', bad: 'bg-bad' }

/** 0 to 100, whole. */
export const percentOf = (value: number, max: number): number =>
  max <= 0 ? 0 : Math.round((Math.min(Math.max(value, 0), max) / max) * 100)

/** A bar with its words: real progress of real work. */
export function Progress({ label, value, max = 100, valueText, tone = 'spruce' }: ProgressProps) {
  const percent = value === null ? null : percentOf(value, max)
  const text = valueText === undefined ? (percent === null ? '' : `${percent}%`) : valueText
  return (
    <div>
      <div className="mb-1.5 flex justify-between gap-4 text-small">
        <span>{label}</span>
        {text === null ? null : <span className="figures text-soft">{text}</span>}
      </div>
      <div
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- browsers draw their own bar each in another way and color
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value === null ? undefined : Math.min(Math.max(value, 0), max)}
        aria-valuetext={text ?? `${percent ?? 0}%`}
        className="h-2.5 overflow-hidden rounded-full bg-disabled-wash"
      >
        <div
          className={`h-full rounded-full transition-[width] duration-200 ${FILLS[tone]} ${percent === null ? 'animate-breathe' : ''}`}
          style={{ width: `${percent ?? 100}%` }}
        />
      </div>
    </div>
  )
}
