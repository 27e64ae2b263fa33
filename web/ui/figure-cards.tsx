import type { ReactNode } from 'react'

/** The headline figures of a screen in one row: `FigureCard`s. */
export function FigureCards({ children }: { readonly children: ReactNode }) {
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-sheet border border-rule bg-rule shadow-sheet md:grid-cols-4">
      {children}
    </dl>
  )
}

interface FigureCardProps {
  readonly name: string
  readonly value: ReactNode
  /** What the figure counts. */
  readonly note?: string | null
  /** Below the figure. */
  readonly children?: ReactNode
}

export function FigureCard({ name, value, note = null, children }: FigureCardProps) {
  return (
    <div className="bg-sheet px-5 py-4">
      <dt className="text-small text-soft">{name}</dt>
      <dd>
        <span className="quoted figures block text-figure">{value}</span>
        {note === null ? null : <span className="block text-micro text-soft">{note}</span>}
        {children}
      </dd>
    </div>
  )
}
