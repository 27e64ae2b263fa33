import type { ReactNode } from 'react'

interface EmptyStateProps {
  readonly title: string
  readonly children?: ReactNode
  /** What to do next: one button or link. */
  readonly action?: ReactNode
  readonly level?: 2 | 3
}

/** Nothing here yet: says so, says what that means, offers the next step. */
export function EmptyState({ title, children, action, level = 3 }: EmptyStateProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <div className="flex flex-col items-start gap-2 px-5 py-8 md:px-7">
      <Heading className="text-h3">{title}</Heading>
      {children === undefined ? null : <p className="measure text-soft">{children}</p>}
      {action === undefined ? null : <div className="mt-2">{action}</div>}
    </div>
  )
}
