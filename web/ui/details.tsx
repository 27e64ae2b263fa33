import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '#web/ui/icon.tsx'

interface DetailsProps {
  readonly summary: ReactNode
  /** Details of the same name form an accordion: opening one closes the others. */
  readonly name?: string
  readonly isOpen?: boolean
  /** `row` spans its line with a rule below, for accordions; `line` is a link-like summary in text. */
  readonly look?: 'line' | 'row'
  readonly onToggle?: (isOpen: boolean) => void
  readonly children: ReactNode
}

/** More, for those who ask for it: opens in place, prints open, needs no script. */
export function Details({ summary, name, isOpen = false, look = 'line', onToggle, children }: DetailsProps) {
  const isRow = look === 'row'
  return (
    <details
      name={name}
      open={isOpen || undefined}
      onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}
      className={`group ${isRow ? 'border-b border-rule' : ''}`}
    >
      <summary
        className={`inline-flex min-h-11 list-none items-center gap-1.5 rounded-field [&::-webkit-details-marker]:hidden ${isRow ? 'w-full py-3 font-strong' : 'text-link'}`}
      >
        <Icon of={ChevronRight} size={18} className="transition-transform duration-150 group-open:rotate-90" />
        {summary}
      </summary>
      <div className={isRow ? 'pb-4 pl-6' : 'pt-2 pb-1'}>{children}</div>
    </details>
  )
}
