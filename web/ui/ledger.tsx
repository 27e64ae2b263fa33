import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import type { RowPlace } from '#web/ui/long-list.tsx'

interface LedgerProps extends Pick<ComponentProps<'ul'>, 'tabIndex'> {
  /** What the list is of, when no heading says it. */
  readonly label?: string
  readonly children: ReactNode
}

/** Rows under one another with hairlines between them. Its children are `LedgerRow`s. */
export function Ledger({ label, children, ...rest }: LedgerProps) {
  return (
    <ul {...rest} aria-label={label} className="divide-y divide-rule">
      {children}
    </ul>
  )
}

interface LedgerRowProps {
  /** Set in the serif: a creditor, a document. */
  readonly title: ReactNode
  /** 3 under a sheet's heading. */
  readonly level?: 3 | 4
  /** Tags and marks under the title. */
  readonly marks?: ReactNode
  /** Buttons: next to the words where there is room, below them where there is not. */
  readonly actions?: ReactNode
  readonly isSelected?: boolean
  /** -1 where it takes the focus that a button of it lost. */
  readonly tabIndex?: -1
  /** Which one it is of a long list. */
  readonly place?: RowPlace | undefined
  readonly children?: ReactNode
}

/** One entry of a ledger: title, marks, free content, actions. */
export function LedgerRow({ title, level = 3, marks, actions, isSelected = false, tabIndex, place, children }: LedgerRowProps) {
  const Heading = level === 3 ? 'h3' : 'h4'
  return (
    <li {...place} tabIndex={tabIndex} className={clsx('px-5 py-5 md:px-7', isSelected && 'bg-spruce-wash')}>
      <div className="flex flex-wrap items-start justify-between gap-x-5 gap-y-3">
        <div className="min-w-0 flex-1 basis-40">
          <Heading className="font-serif text-h3 wrap-anywhere">{title}</Heading>
          {marks === undefined ? null : <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1.5">{marks}</div>}
        </div>
        {actions === undefined ? null : <div className="flex flex-wrap gap-2">{actions}</div>}
      </div>
      {children === undefined ? null : <div className="mt-3">{children}</div>}
    </li>
  )
}
