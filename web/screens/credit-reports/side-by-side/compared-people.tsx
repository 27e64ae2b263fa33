import type { ReactNode } from 'react'
import type { ReadyReport } from '#web/parts/stored-report.ts'
import {
  compareInquiries,
  comparePerson,
  type ComparedLists,
  listsOfPerson,
} from '#web/screens/credit-reports/side-by-side/compare-people.ts'
import { NOT_REPORTED } from '#web/screens/credit-reports/side-by-side/compared-cell.tsx'
import { ComparedCard, ComparedLine, ComparedTable } from '#web/screens/credit-reports/side-by-side/compared-table.tsx'
import type { Shown } from '#web/screens/credit-reports/side-by-side/shown.ts'
import { Value } from '#web/screens/credit-reports/value.tsx'
import { BureauMark } from '#web/ui/bureau-mark.tsx'
import { Sheet } from '#web/ui/sheet.tsx'

interface ComparedPeopleProps {
  readonly reports: readonly ReadyReport[]
  readonly shown: readonly Shown[]
  readonly isWide: boolean
}

/** Who each bureau thinks the member is. */
export function ComparedPerson({ reports, shown, isWide }: ComparedPeopleProps) {
  const rows = comparePerson(reports)
  const lists = listsOfPerson(reports)
  return (
    <Sheet title="Personal information" holds="ledger">
      {isWide ? (
        <ComparedTable caption="Personal information side by side" shown={shown}>
          <tbody>
            {rows.map((row) => (
              <ComparedLine key={row.name} row={row} shown={shown} />
            ))}
            {lists.map((list) => (
              <tr key={list.name} className="border-t border-rule">
                <th scope="row" className="py-2 pr-4 pl-5 text-left align-top font-normal text-soft md:pl-7">
                  {list.name}
                </th>
                {shown.map((column) => (
                  <td key={column.bureau} className="py-2 pr-4 align-top wrap-anywhere">
                    <ListOf list={list} column={column} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </ComparedTable>
      ) : (
        <div className="px-5 py-3">
          <ComparedCard rows={rows} shown={shown} />
          <dl className="divide-y divide-rule border-t border-rule">
            {lists.map((list) => (
              <div key={list.name} className="py-2">
                <dt className="text-small text-soft">{list.name}</dt>
                {shown.map((column) => (
                  <dd key={column.bureau} className="mt-0.5 flex items-baseline gap-2.5 text-small">
                    <BureauMark bureau={column.bureau} />
                    <ListOf list={list} column={column} />
                  </dd>
                ))}
              </div>
            ))}
          </dl>
        </div>
      )}
    </Sheet>
  )
}

function ListOf({
  list: { name, cells },
  column: { bureau, reportId },
}: {
  readonly list: ComparedLists
  readonly column: Shown
}): ReactNode {
  const lines = cells[bureau] ?? []
  if (lines.length === 0) return <span className="text-soft">{NOT_REPORTED}</span>
  return (
    <ul className="min-w-0 space-y-1 wrap-anywhere">
      {lines.map(({ text, place }) => (
        <li key={text}>
          <Value origin={{ reportId, bureau }} name={name} evidence={place}>
            {text}
          </Value>
        </li>
      ))}
    </ul>
  )
}

/** Who looked at the file at which bureau. That a company asks only one bureau is the rule, not an error. */
export function ComparedInquiries({ reports, shown, isWide }: ComparedPeopleProps) {
  const rows = compareInquiries(reports).map((row, at) => ({ ...row, key: `${row.name} ${at}` }))
  return (
    <Sheet title="Inquiries" holds="ledger">
      {rows.length === 0 ? <p className="px-5 py-5 text-soft md:px-7">None of these reports lists an inquiry.</p> : null}
      {rows.length > 0 && isWide ? (
        <ComparedTable caption="Inquiries side by side" shown={shown}>
          <tbody>
            {rows.map((row) => (
              <ComparedLine key={row.key} row={row} shown={shown} />
            ))}
          </tbody>
        </ComparedTable>
      ) : null}
      {rows.length > 0 && !isWide ? (
        <div className="divide-y divide-rule px-5 py-1">
          {rows.map((row) => (
            <ComparedCard key={row.key} rows={[row]} shown={shown.filter(({ bureau }) => row.cells[bureau] !== undefined)} />
          ))}
        </div>
      ) : null}
    </Sheet>
  )
}
