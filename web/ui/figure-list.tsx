import { clsx } from 'clsx'

interface FigureListProps {
  readonly figures: readonly { readonly label: string; readonly figure: string }[]
  /** How many stand next to each other: `grid-cols-2 sm:grid-cols-3`. */
  readonly columns: string
}

/** Figures inside a sheet, each over its words. */
export function FigureList({ figures, columns }: FigureListProps) {
  return (
    <dl className={clsx('grid gap-4', columns)}>
      {figures.map(({ label, figure }) => (
        <div key={label} className="flex flex-col-reverse justify-end">
          <dt className="text-small text-soft">{label}</dt>
          <dd className="quoted figures text-figure">{figure}</dd>
        </div>
      ))}
    </dl>
  )
}
