import type { ReactNode } from 'react'

interface PageHeadingProps {
  readonly title: string
  /** One or two sentences under the heading. */
  readonly lead?: ReactNode
  /** The screen's one primary action: at the end of the line, full width below on a phone. */
  readonly action?: ReactNode
}

/** The one h1 of a screen with its lead and its main action. */
export function PageHeading({ title, lead, action }: PageHeadingProps) {
  return (
    <div className="flex flex-col gap-x-8 gap-y-4 md:flex-row md:items-end md:justify-between">
      <div>
        <h1>{title}</h1>
        {lead === undefined ? null : <p className="measure mt-2 text-soft">{lead}</p>}
      </div>
      {action === undefined ? null : <div className="flex flex-col gap-2 sm:flex-row md:shrink-0">{action}</div>}
    </div>
  )
}
