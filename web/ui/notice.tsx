import type { ReactNode } from 'react'

const EDGES = { mark: 'border-mark', good: 'border-good', info: 'border-info', bad: 'border-bad' }

interface NoticeProps {
  /** `mark` for a deadline or a finding, `bad` for a failure, `good` for something done. */
  readonly tone?: keyof typeof EDGES
  readonly title?: string
  /** Read aloud when it appears. */
  readonly isLive?: boolean
  readonly children: ReactNode
}

/** A paragraph with a coloured edge in its margin; at most one above the heading of a screen. */
export function Notice({ tone = 'mark', title, isLive = false, children }: NoticeProps) {
  return (
    <div role={isLive ? 'status' : undefined} className={`border-l-4 py-1 pl-4 ${EDGES[tone]}`}>
      {title === undefined ? null : <p className="font-strong">{title}</p>}
      <div className="measure text-soft">{children}</div>
    </div>
  )
}
