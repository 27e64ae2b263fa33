import { ChevronRight } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import { type Bureau, BUREAUS } from '#engine/words/bureau.ts'
import { BureauMarks } from '#web/ui/bureau-mark.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { RowPlace } from '#web/ui/long-list.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

interface DenseRowProps {
  readonly place: RowPlace
  readonly name: string
  /** As printed: `$1,284`. */
  readonly amount: string | null
  /** The problem in a few words. */
  readonly problem: string
  readonly bureaus: ReadonlySet<Bureau>
  /** Its state, and by when. */
  readonly marks: ReactNode
  /** The one next step. */
  readonly act: ReactNode
  /** Buttons that are under the line, open or not; their room is kept while they come. */
  readonly below?: ReactNode
  readonly isOpen: boolean
  readonly onToggle: () => void
  /** What shows once it is open; its code may come then. */
  readonly children: ReactNode
}

/** A row of one line: company, problem, amount, bureaus, state and one button. The rest opens in place; Escape closes it. */
export function DenseRow({
  place,
  name,
  amount,
  problem,
  bureaus,
  marks,
  act,
  below,
  isOpen,
  onToggle,
  children,
}: DenseRowProps) {
  return (
    <li {...place} className="px-5 py-1.5 md:px-7">
      <div className="flex flex-wrap items-center gap-x-3">
        <button
          type="button"
          data-row
          aria-expanded={isOpen}
          onClick={onToggle}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && isOpen) onToggle()
          }}
          className="flex min-h-11 min-w-0 flex-1 basis-48 items-center gap-2 rounded-field text-left hover:bg-spruce-wash"
        >
          <Icon
            of={ChevronRight}
            size={18}
            className={`shrink-0 transition-transform duration-150 ${isOpen ? 'rotate-90' : ''}`}
          />
          <span className="min-w-0 flex-1 md:grid md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_auto] md:items-center md:gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_18rem]">
            <span className="block min-w-0 wrap-anywhere">
              <strong>{name}</strong>{' '}
              {amount === null ? null : <span className="figures ml-1 text-small whitespace-nowrap text-soft">{amount}</span>}
            </span>
            <span className="block text-small wrap-anywhere">{problem}</span>
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="empty:hidden lg:w-32 lg:empty:block">
                {bureaus.size === 0 ? null : <BureauMarks bureaus={BUREAUS.filter((bureau) => bureaus.has(bureau))} />}
              </span>
              {marks}
            </span>
          </span>
        </button>
        {act === null && below !== undefined ? null : (
          <span className="ml-auto shrink-0 lg:flex lg:w-28 lg:justify-end">{act}</span>
        )}
      </div>
      {below === undefined ? null : <div className="flex min-h-14 justify-end py-1.5">{below}</div>}
      {isOpen ? <Suspense fallback={<SkeletonRows count={1} label={`Loading ${name}`} />}>{children}</Suspense> : null}
    </li>
  )
}
