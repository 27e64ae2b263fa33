import type { Figures } from '#web/screens/credit-repair/repair-figures.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

const TILES = [
  { key: 'reportsUploaded', label: 'Reports uploaded' },
  { key: 'totalNegativeItems', label: 'Negative items' },
  { key: 'itemsDisputed', label: 'Items disputed' },
  { key: 'activeDisputes', label: 'Active disputes' },
  { key: 'resolvedDisputes', label: 'Resolved' },
  { key: 'estimatedScoreIncrease', label: 'Estimated points' },
] as const satisfies readonly { key: keyof Figures; label: string }[]

/** The six headline figures, as one row of a ledger. */
export function FigureTiles({ figures }: { readonly figures: Figures | null }) {
  return (
    <dl className="grid grid-cols-2 overflow-hidden rounded-sheet border border-rule bg-rule shadow-sheet sm:grid-cols-3 lg:grid-cols-6 gap-px">
      {TILES.map(({ key, label }) => (
        <div key={key} className="flex flex-col-reverse justify-end bg-sheet px-4 py-4 md:px-5">
          <dt className="text-small text-soft">{label}</dt>
          <dd className="quoted figures text-figure">
            {figures === null ? <Skeleton height={30} className="w-10" /> : figures[key]}
          </dd>
        </div>
      ))}
    </dl>
  )
}
