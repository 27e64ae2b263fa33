import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { BUREAU_NAMES, type Bureau } from '#engine/words/bureau.ts'
import { writeReportDate } from '#web/parts/written.ts'
import type { ComparedRow } from '#web/screens/credit-reports/side-by-side/compare.ts'
import { ComparedCell, Differs } from '#web/screens/credit-reports/side-by-side/compared-cell.tsx'
import type { Shown } from '#web/screens/credit-reports/side-by-side/shown.ts'
import { BureauMark } from '#web/ui/bureau-mark.tsx'

interface ComparedTableProps {
  readonly caption: string
  readonly shown: readonly Shown[]
  readonly children: ReactNode
}

/** A column a bureau; its head stays in sight under the page's own. Its children are `<tbody>`s. */
export function ComparedTable({ caption, shown, children }: ComparedTableProps) {
  return (
    <table className="w-full table-fixed border-collapse text-small">
      <caption className="sr-only">{caption}</caption>
      <thead className="sticky top-16 z-10 bg-sheet shadow-[0_1px_0_var(--color-edge)] print:static">
        <tr>
          <th scope="col" className="w-1/4 py-2.5 pr-4 pl-5 text-left align-bottom font-strong text-soft md:pl-7">
            What is printed
          </th>
          {shown.map(({ bureau, reportDate }) => (
            <th key={bureau} scope="col" className="py-2.5 pr-4 text-left align-bottom font-normal">
              <BureauMark bureau={bureau} isFull />
              <span className="block text-micro text-soft">{writeReportDate(reportDate)}</span>
            </th>
          ))}
        </tr>
      </thead>
      {children}
    </table>
  )
}

interface ComparedLineProps {
  readonly row: ComparedRow
  readonly shown: readonly Shown[]
}

export function ComparedLine({ row, shown }: ComparedLineProps) {
  return (
    <tr className="border-t border-rule">
      <th scope="row" className="py-2 pr-4 pl-5 text-left align-top font-normal text-soft md:pl-7">
        {row.name}
        {row.isDifferent ? <Differs /> : null}
      </th>
      {shown.map(({ bureau, reportId }) => (
        <td
          key={bureau}
          className={clsx(
            'py-2 pr-4 align-top wrap-anywhere',
            row.isDifferent && row.cells[bureau] && 'border-l-2 border-mark pl-2',
          )}
        >
          <ComparedCell
            bureau={bureau}
            reportId={reportId}
            name={row.name}
            cell={row.cells[bureau]}
            isDifferent={row.isDifferent}
          />
        </td>
      ))}
    </tr>
  )
}

interface ComparedCardProps {
  readonly rows: readonly ComparedRow[]
  readonly shown: readonly Shown[]
}

/** The same on a phone: what all print alike stands once, what differs a line for each bureau. */
export function ComparedCard({ rows, shown }: ComparedCardProps) {
  return (
    <dl className="divide-y divide-rule">
      {rows.map((row) => {
        const alike = isAlike(row, shown)
        const lines = alike === null ? shown : [alike]
        return (
          <div key={row.name} className="py-2">
            <dt className="text-small text-soft">
              {row.name}
              {row.isDifferent ? <Differs /> : null}
            </dt>
            {lines.map(({ bureau, reportId }) => (
              <dd key={bureau} className="mt-0.5 flex items-baseline gap-2.5 text-small">
                {alike === null ? <BureauMark bureau={bureau} /> : null}
                <span className="min-w-0 wrap-anywhere">
                  <ComparedCell
                    bureau={bureau}
                    reportId={reportId}
                    name={`${row.name}, ${BUREAU_NAMES[bureau]}`}
                    cell={row.cells[bureau]}
                    isDifferent={row.isDifferent}
                  />
                </span>
              </dd>
            ))}
          </div>
        )
      })}
    </dl>
  )
}

/** The first bureau, where all that are shown print the very same; otherwise null. */
function isAlike({ cells }: ComparedRow, shown: readonly Shown[]): Shown | null {
  const texts = new Set(shown.map(({ bureau }: { bureau: Bureau }) => cells[bureau]?.text ?? null))
  const isUnsure = shown.some(({ bureau }) => cells[bureau]?.isUnconfirmed === true)
  return texts.size === 1 && !isUnsure ? (shown[0] ?? null) : null
}
