import { clsx } from 'clsx'
import { ChevronRight } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Icon } from '#web/ui/icon.tsx'

interface FoldedSheetProps {
  readonly title: string
  /** As of a `Sheet`. */
  readonly holds?: 'prose' | 'ledger'
  readonly children: ReactNode
}

/** A sheet of which the heading alone shows until someone opens it: for screens of many parts, of which few are wanted at a time. */
export function FoldedSheet({ title, holds = 'prose', children }: FoldedSheetProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-sheet border border-rule bg-sheet shadow-sheet">
      <details className="group">
        <summary className="flex min-h-14 list-none items-center justify-between gap-4 rounded-sheet px-5 py-2.5 hover:bg-spruce-wash md:px-7 [&::-webkit-details-marker]:hidden">
          <h2 id={id}>{title}</h2>
          <Icon of={ChevronRight} className="text-soft transition-transform duration-150 group-open:rotate-90" />
        </summary>
        <div className={clsx('border-t border-rule', holds === 'prose' && 'px-5 py-5 md:px-7')}>{children}</div>
      </details>
    </section>
  )
}

/** Opens the folded sheet that this element is in. */
export function unfold(element: Element | null): void {
  const folded = element?.closest('details')
  if (folded != null) folded.open = true
}
