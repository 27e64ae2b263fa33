import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useId } from 'react'

interface SheetProps {
  /** The heading; without one the sheet is a plain surface. */
  readonly title?: ReactNode
  /** 2 unless the sheet is under another heading. */
  readonly level?: 2 | 3
  /** At the end of the heading's line: a count, a button. */
  readonly aside?: ReactNode
  /** A ledger brings its own padding and hairlines: `ledger` puts a rule under the heading and no padding around the rows. */
  readonly holds?: 'prose' | 'ledger'
  readonly children: ReactNode
}

/** A sheet of paper on the desk: hairline border, 10 px corners. Sheets do not hold sheets; rows go in a `Ledger`. */
export function Sheet({ title, level = 2, aside, holds = 'prose', children }: SheetProps) {
  const id = useId()
  const Heading = level === 2 ? 'h2' : 'h3'
  const isLedger = holds === 'ledger'
  return (
    <section
      className="min-w-0 rounded-sheet border border-rule bg-sheet shadow-sheet"
      aria-labelledby={title === undefined ? undefined : id}
    >
      {title === undefined ? null : (
        <div
          className={clsx(
            'flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 md:px-7',
            isLedger ? 'min-h-14 border-b border-rule py-2.5' : 'pt-5 md:pt-6',
          )}
        >
          <Heading id={id} className="flex items-center gap-2.5">
            {title}
          </Heading>
          {aside}
        </div>
      )}
      <div
        className={clsx(!isLedger && 'px-5 pb-5 md:px-7 md:pb-7', !isLedger && (title === undefined ? 'pt-5 md:pt-7' : 'pt-3'))}
      >
        {children}
      </div>
    </section>
  )
}
